// Everything on the table of a game of Prairie Railroads, and nothing else.
#pragma once
#include <type_traits>

#include "core/ledger.hpp"
#include "core/shares.hpp"
#include "games/prairie_railroads/event.hpp"
#include "games/prairie_railroads/move.hpp"

namespace roundhouse::prairie_railroads {

constexpr int shares_a_railroad = 5;
constexpr int cubes_to_build = 31;   // of 32: one marks the income (PR-4)
constexpr int development_cubes_in_all = 40;

struct Railroad {
    LinkSet links;       // its segments
    LinkSet reachable;   // segments it could build next, were they all open (PR-31, PR-32)
    LinkSet touched;     // segments with an end at one of its cities
    CitySet cities;      // where it has track
    Money income, value;
    Shares shares{.held = {}, .unsold = shares_a_railroad};
    SeatSet control;                      // who holds most of its shares (PR-25)
    std::int8_t cubes = cubes_to_build;   // left to build with
    City western = City::nowhere;         // where it has its western build

    friend constexpr bool operator==(const Railroad&, const Railroad&) = default;
};

enum class Step : std::uint8_t {
    choose_starting_player,
    opening_auction,
    first_share_sold,
    first_track,
    railroad_founded,   // setting up
    take_action,
    draw_card,
    turn_ends,   // a turn
    offer_stock,
    stock_auction,
    stock_sold,
    nothing_to_offer,
    discover_growth,
    choose_growth,
    nothing_grew,
    choose_railroad,
    choose_builder,
    construct_track,
    nothing_built,
    pay_dividends,
    final_payoff,
    game_over,
};

struct State {
    using Step = prairie_railroads::Step;
    using Move = prairie_railroads::Move;
    using Offers = prairie_railroads::Offers;
    using Event = prairie_railroads::Event;
    using Accounts = Ledger<RailroadId, railroad_count>;

    const Board* board = nullptr;
    LinkSet built;   // segments that have a railroad
    CitySet grown;
    CitySet western_builds;   // cities whose western build has a railroad
    ByRailroad<Railroad> railroads;
    Accounts ledger;
    Auction auction;
    BySeat<ByCard<std::int8_t>> hands;
    ByCard<std::int16_t> deck, used;   // what is left of the draw deck; what was played, selected or drawn
    std::int8_t seats = 0;
    std::int8_t development_cubes = development_cubes_in_all;   // left
    std::int8_t dividends_played = 0;                           // Pay Dividends cards
    RailroadId current{};          // the railroad whose share is under the hammer, or that builds
    Seat turn = Seat::nobody;      // who has to play, or plays, a card
    Card card = Card::none;        // in play
    bool is_drawn = false;         // that card came from the draw deck
    Seat builder = Seat::nobody;   // who chooses the build of the current railroad
    Step step = Step::choose_starting_player;
    Seat decider = Seat::nobody;

    friend bool operator==(const State&, const State&) = default;

    Railroad& railroad() { return railroads[current]; }
    const Railroad& railroad() const { return railroads[current]; }
    Money cash(Seat seat) const { return ledger[seat]; }
    Money treasury() const { return ledger[current]; }

    void pay_bank(RailroadId from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }
    void pay_treasury(Seat from, RailroadId to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_player(Seat from, Seat to, Money amount) { ledger.pay(Accounts::of(from), Accounts::of(to), amount); }
    void pay_from_bank(Seat to, Money amount) { ledger.pay(Accounts::bank, Accounts::of(to), amount); }
};

static_assert(std::is_trivially_copyable_v<State>, "undo is a copy, and a copy is a memcpy");
static_assert(sizeof(State) <= 1024);

}   // namespace roundhouse::prairie_railroads
