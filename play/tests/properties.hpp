// What must hold for every game, whatever is played: each game's tests call these with a few words of their own.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "play/tests/default_board.hpp"

namespace roundhouse::testing {

// How a careless player picks among so many ways.
using Style = std::function<int(int ways, Random& random)>;
inline int anything(int ways, Random& random) { return random.below(ways); }
inline int always_the_first(int, Random&) { return 0; }              // in all games the first is to pass
inline int always_the_last(int ways, Random&) { return ways - 1; }   // the dearest bid, the furthest place
inline int mostly_the_first(int ways, Random& random) { return random.below(8) == 0 ? random.below(ways) : 0; }

struct Plan {
    int seats = 0;
    json::value options = json::object{};
    int games = 20;         // with every check at every decision
    int longest = 20'000;   // decisions after which a game is thought endless
    Style style = anything;
    std::optional<int> rules_version{};   // the current one where none is named
};

// A table of G for tests that look into its state. The program's own makes it: TableOf<G> is compiled there once.
template <Game G>
std::unique_ptr<TableOf<G>> new_table(int seats, const json::value& options = json::object{},
                                      std::optional<int> rules_version = {}) {
    Problem problem;
    const AnyGame& kind = *find_game(G::id);
    const Seating seating{.seats = seats, .options = options, .names = {}, .rules_version = rules_version};
    auto table = kind.new_table(kind.boards().front(), seating, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    return std::unique_ptr<TableOf<G>>(static_cast<TableOf<G>*>(table.release()));
}

template <Game G>
std::vector<typename G::Move> offered(const typename G::State& s) {
    typename G::Offers offers;
    G::Rules::offers(s, offers);
    std::vector<typename G::Move> moves;
    offers.each([&](const typename G::Move& move, int) { moves.push_back(move); });
    return moves;
}

// Money sums to zero, nobody is below zero, a question has more than one answer, derived data equals recomputation.
template <Game G>
void check_state(const typename G::State& s) {
    ASSERT_EQ(s.ledger.total(), 0_usd) << "money was made or lost";
    ASSERT_FALSE(s.ledger.is_anybody_below_zero());
    ASSERT_EQ(G::recomputed(s), s) << "kept data differs from what follows from the rest, at " << G::step_name(s);
    if (G::Rules::is_over(s)) return;
    ASSERT_NE(s.decider, Seat::nobody);
    ASSERT_EQ(G::Rules::decider(s), s.decider);
    bool may_be_forced = s.decider == Seat::chance;
    if constexpr (requires { s.asks_everybody(); }) may_be_forced |= s.asks_everybody();
    ASSERT_GT(offered<G>(s).size(), may_be_forced ? 0u : 1u) << "a question with one answer, at " << G::step_name(s);
}

// A move is offered exactly when no rule refuses it. `each_thinkable(s, visit)` visits all moves worth trying.
template <Game G, class EachThinkable>
void check_offers(const typename G::State& s, EachThinkable&& each_thinkable) {
    const auto moves = offered<G>(s);
    for (const auto& move : moves) ASSERT_FALSE(G::Rules::refusal(s, move)) << G::Rules::refusal(s, move).text;
    std::unordered_map<int, std::vector<typename G::Move>> by_amount;   // thousands of bids are found by their figure
    for (const auto& move : moves) by_amount[move.amount().dollars].push_back(move);
    each_thinkable(s, [&](const typename G::Move& move) {
        const auto& alike = by_amount[move.amount().dollars];
        const bool is_offered = std::find(alike.begin(), alike.end(), move) != alike.end();
        const Refusal refusal = G::Rules::refusal(s, move);
        ASSERT_EQ(is_offered, !refusal) << G::step_name(s) << ": "
                                        << json::serialize(G::told(move, Amount{}, *s.board, Names{}).fields()) << " "
                                        << refusal.rule;
        if (refusal) ASSERT_FALSE(refusal.text.empty());
    });
}

// The same move comes back from its text.
template <Game G>
void check_move_text(const typename G::State& s, const typename G::Move& move) {
    Amount amount;
    if constexpr (requires { move.amount(); }) amount = Amount::figure(move.amount());
    const Told told = G::told(move, amount, *s.board, Names{});
    ASSERT_FALSE(told.text().empty());
    Problem problem;
    const json::value read = parsed(json::serialize(told.fields()), "move", problem);
    ASSERT_EQ(G::move_from_json(Reader(read, "move", problem), *s.board, s.seats), move) << json::serialize(read);
    ASSERT_FALSE(problem) << problem.sentence();
}

// `position` with `state` sets up the very same state.
template <Game G>
void check_position(const TableOf<G>& table) {
    Problem problem;
    const json::value written = parsed(table.state_text(Viewer::everything()), "state", problem);
    const auto again = find_game(G::id)->table_at(shared_default_board<G>(), written, {}, problem);
    ASSERT_FALSE(problem) << problem.sentence() << "\n" << json::serialize(written);
    ASSERT_EQ(static_cast<const TableOf<G>&>(*again).position(), table.position()) << json::serialize(written);
}

inline void check_events(const json::array& events) {
    for (const json::value& event : events) {
        const std::string text(event.at("text").as_string());
        ASSERT_FALSE(text.empty()) << json::serialize(event);
        ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        ASSERT_FALSE(event.at("kind").as_string().empty());
    }
}

// A player is told the price of every move beside it, and what is asked for; chance is told neither.
template <Game G>
void check_prices(const TableOf<G>& table) {
    json::object asked;
    table.write_question(asked);
    const bool is_player_asked = is_player(table.decider());
    ASSERT_EQ(asked.contains("prices"), is_player_asked);
    ASSERT_EQ(asked.contains("asks"), is_player_asked);
    if (!is_player_asked) return;
    ASSERT_FALSE(asked["asks"].at("text").as_string().empty());
    const json::object state = table.state(Viewer::everything());
    ASSERT_EQ(asked["prices"].as_array().size(), asked["moves"].as_array().size());
    for (const json::value& price : asked["prices"].as_array()) {
        if (price.is_null()) continue;
        ASSERT_EQ(price.as_object().contains("cost"), !price.as_object().contains("gain")) << json::serialize(price);
        const json::value& money = price.as_object().contains("cost") ? price.at("cost") : price.at("gain");
        ASSERT_GE(money.as_int64(), 0);
        const json::value& payer = price.at("payer");
        ASSERT_TRUE(payer.is_string() ? state.at("railroads").as_object().contains(payer.as_string())
                                      : payer.as_int64() >= 0 && payer.as_int64() < table.seats())
            << json::serialize(price);
    }
}

// A record replays to the same end.
template <Game G>
void check_record(const TableOf<G>& table) {
    Problem problem;
    const auto again = find_game(G::id)->replay(shared_default_board<G>(), table.record(), problem);
    ASSERT_FALSE(problem) << problem.sentence();
    ASSERT_EQ(static_cast<const TableOf<G>&>(*again).position(), table.position());
}

// Plays whole games with every check at every decision; they all end.
template <Game G, class EachThinkable>
void check_games(const Plan& plan, EachThinkable&& each_thinkable) {
    for (int game = 0; game < plan.games; ++game) {
        SCOPED_TRACE("game " + std::to_string(game) + " with " + std::to_string(plan.seats) + " seats");
        const auto table = new_table<G>(plan.seats, plan.options, plan.rules_version);
        Random random = random_for(1, static_cast<std::uint64_t>(game));
        while (!table->is_over()) {
            const typename G::State before = table->position();
            ASSERT_NO_FATAL_FAILURE(check_state<G>(before));
            ASSERT_NO_FATAL_FAILURE(check_offers<G>(before, each_thinkable));
            ASSERT_NO_FATAL_FAILURE(check_position<G>(*table));
            if (table->decisions() % 8 == 0) ASSERT_NO_FATAL_FAILURE(check_prices<G>(*table));

            typename G::Offers offers;
            G::Rules::offers(before, offers);
            const bool is_chance = before.decider == Seat::chance;
            const int way = is_chance ? random.below(offers.ways()) : plan.style(offers.ways(), random);
            const typename G::Move move = offers.pick(way);
            ASSERT_NO_FATAL_FAILURE(check_move_text<G>(before, move));

            Amount amount;
            if constexpr (requires { move.amount(); }) amount = Amount::figure(move.amount());
            const json::value text = G::told(move, amount, *before.board, Names{}).fields();
            Problem problem;
            table->play(text, problem);
            ASSERT_FALSE(problem) << problem.sentence();
            ASSERT_NO_FATAL_FAILURE(check_events(table->latest_events()));
            const typename G::State after = table->position();
            ASSERT_TRUE(table->undo());
            ASSERT_EQ(table->position(), before) << "undo does not restore the state";
            table->play(text, problem);
            ASSERT_EQ(table->position(), after);
            ASSERT_LT(table->decisions(), plan.longest) << "the game does not end";
        }
        ASSERT_NO_FATAL_FAILURE(check_state<G>(table->position()));
        ASSERT_NO_FATAL_FAILURE(check_position<G>(*table));
        ASSERT_NO_FATAL_FAILURE(check_record<G>(*table));
        ASSERT_FALSE(G::winners(table->position()).empty());
    }
}

// Many games with the cheap checks only: they end, and the state stays sound.
template <Game G>
void check_many_games(int seats, int games, const json::value& options = json::object{}, const Style& style = anything,
                      int longest = 20'000) {
    const auto start = new_table<G>(seats, options)->position();
    Silence silence;
    for (int game = 0; game < games; ++game) {
        typename G::State s = start;
        Random random = random_for(2, static_cast<std::uint64_t>(game));
        int decisions = 0;
        while (!G::Rules::is_over(s)) {
            typename G::Offers choices;
            G::Rules::offers(s, choices);
            const bool is_chance = s.decider == Seat::chance;
            const int way = is_chance ? random.below(choices.ways()) : style(choices.ways(), random);
            G::Rules::apply(s, choices.pick(way), silence);
            ASSERT_LT(++decisions, longest) << "the game does not end";
        }
        ASSERT_NO_FATAL_FAILURE(check_state<G>(s));
    }
}

}   // namespace roundhouse::testing
