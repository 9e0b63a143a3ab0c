// Views and moves at a table, for tests.
#pragma once
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

inline std::int64_t number_of(const json::value& view) { return view.at("number").as_int64(); }
inline bool is_over(const json::value& view) {
    return view.at("question").is_object() && view.at("question").at("decider").is_null();
}
inline bool decides(const json::value& view, int seat) {
    return view.at("question").is_object() && view.at("question").at("decider") == json::value(seat);
}

inline json::object play(const json::value& view, json::object move) {
    return {{"do", "play"}, {"number", view.at("number")}, {"move", std::move(move)}};
}

// Two people and a computer.
struct Pair {
    Client ann, ben;
    std::string table;
    explicit Pair(House& at, json::object more = {}, std::string_view game = "kansas-pacific")
        : ann(at.client("Ann")), ben(at.client("Ben")) {
        table = ann.table(game, {me(), open_seat(), bot("random")}, std::move(more));
        EXPECT_EQ(ben.post("/api/tables/" + table + "/join").status, 200);
        EXPECT_EQ(ann.post("/api/tables/" + table + "/start").status, 200);
    }
};

}   // namespace roundhouse::server::testing
