// Help, exit codes, and what is said to somebody who uses the program wrongly.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace roundhouse::cli::tests {

using testing::HasSubstr;
using testing::IsEmpty;

class Help : public testing::TestWithParam<Words> {};

TEST_P(Help, HasASentenceAndAnExample) {
    Words words = GetParam();
    words.emplace_back("--help");
    const Ran ran = run(words);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("Example"));
    EXPECT_THAT(ran.out, HasSubstr("roundhouse " + (GetParam().empty() ? "" : GetParam()[0])));
    EXPECT_THAT(ran.err, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(EveryCommand, Help,
                         testing::Values(Words{}, Words{"play"}, Words{"sim"}, Words{"match"}, Words{"merge"},
                                         Words{"price"}, Words{"replay"}, Words{"verify"}, Words{"rules"},
                                         Words{"board"}, Words{"board", "check"}, Words{"board", "draw"},
                                         Words{"referee"}, Words{"serve"}, Words{"backup"}, Words{"perft"},
                                         Words{"bench"}));

struct Mistake {
    Words words;
    std::string sentence;

    friend void PrintTo(const Mistake& mistake, std::ostream* out) { *out << testing::PrintToString(mistake.words); }
};

class WrongUseTest : public testing::TestWithParam<Mistake> {};

TEST_P(WrongUseTest, EndsWithTwoAndASentence) {
    const Ran ran = run(GetParam().words);
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr(GetParam().sentence));
    EXPECT_THAT(ran.out, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, WrongUseTest,
    testing::Values(
        Mistake{{}, "Commands:"}, Mistake{{"dance"}, "There is no command \"dance\". The commands are: play, sim"},
        Mistake{{"sim"}, "game is required"},
        Mistake{{"sim", "chess"}, "There is no game \"chess\". The games are:\n  kansas-pacific"},
        Mistake{{"sim", "kansas-pacific", "--seats", "9"},
                "Kansas Pacific is for 3 to 6 players, not 9: change --seats."},
        Mistake{{"sim", "kansas-pacific", "--games", "many"}, "--games"},
        Mistake{{"sim", "kansas-pacific", "--games", "0"}, "--games"},
        Mistake{{"sim", "kansas-pacific", "--options", "{"}, "is not JSON"},
        Mistake{{"sim", "kansas-pacific", "--options", "{\"luck\":1}"}, "luck"},
        Mistake{{"perft", "kansas-pacific", "--depth", "-1"}, "--depth"},
        Mistake{{"replay", "/nowhere/game.json"}, "Cannot read /nowhere/game.json"},
        Mistake{{"replay", "/"}, "is a folder"},
        Mistake{{"rules", "kansas-pacific", "KP-x"}, "has no rule KP-x; its rules are KP-1 to"},
        Mistake{{"board", "check", "/nowhere/board.json"}, "Cannot read"},
        Mistake{{"board", "draw", "kansas-pacific", "-o", "/nowhere/b.svg"}, "Cannot write"},
        Mistake{{"bench", "chess"}, "There is no game"},
        Mistake{{"play", "kansas-pacific", "--players", "Ann,Ann"}, "a name of their own"},
        Mistake{{"play", "kansas-pacific", "--players", "Ann,fireman:2ms"}, "There is no bot \"fireman:2ms\""},
        Mistake{{"play", "kansas-pacific", "--players", "Ann (conductor)"}, "Only a bot can be called"},
        Mistake{{"match", "kansas-pacific"}, "--players is required"},
        Mistake{{"match", "kansas-pacific", "--seats", "4"}, "--players is required"},
        Mistake{{"match", "kansas-pacific", "--players", "random,random,random", "--seats", "4"},
                "--players names 3 players, but --seats says 4"},
        Mistake{{"match", "kansas-pacific", "--players", "random,fireman,random"}, "no bot \"fireman\""},
        Mistake{{"sim", "kansas-pacific", "--seats", "some"}, "--seats must be a number"},
        Mistake{{"play", "kansas-pacific", "--people", "Ann,B\xff"}, "Name 2 is not written in UTF-8."},
        Mistake{{"play", "kansas-pacific", "--seats", "3", "--people", "A,B,C,D"}, "There are 4 players for 3 seats"},
        Mistake{{"play", "kansas-pacific", "--resume", "/nowhere/game.json"}, "Cannot read"}));

TEST(Rules, OfAGameAreAllPrintedWithThoseOfAuctions) {
    const Ran ran = run({"rules", "kansas-pacific"});
    EXPECT_EQ(ran.exit, 0);
    for (const char* id : {"KP-1 ", "KP-33", "AU-1 ", "AU-7"}) EXPECT_THAT(ran.out, HasSubstr(id));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("**")));
}

TEST(Rules, AreFoundByNumberInAnyCase) {
    for (const char* id : {"KP-16", "kp-16", "16"})
        EXPECT_EQ(run({"rules", "kansas-pacific", id}).out, "KP-16  A hex holds at most two railroads.\n");
    EXPECT_THAT(run({"rules", "kansas-pacific", "AU-4"}).out, HasSubstr("Nobody may bid more"));
}

TEST(Perft, CountsEachDepth) {
    const Ran ran = run({"perft", "kansas-pacific", "--seats", "3", "--depth", "2"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("    1                     3"));
    EXPECT_THAT(ran.out, HasSubstr("    2                   126"));   // three openers, each may pass or bid 0 to 40
}

}   // namespace roundhouse::cli::tests
