// The commands at work.
#include <gmock/gmock.h>
#include <sstream>

#include "cli/tests/program.hpp"
#include "wire/json.hpp"

namespace roundhouse::cli::tests {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

const std::string kansas = "kansas-pacific";
const std::string board_path = std::string(ROUNDHOUSE_SOURCE_DIR) + "/games/kansas_pacific/boards/default.json";

std::vector<json::value> lines_of(const std::string& text) {
    std::vector<json::value> answers;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) answers.push_back(json::parse(line));
    return answers;
}

json::object sim_json(const std::string& threads) {
    const Ran ran =
        run({"sim", kansas, "--games", "300", "--seats", "5", "--seed", "11", "--threads", threads, "--json", "-"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    json::object answer = json::parse(ran.out).as_object();
    answer.erase("timing");
    return answer;
}

}   // namespace

TEST(RefereeCommand, AnswersEveryLineHoweverBroken) {
    using namespace std::string_literals;
    const std::string garbage = "\n{\n[]\nnull\n\"do\"\n{\"do\":7}\n{\"do\":\"dance\"}\n\xff\xfe\0x\n"s
                                + std::string(5'000'000, '[') + "\n{\"do\":\"play\",\"move\":1}\n";
    const Ran ran = run({"referee", "--seed", "1"}, garbage + "{\"do\":\"games\"}");
    EXPECT_EQ(ran.exit, 0);
    const auto answers = lines_of(ran.out);
    ASSERT_EQ(answers.size(), 11u);
    for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
        EXPECT_FALSE(answers[i].at("ok").as_bool()) << i;
        EXPECT_THAT(std::string(answers[i].at("error").as_string()), Not(IsEmpty())) << i;
    }
    EXPECT_TRUE(answers.back().at("ok").as_bool());
}

TEST(RefereeCommand, RollsTheSameForTheSameSeed) {
    const std::string requests = R"({"do":"new","game":"kansas-pacific","seats":6})"
                                 "\n"
                                 R"({"do":"roll"})"
                                 "\n";
    EXPECT_EQ(run({"referee", "--seed", "3"}, requests).out, run({"referee", "--seed", "3"}, requests).out);
}

TEST(RefereeCommand, KnowsBoardsFromFiles) {
    const Folder folder;
    const std::string mine =
        folder.with("mine.json", replaced(text_of(board_path), "\"id\": \"default\"", "\"id\": \"mine\""));
    const auto answers =
        lines_of(run({"referee", "--board", mine}, R"({"do":"new","game":"kansas-pacific","seats":3,"board":"mine"})"
                                                   "\n")
                     .out);
    EXPECT_TRUE(answers.at(0).at("ok").as_bool());
}

TEST(SimCommand, IsTheSameForAnyNumberOfThreads) {
    const json::object one = sim_json("1");
    EXPECT_EQ(one, sim_json("2"));
    EXPECT_EQ(one.at("games"), json::value(300));
    EXPECT_EQ(one.at("by_seat").as_array().size(), 5u);
}

TEST(SimCommand, SumsUpInWords) {
    const Ran ran = run({"sim", kansas, "--games", "20", "--seed", "1"});
    EXPECT_EQ(ran.exit, 0);
    for (const char* part : {"20 games", "games/s", "95 % interval", "Mean cash", "Decisions per game"})
        EXPECT_THAT(ran.out, HasSubstr(part));
    EXPECT_THAT(ran.err, IsEmpty());   // no bar where nobody watches
}

TEST(SimCommand, SumsUpWhatWasPlayedWhenInterrupted) {
    const Folder folder;
    const Ran ran =
        interrupted({"sim", kansas, "--games", "1000000000", "--seed", "1", "--records", folder.file("games")},
                    [&](const std::string&) { return std::filesystem::exists(folder.file("games/game-000000.json")); });
    EXPECT_EQ(ran.exit, 130);
    EXPECT_THAT(ran.err, HasSubstr("Interrupted: these are the games played so far."));
    EXPECT_THAT(ran.out, HasSubstr("games/s"));
}

TEST(ReplayCommand, TellsTheGameOfARecord) {
    const Folder folder;
    ASSERT_EQ(run({"sim", kansas, "--games", "1", "--seed", "4", "--records", folder.file("games")}).exit, 0);
    const std::string record = folder.file("games/game-000000.json");
    const Ran told = run({"replay", record});
    EXPECT_EQ(told.exit, 0) << told.err;
    EXPECT_THAT(told.out, HasSubstr("is up for auction"));
    EXPECT_THAT(told.out, HasSubstr("win"));
    const json::value answer = json::parse(run({"replay", "--json", record}).out);
    EXPECT_TRUE(answer.at("legal").as_bool());
    EXPECT_EQ(answer.at("log").as_array().size(), json::parse(text_of(record)).at("moves").as_array().size());
    EXPECT_EQ(answer.at("winners"), json::parse(text_of(record)).at("winners"));
}

TEST(ReplayCommand, TellsARideInOneLineAndKeepsItsDetailsInJson) {
    const std::string record =
        std::string(ROUNDHOUSE_SOURCE_DIR) + "/games/rail_baron/tests/records/win_at_home_3_players.json";
    const std::string step = "Ann rides the Louisville & Nashville to Lebanon, KY.";
    EXPECT_THAT(run({"replay", record}).out,
                AllOf(HasSubstr("Ann rolls 8 (2 and 6): Louisville to Knoxville on the L&N"), Not(HasSubstr(step))));
    EXPECT_THAT(run({"replay", "--json", record}).out, HasSubstr(step));
}

TEST(ReplayCommand, NamesTheFirstIllegalMove) {
    const Folder folder;
    run({"sim", kansas, "--games", "1", "--seed", "4", "--records", folder.file("games")});
    json::value record = json::parse(text_of(folder.file("games/game-000000.json")));
    record.at("moves").as_array()[1] = json::object{{"move", "bid"}, {"amount", 1000}};
    const std::string tampered = folder.with("tampered.json", json::serialize(record));
    const Ran ran = run({"replay", tampered});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, HasSubstr("Move 2, "));
    EXPECT_THAT(ran.err, HasSubstr("(AU-4)"));
    const Ran in_json = run({"replay", "--json", tampered});
    EXPECT_EQ(in_json.exit, 1);
    EXPECT_EQ(json::parse(in_json.out).at("illegal_move"), json::value(2));
}

TEST(ReplayCommand, RefusesAResultThatTheMovesDoNotLeadTo) {
    const Folder folder;
    run({"sim", kansas, "--games", "1", "--seed", "4", "--records", folder.file("games")});
    json::value record = json::parse(text_of(folder.file("games/game-000000.json")));
    record.at("scores").as_array()[0] = 1'000'000;
    const Ran ran = run({"replay", folder.with("boasting.json", json::serialize(record))});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, HasSubstr("scores"));
}

TEST(ReplayCommand, SaysWhatIsWrongWithAFileThatIsNoRecord) {
    const Folder folder;
    for (const char* text :
         {"", "{", "[]", "null", "{\"game\":7}", "{\"game\":\"chess\"}", "{\"game\":\"kansas-pacific\"}"}) {
        const Ran ran = run({"replay", folder.with("broken.json", text)});
        EXPECT_EQ(ran.exit, 1) << text;
        EXPECT_THAT(ran.err, HasSubstr("broken.json: ")) << text;
    }
}

TEST(BoardCommand, FindsTheDefaultBoardSound) {
    const Ran ran = run({"board", "check", board_path});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("is sound"));
}

TEST(BoardCommand, NamesTheFieldThatIsWrong) {
    const Folder folder;
    const std::string text = text_of(board_path);
    const Ran colour =
        run({"board", "check", folder.with("a.json", replaced(text, "\"home\": \"B52\"", "\"home\": \"Z99\""))});
    EXPECT_EQ(colour.exit, 1);
    EXPECT_THAT(colour.err, HasSubstr("board.railroads[0].home names no hex"));
    const Ran broken = run({"board", "check", folder.with("b.json", text.substr(0, 500))});
    EXPECT_EQ(broken.exit, 1);
    EXPECT_THAT(broken.err, HasSubstr("is not JSON"));
}

TEST(BoardCommand, DrawsBoardsAndPositions) {
    const Folder folder;
    const Ran empty = run({"board", "draw", kansas});
    EXPECT_EQ(empty.exit, 0);
    EXPECT_THAT(empty.out, testing::StartsWith("<svg "));
    EXPECT_THAT(empty.out, HasSubstr("reconstruction"));
    EXPECT_THAT(empty.out, HasSubstr("Topeka"));
    run({"sim", kansas, "--games", "1", "--seed", "4", "--records", folder.file("games")});
    const Ran position = run(
        {"board", "draw", board_path, "--record", folder.file("games/game-000000.json"), "-o", folder.file("p.svg")});
    EXPECT_EQ(position.exit, 0) << position.err;
    EXPECT_THAT(text_of(folder.file("p.svg")), HasSubstr("The game is over"));
}

TEST(BoardCommand, EscapesWhatABoardSays) {
    const Folder folder;
    const std::string rude =
        folder.with("rude.json", replaced(text_of(board_path), "\"name\": \"Norton\"", "\"name\": \"<b>&\\\"\""));
    const Ran ran = run({"board", "draw", rude});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("&lt;b&gt;&amp;&quot;"));
    EXPECT_THAT(ran.out, Not(HasSubstr("<b>")));
}

TEST(BenchCommand, MeasuresAndWritesItsPage) {
    const Folder folder;
    const Ran ran =
        run({"bench", kansas, "--seconds", "0.05", "--repetitions", "2", "--json", "--write", folder.file("page.md")});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const json::value report = json::parse(ran.out);
    ASSERT_EQ(report.at("games").as_array().size(), 4u);
    for (const json::value& game : report.at("games").as_array()) {
        EXPECT_GT(game.at("decisions_a_second").at("median").as_double(), 0);
        EXPECT_THAT(game.at("allocations"), testing::AnyOf(json::value(0), json::value(nullptr)));
    }
    EXPECT_THAT(text_of(folder.file("page.md")), HasSubstr("| Kansas Pacific | 3 |"));
}

TEST(BenchCommand, MeasuresTheBots) {
    const Ran ran =
        run({"bench", "prairie-railroads", "--bots", "--seconds", "0.01", "--json"});   // Conductor's quickest game
    ASSERT_EQ(ran.exit, 0) << ran.err;
    const json::value figures = json::parse(ran.out);
    ASSERT_EQ(figures.as_array().size(), 2u) << "with three seats and with four";
    for (const json::value& f : figures.as_array()) {
        const auto us = [&](const char* name) { return f.at("conductor_us").at(name).as_double(); };
        EXPECT_GT(f.at("decisions").as_int64(), 50) << "one game at least";
        EXPECT_GT(us("mean"), 0);
        EXPECT_LE(us("mean"), us("longest"));
        EXPECT_LE(us("one_in_1000_above"), us("longest"));
        EXPECT_LE(us("longest"), us("longest_turn"));
        EXPECT_GT(f.at("random_simulations_a_second").as_double(), 0);
        EXPECT_NEAR(f.at("decisions_a_game").as_double(), 190, 25) << "as docs/lab/bots.md has it";
    }
}

TEST(ServeCommand, KeepsTheStoreAndItsCopiesFromOthers) {
    const Folder folder;
    interrupted({"serve", "--port", "0", "--data", folder.file("data")},
                [](const std::string& said) { return said.find("Roundhouse is at") != std::string::npos; });
    EXPECT_EQ(run({"backup", folder.file("data"), folder.file("copy.db")}).exit, 0);
    using std::filesystem::perms;
    for (const std::string& file : {folder.file("data"), folder.file("data/roundhouse.db"), folder.file("copy.db")})
        EXPECT_EQ(std::filesystem::status(file).permissions() & (perms::group_all | perms::others_all), perms::none)
            << file;
}

}   // namespace roundhouse::cli::tests
