// Positions: those of a game are taken back, impossible ones are refused by the name of the wrong field.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/tests/table.hpp"
#include "play/tests/positions.hpp"

namespace roundhouse::southern_pacific {
namespace {

using testing::player_in, testing::railroad_in;

std::string said_after(const State& s, auto&& change) {
    return testing::said_after<SouthernPacific>(s, change, {.round_limit = s.round_limit, .idle_limit = s.idle_limit});
}

// Dave presides over the MKT, which asks Ed for a link of the MP.
State in_a_talk() {
    State s = table_before(Step::build_and_buy, mkt);
    set_shares(s, mkt, dave, 2);
    set_links(s, missouri_pacific, {"paris-sherman", "mcalester-sherman"});
    set_cash(s, mkt, 14_usd);
    settle(s);
    play(s, {buy("mcalester-sherman", 7), counter(9)});
    return s;
}

State in_bull_market() {
    State s = table_before(Step::bull_market, galveston);
    set_cash(s, dave, 5_usd);
    s.round_was_active = true;
    settle(s);
    return s;
}

TEST(Positions, what_follows_from_the_rest_must_fit) {
    const State s = in_a_talk();
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["income"] = 9; }),
              "state.railroads.MP.income must be 8.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["cubes"] = 15; }),
              "state.railroads.MP.cubes must be 13.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["unsold"] = 3; }),
              "state.railroads.MP.unsold must be 4.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MKT")["president"] = 0; }),
              "state.railroads.MKT.president does not hold the most shares.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["decider"] = 0; }), "state.decider must be 1.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["shares"].as_object()["MKT"] = 5; }),
              "state.railroads.MKT has more than five shares in players' hands.");
}

TEST(Positions, SP_15_SP_17_links_belong_to_one_railroad_and_lead_home) {
    const State s = in_a_talk();
    EXPECT_EQ(said_after(s,
                         [](auto& p) {
                             railroad_in(p, "MP")["links"] = json::array{"mcalester-sherman"};
                             railroad_in(p, "MP")["cubes"] = 14;
                         }),
              "state.railroads.MP.links has links that do not lead to the home city paris.");
    EXPECT_EQ(said_after(s,
                         [](auto& p) {
                             railroad_in(p, "MKT")["links"] = json::array{"sherman-mcalester"};
                             railroad_in(p, "MKT")["cubes"] = 14;
                         }),
              "state.railroads.MKT.links has mcalester-sherman, which another railroad has.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["links"].as_array().emplace_back("sherman-paris"); }),
              "state.railroads.MP.links[2] is named twice.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["links"].as_array().emplace_back("paris-houston"); }),
              "state.railroads.MP.links[2] names no link of this board.");
}

TEST(Positions, SP_19_a_talk_is_about_a_link_that_may_be_asked_for) {
    const State s = in_a_talk();
    const auto talk = [](json::object& p) -> json::object& { return p["talk"].as_object(); };
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["bid"] = 15; }),
              "state.talk.bid must be a whole number from 0 to 14.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["ask"] = 15; }),
              "state.talk.ask must be a whole number from 0 to 14.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["ask"] = 7; }), "state.talk.ask must be above the bid.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["ask"] = nullptr; }),
              "state.talk.ask must not be null: the seller has named a price.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["named"] = json::object{{"mcalester-sherman", 7}}; }),
              "state.talk.bid must be at least 8.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["buyer"] = "SP"; }),
              "state.talk.buyer must be the railroad that operates.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["seller"] = "SP"; }), "state.talk.seller does not own the link.");
    EXPECT_EQ(said_after(s, [&](auto& p) { talk(p)["link"] = "paris-sherman"; }),
              "state.talk.link is not a link that the buyer may ask for.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["named"] = json::object{{"mcalester-tulsa", 1}}; }),
              "state.named.mcalester-tulsa is for a link that no other president could have refused.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["named"] = json::object{{"mcalester-sherman", 15}}; }),
              "state.named.mcalester-sherman must be a whole number from 0 to 14.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["talk"] = nullptr; }), "state.talk must be an object.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["bought"] = 4; }), "state.bought must be a whole number from 0 to 3.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["built"] = 1; }),
              "state.built and bought are more than the railroad's links.");
}

TEST(Positions, rounds_and_the_card_fit_the_step) {
    const State s = in_bull_market();
    EXPECT_EQ(said_after(s, [](auto& p) { p["round"] = 0; }), "state.round must be a whole number from 1 to 100.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["idle_rounds"] = 1; }), "state.idle_rounds must be 0.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["bull_market"] = nullptr; }),
              "state.bull_market must be null before the first Bull Market, and a seat from then on.");
    EXPECT_EQ(said_after(s,
                         [](auto& p) {
                             p["bull_market"] = 2;
                             p["decider"] = 2;
                         }),
              "state.bull_market must be a player with the least cash.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["offers_left"] = json::array{0, 1}; }),
              "state.offers_left does not fit the step and the holder of the card.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["offers_left"] = json::array{}; }),
              "state.step cannot be bull_market_offer: nobody would have anything to decide.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["first_opener"] = nullptr; }),
              "state.first_opener must be null before the first auction, and a seat from then on.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["operating"] = "SP"; }),
              "state.operating must be null outside a railroad's turn.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["step"] = "game_over"; }),
              "state.step cannot be game_over: nothing has ended the game.");
}

TEST(Positions, a_once_around_auction_is_taken_in_its_middle) {
    State s = in_bull_market();
    play(s, {Move::offer(frisco), bid(3)});
    const auto auction = [](json::object& p) -> json::object& { return p["auction"].as_object(); };
    EXPECT_EQ(said_after(s, [](auto&) {}), "");
    EXPECT_EQ(said_after(s, [](auto& p) { p["offers_left"] = json::array{0}; }),
              "state.offers_left does not fit the step and the holder of the card.");
    EXPECT_EQ(said_after(s, [&](auto& p) { auction(p)["once_around"] = false; }),
              "state.auction.once_around does not fit the purpose.");
    EXPECT_EQ(said_after(s, [&](auto& p) { auction(p)["purpose"] = "offer"; }),
              "state.auction.purpose must be bull_market.");
    EXPECT_EQ(said_after(s, [&](auto& p) { auction(p)["high"] = 40; }),
              "state.auction.high is more than the leader holds.");
}

TEST(Positions, SP_6_in_the_initial_auctions_each_sold_railroad_has_one_share_and_one_link) {
    State s = set_up(texas(), 3);
    play(s, {Move::first_bidder(dave), bid(4), pass(), pass(), build("beaumont-houston"), bid(0)});
    EXPECT_EQ(said_after(s,
                         [](auto& p) {
                             railroad_in(p, "SP")["links"] = json::array{};
                             railroad_in(p, "SP")["cubes"] = 15;
                             railroad_in(p, "SP")["income"] = 3;
                         }),
              "state.railroads.SP.links must be the first link alone before the first round.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "MP")["treasury"] = 1; }),
              "state.railroads.MP.treasury must be 0 before the railroad's opening auction.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["round_was_active"] = true; }),
              "state.round_was_active must be false before the first round.");
}

TEST(Positions, have_about_a_million_dollars_in_all_at_the_most) {
    const State s = in_a_talk();
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 2)["cash"] = 1'000'000; }), "");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 2)["cash"] = 1'001'000; }),
              "state.players and railroads have more than $1,001,000 in all.");
    EXPECT_EQ(said_after(s, [](auto& p) { railroad_in(p, "TP")["treasury"] = -1; }),
              "state.railroads.TP.treasury must be a whole number from 0 to 10000000.");
}

TEST(Positions, SP_30_the_round_limit_is_an_option_of_1_to_1000_rounds) {
    const State s = in_bull_market();
    EXPECT_EQ(said_after(s, [](auto& p) { p["options"] = json::object{{"round_limit", 0}}; }),
              "state.options.round_limit must be a whole number from 1 to 1000.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["options"] = json::object{{"rounds", 7}}; }),
              "state.options has a field \"rounds\", which is not known there.");
    Problem problem;
    const json::value none = json::object{};
    EXPECT_EQ(SouthernPacific::options_from_json(Reader(none, "options", problem), 3).round_limit, 100);
}

TEST(Positions, SP_30_the_idle_limit_is_an_option_of_0_to_1000_rounds) {
    State s = in_bull_market();
    EXPECT_EQ(said_after(s, [](auto& p) { p["options"].as_object()["idle_limit"] = -1; }),
              "state.options.idle_limit must be a whole number from 0 to 1000.");
    s.round = 6;
    s.idle_limit = no_idle_limit;
    s.idle_rounds = 5;
    EXPECT_EQ(said_after(s, [](auto&) {}), "");
    EXPECT_EQ(said_after(s, [](auto& p) { p["options"].as_object()["idle_limit"] = 3; }),
              "state.idle_rounds must be a whole number from 0 to 2.");
    Problem problem;
    const json::value none = json::object{};
    EXPECT_EQ(SouthernPacific::options_from_json(Reader(none, "options", problem), 3).idle_limit, 3);
}

// A record may begin with a position that version 1 of the program wrote.
TEST(EarlierRules, SP_19_a_position_of_version_1_is_taken_in_the_fields_of_its_time) {
    State s = in_a_talk();
    s.rules_version = 1;
    s.talk.bid = 0_usd;   // which was forgotten at the counter
    json::value position = testing::written<SouthernPacific>(s, {});
    json::object& p = position.as_object();
    p.erase("rules_version");   // which it did not have
    p["options"].as_object().erase("idle_limit");
    p.erase("named");
    p["refused"] = json::array{};
    json::object& talk = p["talk"].as_object();
    talk.erase("bid");
    talk["price"] = talk["ask"];
    talk.erase("ask");
    talk["countered"] = true;
    Problem problem;
    const auto board = testing::shared_default_board<SouthernPacific>();
    const auto table = find_game(SouthernPacific::id)->table_at(board, position, {}, problem);
    ASSERT_FALSE(problem) << problem.sentence();
    EXPECT_EQ(static_cast<const TableOf<SouthernPacific>&>(*table).position(), s);
    EXPECT_EQ(table->rules_version(), 1);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
