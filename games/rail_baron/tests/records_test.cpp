// What the golden records show between them. That they replay is checked for all games at once.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "games/rail_baron/face.hpp"
#include "play/games.hpp"

namespace roundhouse::rail_baron {
namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

struct Shown {
    Words moves, events, ends, variants;
    std::set<int> engine_prices;
};

void replay(const fs::path& file, Shown& shown) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    Problem problem;
    const json::value record = parsed(text.str(), file.filename().string(), problem);
    ASSERT_FALSE(problem) << problem.sentence();
    for (const auto& option : record.at("options").as_object())
        if (option.value() == json::value(true)
            || (option.key() == "starting_auction" && option.value() != json::value(0)))
            shown.variants.insert(std::string(option.key()));
    const AnyGame& kind = *find_game(RailBaron::id);
    const Seating seating{.seats = static_cast<int>(record.at("seats").as_int64()),
                          .options = record.at("options"),
                          .names = {},
                          .rules_version = static_cast<int>(record.at("rules_version").as_int64())};
    const auto table = kind.new_table(kind.boards().front(), seating, problem);
    for (const json::value& move : record.at("moves").as_array()) {
        shown.moves.insert(std::string(move.at("move").as_string()));
        table->play(move, problem);
        ASSERT_FALSE(problem) << file << ": " << problem.sentence();
        for (const json::value& event : table->latest_events()) {
            shown.events.insert(std::string(event.at("kind").as_string()));
            if (event.at("kind") == "game_ended") shown.ends.insert(std::string(event.at("why").as_string()));
            if (event.at("kind") == "engine_bought")
                shown.engine_prices.insert(static_cast<int>(event.at("price").as_int64()));
        }
    }
    ASSERT_TRUE(table->is_over()) << file;
}

TEST(Records, show_every_way_to_end_every_kind_of_move_and_every_variant) {   // RB-44, RB-46, RB-39, RB-57, RB-70
    Shown shown;
    for (const auto& entry :
         fs::directory_iterator(fs::path(ROUNDHOUSE_SOURCE_DIR) / RailBaron::folder / "tests" / "records"))
        replay(entry.path(), shown);
    EXPECT_EQ(shown.ends,
              (Words{"home_with_the_cash", "declared_at_home", "last_one_left", "last_round", "turn_limit"}));
    EXPECT_EQ(shown.moves, (Words{"pass", "order", "dice", "region", "swap_home", "step", "buy", "upgrade", "sell",
                                  "auction", "bid", "declare", "deed"}));
    EXPECT_EQ(shown.variants, (Words{"short_game", "discounted_superchief", "free_superchief", "starting_auction",
                                     "honeymoon", "ask_everybody"}));
    for (const char* kind : {"rovered", "lost_status", "bankrupt", "taken_over", "sold_out", "established",
                             "third_got_deed", "deed_set_aside", "announced", "turn_lost"})
        EXPECT_TRUE(shown.events.contains(kind)) << kind;
    EXPECT_TRUE(shown.engine_prices.contains(0)) << "the free SuperChief";
    EXPECT_TRUE(shown.engine_prices.contains(32000)) << "the discounted one with five players";
}

}   // namespace
}   // namespace roundhouse::rail_baron
