// Baron: Monte Carlo tree search for any number of players, over decisions and chance.
#pragma once
#include <algorithm>
#include <vector>

#include "bots/judgement.hpp"

namespace roundhouse {

struct SearchPlan {
    int most_nodes = 300'000;   // the memory of a search: about 90 bytes each
    int decisions_in_playout =
        -1;   // before it is cut off with a worth; below zero: as the game's judgement thinks fit
    bool plays_out_at_random = false;   // to the very end, each move equally likely
};

// One tree. Nodes hold no states: every simulation begins with a copy of the root and plays its way down.
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

    struct Alternative {
        Move move;
        std::int64_t visits = 0;
        double odds = 0, cash = 0;   // sums over the visits, for the seat that decides
    };
    using Alternatives = std::vector<Alternative>;

    // Searches at least once, and as long as simulations_left(simulations so far) is above zero. REQUIRES: a player
    // decides.
    template <class SimulationsLeft>
    void think(const State& root, Random& random, SimulationsLeft&& simulations_left) {
        begin(root, random);
        if (alternatives_.size() == 1) return;
        for (std::int64_t done = 0, left = 1; left > 0; left = simulations_left(++done)) simulate(root, random);
    }

    // Whether so many more simulations would not change which alternative is visited most.
    bool is_decided(std::int64_t left) const {
        std::int64_t first = 0, second = 0;
        for (const Alternative& a : alternatives_) {
            second = std::max(second, std::min(first, a.visits));
            first = std::max(first, a.visits);
        }
        return first - second > left;
    }

    // In the order of the candidates; one only: it is forced, and nothing was thought.
    const Alternatives& alternatives() const { return alternatives_; }

    // What it expects to be played, beginning with the alternative at `first`: the most visited moves, as far as they
    // were tried often.
    std::vector<Move> expected_line(int first) const {
        constexpr int fewest_visits = 8;
        std::vector<Move> line;
        for (int n = nodes_[0].first_child + first;
             n >= 0 && nodes_[static_cast<std::size_t>(n)].visits >= fewest_visits; n = most_visited(node(n)))
            line.push_back(node(n).move);
        return line;
    }

private:
    struct Node {
        Move move{};
        float prior = 0;
        std::int32_t visits = 0;
        std::array<double, max_seats> result{};   // sums
        std::int32_t first_child = -1;   // the children of a decision lie together, the heaviest candidate first
        std::int32_t next = -1;          // those of chance are linked
        std::int16_t children = 0;
        bool is_chance = false;
    };

    static constexpr double widening = 1.0, part_of_margin = 0.15;
    static constexpr int longest_path = 128, visits_a_bid_nearby = 5000;

    // How much the search tries what seems worse.
    static constexpr double exploration() {
        if constexpr (requires { Judgement<G>::exploration; }) return Judgement<G>::exploration;
        else return 0.9;
    }
    static constexpr int usual_playout() {
        if constexpr (requires { Judgement<G>::decisions_in_playout; }) return Judgement<G>::decisions_in_playout;
        else return 12;
    }
    static constexpr bool has_secrets =
        requires(const Judgement<G>& j, const State& s, Random& r) { j.seen_by(s, Seat{}, r); };

    // Where luck moves the odds more than most decisions do, the alternatives meet the same luck in their first,
    // second, … simulation, and begin with an opinion: what the worth right after each makes of the odds, as if so many
    // simulations had found it.
    static constexpr bool is_game_of_luck = requires { Judgement<G>::simulations_an_opinion_is_worth; };

    Node& node(int n) { return nodes_[static_cast<std::size_t>(n)]; }
    const Node& node(int n) const { return nodes_[static_cast<std::size_t>(n)]; }

    void begin(const State& root, Random& random) {
        nodes_.clear();
        nodes_.emplace_back();
        seat_ = root.decider;
        alternatives_.clear();
        const State seen = seen_by(judgement_, root, seat_, random);
        doubt_ = judgement_.doubt(seen);
        grow(seen, 0);
        if constexpr (is_game_of_luck) {
            luck_ = random.next();
            if (nodes_[0].children > 1) form_opinions(seen);
        }
        for (int i = 0; i < nodes_[0].children; ++i)
            alternatives_.push_back({.move = node(nodes_[0].first_child + i).move});
    }

    // Of the alternatives, against the mean of all. The same position is looked at after each of them, so that there is
    // no luck in it.
    void form_opinions(const State& seen) {
        opinions_.clear();
        double mean = 0;
        for (int i = 0; i < nodes_[0].children; ++i) {
            const Node& child = node(nodes_[0].first_child + i);
            State after = seen;
            Silence silence;
            Rules::apply(after, child.move, silence);
            opinions_.push_back(odds_at(after, judgement_.worth(after))[seat_]);
            mean += child.prior * opinions_.back();
        }
        for (double& opinion : opinions_) opinion -= mean;
    }

    void simulate(const State& root, Random& random) {
        if constexpr (is_game_of_luck) {
            const int first = best_child(root, 0);   // the player knows which moves are allowed now
            Random luck = random_for(luck_, first < 0 ? 0 : static_cast<std::uint64_t>(node(first).visits));
            simulate_from(seen_by(judgement_, root, seat_, luck), first, luck);
        } else simulate_from(seen_by(judgement_, root, seat_, random), -1, random);
    }

    // `first` is the alternative to try, below zero: the one that promises most.
    void simulate_from(State s, int first, Random& random) {
        List<int, longest_path> path;
        path.add(0);
        Silence silence;
        while (!Rules::is_over(s) && path.size() < longest_path) {
            const int child = first >= 0 && path.size() == 1 ? first : descend(s, path[path.size() - 1], random);
            if (child < 0) break;
            Rules::apply(s, node(child).move, silence);
            path.add(child);
            if (node(child).visits == 0) break;
        }
        play_out(s, random);
        record(s, path);
    }

    // The child to follow, made where there is none yet; below zero where the tree ends.
    int descend(const State& s, int at, Random& random) {
        if (s.decider == Seat::chance) return outcome(s, at, random);
        if (node(at).first_child < 0 && !grow(s, at)) return -1;
        return best_child(s, at);
    }

    int outcome(const State& s, int at, Random& random) {
        typename G::Offers offers;
        Rules::offers(s, offers);
        const Move move = offers.pick(random.below(offers.ways()));
        node(at).is_chance = true;
        for (int n = node(at).first_child; n >= 0; n = node(n).next)
            if (node(n).move == move) return n;
        if (static_cast<int>(nodes_.size()) >= plan_.most_nodes) return -1;
        const int fresh = static_cast<int>(nodes_.size());
        nodes_.push_back({.move = move, .next = node(at).first_child});
        node(at).first_child = fresh;
        return fresh;
    }

    // Gives a decision its children. False where there is no memory left.
    bool grow(const State& s, int at) {
        typename G::Offers offers;
        Rules::offers(s, offers);
        Candidates<Move> candidates;
        consider(judgement_, s, offers, candidates);
        if (static_cast<int>(nodes_.size()) + candidates.size() > plan_.most_nodes) return false;
        candidates.sort();
        if (at == 0) {
            thought_of_ = candidates.size();
            add_bids_nearby(s, candidates);
        }
        double sum = 0;
        for (const auto& c : candidates) sum += c.weight;
        node(at).first_child = static_cast<int>(nodes_.size());
        node(at).children = static_cast<std::int16_t>(candidates.size());
        for (const auto& c : candidates)
            nodes_.push_back({.move = c.move, .prior = static_cast<float>(c.weight / sum)});
        return true;
    }

    // The bids around those that the judgement thinks of, the nearest first, as light as nothing.
    static void add_bids_nearby(const State& s, Candidates<Move>& candidates) {
        constexpr int farthest = 3;
        constexpr double weight = 1e-6;
        const int sensible = candidates.size();
        for (int distance = 1; distance <= farthest; ++distance)
            for (int i = 0; i < sensible; ++i)
                for (const int side : {-distance, distance}) {
                    if (!candidates[i].move.is_bid()) continue;
                    const Move bid = Move::bid(candidates[i].move.dollars + s.auction.terms().raise * side);
                    const bool is_new = std::none_of(candidates.begin(), candidates.end(),
                                                     [&](const auto& c) { return c.move == bid; });
                    if (is_new && candidates.size() < Candidates<Move>::capacity && !Rules::refusal(s, bid))
                        candidates.add(bid, weight);
                }
    }

    // More of them the more often the position is visited: the heaviest soon, and at the root one after the other of
    // the bids nearby.
    int considered(const Node& parent, int at) const {
        const int soon = 2 + static_cast<int>(widening * std::sqrt(parent.visits + 1.0));
        if (at > 0) return std::min<int>(parent.children, soon);
        return std::min<int>(parent.children, std::min(thought_of_, soon) + parent.visits / visits_a_bid_nearby);
    }

    // Of the children considered so far: by what they have brought to the seat that decides, and by how little they
    // were tried.
    int best_child(const State& s, int at) const {
        const Node& parent = node(at);
        const auto seat = static_cast<std::size_t>(s.decider);
        const double visits = parent.visits + 1.0;
        const double unknown = parent.visits > 0 ? parent.result[seat] / parent.visits : 0.5;
        int best = -1;
        double highest = -1e18;
        for (int n = parent.first_child; n < parent.first_child + considered(parent, at); ++n) {
            const Node& child = node(n);
            if constexpr (has_secrets)
                if (Rules::refusal(s, child.move)) continue;
            const double known = at == 0 && is_game_of_luck ? with_opinion(n, unknown)
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

    // What an alternative has brought, together with the opinion of it; `mean` is what all have brought.
    double with_opinion(int n, double mean) const {
        if constexpr (is_game_of_luck) {
            constexpr double weight = Judgement<G>::simulations_an_opinion_is_worth;
            const double opinion = mean + opinions_[static_cast<std::size_t>(n - nodes_[0].first_child)];
            return (node(n).result[static_cast<std::size_t>(seat_)] + weight * opinion) / (node(n).visits + weight);
        } else return mean;
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

    // Mostly the odds to win, and a little of the margin, so that it plays on well when all is won or lost.
    void record(const State& s, const List<int, longest_path>& path) {
        const BySeat<double> worth = judgement_.worth(s);
        const BySeat<double> odds = odds_at(s, worth);
        std::array<double, max_seats> result{};
        SeatSet::all(s.seats).each([&](Seat seat) {
            const double margin = standing(worth, doubt_, s.seats, seat) / (2 * doubt_);
            const double bounded = 0.5 + 0.5 * margin / (1 + std::abs(margin));
            result[static_cast<std::size_t>(seat)] = (1 - part_of_margin) * odds[seat] + part_of_margin * bounded;
        });
        for (const int n : path) {
            ++node(n).visits;
            for (std::size_t i = 0; i < max_seats; ++i) node(n).result[i] += result[i];
        }
        if (path.size() < 2) return;
        Alternative& chosen = alternatives_[static_cast<std::size_t>(path[1] - nodes_[0].first_child)];
        ++chosen.visits;
        chosen.odds += odds[seat_];
        chosen.cash += worth[seat_];
    }

    BySeat<double> odds_at(const State& s, const BySeat<double>& worth) const {
        if (!Rules::is_over(s)) return win_odds(worth, judgement_.doubt(s), s.seats);
        BySeat<double> odds{};
        const SeatSet winners = G::winners(s);
        winners.each([&](Seat seat) { odds[seat] = 1.0 / winners.size(); });
        return odds;
    }

    int most_visited(const Node& parent) const {
        int best = -1;
        const auto consider = [&](int n) {
            if (best < 0 || node(n).visits > node(best).visits) best = n;
        };
        if (parent.is_chance)
            for (int n = parent.first_child; n >= 0; n = node(n).next) consider(n);
        else
            for (int i = 0; i < parent.children; ++i) consider(parent.first_child + i);
        return best;
    }

    const Judgement<G>& judgement_;
    SearchPlan plan_;
    Seat seat_ = Seat::nobody;
    int thought_of_ = 0;             // alternatives that the judgement has named
    double doubt_ = 1;               // at the root: the measure of margins
    std::uint64_t luck_ = 0;         // from which that of each simulation comes, in a game of luck
    std::vector<double> opinions_;   // of the alternatives, likewise
    std::vector<Node> nodes_;
    Alternatives alternatives_;
};

}   // namespace roundhouse
