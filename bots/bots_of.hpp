// The computer players of one game. Instantiated once a game, in bots/<game>/bots.cpp.
#pragma once
#include <chrono>
#include <cmath>
#include <functional>

#include "bots/baron.hpp"
#include "bots/brakeman.hpp"
#include "bots/conductor.hpp"
#include "bots/make_bots.hpp"
#include "bots/player.hpp"
#include "bots/share_prices.hpp"
#include "play/table_of.hpp"

namespace roundhouse {

template <Game G>
const TableOf<G>& typed(const AnyTable& table) {
    return static_cast<const TableOf<G>&>(table);
}

template <Game G>
class RandomPlayer : public Player {
public:
    Advice advise(const AnyTable& table, Random& random) override { return {.move = table.random_move(random)}; }
};

template <Game G>
class BrakemanPlayer : public Player {
public:
    explicit BrakemanPlayer(std::shared_ptr<const Judgement<G>> judgement) : judgement_(std::move(judgement)) {}

    Advice advise(const AnyTable& table, Random& random) override {
        return {.move = typed<G>(table).in_json(Brakeman<G>(*judgement_).choose(typed<G>(table).position(), random))};
    }

private:
    std::shared_ptr<const Judgement<G>> judgement_;
};

template <Game G>
class ConductorPlayer : public Player {
public:
    explicit ConductorPlayer(std::shared_ptr<const Judgement<G>> judgement) : judgement_(std::move(judgement)) {}

    json::object choose(const AnyTable& table, Random& random) override {
        return typed<G>(table).in_json(Conductor<G>(*judgement_).choose(typed<G>(table).position(), random));
    }

    Advice advise(const AnyTable& table, Random& random) override {
        const auto& position = typed<G>(table).position();
        const auto seen = seen_by(*judgement_, position, position.decider, random);
        typename Conductor<G>::Opinions opinions;
        const Conductor<G> conductor(*judgement_);
        conductor.form_opinions(seen, opinions);
        // Near equals are chosen between at random, so that the highest standing need not be the first.
        std::vector<typename Conductor<G>::Opinion> ranking(opinions.begin(), opinions.end());
        std::swap(ranking[0], ranking[static_cast<std::size_t>(conductor.preferred(seen, opinions, random))]);
        std::sort(ranking.begin() + 1, ranking.end(),
                  [](const auto& a, const auto& b) { return a.standing > b.standing; });
        Advice advice{.move = typed<G>(table).in_json(ranking[0].move)};
        for (const auto& opinion : ranking) {
            const BySeat<double> odds = win_odds(opinion.worth, judgement_->doubt(seen), seen.seats);
            advice.alternatives.push_back({.move = typed<G>(table).in_json(opinion.move),
                                           .visits = 1,
                                           .win_odds = odds[position.decider],
                                           .cash = opinion.worth[position.decider]});
        }
        return advice;
    }

private:
    std::shared_ptr<const Judgement<G>> judgement_;
};

// One tree a thread; their roots are added up.
template <Game G>
class BaronPlayer : public Player {
public:
    BaronPlayer(std::shared_ptr<const Judgement<G>> judgement, const PlayerName& name, Runner run)
        : judgement_(std::move(judgement)), name_(name), run_(std::move(run)) {
        for (int i = 0; i < name_.threads; ++i)
            trees_.emplace_back(*judgement_, SearchPlan{.plays_out_at_random = name_.plays_out_at_random});
    }

    // Thinks no longer than it takes to be sure of the move.
    json::object choose(const AnyTable& table, Random& random) override {
        think(table, random, true);
        return typed<G>(table).in_json(sums()[0].figures.move);
    }

    // Thinks as long as it may, for the sake of the alternatives.
    Advice advise(const AnyTable& table, Random& random) override {
        think(table, random, false);
        return advice(typed<G>(table), sums());
    }

private:
    struct Sum {
        typename Baron<G>::Alternative figures;
        int place;   // in the first tree
    };

    void think(const AnyTable& table, Random& random, bool ends_when_decided) {
        const auto& position = typed<G>(table).position();
        std::vector<Random> sources;
        for (std::size_t i = 0; i < trees_.size(); ++i) sources.emplace_back(random.next());
        const auto job = [&](int i) {
            Baron<G>& tree = trees_[static_cast<std::size_t>(i)];
            tree.think(position, sources[static_cast<std::size_t>(i)],
                       [&tree, ends_when_decided, left = simulations_left()](std::int64_t done) mutable {
                           const std::int64_t more = left(done);
                           return ends_when_decided && done % 32 == 0 && tree.is_decided(more) ? 0 : more;
                       });
        };
        if (trees_.size() == 1) job(0);
        else run_(name_.threads, job);
    }

    // Of one tree, after so many: exactly where simulations are the budget, foreseen by the pace so far where it is
    // time.
    std::function<std::int64_t(std::int64_t done)> simulations_left() const {
        if (name_.milliseconds == 0)
            return [most = name_.simulations / name_.threads](std::int64_t done) { return most - done; };
        using Clock = std::chrono::steady_clock;
        const std::chrono::duration<double> budget = std::chrono::milliseconds(name_.milliseconds);
        return [budget, begin = Clock::now(), left = std::int64_t{1}](std::int64_t done) mutable {
            if (done % 8 != 0) return left;
            const std::chrono::duration<double> spent = Clock::now() - begin;
            const double at_this_pace = static_cast<double>(done) * (budget / std::max(spent, budget / 1e6) - 1);
            return left = static_cast<std::int64_t>(std::ceil(at_this_pace));
        };
    }

    // The most visited first.
    std::vector<Sum> sums() const {
        std::vector<Sum> sums;
        for (const auto& a : trees_[0].alternatives()) sums.push_back({a, static_cast<int>(sums.size())});
        for (std::size_t i = 1; i < trees_.size(); ++i)
            for (const auto& a : trees_[i].alternatives())
                for (Sum& sum : sums)
                    if (sum.figures.move == a.move) {
                        sum.figures.visits += a.visits;
                        sum.figures.odds += a.odds;
                        sum.figures.cash += a.cash;
                    }
        std::sort(sums.begin(), sums.end(), [](const Sum& a, const Sum& b) {
            return a.figures.visits != b.figures.visits ? a.figures.visits > b.figures.visits : a.place < b.place;
        });
        return sums;
    }

    Advice advice(const TableOf<G>& table, const std::vector<Sum>& sums) const {
        Advice advice{.move = table.in_json(sums[0].figures.move)};
        for (const auto& [a, place] : sums) {
            advice.simulations += a.visits;
            if (a.visits == 0) continue;
            const auto visits = static_cast<double>(a.visits);
            advice.alternatives.push_back({.move = table.in_json(a.move),
                                           .visits = a.visits,
                                           .win_odds = a.odds / visits,
                                           .cash = a.cash / visits});
        }
        for (const auto& move : trees_[0].expected_line(sums[0].place)) advice.line.push_back(table.in_json(move));
        return advice;
    }

    std::shared_ptr<const Judgement<G>> judgement_;
    PlayerName name_;
    Runner run_;
    std::vector<Baron<G>> trees_;
};

template <Game G>
class BotsOf : public Bots {
public:
    explicit BotsOf(std::shared_ptr<const BoardOf<G>> board)
        : board_(std::move(board)), judgement_(std::make_shared<const Judgement<G>>(board_->board())) {}

    std::unique_ptr<Player> player(const PlayerName& name, Runner run) const override {
        switch (name.kind) {
        case PlayerName::Kind::brakeman: return std::make_unique<BrakemanPlayer<G>>(judgement_);
        case PlayerName::Kind::conductor: return std::make_unique<ConductorPlayer<G>>(judgement_);
        case PlayerName::Kind::baron: return std::make_unique<BaronPlayer<G>>(judgement_, name, std::move(run));
        default: return std::make_unique<RandomPlayer<G>>();
        }
    }

    std::vector<SharePrice> prices(const AnyTable& table, int games, Random& random, const Runner& run,
                                   Problem& problem) const override {
        return share_prices<G>(*judgement_, typed<G>(table).position(), games, random, run, problem);
    }

    BySeat<double> worth(const AnyTable& table, Seat viewer) const override {
        const auto& position = typed<G>(table).position();
        if (viewer == Seat::nobody) return judgement_->worth(position);
        Random always_the_same(1);
        return judgement_->worth(seen_by(*judgement_, position, viewer, always_the_same));
    }

private:
    std::shared_ptr<const BoardOf<G>> board_;
    std::shared_ptr<const Judgement<G>> judgement_;
};

template <Game G>
std::unique_ptr<Bots> make_bots(const BoardPtr& board) {
    return std::make_unique<BotsOf<G>>(std::static_pointer_cast<const BoardOf<G>>(board));
}

}   // namespace roundhouse
