// Flags of older versions, which keep working: docs/bots.md lists them.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"
#include "wire/json.hpp"

namespace roundhouse::cli::tests {

using testing::HasSubstr;

namespace {

std::string said_by(Words words, const Words& more, const std::string& typed = {}) {
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = run(words, typed);
    EXPECT_EQ(ran.exit, 0) << ran.err;
    return ran.out;
}

}   // namespace

TEST(OldFlags, MatchTakesAListOfPlayersAsSeats) {
    const Words match{"match", "prairie-railroads", "--games", "3", "--seed", "1", "--json", "-"};
    EXPECT_EQ(said_by(match, {"--seats", "brakeman,random,random"}),
              said_by(match, {"--players", "brakeman,random,random"}));
}

TEST(OldFlags, SimTakesASeatsThatAgreesWithItsPlayers) {
    const Words sim{"sim", "prairie-railroads", "--games", "3", "--seed", "1", "--json", "-"};
    const std::string players = "random,random,random,brakeman";
    EXPECT_EQ(said_by(sim, {"--seats", "4", "--players", players}), said_by(sim, {"--players", players}));
}

TEST(OldFlags, PlayTakesPeopleASeatForEachBotAndANumberOfRandomOnes) {
    const Folder folder;
    const Words play{"play", "prairie-railroads", "--seed", "1", "--save", folder.file("game.json")};
    EXPECT_THAT(said_by(play, {"--seats", "4", "--people", "Kim", "--seat", "random", "--seat", "brakeman"}, "q\n"),
                HasSubstr("with Kim, Ada (random), Basil (brakeman), Casey (brakeman)."));
    EXPECT_THAT(said_by(play, {"--seats", "4", "--random", "2"}, "q\n"),
                HasSubstr("with Ann, Ben, Ada (random), Basil (random)."));
}

TEST(OldFlags, PlayResumesAGameWhoseBotsWereCalledRobots) {
    const Folder folder;
    const std::string saved = folder.file("game.json");
    run({"play", "prairie-railroads", "--players", "Ann,Ben,Kim", "--seed", "1", "--save", saved}, "1\nq\n");
    const std::string old =
        replaced(replaced(text_of(saved), "\"Ben\"", "\"Robot Ada\""), "\"Kim\"", "\"Robot Basil (brakeman)\"");
    EXPECT_THAT(said_by({"play", "--resume", folder.with("old.json", old)}, {}, "q\n"), HasSubstr("Ann ("));
}

}   // namespace roundhouse::cli::tests
