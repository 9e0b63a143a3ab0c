// Conductor: looks through its own decisions in a row and takes the one after which it stands best.
#pragma once
#include "bots/judgement.hpp"

namespace roundhouse {

template <Game G>
class Conductor {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Conductor(const Judgement<G>& judgement) : judgement_(judgement) {}

    struct Opinion {
        Move move;
        BySeat<double> worth{};   // of the best position that it was seen to lead to
        double standing = 0;      // there, of the seat that decides
    };
    using Opinions = List<Opinion, Candidates<Move>::capacity>;

    // REQUIRES: a player decides. Allocates nothing. Near equals are chosen between at random.
    Move choose(const State& s, Random& random) const {
        const State seen = seen_by(judgement_, s, s.decider, random);
        Opinions opinions;
        form_opinions(seen, opinions);
        return opinions[preferred(seen, opinions, random)].move;
    }

    // The place of the opinion that it acts upon. REQUIRES: they are of this state.
    int preferred(const State& seen, const Opinions& opinions, Random& random) const {
        if (opinions.size() == 1) return 0;
        const double shade = judgement_.doubt(seen) * indifference;
        int best = 0;
        double highest = -1e18;
        for (int i = 0; i < opinions.size(); ++i) {
            const double felt = opinions[i].standing - shade * std::log(-std::log(random.part() + 1e-300));
            if (felt > highest) {
                highest = felt;
                best = i;
            }
        }
        return best;
    }

    // What it thinks of each candidate. REQUIRES: a player decides, and everything in the state may be seen by that
    // player.
    void form_opinions(const State& s, Opinions& out) const {
        Look look{.seat = s.decider, .doubt = judgement_.doubt(s), .out = out, .front = {}, .next = {}};
        expand(s, -1, most_at_first, look);
        if (out.size() == 1) return;
        for (int depth = 1; depth < decisions_ahead() && !look.next.empty(); ++depth) {
            look.front = look.next;
            look.next.clear();
            for (const Line& line : look.front) expand(line.state, line.opinion, most_later, look);
        }
    }

private:
    static constexpr double indifference = 0.01;   // of the doubt
    static constexpr int breadth = 8, most_at_first = Candidates<Move>::capacity, most_later = 5;

    static constexpr int decisions_ahead() {
        if constexpr (requires { Judgement<G>::decisions_ahead; }) return Judgement<G>::decisions_ahead;
        else return 8;
    }

    // A position in which the seat decides again, and the opinion that it belongs to.
    struct Line {
        State state;
        double standing;
        int opinion;
    };
    struct Look {
        Seat seat;
        double doubt;
        Opinions& out;
        List<Line, breadth> front, next;   // this decision's lines, and those of the next
    };

    // Tries the `most` heaviest candidates of a position; `opinion` is the one to which they belong, below zero at the
    // root.
    void expand(const State& s, int opinion, int most, Look& look) const {
        typename G::Offers offers;
        G::Rules::offers(s, offers);
        Candidates<Move> candidates;
        consider(judgement_, s, offers, candidates);
        candidates.sort();
        Silence silence;
        for (int i = 0; i < candidates.size() && i < most; ++i) {
            Line line{.state = s, .standing = 0, .opinion = opinion < 0 ? i : opinion};
            G::Rules::apply(line.state, candidates[i].move, silence);
            if (opinion < 0 && candidates.size() == 1) return look.out.add({.move = candidates[i].move});
            const BySeat<double> worth = judgement_.worth(line.state);
            line.standing = standing(worth, look.doubt, s.seats, look.seat);
            if (opinion < 0) look.out.add({candidates[i].move, worth, line.standing});
            else if (Opinion& o = look.out[opinion]; line.standing > o.standing) o = {o.move, worth, line.standing};
            if (!G::Rules::is_over(line.state) && line.state.decider == look.seat) keep(line, look.next);
        }
    }

    // The best lines stay.
    static void keep(const Line& line, List<Line, breadth>& next) {
        if (next.size() < breadth) return next.add(line);
        int worst = 0;
        for (int i = 1; i < next.size(); ++i)
            if (next[i].standing < next[worst].standing) worst = i;
        if (line.standing > next[worst].standing) next[worst] = line;
    }

    const Judgement<G>& judgement_;
};

}   // namespace roundhouse
