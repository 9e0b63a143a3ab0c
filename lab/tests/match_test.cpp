#include "lab/match.hpp"

#include <gmock/gmock.h>
#include <map>

#include "lab/chronicle.hpp"
#include "lab/external_bot.hpp"
#include "play/games.hpp"

namespace roundhouse::lab {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

namespace {

std::vector<BotName> players(std::initializer_list<const char*> texts) {
    std::vector<BotName> names;
    for (const char* text : texts) {
        Problem problem;
        names.push_back(bot_named(text, problem));
        EXPECT_FALSE(problem) << problem.sentence();
    }
    return names;
}

Venue prairie() {   // where computer players think the least
    const AnyGame* game = find_game("prairie-railroads");
    return {.game = game, .board = game->boards().front(), .options = json::object{}, .milliseconds_per_move = 60'000};
}

bool go_on(std::int64_t) { return true; }

MatchResult played(std::initializer_list<const char*> texts, std::int64_t games, int threads, Shard shard = {}) {
    return play_match({.venue = prairie(), .bots = players(texts), .games = games, .seed = 5, .shard = shard}, threads,
                      go_on);
}

// What is said of a program after its first decision.
std::string complaint_about(const std::string& command, int milliseconds = 60'000) {
    const AllBots bots(prairie());
    ExternalBot player(command, milliseconds, bots.bot(players({"random"}).front()));
    const auto table = bots.venue().new_table(3);
    Random random(1);
    table->roll(random);
    Problem problem;
    table->check(player.choose(*table, random), problem);
    EXPECT_FALSE(problem) << problem.sentence();   // whatever happened, somebody has moved
    return player.complaint();
}

}   // namespace

TEST(Match, gives_the_same_result_on_any_number_of_threads) {
    EXPECT_EQ(to_json(played({"brakeman", "random", "baron:3sims"}, 4, 1)),
              to_json(played({"brakeman", "random", "baron:3sims"}, 4, 3)));
}

TEST(Match, parts_join_into_the_answer_of_the_whole) {
    const json::object whole = to_json(played({"brakeman", "random", "random"}, 10, 2));
    MatchResult joined;
    for (const int part : {3, 1, 2}) {   // in any order
        const json::value document = to_json(played({"brakeman", "random", "random"}, 10, 1, {part, 3}));
        Problem problem;
        const MatchResult read = match_from_json(document, "part", problem);
        if (part == 3) joined = read;
        else joined.add(read, problem);
        ASSERT_FALSE(problem) << problem.sentence();
    }
    EXPECT_EQ(to_json(joined), whole);
}

TEST(Match, a_part_is_not_counted_twice) {
    MatchResult part = played({"random", "random", "random"}, 4, 1, {1, 2});
    Problem problem;
    part.add(MatchResult(part), problem);
    EXPECT_THAT(problem.sentence(), HasSubstr("Games 0 to 1 are in more than one part"));
    EXPECT_EQ(part.games, 2);
}

TEST(Match, parts_of_different_matches_are_not_joined) {
    MatchResult part = played({"random", "random", "random"}, 2, 1, {1, 2});
    Problem problem;
    part.add(played({"random", "random", "brakeman"}, 2, 1, {2, 2}), problem);
    EXPECT_THAT(problem.sentence(), HasSubstr("not of the same match"));
}

TEST(Match, wins_ranks_and_games_add_up) {
    const MatchResult result = played({"random", "random", "random"}, 6, 2);
    std::int64_t wins = 0;
    for (const Record& record : result.records) {
        wins += record.wins;
        EXPECT_EQ(record.games, 6);
        EXPECT_GE(record.ranks, 6);
        EXPECT_LE(record.ranks, 18);
    }
    EXPECT_EQ(wins, 6 * 60);
    EXPECT_THAT(as_text(result), HasSubstr("95 % interval"));
}

TEST(Match, is_told_in_whole_dollars_and_kept_in_plain_numbers) {
    MatchResult result = played({"random", "random", "random"}, 2, 1);
    for (Record& record : result.records) {
        record.finished = 2;
        record.cash = 481'701;
        record.cash_squares = 240'001LL * 240'001 + 241'700LL * 241'700;
    }
    const std::string text = as_text(result);
    EXPECT_THAT(text, HasSubstr("$240,851"));
    EXPECT_THAT(text, HasSubstr("$745"));   // all three together: six games
    EXPECT_THAT(text, Not(HasSubstr("240850.5")));
    EXPECT_EQ(to_json(result).at("results").at(0).at("mean_cash"), 240'850.5);
}

TEST(Match, seats_each_player_in_each_seat_and_after_each_other_as_often) {
    for (const int seats : {2, 3, 4}) {
        std::map<std::pair<int, int>, int> in_seat, after;
        const int games = seats == 4 ? 24 : 6;
        for (int number = 0; number < games; ++number) {
            const std::vector<int> players = seating(number, seats);
            for (int seat = 0; seat < seats; ++seat) {
                const int player = players[static_cast<std::size_t>(seat)];
                ++in_seat[{player, seat}];
                ++after[{players[static_cast<std::size_t>((seat + 1) % seats)], player}];
            }
        }
        for (const auto& [who, times] : in_seat) EXPECT_EQ(times, games / seats);
        for (const auto& [who, times] : after) EXPECT_EQ(times, games / (seats - 1));
        EXPECT_EQ(after.size(), static_cast<std::size_t>(seats * (seats - 1)));
    }
}

TEST(Match, stops_when_told_to_and_says_what_was_played) {
    const MatchResult result = play_match({.venue = prairie(),
                                           .bots = players({"random", "random", "random"}),
                                           .games = 1'000'000,
                                           .seed = 1,
                                           .shard = {}},
                                          1, [](std::int64_t) { return false; });
    EXPECT_LT(result.games, 1'000'000);
    EXPECT_EQ(result.records[0].games, result.games);
    ASSERT_THAT(result.numbers, SizeIs(1));
    EXPECT_EQ(result.numbers.front().end, result.games);   // so that nobody takes it for the whole
    EXPECT_THAT(what_is_missing(result), HasSubstr("to 999999."));
}

TEST(Match, says_which_games_no_part_has) {
    MatchResult part = played({"random", "random", "random"}, 9, 1, {2, 3});
    EXPECT_EQ(what_is_missing(part), "These games are missing: 0 to 2, 6 to 8.");
    Problem problem;
    part.add(played({"random", "random", "random"}, 9, 1, {1, 3}), problem);
    part.add(played({"random", "random", "random"}, 9, 1, {3, 3}), problem);
    EXPECT_THAT(what_is_missing(part), IsEmpty());
}

TEST(Match, a_document_that_is_no_result_is_refused_in_a_sentence) {
    for (const char* text :
         {"{}", "[]", R"({"match":2})", R"({"match":1,"heading":{"players":["random"]},"games":-1})"}) {
        Problem problem;
        match_from_json(json::parse(text), "part.json", problem);
        EXPECT_THAT(problem.sentence(), HasSubstr("part.json")) << text;
    }
}

TEST(Programs, the_example_plays_every_game_to_its_end) {
    const std::string command = "exec:python3 " ROUNDHOUSE_SOURCE_DIR "/examples/thrifty_bot.py";
    for (const AnyGame* game : games()) {
        if (game->id() == "rail-baron-southeast") continue;   // a thousand decisions: the others show as much
        const Venue venue{
            .game = game, .board = game->boards().front(), .options = json::object{}, .milliseconds_per_move = 60'000};
        const MatchResult result = play_match({.venue = venue,
                                               .bots = players({command.c_str(), "random", "random"}),
                                               .games = 1,
                                               .seed = 1,
                                               .shard = {}},
                                              1, go_on);
        EXPECT_THAT(result.complaints, IsEmpty()) << game->id();
        EXPECT_EQ(result.games, 1);
    }
}

TEST(Programs, that_end_lose_their_seat_to_conductor) {
    const MatchResult result = played({"exec:exit 3", "random", "random"}, 1, 1);
    EXPECT_EQ(result.games, 1);
    ASSERT_THAT(result.complaints, SizeIs(1));
    EXPECT_THAT(result.complaints.front(), HasSubstr("Game 0: exec:exit 3 lost seat 0 to conductor at decision"));
    EXPECT_THAT(result.complaints.front(), HasSubstr("it ended with exit code 3."));
    EXPECT_THAT(complaint_about("./there/is/no/such/bot 2>/dev/null"), HasSubstr("it ended with exit code 127."));
    EXPECT_THAT(complaint_about("kill -SEGV $$"), HasSubstr("it was ended by signal 11."));
    EXPECT_THAT(complaint_about("exec >&- <&-; sleep 600"), HasSubstr("it closed its output."));
}

TEST(Programs, that_lost_their_seat_are_not_praised_for_what_conductor_did) {
    const MatchResult result = played({"exec:exit 3", "random", "random"}, 12, 2);
    EXPECT_EQ(result.records[0].seats_lost, 12);
    EXPECT_EQ(result.records[1].seats_lost, 0);
    EXPECT_THAT(as_text(result),
                HasSubstr("exec:exit 3 lost its seat in 12 of 12 games; its figures there are Conductor's."));
    EXPECT_THAT(as_text(result), HasSubstr("… and 2 more"));
}

TEST(Programs, that_are_silent_lose_their_seat) {
    EXPECT_THAT(complaint_about("sleep 600", 30), HasSubstr("did not answer within 30 ms"));
}

TEST(Programs, may_take_longer_to_start_than_to_move) {
    const AllBots bots(prairie());
    ExternalBot slow_to_start(R"(sleep 0.3; echo '{"move":"pass"}'; sleep 600)", 200,
                              bots.bot(players({"random"}).front()), 60'000);
    const auto table = bots.venue().new_table(3);
    Random random(1);
    table->roll(random);
    slow_to_start.choose(*table, random);
    EXPECT_THAT(slow_to_start.complaint(), IsEmpty());
}

TEST(Programs, have_the_time_to_start_once_a_game) {
    const AllBots bots(prairie());
    ExternalBot answers_once(R"(read question; echo '{"move":"pass"}'; sleep 600)", 200,
                             bots.bot(players({"random"}).front()), 60'000);
    const auto table = bots.venue().new_table(3);
    Random random(1);
    table->roll(random);
    answers_once.choose(*table, random);
    EXPECT_THAT(answers_once.complaint(), IsEmpty());
    answers_once.choose(*table, random);
    EXPECT_THAT(answers_once.complaint(), HasSubstr("it did not answer within 200 ms."));
}

TEST(Programs, that_talk_nonsense_lose_their_seat) {
    EXPECT_THAT(complaint_about("yes nonsense"), HasSubstr("it answered nonsense"));
    EXPECT_THAT(complaint_about(R"(yes '{"move":"go_west"}')"), HasSubstr("it answered {"));
    EXPECT_THAT(complaint_about("yes 7"), HasSubstr("it answered 7"));
    EXPECT_THAT(complaint_about(R"(read question; printf '\033[2Jgone\n')"), HasSubstr("it answered ?[2Jgone"));
    EXPECT_THAT(complaint_about("read question; head -c 100000 /dev/zero"), HasSubstr("longer than a move can be"));
}

TEST(Programs, that_answer_legal_moves_keep_their_seat) {
    EXPECT_THAT(complaint_about(R"(yes '{"move":"pass"}')"), IsEmpty());
}

TEST(Intervals, hold_what_was_seen) {
    const Interval half = share_interval(0.5, 400);
    EXPECT_NEAR(half.low, 0.4513, 0.0005);
    EXPECT_NEAR(half.high, 0.5487, 0.0005);
    EXPECT_EQ(share_interval(0, 10).low, 0);
    const Interval mean = mean_interval(20, 120, 4);   // 2, 4, 6, 8
    EXPECT_NEAR(mean.low, 5 - 1.959964 * std::sqrt(20.0 / 3 / 4), 1e-9);
    EXPECT_NEAR((mean.low + mean.high) / 2, 5, 1e-9);
}

TEST(Chronicles, are_the_same_on_any_number_of_threads) {
    const SimPlan plan{
        .venue = prairie(), .bots = players({"brakeman", "random", "brakeman"}), .games = 5, .seed = 2, .keep = {}};
    const Chronicle one = chronicle_of(plan, 1, go_on), two = chronicle_of(plan, 2, go_on);
    EXPECT_EQ(to_json(one), to_json(two));
    EXPECT_EQ(as_csv(one), as_csv(two));
}

TEST(Chronicles, become_a_page_that_needs_nothing_else) {
    const SimPlan plan{
        .venue = prairie(), .bots = players({"brakeman", "random", "brakeman"}), .games = 3, .seed = 2, .keep = {}};
    const Chronicle chronicle = chronicle_of(plan, 1, go_on);
    const std::string page = as_page(chronicle), csv = as_csv(chronicle);
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 4);
    EXPECT_THAT(csv, HasSubstr("first_price_ATSF"));
    for (const char* plot : {"Win share by seat", "Final cash", "first share of each railroad", "Income by railroad",
                             "Dividend a share", "How games end", "How long games are"})
        EXPECT_THAT(page, HasSubstr(plot));
    for (const char* outside : {"<script", "<link", "src=", "href=", "@import", "url("})
        EXPECT_THAT(page, Not(HasSubstr(outside)));
    EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(page, HasSubstr("<h1>Prairie Railroads</h1>"));
    EXPECT_EQ(chronicle.paydays.count("ATSF"), 1u);
    EXPECT_GT(chronicle.paydays.at("ATSF")[0].income, 0);
}

}   // namespace roundhouse::lab
