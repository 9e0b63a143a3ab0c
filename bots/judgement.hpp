// What a bot knows of a game: what every judgement offers to the bots.
#pragma once
#include <cmath>
#include <concepts>

#include "bots/candidates.hpp"
#include "core/game.hpp"
#include "core/viewer.hpp"
#include "play/random.hpp"

namespace roundhouse {

// Specialised for each game in bots/<game>/judgement.hpp. Made once per board, when it may precompute whatever it likes
// (and allocate); never changed afterwards, used by many threads at once, and free of allocations from then on.
//
//   explicit Judgement(const Board&);
//       The board outlives the judgement.
//
//   BySeat<double> worth(const State&) const;
//       The cash, in dollars, that each seat will end with if sensible play goes on from here: its cash, plus what its
//       shares will still pay, less what it will still have to spend. Sound at every step at which somebody decides,
//       and exact when the game is over (zero for a player who is out). In the middle of an auction it foresees how the
//       auction ends (bots/auction_outlook.hpp); in the middle of a turn, what the rest of the turn is good for. Aim
//       for a few microseconds: search asks at the end of every play-out, Conductor after every move it considers.
//
//   double doubt(const State&) const;
//       How far, in dollars, such a worth is typically off from here; never zero. `win_odds` and `standing` rest on it:
//       it is well chosen if winners are predicted as often as the odds say.
//
//   void candidates(const State&, const Offers&, Candidates<Move>& out) const;
//       The moves worth considering for the seat that decides, each with the weight that a sensible player would give
//       it (a prior: weights 3 and 1 mean three times out of four). `Offers` are those of the state; every candidate is
//       one of them. Ranges are narrowed to a few sensible amounts. Never empty, never absurd: no bid beyond what the
//       share can possibly return. The inner loop of play-outs: aim for less than a microsecond. Never asked when
//       chance decides.
//
//   State seen_by(const State&, Viewer, Random&) const;           (only in a game with secrets)
//       The state with everything hidden from the viewer drawn at random from what it might be. Bots decide on such a
//       state only, so neither `worth` nor `candidates` needs to mind secrets.
//
//   static constexpr int decisions_ahead;                         (optional: 8)
//       How many decisions of its own in a row Conductor looks ahead.
//
//   static constexpr int decisions_in_playout;                    (optional: 12)
//       After how many decisions Baron cuts off a play-out with a worth.
//
//   static constexpr double exploration;                          (optional: 0.9)
//       How much Baron tries moves that seem worse: less if differences are small.
//
//   using Fees = …;                                               (optional: none)
//       The FeeBook of a game in which riding is paid for, made with a number of seats.
//
//   static constexpr double prior_visits;                         (optional: none)
//       For games in which luck moves the odds more than a decision. Makes Baron compare root moves with common random
//       numbers, and start each from the odds right after it, counted as so many visits.
template <Game G>
class Judgement;

template <class J, class G>
concept JudgementOf = Game<G>
                      && requires(const J& j, const typename G::State& s, const typename G::Offers& offers,
                                  Candidates<typename G::Move>& out) {
                             requires std::constructible_from<J, const typename G::Board&>;
                             { j.worth(s) } -> std::same_as<BySeat<double>>;
                             { j.doubt(s) } -> std::same_as<double>;
                             j.candidates(s, offers, out);
                         };

// The candidates at a decision of a player. If a judgement breaks its promise and names none, the first offer is one.
template <Game G>
void consider(const Judgement<G>& judgement, const typename G::State& s, const typename G::Offers& offers,
              Candidates<typename G::Move>& out) {
    judgement.candidates(s, offers, out);
    if (out.empty()) out.add(offers.pick(0), 1);
}

// One of them by its weight. REQUIRES: not empty.
template <class Move>
const Move& drawn(const Candidates<Move>& candidates, Random& random) {
    double sum = 0;
    for (const Candidate<Move>& c : candidates) sum += c.weight;
    double left = sum * random.part();
    for (const Candidate<Move>& c : candidates) {
        left -= c.weight;
        if (left < 0) return c.move;
    }
    return candidates[candidates.size() - 1].move;
}

// A state as the viewer may know it.
template <Game G>
typename G::State seen_by(const Judgement<G>& judgement, const typename G::State& s, Viewer viewer, Random& random) {
    if constexpr (requires { judgement.seen_by(s, viewer, random); }) return judgement.seen_by(s, viewer, random);
    else return s;
}

// How likely each seat is to win, if its worth is off by about `doubt`. REQUIRES: doubt > 0.
inline BySeat<double> win_odds(const BySeat<double>& worth, double doubt, int seats) {
    double best = worth[Seat{0}], sum = 0;
    SeatSet::all(seats).each([&](Seat seat) { best = std::max(best, worth[seat]); });
    BySeat<double> odds;
    SeatSet::all(seats).each([&](Seat seat) { sum += odds[seat] = std::exp((worth[seat] - best) / doubt); });
    SeatSet::all(seats).each([&](Seat seat) { odds[seat] /= sum; });
    return odds;
}

// A dollar less for the rivals is worth less than a dollar more for oneself: bots that only harm each other end in
// games that nobody can finish.
constexpr double rivalry = 0.5;

// How a seat stands against the others, in dollars: its worth less a part of its rivals', those in the lead counting
// most. Unlike the odds of winning it still tells moves apart when the game is as good as won or lost. REQUIRES: doubt
// > 0.
inline double standing(const BySeat<double>& worth, double doubt, int seats, Seat seat) {
    double best = -1e18, sum = 0;
    const SeatSet rivals = SeatSet::all(seats) - SeatSet::only(seat);
    rivals.each([&](Seat rival) { best = std::max(best, worth[rival]); });
    rivals.each([&](Seat rival) { sum += std::exp((worth[rival] - best) / doubt); });
    return worth[seat] - rivalry * (best + doubt * std::log(sum));
}

}   // namespace roundhouse
