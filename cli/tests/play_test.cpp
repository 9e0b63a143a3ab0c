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
    return run(
        {"play", "kansas-pacific", "--players", "Ann,Vince,Kim", "--seed", "1", "--save", folder.file("game.json")},
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
                             "There is no choice 9. To name the amount, type: bid 9", "That is not one of the choices.",
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
        {"play", "kansas-pacific", "--players", "Ann,Vince,Kim", "--save", folder.file("game.json")},
        [](const std::string& said) { return said.find("bids $3") != std::string::npos; }, "bid 3\n");
    EXPECT_EQ(ran.exit, 130);
    EXPECT_THAT(ran.out, HasSubstr("Saved in " + folder.file("game.json")));
    EXPECT_EQ(moves_saved(folder), 2u);
}

TEST(PlayCommand, RunsAnExternalBotOfASavedGameOnlyIfItIsNamedAgain) {
    const Folder folder;
    const std::string saved = folder.file("game.json"), program = "exec:touch " + folder.file("ran");
    run({"play", "prairie-railroads", "--players", "Ann,Ben," + program, "--seed", "1", "--save", saved}, "q\n");
    std::filesystem::remove(folder.file("ran"));
    const Ran ran = run({"play", "--resume", saved}, "q\n");
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("if you trust it, add --players \"" + program + "\"."));
    EXPECT_FALSE(std::filesystem::exists(folder.file("ran")));
    EXPECT_EQ(run({"play", "--resume", saved, "--players", program}, "q\n").exit, 0);
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

TEST(PlayCommand, PlaysBotsToTheEnd) {
    const Folder folder;
    const Ran ran = run({"play", "kansas-pacific", "--players", "random,random,random,random", "--seed", "2", "--save",
                         folder.file("game.json")});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The game is over."));
    EXPECT_THAT(ran.out, HasSubstr("wins"));
    EXPECT_EQ(run({"replay", folder.file("game.json")}).exit, 0);
}

// Ann and Ben ride their trains from seed 4 on; a bot sits in the third seat.
class RailBaronTable : public testing::Test {
protected:
    std::string said(const std::string& typed) {
        const Ran ran = run({"play", "rail-baron", "--players", "Ann,Ben,conductor", "--seed", "4", "--save",
                             folder_.file("game.json")},
                            typed);
        EXPECT_EQ(ran.exit, 0) << ran.err;
        return ran.out;
    }

    static std::size_t count(const std::string& text, const std::string& part) {
        std::size_t found = 0;
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
        return found;
    }

    Folder folder_;
};

TEST_F(RailBaronTable, UndoKeepsTheDice) {
    const std::string out = said("1\nu\n2\nu\n1\nq\n");   // whether home is swapped comes before the throw
    EXPECT_EQ(count(out, "Taken back."), 2u);
    EXPECT_EQ(count(out, "Where does the train go? (6 steps to go"), 3u);
}

TEST_F(RailBaronTable, FollowsARoute) {
    const std::string out = said("1\nf\nf 1\nq\n");
    EXPECT_THAT(out, HasSubstr("fees of $"));
    EXPECT_THAT(out, HasSubstr("Turn 2: Ada (conductor)."));   // the train has gone as far as it can
    EXPECT_THAT(said("1\nf 9\nq\n"), HasSubstr("There is no route 9"));
}

TEST_F(RailBaronTable, TakesCodesInAnyCaseAndSaysWhatTheyStandFor) {
    EXPECT_THAT(said("1\nw step ymv slaughter_la\nq\n"), HasSubstr("No segment of that railroad leads there"));
    EXPECT_THAT(said("n knox\nq\n"), HasSubstr("KNX  Knoxville, TN"));
    EXPECT_THAT(said("n\nq\n"), HasSubstr("Yazoo & Mississippi Valley"));
}

TEST_F(RailBaronTable, HelpsWithExamplesOfTheGameThatIsPlayed) {
    const std::string out = said("1\nh\nq\n");
    EXPECT_THAT(out, HasSubstr("r RB-1"));
    EXPECT_THAT(out, Not(HasSubstr("bid 15")));
}

// AU-7 would pass a player who cannot pay, which tells the purse to everybody at the screen.
TEST_F(RailBaronTable, AsksEverybodySoThatNoPurseIsToldAtASharedScreen) {
    said("1\nq\n");
    EXPECT_EQ(json::parse(text_of(folder_.file("game.json"))).at("options").at("ask_everybody"), true);
    run({"play", "rail-baron", "--players", "Ann,conductor", "--seed", "4", "--save", folder_.file("alone.json")},
        "1\nq\n");
    EXPECT_EQ(json::parse(text_of(folder_.file("alone.json"))).at("options").at("ask_everybody"), false);
}

}   // namespace roundhouse::cli::tests
