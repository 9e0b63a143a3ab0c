// Everything on the table of a game of Southern Pacific, and nothing else.
#pragma once
#include <type_traits>

#include "core/ledger.hpp"
#include "core/shares.hpp"
#include "games/southern_pacific/event.hpp"
#include "games/southern_pacific/move.hpp"

namespace roundhouse::southern_pacific {

constexpr int shares_a_railroad = 5;
constexpr int latest_rules = 2;   // their version
constexpr int usual_round_limit = 100, usual_idle_limit = 3, no_idle_limit = 0;

struct Railroad {
    LinkSet links;          // that carry one of its cubes
    LinkSet within_reach;   // all links out of its cities, its own among them (SP-15)
    LinkSet spare;          // its links that it could give away: the rest still leads home (SP-17)
    CitySet cities;         // that it is connected to, its home among them (SP-7)
    Money income;
    Shares shares{.unsold = shares_a_railroad};
    std::int8_t cubes = cubes_to_build;   // left in the treasury

    friend constexpr bool operator==(const Railroad&, const Railroad&) = default;
};

// The presidents of two railroads talk about the price of a link; the buyer is the current railroad.
struct Talk {
    Money bid{}, ask{};   // what buyer and seller named last
    Link link{};
    RailroadId seller{};
    bool is_open = false;
    bool has_ask = false;   // the seller has named a price

    friend constexpr bool operator==(const Talk&, const Talk&) = default;
};

// The highest prices that the buying president has named in this turn for links that were not sold at them.
class NamedPrices {
public:
    const LinkSet& links() const { return links_; }
    Money of(Link l) const { return price_[l]; }   // REQUIRES: one was named
    Money least_to_ask(Link l) const { return links_.contains(l) ? price_[l] + 1_usd : 0_usd; }
    void note(Link l, Money price) {
        links_.insert(l);
        price_[l] = price;
    }
    void forget() {
        if (!links_.empty()) *this = {};
    }

    friend bool operator==(const NamedPrices&, const NamedPrices&) = default;

private:
    LinkSet links_;
    ArrayBy<Link, Money, max_links> price_{};
};

enum class Step : std::uint8_t {
    choose_first_bidder,
    opening_auction,
    presidents_share_sold,
    first_link,
    next_presidents_share,   // initial auctions
    offer_stock,
    stock_auction,
    stock_sold,   // a railroad's turn
    build_and_buy,
    seller_answers,
    buyer_answers,
    pay_dividends,
    turn_ends,
    bull_market,
    bull_market_offer,
    bull_market_auction,
    bull_market_sold,
    check_for_end,
    game_over,
};

struct State {
    using Step = southern_pacific::Step;
    using Move = southern_pacific::Move;
    using Offers = southern_pacific::Offers;
    using Event = southern_pacific::Event;
    using Accounts = Ledger<RailroadId, railroad_count>;

    const Board* board = nullptr;
    ByRailroad<Railroad> railroads;
    LinkSet owned;                                      // by any railroad
    NamedPrices named;                                  // in this turn (SP-19)
    ArrayBy<City, std::int8_t, max_cities> connected;   // how many railroads are, by city
    Accounts ledger;
    Auction auction;
    Talk talk;
    RailroadId current{};   // whose turn it is, or whose share is up for auction; else the first
    std::int8_t seats = 0;
    std::int8_t built = 0, bought = 0;   // links this turn
    std::int8_t rules_version = latest_rules;
    std::int16_t idle_rounds = 0;   // in a row, the present one not counted
    std::int16_t idle_limit = usual_idle_limit;
    std::int16_t round = 0;   // 0 before the first
    std::int16_t round_limit = usual_round_limit;
    bool round_was_active = false;      // a share was sold, or a link built or bought
    Seat first_opener = Seat::nobody;   // of the first auction
    Seat bull_market = Seat::nobody;    // who has the card
    SeatSet offers_left;                // who may still offer a share in this Bull Market
    Step step = Step::choose_first_bidder;
    Seat decider = Seat::nobody;

    friend bool operator==(const State&, const State&) = default;

    Railroad& railroad() { return railroads[current]; }
    const Railroad& railroad() const { return railroads[current]; }
    Seat president() const { return railroad().shares.president; }
    Money cash(Seat seat) const { return ledger[seat]; }
    Money treasury() const { return ledger[current]; }

    void pay_bank(RailroadId from, Money amount) { ledger.pay(Accounts::of(from), Accounts::bank, amount); }
    void pay_treasury(Seat from, RailroadId to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_treasury(RailroadId from, RailroadId to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_player(RailroadId from, Seat to, Money amount) {
        ledger.pay(Accounts::of(from), Accounts::of(to), amount);
    }
    void pay_from_bank(Seat to, Money amount) { ledger.pay(Accounts::bank, Accounts::of(to), amount); }
    void pay_from_bank(RailroadId to, Money amount) { ledger.pay(Accounts::bank, Accounts::of(to), amount); }
};

static_assert(std::is_trivially_copyable_v<State>, "undo is a copy, and a copy is a memcpy");
static_assert(sizeof(State) <= 1280);

}   // namespace roundhouse::southern_pacific
