// Positions in tests: those of a game are taken back as they were, impossible ones are refused with a sentence.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "play/tests/default_board.hpp"

namespace roundhouse::testing {

// The position as a table on the default board tells it. Compiled once for each game, by its table.cpp.
template <Game G>
json::object written(const typename G::State& s, const typename G::Options& options = {});

// What is said of a position; empty where it is taken, and then it is the same again.
template <Game G>
std::string said_of(const json::value& position) {
    Problem problem;
    const auto table = find_game(G::id)->table_at(shared_default_board<G>(), position, {}, problem);
    if (table) {
        EXPECT_EQ(json::value(table->state(Viewer::everything())), position);
    }
    return problem.sentence();
}

// What is said of a position, which is taken, after change(json::object&).
template <Game G, class Change>
std::string said_after(const typename G::State& s, Change&& change, const typename G::Options& options = {}) {
    json::value position = written<G>(s, options);
    EXPECT_EQ(said_of<G>(position), "");
    change(position.as_object());
    return said_of<G>(position);
}

// Parts of a position.
inline json::object& railroad_in(json::object& position, std::string_view code) {
    return position["railroads"].as_object()[code].as_object();
}
inline json::object& player_in(json::object& position, std::size_t seat) {
    return position["players"].as_array()[seat].as_object();
}

}   // namespace roundhouse::testing
