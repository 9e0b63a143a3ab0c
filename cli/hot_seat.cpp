#include "cli/hot_seat.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/words_to_move.hpp"
#include "play/rule_text.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

constexpr const char* help = R"(
  3           take choice 3
  2 15        take choice 2 with an amount of 15
  bid 15      the same in words; so are: pass, build E45, topeka
  b  board    show the board and the tables
  w  why      why is a move not allowed? w build A1
  r  rules    all rules, or one: r KP-16
  u  undo     take back the last decision of a person
  s  save     save the game
  q  quit     save the game and leave it
  h  help     this list

)";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

bool is_bidding(const std::vector<ShownChoice>& choices) {
    return std::all_of(choices.begin(), choices.end(),
                       [](const ShownChoice& choice) { return choice.verb == "bid" || choice.verb == "pass"; });
}

std::string as_words(std::string_view step) {
    std::string words(step);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

}   // namespace

Exit HotSeat::run() {
    while (!table_->is_over() && !is_interrupted()) {
        const Seat seat = table_->decider();
        if (!is_person(seat)) {
            move_robot(seat);
            continue;
        }
        if (ask(seat)) continue;
        if (table_->decisions() > 0 && !save()) return Exit::no;
        return is_interrupted() ? Exit::interrupted : Exit::fine;
    }
    if (is_interrupted()) {
        save();
        return Exit::interrupted;
    }
    show_board();
    show_result();
    save();
    return Exit::fine;
}

// Chance moves at random too. A program that loses its seat is reported once.
void HotSeat::move_robot(Seat seat) {
    if (!is_player(seat)) return make(table_->random_move(random_));
    Bot& robot = *robots_[static_cast<std::size_t>(seat)];
    const bool was_fine = robot.complaint().empty();
    const json::object move = robot.choose(*table_, random_);
    if (was_fine && !robot.complaint().empty()) say(robot.complaint() + '\n');
    make(move);
}

void HotSeat::make(const json::object& move) {
    const bool is_bid = move.at("move") == "bid" || move.at("move") == "pass";
    if (!is_bid && !is_person(table_->decider())) is_board_stale_ = true;
    Problem problem;
    json::array events;
    table_->play(move, events, problem);
    if (problem) {
        const std::string rule = problem.rule().empty() ? "" : " (rule " + problem.rule() + ")";
        say("That is not allowed: " + problem.sentence() + rule + '\n');
        is_asked_again_ = true;
        return;
    }
    is_asked_again_ = false;
    tell(events);
}

void HotSeat::tell(const json::array& events) const {
    for (const json::value& event : events)
        say("  " + wrapped(std::string(event.at("text").as_string()), terminal_width() - 2, 4) + '\n');
}

void HotSeat::show_board() {
    say('\n' + table_->text_drawing() + '\n');
    is_board_stale_ = false;
}

bool HotSeat::ask(Seat seat) {
    const std::vector<ShownChoice> choices = table_->choices();
    if (!is_asked_again_) {
        if (is_board_stale_ && !is_bidding(choices)) show_board();
        show_question(seat, choices);
    }
    say("> ");
    const auto typed = input_.next();
    if (!typed) {
        say("\n");
        return false;
    }
    return answer(trimmed(*typed), choices);
}

std::string HotSeat::situation(Seat seat) const {
    const json::object state = table_->state(Viewer::seat(seat));
    std::string text = table_->names().of(seat);
    if (const auto* cash = state.at("players").at(static_cast<std::size_t>(seat)).at("cash").if_int64())
        text += " (" + dollars({static_cast<std::int32_t>(*cash)}) + ")";
    text += ", " + as_words(state.at("step").as_string());
    const json::value* auction = state.if_contains("auction");
    if (auction == nullptr || auction->is_null()) {
        if (const json::value* operating = state.if_contains("operating");
            operating != nullptr && operating->is_string())
            text += " for the " + std::string(operating->as_string());
        return text;
    }
    if (const auto* railroad = auction->at("railroad").if_string())
        text += ": a share of the " + std::string(*railroad);
    if (const auto* high = auction->at("high").if_int64())
        text += fmt::format(", {} leads with {}", table_->names().of(Seat(auction->at("leader").as_int64())),
                            dollars({static_cast<std::int32_t>(*high)}));
    else text += ", no bid yet";
    return text;
}

void HotSeat::show_question(Seat seat, const std::vector<ShownChoice>& choices) const {
    const int width = static_cast<int>(std::to_string(choices.size()).size());
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < choices.size(); ++i)
        lines.push_back(padded_left(std::to_string(i + 1), width) + "  " + choices[i].text);
    constexpr std::size_t few = 5;
    std::string list;
    if (lines.size() > few) list = in_columns(lines, terminal_width());
    else
        for (const std::string& line : lines) list += "  " + line + '\n';
    say('\n' + situation(seat) + "\n" + list);
}

bool HotSeat::answer(std::string_view typed, const std::vector<ShownChoice>& choices) {
    const std::size_t blank = std::min(typed.find(' '), typed.size());
    const std::string_view word = typed.substr(0, blank), rest = trimmed(typed.substr(blank));
    const auto is = [&](std::string_view letter, std::string_view name) { return word == letter || word == name; };
    is_asked_again_ = true;
    if (rest.empty() && is("q", "quit")) return false;
    if (rest.empty() && is("h", "help")) say(help);
    else if (rest.empty() && is("b", "board")) {
        show_board();
        is_asked_again_ = false;
    } else if (rest.empty() && is("s", "save")) save();
    else if (rest.empty() && is("u", "undo")) undo();
    else if (is("r", "rules")) show_rules(rest);
    else if (is("w", "why")) explain(rest, choices);
    else {
        const Understood understood = understand(typed, choices);
        if (const auto* chosen = std::get_if<Chosen>(&understood))
            return choose(choices[chosen->choice], chosen->amount);
        if (const auto* move = std::get_if<Unoffered>(&understood)) {
            if (move->move.contains("move")) make(move->move);
            else say("A move in JSON looks like {\"move\":\"pass\"}.\n");
        } else say(std::get<NotUnderstood>(understood).sentence + '\n');
    }
    return true;
}

bool HotSeat::choose(const ShownChoice& choice, std::optional<Money> amount) {
    if (!choice.amount_field.empty() && !amount && choice.least != choice.most) {
        say(fmt::format("How much? {} to {}, or Enter to think again: ", dollars(choice.least), dollars(choice.most)));
        const auto typed = input_.next();
        if (!typed) return false;
        const Understood number = understand("1 " + std::string(trimmed(*typed)), {choice});
        const auto* chosen = std::get_if<Chosen>(&number);
        if (chosen == nullptr || !chosen->amount) {
            say(trimmed(*typed).empty() ? "" : "That is no amount.\n");
            return true;
        }
        amount = chosen->amount;
    }
    make(move_of(choice, amount));
    return true;
}

void HotSeat::explain(std::string_view typed, const std::vector<ShownChoice>& choices) const {
    if (typed.empty()) {
        say("Type the move after it, as in: w " + choices.back().verb + " …\n");
        return;
    }
    const Understood understood = understand(typed, choices);
    if (std::holds_alternative<NotUnderstood>(understood)) {
        say("Only moves of the kinds that stand above can be named in words. Ask about another one in JSON, as in: w "
            "{\"move\":\"pass\"}\n");
        return;
    }
    const auto* chosen = std::get_if<Chosen>(&understood);
    const json::object move =
        chosen != nullptr ? move_of(choices[chosen->choice], chosen->amount) : std::get<Unoffered>(understood).move;
    Problem problem;
    table_->check(move, problem);
    say(problem ? problem.sentence() + '\n' : "It is allowed.\n");
    if (!problem.rule().empty()) show_rules(problem.rule());
}

void HotSeat::show_rules(std::string_view id) const {
    const std::vector<RuleLine> rules = rules_of(game_);
    const RuleLine* one = id.empty() ? nullptr : find_rule(rules, id);
    if (!id.empty() && one == nullptr) say("There is no rule " + std::string(id) + ".\n");
    std::string page;
    for (const RuleLine& line : rules)
        if (id.empty() || &line == one)
            page += "  " + wrapped(line.id + (line.id.empty() ? "" : "  ") + line.text, terminal_width() - 2, 4) + '\n';
    say(page);
}

void HotSeat::undo() {
    bool is_undone = false;
    while (table_->undo()) {
        is_undone = true;
        if (is_person(table_->decider())) break;
    }
    say(is_undone ? "Taken back.\n" : "There is nothing to take back.\n");
    is_asked_again_ = !is_undone;
    is_board_stale_ = is_board_stale_ || is_undone;
}

bool HotSeat::save() const {
    if (save_path_.empty()) return true;   // nobody plays, and nobody asked for it
    try {
        write_file(save_path_, json::serialize(table_->record()) + '\n');
    } catch (const WrongUse& problem) {
        say(std::string(problem.what()) + '\n');
        return false;
    }
    if (table_->is_over())
        say("The record is in " + save_path_ + "; tell the game again with: roundhouse replay " + save_path_ + '\n');
    else say("Saved in " + save_path_ + "; go on with: roundhouse play --resume " + save_path_ + '\n');
    return true;
}

void HotSeat::show_result() const {
    json::object end;
    table_->write_question(end);
    std::vector<std::pair<std::int64_t, int>> order;   // who is out comes last
    for (int seat = 0; const json::value& score : end["scores"].as_array())
        order.emplace_back(score.is_null() ? -1 : score.as_int64(), seat++);
    std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
        return std::pair(-a.first, a.second) < std::pair(-b.first, b.second);
    });
    TextTable table({{"Player"}, {"Cash", TextTable::Side::right}, {""}});
    for (const auto& [cash, seat] : order) {
        const json::array& winners = end["winners"].as_array();
        const bool has_won = std::find(winners.begin(), winners.end(), json::value(seat)) != winners.end();
        table.add({table_->names().of(Seat(seat)), cash < 0 ? "out" : dollars({static_cast<std::int32_t>(cash)}),
                   has_won ? "wins" : ""});
    }
    say("The game is over.\n" + table.text(2));
}

}   // namespace roundhouse::cli
