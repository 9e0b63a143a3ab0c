// What the sentences of Kansas Pacific say.
#include "games/kansas_pacific/face.hpp"
#include "games/kansas_pacific/tests/table.hpp"

namespace roundhouse::kansas_pacific {
namespace {

const std::vector<std::string> players{"John", "Vince", "Ann"};

std::string sentence(const Event& e) { return KansasPacific::told(e, kansas(), Names{players}).text(); }

// All sentences of a kind, one after the other.
std::string said(const Log& log, Event::Kind kind) {
    std::string all;
    for (const Event& e : log.events)
        if (e.kind == kind) all += (all.empty() ? "" : " ") + sentence(e);
    return all;
}

TEST(Sentences, of_an_auction_say_which_share_is_sold) {
    EXPECT_EQ(sentence(Event::auction_opened(ann, santa_fe, Purpose::opening)),
              "The president's share of the Santa Fe is up for auction; Ann bids first.");
    EXPECT_EQ(sentence(Event::auction_opened(ann, santa_fe, Purpose::wall_street)),
              "On Wall Street a share of the Santa Fe is up for auction; Ann bids first.");
    State s = table_at(Step::issue_share, santa_fe);
    Log log;
    play(s, Move::issue_share(), log);
    EXPECT_EQ(said(log, Event::Kind::share_issued), "John issues a share of the Santa Fe.");
    EXPECT_EQ(said(log, Event::Kind::auction_opened),
              "The issued share of the Santa Fe is up for auction; John bids first.");
}

TEST(Sentences, of_track_give_the_running_total_and_building_that_stops_by_itself_is_told) {
    State s = table_at(Step::build_track, santa_fe, 3_usd);
    Log log;
    play(s, Move::build(hex("D50")), log);
    play(s, Move::build(hex("C47")), log);
    EXPECT_EQ(said(log, Event::Kind::track_built),
              "The Santa Fe builds in Leavenworth (D50) for $1; its income is $6. "
              "The Santa Fe builds in C47 for $2, $3 so far this turn; its income is $6.");
    EXPECT_EQ(said(log, Event::Kind::building_ended),
              "The Santa Fe builds no further: its treasury cannot pay for the next piece. It has built 2 pieces for "
              "$3 this turn.");
}

TEST(Sentences, of_building_say_why_it_stops) {
    const auto stopped = [](auto&& change) {
        State s = table_at(Step::issue_share, santa_fe, 99_usd);
        change(s);
        s.step = Step::build_track;
        Log log;
        Rules::settle(s, log);
        if (s.step == Step::build_track) play(s, Move::pass(), log);
        return said(log, Event::Kind::building_ended).substr(0, 60);
    };
    EXPECT_EQ(stopped([](State&) {}).substr(0, 29), "The Santa Fe builds nothing.");
    EXPECT_EQ(stopped([](State& s) { s.railroads[santa_fe].locomotives = 0; }),
              "The Santa Fe builds nothing: it has no locomotive left.");
    EXPECT_EQ(stopped([](State& s) { s.railroads[santa_fe].open = {}; }),
              "The Santa Fe builds nothing: no hex is open to it.");
    EXPECT_EQ(stopped([](State& s) { s.built = most_track_a_turn; }),
              "The Santa Fe builds no further: it may build no more in one ");
}

TEST(Sentences, KP_21_of_a_railroad_that_goes_west_say_what_leaves_the_game) {
    EXPECT_EQ(sentence(Event::went_west(john, frisco, {.treasury = 30_usd, .locomotives = 1, .unsold = 0}, 25_usd)),
              "The Frisco goes west! Its income rises to $25; $30, 1 locomotive and no unsold shares leave the game.");
}

std::string wall_street(int finished, auto&& change) {
    State s = table_at(Step::issue_share, frisco);
    s.wall_streets = static_cast<std::int8_t>(finished);
    change(s);
    s.step = Step::wall_street;
    Log log;
    Rules::settle(s, log);
    return said(log, Event::Kind::wall_street_opened) + said(log, Event::Kind::wall_street_empty);
}

TEST(Sentences, KP_27_of_wall_street_give_the_dividend_and_say_that_sold_out_railroads_do_not_count) {
    EXPECT_EQ(wall_street(0,
                          [](State& s) {
                              s.railroads[santa_fe].latest_dividend = 5_usd;
                              s.railroads[mkt].latest_dividend = 9_usd;
                              s.railroads[mkt].shares.unsold = 0;
                          }),
              "Wall Street 1: of the railroads with shares to sell, the Santa Fe paid most, $5 per share.");
}

TEST(Sentences, KP_28_of_wall_street_say_where_the_turn_order_decided) {
    EXPECT_EQ(wall_street(0,
                          [](State& s) {
                              s.railroads[santa_fe].latest_dividend = 5_usd;
                              s.railroads[frisco].latest_dividend = 5_usd;
                          }),
              "Wall Street 1: of the railroads with shares to sell, the Frisco paid most, $5 per share, and of those "
              "that paid as much it is the last in turn order.");
}

TEST(Sentences, KP_25_of_the_eighth_wall_street_say_that_the_game_ends_after_it) {
    EXPECT_EQ(wall_street(7, [](State& s) { s.railroads[frisco].latest_dividend = 4_usd; }),
              "Wall Street 8 (the game ends after it): of the railroads with shares to sell, the Frisco paid most, $4 "
              "per share.");
    EXPECT_EQ(wall_street(7,
                          [](State& s) {
                              for (Railroad& r : s.railroads) r.shares.unsold = 0;
                          }),
              "Wall Street 8 (the game ends after it): no railroad has a share to sell.");
}

// The board says of itself: the railroads start on or next to the eastern edge.
TEST(Board, every_home_is_on_the_eastern_edge_or_next_to_it) {
    HexSet edge;
    kansas().hexes.each([&](Hex h) {
        bool is_last = true;
        const HexPosition here = kansas().name_of(h).position;
        kansas().hexes.each([&](Hex other) {
            const HexPosition there = kansas().name_of(other).position;
            is_last &= there.row != here.row || there.column <= here.column;
        });
        if (is_last) edge.insert(h);
    });
    for (RailroadId r : all_railroads) {
        const Hex home = kansas().home[r];
        EXPECT_TRUE(edge.contains(home) || kansas().neighbours.of(home).meets(edge)) << kansas().railroads[r].name;
    }
}

}   // namespace
}   // namespace roundhouse::kansas_pacific
