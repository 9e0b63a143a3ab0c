#include "cli/hot_seat.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/menu.hpp"
#include "cli/words_to_move.hpp"
#include "play/rule_text.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

bool is_bidding(const std::vector<ShownChoice>& choices) {
    return std::all_of(choices.begin(), choices.end(),
                       [](const ShownChoice& choice) { return choice.verb == "bid" || choice.verb == "pass"; });
}

std::string first_rule_of(const AnyGame& game) {
    for (const RuleLine& line : rules_of(game))
        if (!line.id.empty()) return line.id;
    return {};
}

}   // namespace

Exit HotSeat::run() {
    while (!table_->is_over() && !is_interrupted()) {
        const Seat seat = table_->decider();
        if (seat == Seat::chance) let_chance_decide();
        else if (!is_person(seat)) let_bot_move(*bots_[static_cast<std::size_t>(seat)]);
        if (!is_person(seat) || (hand_over(seat) && ask(seat))) continue;
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

// What chance decided before an undo comes again, as long as it fits.
void HotSeat::let_chance_decide() {
    if (!outcomes_taken_back_.empty()) {
        const json::object outcome = std::move(outcomes_taken_back_.front());
        outcomes_taken_back_.pop_front();
        Problem problem;
        table_->check(outcome, problem);
        if (!problem) return make(outcome);
        outcomes_taken_back_.clear();
    }
    make(table_->random_move(random_));
}

// An external bot that loses its seat is reported once.
void HotSeat::let_bot_move(Bot& bot) {
    const bool was_fine = bot.complaint().empty();
    const AnyMove move = bot.choose(*table_, random_);
    if (was_fine && !bot.complaint().empty()) say(bot.complaint() + '\n');
    make(move);
}

void HotSeat::make(const json::object& typed) {
    Problem problem;
    const AnyMove move = table_->read_move(typed, problem);
    if (problem) refuse(problem);
    else make(move);
}

void HotSeat::make(const AnyMove& move) {
    if (table_->lot().empty() && !is_person(table_->decider())) is_board_stale_ = true;
    Problem problem;
    table_->play(move, problem);
    if (problem) return refuse(problem);
    is_asked_again_ = false;
    tell(table_->latest_events());
}

void HotSeat::refuse(const Problem& problem) {
    const std::string rule = problem.rule().empty() ? "" : " (rule " + problem.rule() + ")";
    say("That is not allowed: " + problem.sentence() + rule + '\n');
    is_asked_again_ = true;
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

// Where purses are secret, the next person comes to an empty screen.
bool HotSeat::hand_over(Seat seat) {
    const Seat before = std::exchange(asked_, seat);
    if (before == seat || before == Seat::nobody || !table_->has_secrets() || !is_terminal()) return true;
    clear_screen();
    say(table_->names().of(seat) + ", press Enter when nobody else is looking. ");
    is_board_stale_ = true;
    is_asked_again_ = false;
    return input_.next().has_value();
}

void HotSeat::show_question(Seat seat, const std::vector<ShownChoice>& choices) const {
    say(fmt::format("\n{} ({}): {}\n", table_->names().of(seat), dollars(table_->cash(seat)), table_->question())
        + menu_of(choices, terminal_width()));
}

bool HotSeat::answer(std::string_view typed, const std::vector<ShownChoice>& choices) {
    const std::size_t blank = std::min(typed.find(' '), typed.size());
    is_asked_again_ = true;
    if (typed == "q" || typed == "quit") return false;
    if (obey(typed.substr(0, blank), trimmed(typed.substr(blank)), choices)) return true;
    const Understood understood = understand(typed, choices, codes_);
    if (const auto* chosen = std::get_if<Chosen>(&understood)) return choose(choices[chosen->choice], chosen->amount);
    if (const auto* wrong = std::get_if<NotUnderstood>(&understood)) say(wrong->sentence + '\n');
    else if (const json::object& move = std::get<Unoffered>(understood).move; move.contains("move")) make(move);
    else say("A move in JSON looks like {\"move\":\"pass\"}.\n");
    return true;
}

bool HotSeat::obey(std::string_view word, std::string_view rest, const std::vector<ShownChoice>& choices) {
    const auto is = [&](std::string_view letter, std::string_view name) { return word == letter || word == name; };
    if (is("r", "rules")) show_rules(rest);
    else if (is("w", "why")) explain(rest, choices);
    else if (is("n", "names")) say(names_of(codes_, rest, terminal_width()));
    else if (table_->has_routes() && is("f", "follow")) take_route(rest);
    else if (!rest.empty()) return false;
    else if (is("h", "help")) say(help_with(choices, first_rule_of(game_), table_->has_routes()));
    else if (is("s", "save")) save();
    else if (is("u", "undo")) undo();
    else if (is("b", "board")) {
        show_board();
        is_asked_again_ = false;
    } else return false;
    return true;
}

// Lists the routes from the train to its destination, or follows one of them.
void HotSeat::take_route(std::string_view number) {
    Problem problem;
    const json::value whole = json::object{};
    json::object found;
    table_->write_routes(Reader(whole, "routes", problem), found);
    if (problem) return void(say(problem.sentence() + '\n'));
    const json::array& routes = found.at("routes").as_array();
    if (routes.empty()) return void(say("There is no route to follow.\n"));
    if (number.empty()) return void(say(routes_in_words(routes, codes_)));
    for (std::size_t i = 0; i < routes.size(); ++i)
        if (number == std::to_string(i + 1)) return follow(routes[i].at("steps").as_array());
    say(fmt::format("There is no route {}: type f for the routes.\n", number));
}

// Makes the moves of these steps for as long as the same person may; steps that are forced play themselves.
void HotSeat::follow(const json::array& steps) {
    const Seat seat = table_->decider();
    const auto is_step = [](const json::object& move, const json::object& step) {
        return std::all_of(step.begin(), step.end(), [&](const auto& field) {
            return move.contains(field.key()) && move.at(field.key()) == field.value();
        });
    };
    for (const json::value& step : steps) {
        if (table_->is_over() || table_->decider() != seat) return;
        for (const ShownChoice& choice : table_->choices())
            if (const json::object move = choice.move(); is_step(move, step.as_object())) {
                make(move);
                break;
            }
    }
}

bool HotSeat::choose(const ShownChoice& choice, std::optional<Money> amount) {
    if (!choice.amount_field.empty() && !amount && choice.least != choice.most) {
        say(fmt::format("How much? {} to {}, or Enter to choose again: ", dollars(choice.least), dollars(choice.most)));
        const auto typed = input_.next();
        if (!typed) return false;
        const Understood number = understand("1 " + std::string(trimmed(*typed)), {choice}, codes_);
        const auto* chosen = std::get_if<Chosen>(&number);
        if (chosen == nullptr || !chosen->amount) {
            say(trimmed(*typed).empty() ? "" : "That is not an amount.\n");
            return true;
        }
        amount = chosen->amount;
    }
    make(move_of(choice, amount));
    return true;
}

void HotSeat::explain(std::string_view typed, const std::vector<ShownChoice>& choices) const {
    const std::string example = in_words(choices.back());
    if (typed.empty()) return void(say("Type the move after it, such as: w " + example + '\n'));
    const Understood understood = understand(typed, choices, codes_);
    if (std::holds_alternative<NotUnderstood>(understood))
        return void(say("Only moves like those above can be named in words, such as: w " + example
                        + "\nAsk about any other in JSON, such as: w {\"move\":\"pass\"}\n"));
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
    const json::object record = table_->record();
    const json::array& moves = record.at("moves").as_array();
    bool is_undone = false;
    while (table_->undo()) {
        is_undone = true;
        if (table_->decider() == Seat::chance)
            outcomes_taken_back_.push_front(moves[static_cast<std::size_t>(table_->decisions())].as_object());
        if (is_person(table_->decider())) break;
    }
    say(is_undone ? "Taken back.\n" : "There is nothing to take back.\n");
    is_asked_again_ = !is_undone;
    is_board_stale_ = is_board_stale_ || is_undone;
}

bool HotSeat::save() const {
    if (save_path_.empty()) return true;   // only bots play, and nobody asked for it
    try {
        write_file(save_path_, json::serialize(table_->record()) + '\n');
    } catch (const WrongUse& problem) {
        say(std::string(problem.what()) + '\n');
        return false;
    }
    if (table_->is_over())
        say("The record is in " + save_path_ + "; read the story with: roundhouse replay " + save_path_ + '\n');
    else say("Saved in " + save_path_ + "; continue with: roundhouse play --resume " + save_path_ + '\n');
    return true;
}

void HotSeat::show_result() const {
    const BySeat<std::optional<Money>> scores = table_->scores();
    std::vector<Seat> order;
    SeatSet::all(table_->seats()).each([&](Seat seat) { order.push_back(seat); });
    std::sort(order.begin(), order.end(), [&](Seat a, Seat b) {   // who is out comes last
        return scores[a] != scores[b] ? scores[a] > scores[b] : index(a) < index(b);
    });
    TextTable table({{"Player"}, {"Cash", TextTable::Side::right}, {""}});
    for (const Seat seat : order)
        table.add({table_->names().of(seat), scores[seat] ? dollars(*scores[seat]) : "out",
                   table_->winners().contains(seat) ? "wins" : ""});
    say("The game is over.\n" + table.text(2));
}

}   // namespace roundhouse::cli
