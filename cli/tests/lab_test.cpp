// The commands in which bots meet.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"
#include "wire/json.hpp"

namespace roundhouse::cli::tests {

using testing::HasSubstr;

namespace {

std::vector<std::string> match(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{
        "match", "prairie-railroads", "--players", "conductor,brakeman,brakeman", "--games", "9"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

// A position of Kansas Pacific in which the first share is up for auction, as the protocol's state.
std::string opening_auction() {
    const Ran ran =
        run({"referee", "--seed", "1"},
            "{\"do\":\"new\",\"game\":\"kansas-pacific\",\"seats\":3}\n{\"do\":\"roll\"}\n{\"do\":\"state\"}\n");
    const std::size_t last = ran.out.rfind('\n', ran.out.size() - 2);
    return json::serialize(json::parse(ran.out.substr(last + 1)).at("state"));
}

}   // namespace

TEST(MatchCommand, SaysHowOftenEachPlayerWinsAndTheSameForTheSameSeed) {
    const Ran one = run(match({"--seed", "5", "--threads", "1", "--json", "-"})),
              two = run(match({"--seed", "5", "--threads", "2", "--json", "-"}));
    EXPECT_EQ(one.exit, 0) << one.err;
    EXPECT_EQ(one.out, two.out);
    const Ran said = run(match({"--seed", "5"}));
    EXPECT_THAT(said.out, HasSubstr("9 games"));
    EXPECT_THAT(said.out, HasSubstr("conductor"));
}

TEST(MatchCommand, WantsTheSeedOfTheWholeForAPart) {
    const Ran ran = run(match({"--shard", "1/3"}));
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("--shard needs --seed"));
}

TEST(MergeCommand, JoinsPartsIntoTheAnswerOfTheWhole) {
    const Folder folder;
    std::vector<std::string> merge{"merge"};
    for (const std::string part : {"1", "2", "3"}) {
        merge.push_back(folder.file(part));
        EXPECT_EQ(run(match({"--seed", "5", "--shard", part + "/3", "--json", merge.back()})).exit, 0);
    }
    merge.insert(merge.end(), {"--json", "-"});
    EXPECT_EQ(json::parse(run(merge).out), json::parse(run(match({"--seed", "5", "--json", "-"})).out));
}

TEST(MergeCommand, SaysWhichGamesAreMissing) {
    const Folder folder;
    const std::string part = folder.file("part");
    run(match({"--seed", "5", "--shard", "1/3", "--json", part}));
    const Ran ran = run({"merge", part});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.err, HasSubstr("These games are missing: 3 to 8."));
}

TEST(MatchCommand, RefusesAFileThatCannotBeWrittenBeforeItPlays) {
    const Folder folder;
    const Ran ran = run({"match", "prairie-railroads", "--players", "random,random,random", "--games", "1000000000",
                         "--json", folder.file("no/such/file")});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("Cannot write"));
}

TEST(MatchCommand, RefusesASeedOfMoreThan64Bits) {
    const Ran ran = run(match({"--seed", "99999999999999999999"}));
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("99999999999999999999 is not a whole number of 64 bits"));
    EXPECT_EQ(run(match({"--seed", "18446744073709551615"})).exit, 0);
}

TEST(SimCommand, GivesAnExternalBotTheTimeItIsTold) {
    const Ran ran = run({"sim", "prairie-railroads", "--players", "exec:sleep 600,random,random", "--games", "1",
                         "--seed", "1", "--move-time", "20", "--start-time", "30"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("it did not answer within 20 ms beyond the 30 ms to start."));
}

TEST(MergeCommand, RefusesPartsThatDoNotBelongTogether) {
    const Folder folder;
    const std::string ours = folder.file("ours"), other = folder.file("other"), broken = folder.with("broken", "{}");
    run(match({"--seed", "5", "--shard", "1/3", "--json", ours}));
    run(match({"--seed", "6", "--shard", "2/3", "--json", other}));
    for (const std::string& with : {other, ours, broken}) {
        const Ran ran = run({"merge", ours, with});
        EXPECT_EQ(ran.exit, 2) << with;
        EXPECT_THAT(ran.err, HasSubstr(with));
        EXPECT_THAT(ran.out, testing::IsEmpty());
    }
}

TEST(PriceCommand, SaysWhatTheShareUpForAuctionIsWorthToEachPlayer) {
    const Folder folder;
    const std::string file = folder.with("position.json", opening_auction());
    const Ran ran = run({"price", file, "--games", "20", "--seed", "1", "--json", "-"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const json::value answer = json::parse(ran.out);
    ASSERT_EQ(answer.at("seats").as_array().size(), 3u);
    for (const json::value& seat : answer.at("seats").as_array()) EXPECT_TRUE(seat.at("worth").is_double());
    EXPECT_THAT(run({"price", file, "--games", "20", "--seed", "1"}).out, HasSubstr("Worth"));
}

TEST(PriceCommand, RefusesAGameInWhichNothingIsSold) {
    const std::string over =
        std::string(ROUNDHOUSE_SOURCE_DIR) + "/games/kansas_pacific/tests/records/gone_west_1_4_players.json";
    const Ran ran = run({"price", over});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("No share is up for auction"));
}

TEST(SimCommand, NamesTheGameByItsIdInJson) {
    for (const std::vector<std::string>& players :
         {std::vector<std::string>{"--seats", "3"}, {"--players", "random,random,random"}}) {
        std::vector<std::string> arguments{"sim", "prairie-railroads", "--games", "1", "--seed", "1", "--json", "-"};
        arguments.insert(arguments.end(), players.begin(), players.end());
        EXPECT_EQ(json::parse(run(arguments).out).at("game"), "prairie-railroads") << players.front();
    }
}

TEST(SimCommand, ReportsOnGamesOfBotsAsOnePageWithItsFigures) {
    const Folder folder;
    const std::string report = folder.file("report");
    const Ran ran = run({"sim", "southern-pacific", "--players", "conductor,brakeman,brakeman", "--games", "6",
                         "--seed", "3", "--report", report});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    std::string page;
    bool has_csv = false, has_json = false;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(report)) {
        const auto kind = entry.path().extension();
        if (kind == ".html") page = text_of(entry.path().string());
        has_csv |= kind == ".csv";
        has_json |= kind == ".json";
    }
    EXPECT_NE(page.find("<svg"), std::string::npos);
    for (const auto* from_elsewhere : {"src=", "href=", "url("})
        EXPECT_EQ(page.find(from_elsewhere), std::string::npos) << from_elsewhere;
    EXPECT_TRUE(has_csv);
    EXPECT_TRUE(has_json);
}

}   // namespace roundhouse::cli::tests
