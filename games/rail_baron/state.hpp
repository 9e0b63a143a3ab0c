// Everything on the table of a game of Rail Baron, and nothing else.
#pragma once
#include <type_traits>

#include "core/auction.hpp"
#include "core/ledger.hpp"
#include "games/rail_baron/event.hpp"
#include "games/rail_baron/way_ahead.hpp"

namespace roundhouse::rail_baron {

constexpr Money bank_fee = 1000_usd, opponents_fee = 5000_usd, sold_out_fee = 10000_usd;
constexpr int latest_rules = 2;   // their version
constexpr Money secret_below = 150000_usd, cash_to_win = 200000_usd;

// The rules that a group agrees on before the game.
struct Variants {
    Money starting_auction;           // extra cash; none: no starting auction
    std::int32_t turn_limit = 3000;   // turns of single players
    bool short_game = false;
    bool discounted_superchief = false;
    bool free_superchief = false;
    bool honeymoon = false;       // with two players, and only then
    bool ask_everybody = false;   // also who cannot pay, lest silence tell a secret purse (RB-40)

    friend constexpr bool operator==(const Variants&, const Variants&) = default;
};

// Railroads by the fee for riding them; every railroad has one fee or none.
class FeesByRailroad {
public:
    static constexpr std::array fees{0_usd, bank_fee, opponents_fee, sold_out_fee};

    constexpr const RailroadSet& at(int level) const { return at_[static_cast<std::size_t>(level)]; }
    constexpr void clear() { at_ = {}; }
    constexpr void keep_only(RailroadId r) {
        for (RailroadSet& set : at_) set &= RailroadSet{r};
    }

    // An existing lower fee stays. Returns the fee that holds.
    constexpr Money lower(RailroadId r, Money fee) {
        put(r, fee, [](std::size_t here, std::size_t level) { return here <= level; });
        return at_most(r, fee);
    }
    // An existing higher fee stays.
    constexpr void raise(RailroadId r, Money fee) {
        put(r, fee, [](std::size_t here, std::size_t level) { return here >= level; });
    }

    // What is to pay where the fee is `fee`, and less if a lower one is noted here.
    constexpr Money at_most(RailroadId r, Money fee) const {
        for (std::size_t i = 0; i < fees.size() && fees[i] < fee; ++i)
            if (at_[i].contains(r)) return fees[i];
        return fee;
    }
    // The highest fee noted for any of them; less than nothing where none is.
    constexpr Money highest(const RailroadSet& of) const {
        for (std::size_t i = fees.size(); i-- > 0;)
            if (at_[i].meets(of)) return fees[i];
        return {-1};
    }
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (std::size_t i = 0; i < fees.size(); ++i) at_[i].each([&](RailroadId r) { visit(r, fees[i]); });
    }
    friend constexpr bool operator==(const FeesByRailroad&, const FeesByRailroad&) = default;

private:
    template <class Stays>
    constexpr void put(RailroadId r, Money fee, Stays stays) {
        std::size_t level = 0;
        while (fees[level] != fee) ++level;
        for (std::size_t i = 0; i < fees.size(); ++i) {
            if (!at_[i].contains(r)) continue;
            if (stays(i, level)) return;
            at_[i].erase(r);
        }
        at_[level].insert(r);
    }
    std::array<RailroadSet, fees.size()> at_{};
};

struct Player {
    SegmentSet ridden;   // since the last arrival
    FeesByRailroad established;
    RailroadSet railroads;   // deeds
    Milepost home = Milepost::none, at = Milepost::none;
    Milepost departure = Milepost::none;     // from where the next payoff counts
    Milepost destination = Milepost::none;   // of a declared player the home
    Milepost alternate = Milepost::none;     // of a declared player
    Engine engine = Engine::freight;
    bool is_declared = false, is_early = false;
    bool may_swap = true;   // until the first destination is known
    bool is_out = false;
    WayAhead way;   // a memory, not a part of the position

    constexpr bool is_home() const { return at == home; }
    // An early declared player who got home is safe (RB-57).
    constexpr bool can_be_rovered() const { return is_declared && !(is_early && is_home()); }
    friend constexpr bool operator==(const Player&, const Player&) = default;
};

// A red die of its own: not due, still to be thrown, or its number.
enum class RedDie : std::uint8_t { none = 0, to_throw = 7 };

struct Lookup {
    Purpose purpose = Purpose::none;
    Region region = Region::none;   // none until it is known

    friend constexpr bool operator==(const Lookup&, const Lookup&) = default;
};

// What somebody must pay, fixed when it falls due.
struct Owed {
    Seat by = Seat::nobody;   // nobody: nothing is owed
    Why why{};
    BySeat<Money> to{};
    Money to_bank{};

    constexpr Money total() const {
        Money sum = to_bank;
        for (Money m : to) sum += m;
        return sum;
    }
    friend constexpr bool operator==(const Owed&, const Owed&) = default;
};

enum class AfterPurchase : std::uint8_t { none, lookup, bounce_out, fees };

enum class Step : std::uint8_t {
    draw_order,   // start
    look_up,
    throw_for_region,
    pick_region,
    throw_for_city,   // city lookup
    draw_deed,
    starting_auction,
    deed_sold,
    begin_turn,
    declare,
    swap_home,
    roll,   // a turn
    look_ahead,
    step,
    rover_play,
    throw_bonus,
    arrive,
    purchase,
    third_player,
    after_purchase,
    pay_fees,
    raise_cash,
    cash_auction,
    railroad_sold,
    pay_debt,
    end_turn,
    game_over,
};

struct State {
    using Step = rail_baron::Step;
    using Move = rail_baron::Move;
    using Offers = rail_baron::Offers;
    using Event = rail_baron::Event;
    using Accounts = Ledger<RailroadId, 0>;

    const Board* board = nullptr;
    BySeat<Player> players;
    FeesByRailroad rates;             // the highest fee at which each railroad was ridden this turn
    RailroadSet bank, third, aside;   // deeds of the bank (public ones too), of the third player, set aside
    Accounts ledger;
    Auction auction;
    Owed owed;
    Variants variants;
    Money fee = opponents_fee;   // for riding an opponent's railroad
    std::int32_t turns = 0;      // begun so far
    std::uint32_t ways = 0;      // exits of the milepost that the train may take now, one bit each
    RailroadId lot{};            // up for auction
    Lookup lookup;
    Dice dice;   // of this turn's roll; all 0 before it
    RedDie bonus = RedDie::none, bounce = RedDie::none;
    AfterPurchase after_purchase = AfterPurchase::none;
    Seat first = Seat::nobody, turn = Seat::nobody;
    Seat winner = Seat::nobody;   // where one player wins whatever the others hold
    SeatSet rovered;              // at this step, and still to pay
    std::int8_t seats = 0;
    std::int8_t left = 0;    // steps still to go
    std::int8_t drawn = 0;   // deeds of the starting auction
    std::int8_t rules_version = latest_rules;
    bool last_round = false;
    Step step = Step::draw_order;
    Seat decider = Seat::nobody;

    friend bool operator==(const State&, const State&) = default;

    Player& player() { return players[turn]; }
    const Player& player() const { return players[turn]; }
    Money cash(Seat seat) const { return ledger[seat]; }
    Money cash() const { return ledger[turn]; }
    bool asks_everybody() const { return variants.ask_everybody; }
    bool has_sold_out() const { return fee == sold_out_fee; }   // it is a moment: a sale back changes nothing (RB-27)

    SeatSet in_game() const {
        SeatSet in;
        SeatSet::all(seats).each([&](Seat s) {
            if (!players[s].is_out) in.insert(s);
        });
        return in;
    }
    RailroadSet unowned() const { return bank & board->for_sale; }

    Money price_of(RailroadId r) const { return half_if_short(board->price[r]); }
    Money half_price_of(RailroadId r) const { return {price_of(r).dollars / 2}; }
    Money half_if_short(Money price) const { return {variants.short_game ? price.dollars / 2 : price.dollars}; }

    void pay_bank(Seat from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }

    // Who reaches $150,000 must say so (RB-40).
    void pay_from_bank(Seat to, Money amount, auto& tell) { pay_out(Accounts::bank, to, amount, tell); }
    void pay_player(Seat from, Seat to, Money amount, auto& tell) { pay_out(Accounts::of(from), to, amount, tell); }

private:
    void pay_out(Accounts::Account from, Seat to, Money amount, auto& tell) {
        const bool was_secret = cash(to) < secret_below;
        ledger.pay(from, Accounts::of(to), amount);
        if (was_secret && cash(to) >= secret_below) tell(Event::announced(to, cash(to)));
    }
};

static_assert(std::is_trivially_copyable_v<State>, "undo is a copy, and a copy is a memcpy");
static_assert(sizeof(State) <= 4096);

}   // namespace roundhouse::rail_baron
