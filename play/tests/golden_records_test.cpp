// Golden records: whole games that every later version must play to the same end.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "play/find_game.hpp"
#include "play/referee.hpp"

namespace roundhouse {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> records_of(const std::string& game_folder) {
    std::vector<fs::path> files;
    const fs::path folder = fs::path(ROUNDHOUSE_SOURCE_DIR) / "games" / game_folder / "tests" / "records";
    if (fs::exists(folder))
        for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// How the game of a record ended: `why` of its last event. Reports a record that does not replay.
std::string replayed_end(const fs::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    Problem problem;
    const json::value record = parsed(text.str(), file.filename().string(), problem);
    const Kind* kind = problem ? nullptr : find_game(record.at("game").as_string());
    if (kind == nullptr) return "unreadable: " + problem.sentence();
    const auto table = kind->replay(kind->boards().front(), record, problem);
    EXPECT_FALSE(problem) << file << ": " << problem.sentence();
    if (!table) return "refused";
    EXPECT_TRUE(table->is_over()) << file;
    const json::value last_move = record.at("moves").as_array().back();
    table->undo();
    json::array events;
    table->play(last_move, events, problem);
    const json::value& last = events.back();
    return last.as_object().contains("why") ? std::string(last.at("why").as_string()) : "other";
}

const std::map<std::string, std::set<std::string>> endings{
    {"kansas_pacific", {"out_of_locomotives", "across_the_line", "gone_west", "wall_streets"}},
    {"prussian_rails", {"all_connected", "agreement", "idle_rounds", "nothing_to_build"}},
    {"prairie_railroads", {"eighth_dividend", "out_of_cards"}},
    {"southern_pacific", {"out_of_cubes", "all_shares_sold", "idle_rounds", "round_limit"}},
};

TEST(GoldenRecords, replay_to_their_ends_and_cover_every_way_to_end) {
    for (const auto& [folder, expected] : endings) {
        std::set<std::string> seen;
        const auto files = records_of(folder);
        EXPECT_GE(files.size(), 5u) << folder;
        for (const fs::path& file : files) seen.insert(replayed_end(file));
        EXPECT_EQ(seen, expected) << folder;
    }
}

TEST(GoldenRecords, of_every_game_replay) {
    for (const auto& entry : fs::directory_iterator(fs::path(ROUNDHOUSE_SOURCE_DIR) / "games"))
        if (entry.is_directory())
            for (const fs::path& file : records_of(entry.path().filename().string())) replayed_end(file);
}

}  // namespace
}  // namespace roundhouse
