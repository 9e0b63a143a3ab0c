// The bots of one game. Instantiated once per game, in bots/<game>/bots.cpp.
#pragma once
#include <chrono>
#include <cmath>
#include <functional>

#include "bots/baron.hpp"
#include "bots/bot.hpp"
#include "bots/brakeman.hpp"
#include "bots/conductor.hpp"
#include "bots/make_bots.hpp"
#include "bots/share_prices.hpp"
#include "play/table_of.hpp"

namespace roundhouse {

template <Game G>
const TableOf<G>& typed(const AnyTable& table) {
    return static_cast<const TableOf<G>&>(table);
}

template <Game G>
class RandomBot : public Bot {
public:
    Suggestion suggest(const AnyTable& table, Random& random) override { return {.move = table.random_move(random)}; }
};

template <Game G>
class BrakemanBot : public Bot {
public:
    explicit BrakemanBot(std::shared_ptr<const Judgement<G>> judgement) : judgement_(std::move(judgement)) {}

    Suggestion suggest(const AnyTable& table, Random& random) override {
        return {.move = AnyMove::of(Brakeman<G>(*judgement_).choose(typed<G>(table).position(), random))};
    }

private:
    std::shared_ptr<const Judgement<G>> judgement_;
};

template <Game G>
class ConductorBot : public Bot {
public:
    explicit ConductorBot(std::shared_ptr<const Judgement<G>> judgement) : judgement_(std::move(judgement)) {}

    AnyMove choose(const AnyTable& table, Random& random) override {
        return AnyMove::of(Conductor<G>(*judgement_).choose(typed<G>(table).position(), random));
    }

    Suggestion suggest(const AnyTable& table, Random& random) override {
        const auto& position = typed<G>(table).position();
        const auto seen = seen_by(*judgement_, position, Viewer::seat(position.decider), random);
        typename Conductor<G>::Assessments assessments;
        const Conductor<G> conductor(*judgement_);
        conductor.assess(seen, assessments);
        // Near-ties are broken at random, so the highest standing need not come first.
        std::vector<typename Conductor<G>::Assessment> ranking(assessments.begin(), assessments.end());
        std::swap(ranking[0], ranking[static_cast<std::size_t>(conductor.preferred(seen, assessments, random))]);
        std::sort(ranking.begin() + 1, ranking.end(),
                  [](const auto& a, const auto& b) { return a.standing > b.standing; });
        Suggestion suggestion{.move = AnyMove::of(ranking[0].move)};
        for (const auto& assessed : ranking) {
            const BySeat<double> odds = win_odds(assessed.worth, judgement_->doubt(seen), seen.seats);
            suggestion.alternatives.push_back({.move = AnyMove::of(assessed.move),
                                               .visits = 1,
                                               .win_odds = odds[position.decider],
                                               .cash = assessed.worth[position.decider]});
        }
        return suggestion;
    }

private:
    std::shared_ptr<const Judgement<G>> judgement_;
};

// One tree per thread; the figures of their root moves are added up.
template <Game G>
class BaronBot : public Bot {
public:
    BaronBot(std::shared_ptr<const Judgement<G>> judgement, const BotName& name, Runner run)
        : judgement_(std::move(judgement)), name_(name), run_(std::move(run)) {
        for (int i = 0; i < name_.threads; ++i)
            trees_.emplace_back(*judgement_, SearchPlan{.plays_out_at_random = name_.plays_out_at_random});
    }

    // Stops as soon as the move is decided.
    AnyMove choose(const AnyTable& table, Random& random) override {
        search(table, random, true);
        return AnyMove::of(sums()[0].figures.move);
    }

    // Uses the whole budget, for the sake of the alternatives.
    Suggestion suggest(const AnyTable& table, Random& random) override {
        search(table, random, false);
        return suggestion(sums());
    }

private:
    struct Sum {
        typename Baron<G>::RootMove figures;
        int place;   // in the first tree
    };

    void search(const AnyTable& table, Random& random, bool ends_when_decided) {
        const auto& position = typed<G>(table).position();
        std::vector<Random> sources;
        for (std::size_t i = 0; i < trees_.size(); ++i) sources.emplace_back(random.next());
        const auto job = [&](int i) {
            Baron<G>& tree = trees_[static_cast<std::size_t>(i)];
            tree.search(position, sources[static_cast<std::size_t>(i)],
                        [&tree, ends_when_decided, left = simulations_left()](std::int64_t done) mutable {
                            const std::int64_t more = left(done);
                            return ends_when_decided && done % 32 == 0 && tree.is_decided(more) ? 0 : more;
                        });
        };
        if (trees_.size() == 1) job(0);
        else run_(name_.threads, job);
    }

    // For one tree, after so many: exact for a budget of simulations, extrapolated from the pace so far for one of
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
        for (const auto& a : trees_[0].root_moves()) sums.push_back({a, static_cast<int>(sums.size())});
        for (std::size_t i = 1; i < trees_.size(); ++i)
            for (const auto& a : trees_[i].root_moves())
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

    Suggestion suggestion(const std::vector<Sum>& sums) const {
        Suggestion suggestion{.move = AnyMove::of(sums[0].figures.move)};
        for (const auto& [a, place] : sums) {
            suggestion.simulations += a.visits;
            if (a.visits == 0) continue;
            const auto visits = static_cast<double>(a.visits);
            suggestion.alternatives.push_back({.move = AnyMove::of(a.move),
                                               .visits = a.visits,
                                               .win_odds = a.odds / visits,
                                               .cash = a.cash / visits});
        }
        for (const auto& move : trees_[0].principal_variation(sums[0].place))
            suggestion.line.push_back(AnyMove::of(move));
        return suggestion;
    }

    std::shared_ptr<const Judgement<G>> judgement_;
    BotName name_;
    Runner run_;
    std::vector<Baron<G>> trees_;
};

template <Game G>
class BotsOf : public Bots {
public:
    explicit BotsOf(std::shared_ptr<const BoardOf<G>> board)
        : board_(std::move(board)), judgement_(std::make_shared<const Judgement<G>>(board_->board())) {}

    std::unique_ptr<Bot> bot(const BotName& name, Runner run) const override {
        switch (name.which) {
        case BotName::Which::brakeman: return std::make_unique<BrakemanBot<G>>(judgement_);
        case BotName::Which::conductor: return std::make_unique<ConductorBot<G>>(judgement_);
        case BotName::Which::baron: return std::make_unique<BaronBot<G>>(judgement_, name, std::move(run));
        default: return std::make_unique<RandomBot<G>>();
        }
    }

    std::vector<SharePrice> prices(const AnyTable& table, int games, Random& random, const Runner& run,
                                   Problem& problem) const override {
        return share_prices<G>(*judgement_, typed<G>(table).position(), games, random, run, problem);
    }

    BySeat<double> worth(const AnyTable& table, Viewer viewer) const override {
        const auto& position = typed<G>(table).position();
        Random always_the_same(1);
        return judgement_->worth(seen_by(*judgement_, position, viewer, always_the_same));
    }

    std::unique_ptr<FeeBook> fee_book([[maybe_unused]] int seats) const override {
        if constexpr (requires { typename Judgement<G>::Fees; })
            return std::make_unique<typename Judgement<G>::Fees>(seats);
        else return nullptr;
    }

private:
    std::shared_ptr<const BoardOf<G>> board_;
    std::shared_ptr<const Judgement<G>> judgement_;
};

template <class G>
std::unique_ptr<Bots> make_bots(const BoardPtr& board) {
    return std::make_unique<BotsOf<G>>(std::static_pointer_cast<const BoardOf<G>>(board));
}

}   // namespace roundhouse
