// Conductor: looks ahead through its own decisions in a row and takes the move that leaves it best placed.
#pragma once
#include "bots/judgement.hpp"

namespace roundhouse {

template <Game G>
class Conductor {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Conductor(const Judgement<G>& judgement) : judgement_(judgement) {}

    struct Assessment {
        Move move;
        BySeat<double> worth{};   // in the best position that it was found to lead to
        double standing = 0;      // there, of the seat that decides
    };
    using Assessments = List<Assessment, Candidates<Move>::capacity>;

    // REQUIRES: a player decides. Allocates nothing. Breaks near-ties at random.
    Move choose(const State& s, Random& random) const {
        const State seen = seen_by(judgement_, s, Viewer::seat(s.decider), random);
        Assessments assessments;
        assess(seen, assessments);
        return assessments[preferred(seen, assessments, random)].move;
    }

    // The index of the move that it chooses. REQUIRES: the assessments are of this state.
    int preferred(const State& seen, const Assessments& assessments, Random& random) const {
        if (assessments.size() == 1) return 0;
        const double shade = judgement_.doubt(seen) * indifference;
        int best = 0;
        double highest = -1e18;
        for (int i = 0; i < assessments.size(); ++i) {
            const double felt = assessments[i].standing - shade * std::log(-std::log(random.part() + 1e-300));
            if (felt > highest) {
                highest = felt;
                best = i;
            }
        }
        return best;
    }

    // Compares the candidates. REQUIRES: a player decides, and may see everything in the state.
    void assess(const State& s, Assessments& out) const {
        Look look{.seat = s.decider, .doubt = judgement_.doubt(s), .out = out, .front = {}, .next = {}};
        expand(s, -1, most_at_first, look);
        if (out.size() == 1) return;
        for (int depth = 1; depth < decisions_ahead() && !look.next.empty(); ++depth) {
            look.front = look.next;
            look.next.clear();
            for (const Line& line : look.front) expand(line.state, line.first, most_later, look);
        }
    }

private:
    static constexpr double indifference = 0.01;   // of the doubt
    static constexpr int breadth = 8, most_at_first = Candidates<Move>::capacity, most_later = 5;

    static constexpr int decisions_ahead() {
        if constexpr (requires { Judgement<G>::decisions_ahead; }) return Judgement<G>::decisions_ahead;
        else return 8;
    }

    // A position in which the seat decides again, and the index of the candidate that led there.
    struct Line {
        State state;
        double standing;
        int first;
    };
    struct Look {
        Seat seat;
        double doubt;
        Assessments& out;
        List<Line, breadth> front, next;   // the lines of this decision and of the next
    };

    // Tries the `most` heaviest candidates of a position. `first` is the candidate at the root that led there, negative
    // at the root itself.
    void expand(const State& s, int first, int most, Look& look) const {
        typename G::Offers offers;
        G::Rules::offers(s, offers);
        Candidates<Move> candidates;
        consider(judgement_, s, offers, candidates);
        candidates.sort();
        Silence silence;
        for (int i = 0; i < candidates.size() && i < most; ++i) {
            Line line{.state = s, .standing = 0, .first = first < 0 ? i : first};
            G::Rules::apply(line.state, candidates[i].move, silence);
            if (first < 0 && candidates.size() == 1) return look.out.add({.move = candidates[i].move});
            const BySeat<double> worth = judgement_.worth(line.state);
            line.standing = standing(worth, look.doubt, s.seats, look.seat);
            if (first < 0) look.out.add({candidates[i].move, worth, line.standing});
            else if (Assessment& a = look.out[first]; line.standing > a.standing) a = {a.move, worth, line.standing};
            if (!G::Rules::is_over(line.state) && line.state.decider == look.seat) keep(line, look.next);
        }
    }

    // Keeps the best lines.
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
