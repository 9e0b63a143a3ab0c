// Everything on the table of a game of Prussian Rails, and nothing else.
#pragma once
#include <type_traits>

#include "core/ledger.hpp"
#include "core/shares.hpp"
#include "games/prussian_rails/event.hpp"
#include "games/prussian_rails/move.hpp"

namespace roundhouse::prussian_rails {

constexpr int least_seats = 3, most_seats = 5;
constexpr int shares_a_railroad = 3;
constexpr int rules_version = 2, oldest_rules_version = 1;   // see earlier_rules.hpp

struct Railroad {
    HexSet track;              // hexes with one of its cubes
    HexSet open;               // hexes it may enter as far as its own track is concerned (PU-14, PU-19)
    RailroadSet connections;   // railroads it is directly connected to; up to date when no Expansion is on
    Money income;
    Shares shares{.unsold = shares_a_railroad};
    std::int8_t cubes = 0;   // left to build with

    friend constexpr bool operator==(const Railroad&, const Railroad&) = default;
};

// The Turn Order track: the seats that have still to move, the next one first.
class TurnOrder {
public:
    constexpr int size() const { return size_; }
    constexpr Seat operator[](int turn) const {
        assert(turn < size_);
        return seats_[static_cast<std::size_t>(turn)];
    }
    // REQUIRES: fewer than five seats are there.
    constexpr void add(Seat seat) {
        assert(size_ < most_seats);
        seats_[static_cast<std::size_t>(size_++)] = seat;
    }
    // REQUIRES: not empty.
    constexpr Seat take_first() {
        assert(size_ > 0);
        const Seat first = seats_[0];
        std::copy(seats_.begin() + 1, seats_.end(), seats_.begin());
        seats_.back() = Seat::nobody;
        --size_;
        return first;
    }
    friend constexpr bool operator==(const TurnOrder&, const TurnOrder&) = default;

private:
    std::array<Seat, most_seats> seats_{Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody};
    std::int8_t size_ = 0;
};

// What the Expansion of the current railroad has come to so far.
struct Expansion {
    Money spent;
    Money dearest_rural;     // of BA, whose dearest rural cube is free (PU-29); nothing for all others
    std::int8_t built = 0;   // cubes

    friend constexpr bool operator==(const Expansion&, const Expansion&) = default;
};

enum class Step : std::uint8_t {
    choose_first_bidder,
    opening_auction,
    opening_share_sold,   // initial auctions
    determine_order,
    agree_to_end,
    fill_cup,
    draw_disk,   // determine player order
    begin_turn,
    take_turn,
    share_auction,
    share_sold,
    build_track,
    expansion_ends,
    pay_dividends,   // a turn
    game_over,
};

struct State {
    using Step = prussian_rails::Step;
    using Move = prussian_rails::Move;
    using Offers = prussian_rails::Offers;
    using Event = prussian_rails::Event;
    using Accounts = Ledger<RailroadId, railroad_count>;

    const Board* board = nullptr;
    HexSet full;        // hexes that hold no other railroad (PU-18, PU-19)
    PriceList prices;   // what hexes cost a railroad that pays the City Penalty (PU-15, PU-16)
    ByRailroad<Railroad> railroads;
    Accounts ledger;
    BySeat<Money> player_income;   // the incomes of the railroads, over a player's shares (PU-6)
    Auction auction;
    WaysToMeet ways;   // as they were last looked for (PU-37)
    Expansion expansion;
    BySeat<std::int8_t> cup;      // disks; none once the round is drawn
    BySeat<std::int8_t> passes;   // since the last Capitalization or Expansion, three at most (PU-38)
    TurnOrder order;              // without the one that acts
    RailroadSet expandable;       // by the one whose turn it is, until the turn is chosen; then none
    RailroadId current{};         // the railroad that expands, or whose share is under the hammer; else the first
    std::int8_t seats = 0;
    std::int8_t rules_version = prussian_rails::rules_version;   // by which the game is played
    std::int8_t idle_rounds = 0;     // rounds of passes in a row, when the order was last determined
    std::int8_t agreed = 0;          // players who have agreed to end the game
    bool round_all_passed = false;   // no turn of this round was anything but a pass; there must be a round
    Seat acting = Seat::nobody;      // whose turn it is
    Step step = Step::choose_first_bidder;
    Seat decider = Seat::nobody;

    friend bool operator==(const State&, const State&) = default;

    Railroad& railroad() { return railroads[current]; }
    const Railroad& railroad() const { return railroads[current]; }
    Money cash(Seat seat) const { return ledger[seat]; }
    Money treasury(RailroadId id) const { return ledger[id]; }

    void pay_bank(RailroadId from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }
    void pay_treasury(Seat from, RailroadId to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_from_bank(Seat to, Money amount) { ledger.pay(Accounts::bank, Accounts::of(to), amount); }
};

static_assert(std::is_trivially_copyable_v<State>, "undo is a copy, and a copy is a memcpy");
static_assert(sizeof(State) <= 1792);

}   // namespace roundhouse::prussian_rails
