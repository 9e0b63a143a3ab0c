// Positions: those of a game are taken back, impossible ones are refused by the name of the wrong field.
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/tests/table.hpp"
#include "play/tests/positions.hpp"

namespace roundhouse::prairie_railroads {
namespace {

using testing::player_in, testing::railroad_in;

std::string said_after(const State& s, auto&& change) { return testing::said_after<PrairieRailroads>(s, change); }
json::object& within(json::object& position, const char* key) { return position[key].as_object(); }

// Dave has the turn; John and Pete share control of the Frisco, which alone has money.
State at_choose_builder() {
    State s = table();
    for (const RailroadId r : all_railroads) set_shares(s, r, john, 2);
    set_shares(s, frisco, pete, 2);
    set_cash(s, frisco, 20_usd);
    begin_build(s);
    return s;
}

State at_construct_track() {
    State s = at_choose_builder();
    play(s, Move::builder(pete));
    return s;
}

State at_stock_auction() {
    State s = table();
    play(s, Move::select(Card::offer_stock));
    play(s, Move::offer_own(mkt));
    play(s, Move::bid(4_usd));
    return s;
}

State at_opening(int bids) {
    State s = set_up(kansas(), 3);
    play(s, Move::first_bidder(john));
    for (int i = 0; i < bids; ++i) play(s, Move::bid(s.auction.least_bid()));
    return s;
}

TEST(Positions, of_every_step_are_taken_back) {
    State growth = table();
    set_grown(growth, {"pratt", "ransom"});
    play(growth, Move::select(Card::construct_track));
    EXPECT_EQ(said_after(growth, [](auto&) {}), "");
    play(growth, dice(12));
    EXPECT_EQ(growth.step, Step::choose_growth);
    State drawing = table();
    play(drawing, Move::draw());
    State first_track = at_opening(1);
    pass_all(first_track, 2);
    EXPECT_EQ(first_track.step, Step::first_track);
    State over = table();
    over.deck = {};
    for (auto& hand : over.hands) hand = {};
    settle(over);
    over = recomputed(over);
    for (const State& s : {table(), growth, drawing, first_track, at_choose_builder(), at_construct_track(),
                           at_stock_auction(), at_opening(0), at_opening(2), over})
        EXPECT_EQ(said_after(s, [](auto&) {}), "");
}

TEST(Positions, what_is_wrong_with_a_railroad_is_named) {
    const auto said = [](auto&& change) {
        return said_after(table(), [&](json::object& p) { change(railroad_in(p, "SLSF")); });
    };
    EXPECT_EQ(said([](auto& r) { r["income"] = 3; }), "state.railroads.SLSF.income must be 2.");
    EXPECT_EQ(said([](auto& r) { r["value"] = 6; }), "state.railroads.SLSF.value must be 5.");
    EXPECT_EQ(said([](auto& r) { r["cubes"] = 31; }), "state.railroads.SLSF.cubes must be 30.");
    EXPECT_EQ(said([](auto& r) { r["unsold"] = 5; }), "state.railroads.SLSF.unsold must be 4.");
    EXPECT_EQ(said([](auto& r) { r["treasury"] = -1; }),
              "state.railroads.SLSF.treasury must be a whole number from 0 to 10000000.");
    EXPECT_EQ(said([](auto& r) { r["links"] = json::array{"columbus-reno"}; }),
              "state.railroads.SLSF.links[0] names no link of this board.");
    EXPECT_EQ(said([](auto& r) { r["links"] = json::array{"troy-marysville"}; }),
              "state.railroads.SLSF.links[0] belongs to another railroad.");
    EXPECT_EQ(said([](auto& r) { r["links"] = json::array{"columbus-coffeyville", "coffeyville-columbus"}; }),
              "state.railroads.SLSF.links[1] is named twice.");
    EXPECT_EQ(said([](auto& r) { r["links"] = json::array{}; }), "state.railroads.SLSF.cubes must be 31.");
    EXPECT_EQ(said([](auto& r) { r["links"] = json::array{"columbus-coffeyville", "wichita-kingman"}; }),
              "state.railroads.SLSF.links cannot have been built from a first segment of the railroad.");
    EXPECT_EQ(said([](auto& r) { r["western"] = "elkhart"; }),
              "state.railroads.SLSF.western is a city where the railroad has no track.");
    EXPECT_EQ(said([](auto& r) { r["western"] = "columbus"; }), "state.railroads.SLSF.western has no western build.");
}

// PR-32: the track must have an order in which it can have been built
TEST(Positions, track_that_runs_against_an_arrow_is_refused) {
    State s = table();
    set_links(s, frisco, {"columbus-coffeyville", "coffeyville-sedan", "sedan-winfield", "winfield-wichita"});
    EXPECT_EQ(
        said_after(s,
                   [](json::object& p) { railroad_in(p, "SLSF")["links"].as_array().emplace_back("newton-wichita"); }),
        "state.railroads.SLSF.links cannot have been built from a first segment of the railroad.");
}

TEST(Positions, what_is_wrong_with_cards_and_growth_is_named) {
    const auto said = [](auto&& change) { return said_after(table(), change); };
    EXPECT_EQ(said([](auto& p) { within(p, "deck")["CT"] = 11; }),
              "state.deck.CT must be a whole number from 0 to 10.");
    EXPECT_EQ(said([](auto& p) { within(p, "deck")["CT"] = 9; }), "state.used.CT must be 1.");
    EXPECT_EQ(said([](auto& p) { within(player_in(p, 1), "hand")["OS"] = 7; }),
              "state.players[1].hand.OS must be a whole number from 0 to 6.");
    EXPECT_EQ(said([](auto& p) { p["dividends_played"] = 1; }), "state.dividends_played must be 0.");
    EXPECT_EQ(said([](auto& p) { p["grown"] = json::array{"troy"}; }), "state.grown[0] is not in the growth chart.");
    EXPECT_EQ(said([](auto& p) { p["grown"] = json::array{"pratt", "pratt"}; }), "state.grown[1] is named twice.");
    EXPECT_EQ(said([](auto& p) { p["development_cubes"] = 39; }), "state.development_cubes must be 40.");
}

TEST(Positions, what_is_wrong_with_turn_card_and_building_is_named) {
    EXPECT_EQ(said_after(table(), [](auto& p) { p["turn"] = 3; }), "state.turn must be a whole number from 0 to 2.");
    EXPECT_EQ(said_after(table(), [](auto& p) { p["turn"] = 1; }), "state.decider must be 1.");
    EXPECT_EQ(said_after(table(), [](auto& p) { p["card"] = json::object{{"card", "OS"}, {"drawn", false}}; }),
              "state.card must be null at this step.");
    EXPECT_EQ(said_after(table(), [](auto& p) { p["step"] = "offer_stock"; }), "state.card must be an object.");
    EXPECT_EQ(said_after(table(), [](auto& p) { p["step"] = "lunch"; }),
              "state.step is no step at which this game can stand.");
    EXPECT_EQ(said_after(table(), [](auto& p) { p["step"] = "game_over"; }),
              "state.step cannot be game_over: nothing has ended the game.");
    EXPECT_EQ(said_after(at_construct_track(), [](auto& p) { within(p, "building")["builder"] = 0; }),
              "state.building.builder does not control the railroad.");
    EXPECT_EQ(said_after(at_construct_track(), [](auto& p) { within(p, "building")["railroad"] = "MKT"; }),
              "state.building.builder does not control the railroad.");
    EXPECT_EQ(said_after(at_construct_track(), [](auto& p) { within(p, "card")["drawn"] = true; }),
              "state.card.drawn does not fit: no such card is missing there.");
    EXPECT_EQ(said_after(at_choose_builder(), [](auto& p) { within(p, "building")["builder"] = 1; }),
              "state.building.builder must be null before it is chosen.");
}

TEST(Positions, what_is_wrong_with_an_auction_is_named) {
    EXPECT_EQ(said_after(at_stock_auction(), [](auto& p) { within(p, "auction")["seller"] = nullptr; }),
              "state.auction.seller is not who sells this share.");
    EXPECT_EQ(said_after(at_stock_auction(), [](auto& p) { within(p, "auction")["minimum"] = 2; }),
              "state.auction.minimum must be 1.");
    EXPECT_EQ(said_after(at_stock_auction(), [](auto& p) { within(p, "auction")["purpose"] = "offer"; }),
              "state.auction.opener must be 0.");
    EXPECT_EQ(said_after(at_stock_auction(), [](auto& p) { within(p, "auction")["purpose"] = "issue"; }),
              "state.auction.purpose must be offer.");
    EXPECT_EQ(said_after(at_opening(0), [](auto& p) { within(p, "auction")["railroad"] = "ATSF"; }),
              "state.railroads.CRIP.unsold must be below 5 after the railroad's opening auction.");
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
