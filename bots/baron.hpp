// Baron: Monte Carlo tree search for any number of players, over decisions and chance.
#pragma once
#include <algorithm>
#include <vector>

#include "bots/auction_outlook.hpp"
#include "bots/judgement.hpp"

namespace roundhouse {

struct SearchPlan {
    int most_nodes = 300'000;           // bounds the memory of a search: about 90 bytes per node
    int decisions_in_playout = -1;      // before it is cut off with a worth; negative: the judgement's choice
    bool plays_out_at_random = false;   // random play-outs to the end of the game
};

// One tree. Nodes hold no states: every simulation copies the root's state and replays the moves on its way down.
template <Game G>
class Baron {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Rules = typename G::Rules;

    explicit Baron(const Judgement<G>& judgement, SearchPlan plan = {}) : judgement_(judgement), plan_(plan) {
        if (plan_.decisions_in_playout < 0) plan_.decisions_in_playout = usual_playout();
        nodes_.reserve(static_cast<std::size_t>(plan_.most_nodes));
    }

    // A move that can be made now, and what its simulations came to.
    struct RootMove {
        Move move;
        std::int64_t visits = 0;
        double odds = 0, cash = 0;   // sums over the visits, for the seat that decides
    };
    using RootMoves = std::vector<RootMove>;

    // Runs one simulation at least, and more as long as simulations_left(simulations so far) is positive. A forced move
    // needs none. REQUIRES: a player decides.
    template <class SimulationsLeft>
    void search(const State& root, Random& random, SimulationsLeft&& simulations_left) {
        begin(root, random);
        if (root_moves_.size() == 1) return;
        for (std::int64_t done = 0, left = 1; left > 0; left = simulations_left(++done)) simulate(root, random);
    }

    // Whether so many more simulations could not change which move is visited most.
    bool is_decided(std::int64_t left) const {
        std::int64_t first = 0, second = 0;
        for (const RootMove& root_move : root_moves_) {
            second = std::max(second, std::min(first, root_move.visits));
            first = std::max(first, root_move.visits);
        }
        return first - second > left;
    }

    // In the order of the candidates; a single one is forced and has no figures.
    const RootMoves& root_moves() const { return root_moves_; }

    // The expected course of play, beginning with the root move at `first`: the most visited moves, as far as they were
    // tried often.
    std::vector<Move> principal_variation(int first) const {
        constexpr int fewest_visits = 8;
        std::vector<Move> line;
        for (int n = node(0).first_child + first; n != none && node(n).visits >= fewest_visits;
             n = most_visited_child(node(n)))
            line.push_back(node(n).move);
        return line;
    }

private:
    static constexpr int none = -1;

    struct Node {
        Move move{};
        float prior = 0;
        std::int32_t visits = 0;
        std::array<double, max_seats> result{};   // sums
        std::int32_t first_child = none;          // children of a decision are neighbours, the heaviest candidate first
        std::int32_t next = none;                 // children of a chance node are linked
        std::int16_t children = 0;
        bool is_chance = false;
    };
    static constexpr int longest_path = 128;
    using Path = List<int, longest_path>;   // from the root to a leaf

    static constexpr double widening = 1.0, part_of_margin = 0.15;
    static constexpr int visits_per_extra_move = 5000;

    static constexpr double exploration() {
        if constexpr (requires { Judgement<G>::exploration; }) return Judgement<G>::exploration;
        else return 0.9;
    }
    static constexpr int usual_playout() {
        if constexpr (requires { Judgement<G>::decisions_in_playout; }) return Judgement<G>::decisions_in_playout;
        else return 12;
    }
    static constexpr bool has_secrets =
        requires(const Judgement<G>& j, const State& s, Random& r) { j.seen_by(s, Viewer::everything(), r); };

    // Where luck moves the odds more than most decisions do, root moves are compared with common random numbers: the
    // first, second, … simulation of each meets the same luck. They also start with a prior value, counted as so many
    // visits.
    static constexpr bool is_game_of_luck = requires { Judgement<G>::prior_visits; };

    Node& node(int n) { return nodes_[static_cast<std::size_t>(n)]; }
    const Node& node(int n) const { return nodes_[static_cast<std::size_t>(n)]; }

    void begin(const State& root, Random& random) {
        nodes_.clear();
        nodes_.emplace_back();
        seat_ = root.decider;
        root_moves_.clear();
        const State seen = seen_by(judgement_, root, Viewer::seat(seat_), random);
        doubt_ = judgement_.doubt(seen);
        expand(seen, 0);
        if constexpr (is_game_of_luck) {
            luck_ = random.next();
            if (node(0).children > 1) value_root_moves(seen);
        }
        for (int i = 0; i < node(0).children; ++i) root_moves_.push_back({.move = node(node(0).first_child + i).move});
    }

    // The prior value of each root move: the odds right after it, against the mean of all. They are compared after the
    // same draw of what is hidden, so that no luck is in them.
    void value_root_moves(const State& seen) {
        prior_values_.clear();
        double mean = 0;
        for (int i = 0; i < node(0).children; ++i) {
            const Node& child = node(node(0).first_child + i);
            State after = seen;
            Silence silence;
            Rules::apply(after, child.move, silence);
            prior_values_.push_back(odds_at(after, judgement_.worth(after))[seat_]);
            mean += child.prior * prior_values_.back();
        }
        for (double& value : prior_values_) value -= mean;
    }

    void simulate(const State& root, Random& random) {
        if constexpr (is_game_of_luck) {
            const int first = best_child(root, 0);   // the player knows which moves are allowed now
            Random luck = random_for(luck_, first == none ? 0 : static_cast<std::uint64_t>(node(first).visits));
            simulate_from(seen_by(judgement_, root, Viewer::seat(seat_), luck), first, luck);
        } else simulate_from(seen_by(judgement_, root, Viewer::seat(seat_), random), none, random);
    }

    // One simulation: select (which expands the tree where it ends), play out, backpropagate. `first` is the root move
    // to begin with, where that has been settled.
    void simulate_from(State s, int first, Random& random) {
        const Path path = select(s, first, random);
        play_out(s, random);
        backpropagate(s, path);
    }

    // Follows the tree down to a node that has not been visited before; `s` becomes its state.
    Path select(State& s, int first, Random& random) {
        Path path;
        path.add(0);
        Silence silence;
        while (!Rules::is_over(s) && path.size() < longest_path) {
            const int child =
                first != none && path.size() == 1 ? first : select_child(s, path[path.size() - 1], random);
            if (child == none) break;
            Rules::apply(s, node(child).move, silence);
            path.add(child);
            if (node(child).visits == 0) break;
        }
        return path;
    }

    int select_child(const State& s, int at, Random& random) {
        if (s.decider == Seat::chance) return drawn_child(s, at, random);
        if (node(at).first_child == none && !expand(s, at)) return none;
        return best_child(s, at);
    }

    // Chance by its weights; an outcome that is new gets a node, if there is memory left.
    int drawn_child(const State& s, int at, Random& random) {
        typename G::Offers offers;
        Rules::offers(s, offers);
        const Move outcome = offers.pick(random.below(offers.ways()));
        node(at).is_chance = true;
        for (int n = node(at).first_child; n != none; n = node(n).next)
            if (node(n).move == outcome) return n;
        if (static_cast<int>(nodes_.size()) >= plan_.most_nodes) return none;
        const int fresh = static_cast<int>(nodes_.size());
        nodes_.push_back({.move = outcome, .next = node(at).first_child});
        node(at).first_child = fresh;
        return fresh;
    }

    // PUCT: among the children considered so far, by what they have brought to the seat that decides, and by prior and
    // how rarely they were tried.
    int best_child(const State& s, int at) const {
        const Node& parent = node(at);
        const auto seat = static_cast<std::size_t>(s.decider);
        const double visits = parent.visits + 1.0;
        const double unknown = parent.visits > 0 ? parent.result[seat] / parent.visits : 0.5;
        int best = none;
        double highest = -1e18;
        for (int n = parent.first_child; n < parent.first_child + considered(parent, at); ++n) {
            const Node& child = node(n);
            if constexpr (has_secrets)
                if (Rules::refusal(s, child.move)) continue;
            const double known = at == 0 && is_game_of_luck ? with_prior_value(n, unknown)
                                 : child.visits > 0         ? child.result[seat] / child.visits
                                                            : unknown;
            const double value = known + exploration() * (child.prior + 0.02) * std::sqrt(visits) / (1 + child.visits);
            if (value > highest) {
                highest = value;
                best = n;
            }
        }
        return best;
    }

    // Progressive widening: more children the more often the node is visited. At the root the judgement's candidates
    // come first, then the extra moves one by one.
    int considered(const Node& parent, int at) const {
        const int soon = 2 + static_cast<int>(widening * std::sqrt(parent.visits + 1.0));
        if (at > 0) return std::min<int>(parent.children, soon);
        return std::min<int>(parent.children, std::min(root_candidates_, soon) + parent.visits / visits_per_extra_move);
    }

    // The mean result of a root move, its prior value included; `mean` is that of all root moves.
    double with_prior_value(int n, double mean) const {
        if constexpr (is_game_of_luck) {
            constexpr double weight = Judgement<G>::prior_visits;
            const double prior_value = mean + prior_values_[static_cast<std::size_t>(n - node(0).first_child)];
            return (node(n).result[static_cast<std::size_t>(seat_)] + weight * prior_value) / (node(n).visits + weight);
        } else return mean;
    }

    // Gives a decision its children. False if there is no memory left.
    bool expand(const State& s, int at) {
        typename G::Offers offers;
        Rules::offers(s, offers);
        Candidates<Move> candidates;
        consider(judgement_, s, offers, candidates);
        if (static_cast<int>(nodes_.size()) + candidates.size() > plan_.most_nodes) return false;
        candidates.sort();
        if (at == 0) {
            root_candidates_ = candidates.size();
            add_bids_nearby<G>(s, candidates);
        }
        double sum = 0;
        for (const auto& c : candidates) sum += c.weight;
        node(at).first_child = static_cast<int>(nodes_.size());
        node(at).children = static_cast<std::int16_t>(candidates.size());
        for (const auto& c : candidates)
            nodes_.push_back({.move = c.move, .prior = static_cast<float>(c.weight / sum)});
        return true;
    }

    void play_out(State& s, Random& random) const {
        Silence silence;
        for (int left = plan_.decisions_in_playout; !Rules::is_over(s) && (left > 0 || plan_.plays_out_at_random);
             --left) {
            typename G::Offers offers;
            Rules::offers(s, offers);
            if (s.decider == Seat::chance || plan_.plays_out_at_random) {
                Rules::apply(s, offers.pick(random.below(offers.ways())), silence);
                continue;
            }
            Candidates<Move> candidates;
            consider(judgement_, s, offers, candidates);
            Rules::apply(s, drawn(candidates, random), silence);
        }
    }

    void backpropagate(const State& s, const Path& path) {
        const BySeat<double> worth = judgement_.worth(s);
        const BySeat<double> odds = odds_at(s, worth);
        const std::array<double, max_seats> result = result_of(worth, odds, s.seats);
        for (const int n : path) {
            ++node(n).visits;
            for (std::size_t i = 0; i < max_seats; ++i) node(n).result[i] += result[i];
        }
        if (path.size() < 2) return;
        RootMove& chosen = root_moves_[static_cast<std::size_t>(path[1] - node(0).first_child)];
        ++chosen.visits;
        chosen.odds += odds[seat_];
        chosen.cash += worth[seat_];
    }

    // By seat, mostly the odds of winning, and a little of the margin, so that Baron plays on well when a game is as
    // good as won or lost.
    std::array<double, max_seats> result_of(const BySeat<double>& worth, const BySeat<double>& odds, int seats) const {
        std::array<double, max_seats> result{};
        SeatSet::all(seats).each([&](Seat seat) {
            const double margin = standing(worth, doubt_, seats, seat) / (2 * doubt_);
            const double bounded = 0.5 + 0.5 * margin / (1 + std::abs(margin));
            result[static_cast<std::size_t>(seat)] = (1 - part_of_margin) * odds[seat] + part_of_margin * bounded;
        });
        return result;
    }

    BySeat<double> odds_at(const State& s, const BySeat<double>& worth) const {
        if (!Rules::is_over(s)) return win_odds(worth, judgement_.doubt(s), s.seats);
        BySeat<double> odds{};
        const SeatSet winners = G::winners(s);
        winners.each([&](Seat seat) { odds[seat] = 1.0 / winners.size(); });
        return odds;
    }

    int most_visited_child(const Node& parent) const {
        int best = none;
        const auto compare = [&](int n) {
            if (best == none || node(n).visits > node(best).visits) best = n;
        };
        if (parent.is_chance)
            for (int n = parent.first_child; n != none; n = node(n).next) compare(n);
        else
            for (int i = 0; i < parent.children; ++i) compare(parent.first_child + i);
        return best;
    }

    const Judgement<G>& judgement_;
    SearchPlan plan_;
    Seat seat_ = Seat::nobody;           // for which it searches
    int root_candidates_ = 0;            // root moves that the judgement has named
    double doubt_ = 1;                   // at the root: the measure of margins
    std::uint64_t luck_ = 0;             // the seed of each simulation's luck, in a game of luck
    std::vector<double> prior_values_;   // of the root moves, likewise
    std::vector<Node> nodes_;
    RootMoves root_moves_;
};

}   // namespace roundhouse
