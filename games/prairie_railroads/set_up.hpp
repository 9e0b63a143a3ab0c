// Setting Up The Game: purses and cards, the auctions of the six first shares, and the free first segments.
#pragma once
#include "core/first_bidder.hpp"
#include "games/prairie_railroads/lay_track.hpp"
#include "games/prairie_railroads/sell_share.hpp"
#include "games/prairie_railroads/sequence_of_play.hpp"

namespace roundhouse::prairie_railroads {

constexpr int least_seats = 3, most_seats = 5;
constexpr std::array starting_cash{80_usd, 70_usd, 60_usd};   // for 3, 4, 5 players
constexpr std::array<ByCard<std::int8_t>, 3> starting_hand{{{{2, 6, 10}}, {{1, 5, 8}}, {{1, 4, 6}}}};
constexpr Money opening_minimum = 1_usd;

// REQUIRES: 3 to 5 seats; the board outlives the state.
inline State set_up(const Board& board, int seats) {
    State s;
    s.board = &board;
    s.seats = static_cast<std::int8_t>(seats);
    s.deck = board.cards;
    const auto row = static_cast<std::size_t>(seats - least_seats);
    SeatSet::all(seats).each([&](Seat seat) {
        s.pay_from_bank(seat, starting_cash[row]);
        s.hands[seat] = starting_hand[row];
        for (Card c : all_cards) s.deck[c] = static_cast<std::int16_t>(s.deck[c] - starting_hand[row][c]);
    });
    s.decider = Seat::chance;
    return s;
}

// Anybody may be the starting player; chance decides.
struct ChooseStartingPlayer : FirstBidder<State> {
    static constexpr Step here = Step::choose_starting_player, next = Step::opening_auction;

    static Refusal refusal(const State& s, const Move& move) {
        return FirstBidder::refusal(s, move, {"PR-6", "The starting player is not chosen yet."});
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = RailroadId::rock_island;
        open_auction(s, Purpose::opening, move.seat(), opening_minimum, tell);
        return next;
    }
};

struct OpeningAuction : ShareBidding<Step::opening_auction, Step::first_share_sold> {};

// If nobody bid, the opener gets the share for nothing.
struct FirstShareSold {
    static constexpr Step here = Step::first_share_sold;

    static Step run(State& s, auto& tell) {
        const Seat leader = s.auction.leader(), opener = s.auction.terms().opener;
        s.builder = leader == Seat::nobody ? opener : leader;
        const Money price = s.auction.high();
        s.auction.close();
        hand_over_share(s, s.builder, Seat::nobody, price);
        if (leader == Seat::nobody) tell(Event::share_taken_for_nothing(s.builder, s.current));
        else tell(Event::share_bought(s.builder, Seat::nobody, s.current, price));
        return Step::first_track;
    }
};

// The new owner builds one segment for nothing, out of a home of the railroad.
struct FirstTrack {
    static constexpr Step here = Step::first_track, next = Step::railroad_founded;

    static LinkSet sites(const State& s) { return s.board->first_links[s.current] - s.built; }

    static Seat asks(const State& s) { return sites(s).empty() ? Seat::nobody : s.builder; }
    static std::optional<Move> only_answer(const State& s) {
        const LinkSet open = sites(s);
        return open.size() == 1 ? std::optional{Move::build(open.first())} : std::nullopt;
    }
    static void offers(const State& s, Offers& out) { out.add_each(Move::build(Link{}), places(sites(s))); }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::build)) return {"PR-10", "The new owner builds the first segment of the railroad."};
        if (!s.board->first_links[s.current].contains(move.link()))
            return {"PR-10", "The railroad does not start with that segment."};
        if (s.built.contains(move.link())) return {"PR-31", "That segment belongs to a railroad already."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        lay_track(s, s.current, move.link());
        tell(Event::first_track_built(s.builder, s.current, move.link(), s.railroad().income));
        return next;
    }
};

// The owner opens the auction of the next railroad, and after the last takes the first turn.
struct RailroadFounded {
    static constexpr Step here = Step::railroad_founded;

    static Step run(State& s, auto& tell) {
        const Seat owner = s.builder;
        s.builder = Seat::nobody;
        if (s.current == RailroadId::missouri_pacific) return begin_turn(s, owner, tell);
        s.current = RailroadId(static_cast<int>(s.current) + 1);
        open_auction(s, Purpose::opening, owner, opening_minimum, tell);
        return Step::opening_auction;
    }
};

}   // namespace roundhouse::prairie_railroads
