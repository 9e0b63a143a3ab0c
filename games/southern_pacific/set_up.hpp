// Setting up, and the initial auctions of the six president's shares.
#pragma once
#include <optional>

#include "core/first_bidder.hpp"
#include "games/southern_pacific/earlier_rules.hpp"
#include "games/southern_pacific/sell_share.hpp"
#include "games/southern_pacific/track.hpp"

namespace roundhouse::southern_pacific {

constexpr int least_seats = 3, most_seats = 5;
constexpr std::array starting_cash{33_usd, 25_usd, 20_usd};   // for 3, 4, 5 players
constexpr int least_round_limit = 1, most_round_limit = 1000;
constexpr int most_idle_limit = 1000;

struct Options {
    int round_limit = usual_round_limit, idle_limit = usual_idle_limit;   // SP-30
};

// REQUIRES: 3 to 5 seats; limits from the least to the most; the board outlives the state.
inline State set_up(const Board& board, int seats, const Options& options = {}, int version = latest_rules) {
    State s;
    s.board = &board;
    s.rules_version = static_cast<std::int8_t>(version);
    s.seats = static_cast<std::int8_t>(seats);
    s.round_limit = static_cast<std::int16_t>(options.round_limit);
    s.idle_limit = static_cast<std::int16_t>(options.idle_limit);
    for (Seat seat{0}; index(seat) < seats; seat = Seat(index(seat) + 1))
        s.pay_from_bank(seat, starting_cash[static_cast<std::size_t>(seats - least_seats)]);
    for (RailroadId r : all_railroads) connect(s, r, board.home[r]);
    s.decider = Seat::chance;
    return s;
}

// Anybody may be the first to bid; chance decides.
struct ChooseFirstBidder : FirstBidder<State> {
    static constexpr Step here = Step::choose_first_bidder, next = Step::opening_auction;

    static Refusal refusal(const State& s, const Move& move) {
        return FirstBidder::refusal(s, move, {"SP-4", "The first bidder is not chosen yet."});
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = RailroadId::southern_pacific;
        s.first_opener = move.seat();
        open_auction(s, move.seat(), tell);
        return next;
    }
};

struct OpeningAuction : ShareBidding<Step::opening_auction, Step::presidents_share_sold> {};

// The buyer presides.
struct PresidentsShareSold {
    static constexpr Step here = Step::presidents_share_sold;

    static Step run(State& s, auto& tell) {
        if (last_left_must_bid(s) && s.auction.leader() == Seat::nobody) give_to_opener(s, tell);
        else sell_share(s, tell);
        return Step::first_link;
    }

private:
    static void give_to_opener(State& s, auto& tell) {
        const Seat opener = s.auction.terms().opener;
        s.auction.close();
        hand_over_share(s, opener, 0_usd);
        tell(Event::share_taken_for_nothing(opener, s.current, true));
    }
};

// At once the new president builds one open link out of the railroad's home, for free.
struct FirstLink {
    static constexpr Step here = Step::first_link, next = Step::next_presidents_share;

    static LinkSet sites(const State& s) { return s.board->map.at(s.board->home[s.current]) - s.owned; }

    static Seat asks(const State& s) { return sites(s).empty() ? Seat::nobody : s.president(); }
    static std::optional<Move> only_answer(const State& s) {
        const LinkSet open = sites(s);
        return open.size() == 1 ? std::optional(Move::build(open.first())) : std::nullopt;
    }
    static void offers(const State& s, Offers& out) { out.add_each(Move::build(Link{}), sites(s)); }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::build)) return {"SP-6", "The new president builds a first link."};
        if (s.owned.contains(move.link())) return {"SP-15", "Another railroad has that link."};
        if (!sites(s).contains(move.link())) return {"SP-6", "The first link starts in the railroad's home city."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        const auto before = incomes(s);
        add_link(s, s.current, move.link());
        tell(Event::track_built(s.current, move.link(), 0_usd));
        tell_incomes(s, before, tell);
        return next;
    }
};

// The new president opens the next auction; after the last one the first round begins.
struct NextPresidentsShare {
    static constexpr Step here = Step::next_presidents_share;

    static Step run(State& s, auto& tell) {
        if (s.current == RailroadId::galveston) return begin_round(s, tell);
        const Seat opener = s.president();
        s.current = RailroadId(static_cast<int>(s.current) + 1);
        open_auction(s, opener, tell);
        return Step::opening_auction;
    }
};

}   // namespace roundhouse::southern_pacific
