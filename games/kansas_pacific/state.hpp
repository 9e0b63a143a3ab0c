// Everything on the table of a game of Kansas Pacific, and nothing else.
#pragma once
#include <type_traits>

#include "core/ledger.hpp"
#include "core/shares.hpp"
#include "games/kansas_pacific/event.hpp"
#include "games/kansas_pacific/move.hpp"

namespace roundhouse::kansas_pacific {

constexpr int shares_a_railroad = 6;
constexpr int locomotives_to_build = 24;   // of 27: one stands on the home hex, two mark income and dividend (KP-3)
constexpr int land_grants_in_all = 3;
constexpr int land_grant_locomotives = 10;

struct Railroad {
    HexSet track;   // hexes with one of its locomotives
    HexSet open;    // hexes it may enter as far as its own track is concerned (KP-15, KP-17)
    Money income, latest_dividend;
    Shares shares{.unsold = shares_a_railroad};
    std::int8_t locomotives = locomotives_to_build;   // left in the treasury
    bool has_land_grant = false;
    bool has_gone_west = false;
    bool is_west_of_line = false;   // has track beyond the land grant line
    bool is_on_west_edge = false;   // has track on a westernmost hex

    friend constexpr bool operator==(const Railroad&, const Railroad&) = default;
};

enum class Step : std::uint8_t {
    choose_first_bidder,
    opening_auction,
    presidents_share_sold,   // preparing to play
    issue_share,
    share_auction,
    share_sold,
    land_grant,
    build_track,
    building_ends,
    go_west,   // a railroad's turn
    pay_dividends,
    check_for_end,
    wall_street,
    wall_street_auction,
    wall_street_closes,
    game_over,
};

struct State {
    using Step = kansas_pacific::Step;
    using Move = kansas_pacific::Move;
    using Offers = kansas_pacific::Offers;
    using Event = kansas_pacific::Event;
    using Accounts = Ledger<RailroadId, railroad_count>;

    const Board* board = nullptr;
    HexSet used, full;   // hexes with at least one railroad, hexes with two
    ByRailroad<Railroad> railroads;
    Accounts ledger;
    Auction auction;
    RailroadId current{};   // the railroad whose turn it is, or whose share is under the hammer
    std::int8_t seats = 0;
    std::int8_t built = 0;                          // locomotives this turn
    std::int8_t land_grants = land_grants_in_all;   // left for sale
    std::int8_t wall_streets = 0;                   // finished
    Step step = Step::choose_first_bidder;
    Seat decider = Seat::nobody;

    friend bool operator==(const State&, const State&) = default;

    Railroad& railroad() { return railroads[current]; }
    const Railroad& railroad() const { return railroads[current]; }
    Seat president() const { return railroad().shares.president; }
    Money cash(Seat seat) const { return ledger[seat]; }
    Money treasury() const { return ledger[current]; }

    void pay_bank(Seat from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }
    void pay_bank(RailroadId from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }
    void pay_treasury(Seat from, RailroadId to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_from_bank(Seat to, Money amount) { ledger.pay(Accounts::bank, Accounts::of(to), amount); }
};

static_assert(std::is_trivially_copyable_v<State>, "undo is a copy, and a copy is a memcpy");
static_assert(sizeof(State) <= 1536);

}   // namespace roundhouse::kansas_pacific
