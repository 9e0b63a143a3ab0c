// The golden records of a game, for tests that look at what they show. That they replay is checked for all games at
// once.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "play/games.hpp"

namespace roundhouse::testing {

// Visits each record of G with a new table at which to replay it: visit(record, table). Returns how many there are.
template <class G, class Visit>
int each_record(Visit&& visit) {
    int records = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(ROUNDHOUSE_SOURCE_DIR)
                                                                 / G::folder / "tests" / "records")) {
        const std::string name = entry.path().filename().string();
        SCOPED_TRACE(name);
        std::ifstream in(entry.path());
        std::stringstream text;
        text << in.rdbuf();
        Problem problem;
        const json::value record = parsed(text.str(), name, problem);
        EXPECT_FALSE(problem) << problem.sentence();
        if (problem) continue;
        const AnyGame& kind = *find_game(G::id);
        const Seating seating{.seats = static_cast<int>(record.at("seats").as_int64()),
                              .options = record.at("options"),
                              .names = {},
                              .rules_version = static_cast<int>(record.at("rules_version").as_int64())};
        const std::unique_ptr<AnyTable> table = kind.new_table(kind.boards().front(), seating, problem);
        EXPECT_FALSE(problem) << problem.sentence();
        if (!problem) visit(record, *table);
        ++records;
    }
    return records;
}

}   // namespace roundhouse::testing
