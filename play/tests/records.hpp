// The golden records of a game, for tests that look at what they show. That they replay is checked for all games at
// once.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "play/games.hpp"

namespace roundhouse::testing {

template <class G>
std::filesystem::path record_folder() {
    return std::filesystem::path(ROUNDHOUSE_SOURCE_DIR) / G::folder / "tests" / "records";
}

// The record, and a table where it begins: also one that begins with a position. No table where it does not replay,
// which is reported.
template <class G>
std::unique_ptr<AnyTable> at_its_beginning(const std::filesystem::path& file, json::value& record) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    Problem problem;
    record = parsed(text.str(), file.filename().string(), problem);
    const AnyGame& kind = *find_game(G::id);
    auto table = problem ? nullptr : kind.replay(kind.boards().front(), record, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    if (table)
        while (table->undo()) {}
    return table;
}

// Visits each record of G with a table at which to play it: visit(record, table). Returns how many there are.
template <class G, class Visit>
int each_record(Visit&& visit) {
    int records = 0;
    for (const auto& entry : std::filesystem::directory_iterator(record_folder<G>())) {
        SCOPED_TRACE(entry.path().filename().string());
        json::value record;
        if (const auto table = at_its_beginning<G>(entry.path(), record)) visit(record, *table);
        ++records;
    }
    return records;
}

// A decision of a record: the positions around it, and what happened.
struct Decision {
    json::object before, after;
    json::value move;
    json::array events;

    // The first event of that kind; null where there is none.
    const json::object* event(std::string_view kind) const {
        for (const json::value& event : events)
            if (event.at("kind").as_string() == kind) return &event.as_object();
        return nullptr;
    }
    std::string step() const { return std::string(before.at("step").as_string()); }
    bool is(std::string_view verb) const { return move.at("move").as_string() == verb; }
};

// All decisions of the record of that name.
template <class G>
std::vector<Decision> decisions_of(const std::string& name) {
    std::vector<Decision> decisions;
    json::value record;
    const auto table = at_its_beginning<G>(record_folder<G>() / (name + ".json"), record);
    if (!table) return decisions;
    for (const json::value& move : record.at("moves").as_array()) {
        Decision decision{table->state(Viewer::everything()), {}, move, {}};
        Problem problem;
        table->play(move, problem);
        decision.after = table->state(Viewer::everything());
        decision.events = table->latest_events();
        decisions.push_back(std::move(decision));
    }
    return decisions;
}

// The first decision, from there on, at which an event of that kind happened; the end where there is none.
inline std::vector<Decision>::const_iterator next(const std::vector<Decision>& decisions,
                                                  std::vector<Decision>::const_iterator from, std::string_view kind) {
    return std::find_if(from, decisions.end(), [&](const Decision& d) { return d.event(kind) != nullptr; });
}
inline std::vector<Decision>::const_iterator first(const std::vector<Decision>& decisions, std::string_view kind) {
    return next(decisions, decisions.begin(), kind);
}

}   // namespace roundhouse::testing
