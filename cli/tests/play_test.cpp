// A game at the terminal, typed in advance.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"
#include "wire/json.hpp"

namespace roundhouse::cli::tests {

using testing::HasSubstr;
using testing::Not;

namespace {

// Three people, so that nothing but the first bidder is left to chance.
Ran play(const Folder& folder, const std::string& typed) {
    return run({"play", "kansas-pacific", "--people", "Ann,Vince,Kim", "--seats", "3", "--seed", "1", "--save",
                folder.file("game.json")},
               typed);
}

std::size_t moves_saved(const Folder& folder) {
    return json::parse(text_of(folder.file("game.json"))).at("moves").as_array().size();
}

}   // namespace

TEST(PlayCommand, TakesNumbersWordsAndAmounts) {
    const Folder folder;
    const Ran ran = play(folder, "2 3\nbid 5\n2\n$7\n1\npass\nq\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    for (const char* text : {"bids $3.", "bids $5.", "How much? $6 to $40", "bids $7.",
                             "buys a share of the Rock Island for $7 and becomes president."})
        EXPECT_THAT(ran.out, HasSubstr(text));
    EXPECT_EQ(moves_saved(folder), 6u);   // the choice of the first bidder, and five
}

TEST(PlayCommand, ExplainsWhatIsNotAllowed) {
    const Folder folder;
    const Ran ran = play(folder, "bid 41\nw bid 50\nw {\"move\":\"build\",\"hex\":\"A1\"}\n9\nxyzzy\nr KP-16\nh\nb\n");
    EXPECT_EQ(ran.exit, 0);
    for (const char* text : {"That is not allowed: Nobody may bid more than the cash they hold. (rule AU-4)", "AU-1  ",
                             "There is no choice 9. For the amount, type: bid 9", "That is none of the choices.",
                             "KP-16  A hex holds", "Locomotives"})
        EXPECT_THAT(ran.out, HasSubstr(text));
    EXPECT_EQ(moves_saved(folder), 1u);
}

TEST(PlayCommand, TakesBackAndSaysWhenNothingIsLeft) {
    const Folder folder;
    const Ran ran = play(folder, "bid 3\nbid 4\nu\nu\nbid 9\nq\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(moves_saved(folder), 2u);
    EXPECT_THAT(text_of(folder.file("game.json")), HasSubstr("{\"move\":\"bid\",\"amount\":9}"));
    EXPECT_THAT(text_of(folder.file("game.json")), Not(HasSubstr("\"amount\":3")));
}

TEST(PlayCommand, SavesAtTheEndOfItsInputAndGoesOnFromThere) {
    const Folder folder;
    EXPECT_EQ(play(folder, "bid 3\ns\nbid 4").exit, 0);
    EXPECT_EQ(moves_saved(folder), 3u);
    EXPECT_EQ(run({"replay", folder.file("game.json")}).exit, 0);
    const Ran ran = run({"play", "--resume", folder.file("game.json")}, "pass\nq\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("after 3 decisions"));
    EXPECT_THAT(ran.out, HasSubstr("passes."));
    EXPECT_EQ(moves_saved(folder), 4u);
}

TEST(PlayCommand, SavesWhenInterrupted) {
    const Folder folder;
    const Ran ran = interrupted(
        {"play", "kansas-pacific", "--people", "Ann,Vince,Kim", "--seats", "3", "--save", folder.file("game.json")},
        [](const std::string& said) { return said.find("bids $3") != std::string::npos; }, "bid 3\n");
    EXPECT_EQ(ran.exit, 130);
    EXPECT_THAT(ran.out, HasSubstr("Saved in " + folder.file("game.json")));
    EXPECT_EQ(moves_saved(folder), 2u);
}

TEST(PlayCommand, RunsAProgramOfASavedGameOnlyWhereItIsNamedAgain) {
    const Folder folder;
    const std::string saved = folder.file("game.json"), program = "exec:touch " + folder.file("ran");
    run({"play", "prairie-railroads", "--seats", "3", "--people", "Ann,Ben", "--seat", program, "--seed", "1", "--save",
         saved},
        "q\n");
    std::filesystem::remove(folder.file("ran"));
    const Ran ran = run({"play", "--resume", saved}, "q\n");
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("if you trust it, add --seat \"" + program + "\"."));
    EXPECT_FALSE(std::filesystem::exists(folder.file("ran")));
    EXPECT_EQ(run({"play", "--resume", saved, "--seat", program}, "q\n").exit, 0);
}

TEST(PlayCommand, RefusesToResumeWhatIsNoRecord) {
    const Folder folder;
    const Ran ran = run({"play", "--resume", folder.with("broken.json", "{}")});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, HasSubstr("broken.json: record has no \"game\"."));
}

TEST(PlayCommand, AsksForEverythingWhereNothingIsSaid) {
    const Folder folder;
    const Ran ran = run({"play", "--save", folder.file("game.json")}, "1\n\nseven\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("Welcome to Roundhouse"));
    EXPECT_THAT(ran.out, HasSubstr("How many players, 3 to 6? [4]"));
}

TEST(PlayCommand, PlaysRobotsToTheEnd) {
    const Folder folder;
    const Ran ran = run({"play", "kansas-pacific", "--random", "4", "--seed", "2", "--save", folder.file("game.json")});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The game is over."));
    EXPECT_THAT(ran.out, HasSubstr("wins"));
    EXPECT_EQ(run({"replay", folder.file("game.json")}).exit, 0);
}

}   // namespace roundhouse::cli::tests
