// What every game tells of what happens: each figure in a sentence is one of its event's fields, and what is told of
// the position is what the position says.
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play/games.hpp"

namespace roundhouse {
namespace {

constexpr int longest = 2500;   // decisions of a game that are looked at

// The figures of a text: "$1,000" is one, with its sign; other digits count as they stand.
std::set<std::string> figures_in(std::string_view text) {
    std::set<std::string> figures;
    const auto is_digit = [&](std::size_t at) {
        return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at]));
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_digit(at)) continue;
        std::string figure = at > 0 && text[at - 1] == '$' ? "$" : "";
        for (; is_digit(at) || (is_digit(at + 1) && text[at] == ','); ++at)
            if (text[at] != ',') figure += text[at];
        figures.insert(figure);
    }
    return figures;
}

// What a sentence may say: the numbers among the fields, as dollars too, and the digits of names. Players have names
// here, so that no sentence says the number of a seat.
void add_figures(std::string_view key, const json::value& field, std::set<std::string>& figures) {
    if (key == "seat" || key == "seller" || key == "builder" || key == "winner") return;
    if (const auto* number = field.if_int64()) {
        const std::string digits = std::to_string(*number < 0 ? -*number : *number);
        figures.insert({digits, "$" + digits});
    } else if (const auto* text = field.if_string()) {
        figures.merge(figures_in(*text));
    } else if (const auto* list = field.if_array()) {
        for (const json::value& part : *list) add_figures(key, part, figures);
    } else if (const auto* parts = field.if_object()) {
        for (const auto& part : *parts) add_figures(key, part.value(), figures);
    }
}

// A figure of the event's sentence that is none of its fields; empty where all are.
std::string stray_figure(const json::object& event) {
    std::set<std::string> told;
    for (const auto& field : event)
        if (field.key() != "text") add_figures(field.key(), field.value(), told);
    for (const std::string& figure : figures_in(event.at("text").as_string()))
        if (!told.contains(figure)) return figure;
    return {};
}

// The latest that was told of each railroad and player: "railroads.KP.income", "players.2.income".
class ToldOfPosition {
public:
    void note(const json::object& event) {
        const json::value* railroad = event.if_contains("railroad");
        const json::value* seat = event.if_contains("seat");
        const bool is_of_a_share = event.at("kind").as_string().starts_with("share_");
        for (const char* key : {"treasury", "income", "value"}) {
            const json::value* figure = event.if_contains(key);
            if (figure == nullptr || !figure->is_int64() || railroad == nullptr) continue;
            if (is_of_a_share && seat != nullptr) player_income_[static_cast<std::size_t>(seat->as_int64())] = *figure;
            else railroads_[std::string(railroad->as_string())][key] = *figure;
        }
        if (event.at("kind") == "auction_opened") auction_ = event;
    }

    // What the position says otherwise; empty where nothing.
    std::string contradicted(const json::object& state) const {
        for (const auto& [code, figures] : railroads_)
            for (const auto& [key, figure] : figures) {
                const json::value* now = state.at("railroads").at(code).as_object().if_contains(key);
                if (now != nullptr && *now != figure) return code + "." + key;
            }
        for (const auto& [seat, income] : player_income_)
            if (state.at("players").as_array()[seat].at("income") != income) return "income of a player";
        if (auction_.empty() || state.at("auction").is_null()) return {};
        const json::object& auction = state.at("auction").as_object();
        for (const char* key : {"railroad", "purpose", "minimum", "seller"})
            if (const json::value* told = auction_.if_contains(key); told != nullptr && auction.at(key) != *told)
                return std::string("auction.") + key;
        return auction.at("opener") == auction_.at("seat") ? "" : "auction.opener";
    }

private:
    std::map<std::string, std::map<std::string, json::value>> railroads_;
    std::map<std::size_t, json::value> player_income_;
    json::object auction_;
};

void check_game(const AnyGame& kind, int seats, std::uint64_t number) {
    SCOPED_TRACE(std::string(kind.id()) + ", game " + std::to_string(number));
    Problem problem;
    std::vector<std::string> names{"Ann", "Bert", "Cleo", "Dave", "Ed", "Fay"};   // without figures
    names.resize(static_cast<std::size_t>(seats));
    const auto table = kind.new_table(kind.boards().front(), {.seats = seats, .names = std::move(names)}, problem);
    ASSERT_FALSE(problem) << problem.sentence();
    Random random = random_for(7, number);
    while (!table->is_over() && table->decisions() < longest) {
        table->play(table->random_move(random), problem);
        ToldOfPosition told;
        for (const json::value& event : table->latest_events()) {
            ASSERT_EQ(stray_figure(event.as_object()), "") << json::serialize(event);
            told.note(event.as_object());
        }
        ASSERT_EQ(told.contradicted(table->state(Viewer::everything())), "") << json::serialize(table->latest_events());
    }
}

TEST(Sentences, say_what_their_events_say_and_what_the_position_says_in_random_games_of_every_game) {
    for (const AnyGame* kind : games())
        for (int seats = kind->least_seats(); seats <= kind->most_seats(); ++seats)
            for (std::uint64_t number = 0; number < 2; ++number)
                EXPECT_NO_FATAL_FAILURE(check_game(*kind, seats, number));
}

TEST(Sentences, have_their_figures_found_with_the_sign_and_without_the_comma) {
    EXPECT_EQ(figures_in("In Topeka (E45) for $1,000, 2 at $3."), (std::set<std::string>{"45", "$1000", "2", "$3"}));
}

TEST(Sentences, that_say_a_figure_of_their_own_are_found) {
    const auto stray = [](const char* text) {
        return stray_figure({{"kind", "bid"}, {"seat", 4}, {"amount", 3}, {"paid", {{"1", 12}}}, {"text", text}});
    };
    EXPECT_EQ(stray("Ann bids $3 and pays $12."), "");
    EXPECT_EQ(stray("Ann bids $4."), "$4");
    EXPECT_EQ(stray("Ann bids $3 for 1 share."), "1");
}

TEST(Sentences, that_the_position_contradicts_are_found) {
    ToldOfPosition told;
    told.note({{"kind", "track_built"}, {"railroad", "KP"}, {"income", 4}});
    told.note({{"kind", "auction_opened"}, {"railroad", "KP"}, {"seat", 1}, {"purpose", "issue"}});
    const auto contradicted = [&](int income, const char* purpose, int opener) {
        return told.contradicted({{"railroads", {{"KP", {{"income", income}}}}},
                                  {"auction", {{"railroad", "KP"}, {"purpose", purpose}, {"opener", opener}}}});
    };
    EXPECT_EQ(contradicted(4, "issue", 1), "");
    EXPECT_EQ(contradicted(5, "issue", 1), "KP.income");
    EXPECT_EQ(contradicted(4, "opening", 1), "auction.purpose");
    EXPECT_EQ(contradicted(4, "issue", 2), "auction.opener");
}

}   // namespace
}   // namespace roundhouse
