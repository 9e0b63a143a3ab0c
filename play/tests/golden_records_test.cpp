// Golden records: whole games that every later version must play to the same end.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "play/games.hpp"
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

// The table at the end of a record, null where it does not replay; that is reported. `moves` are those of the record.
std::unique_ptr<AnyTable> replayed(const fs::path& file, json::array& moves) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    Problem problem;
    const json::value record = parsed(text.str(), file.filename().string(), problem);
    const AnyGame* kind = problem ? nullptr : find_game(record.at("game").as_string());
    auto table = kind == nullptr ? nullptr : kind->replay(kind->boards().front(), record, problem);
    EXPECT_FALSE(problem) << file << ": " << problem.sentence();
    if (table) moves = record.at("moves").as_array();
    return table;
}

// How the game of a record ended: `why` of its end.
std::string replayed_end(const fs::path& file) {
    json::array moves;
    const auto table = replayed(file, moves);
    if (!table) return "refused";
    EXPECT_TRUE(table->is_over()) << file;
    Problem problem;
    table->undo();
    table->play(moves.back(), problem);
    const json::array events = table->latest_events();
    for (const json::value& event : events)
        if (event.at("kind") == "game_ended") return std::string(event.at("why").as_string());
    return "other";
}

template <class Visit>
void each_record(Visit&& visit) {
    for (const auto& entry : fs::directory_iterator(fs::path(ROUNDHOUSE_SOURCE_DIR) / "games"))
        if (entry.is_directory())
            for (const fs::path& file : records_of(entry.path().filename().string())) visit(file);
}

const std::map<std::string, std::set<std::string>> endings{
    {"kansas_pacific", {"out_of_locomotives", "across_the_line", "gone_west", "wall_streets"}},
    {"prussian_rails",
     {"all_connected", "out_of_reach", "nothing_to_build", "nobody_moves", "idle_rounds", "agreement"}},
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
    each_record([](const fs::path& file) { replayed_end(file); });
}

TEST(GoldenRecords, can_be_taken_back_to_their_beginning_and_played_again) {
    each_record([](const fs::path& file) {
        json::array moves;
        const auto table = replayed(file, moves);
        ASSERT_TRUE(table);
        std::vector<std::string> states{table->state_text(Viewer::everything())};
        while (table->undo()) states.push_back(table->state_text(Viewer::everything()));
        EXPECT_EQ(table->decisions(), 0);
        ASSERT_EQ(states.size(), moves.size() + 1);
        for (const json::value& move : moves) {
            states.pop_back();
            Problem problem;
            table->play(move, problem);
            ASSERT_EQ(table->state_text(Viewer::everything()), states.back())
                << file << ", decision " << table->decisions();
        }
    });
}

TEST(GoldenRecords, know_which_decisions_are_told_to_all_alike) {
    int of_their_own = 0;
    each_record([&](const fs::path& file) {
        json::array moves;
        const auto table = replayed(file, moves);
        ASSERT_TRUE(table);
        for (int decision = 1; decision <= table->decisions(); ++decision) {
            const std::string to_all = table->events_text(decision, Viewer::the_public());
            bool is_alike = table->events_text(decision, Viewer::everything()) == to_all;
            SeatSet::all(table->seats()).each([&](Seat seat) {
                is_alike &= table->events_text(decision, Viewer::seat(seat)) == to_all;
            });
            ASSERT_EQ(table->is_told_alike(decision), is_alike) << file << ", decision " << decision;
            of_their_own += !is_alike;
        }
    });
    EXPECT_GT(of_their_own, 0);   // who passes for lack of cash knows it, the others do not (RB-40)
}

}   // namespace
}   // namespace roundhouse
