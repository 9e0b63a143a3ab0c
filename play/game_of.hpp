// A game among the games: its boards, and new tables of it.
#pragma once
#include "play/any_game.hpp"
#include "play/perft.hpp"
#include "play/table_of.hpp"
#include "wire/embedded.hpp"

namespace roundhouse {

template <Game G>
class SimulatorOf : public AnySimulator {
public:
    SimulatorOf(std::shared_ptr<const BoardOf<G>> board, const typename G::State& start)
        : board_(std::move(board)), start_(start) {}

    RandomGame play(Random random) override {
        typename G::State s = start_;
        RandomGame game;
        play_out<G>(s, random, [&](int ways, int way) {
            ++game.decisions;
            const auto choice = static_cast<std::uint64_t>(ways) << 32 | static_cast<std::uint64_t>(way);
            game.trace = (game.trace ^ choice) * 0x9fb21c651e98df25;
        });
        game.winners = G::winners(s);
        game.scores = scores_of<G>(s);
        return game;
    }

    std::uint64_t perft(int depth) const override { return roundhouse::perft<G>(start_, depth); }

private:
    std::shared_ptr<const BoardOf<G>> board_;
    typename G::State start_;
};

template <Game G>
class GameOf : public AnyGame {
public:
    std::string_view id() const override { return G::id; }
    std::string_view name() const override { return G::name; }
    int least_seats() const override { return G::least_seats; }
    int most_seats() const override { return G::most_seats; }
    int rules_version() const override { return G::rules_version; }
    int oldest_rules_version() const override { return G::oldest_rules_version; }
    json::object default_options() const override { return G::options_to_json({}); }
    json::object options_among_strangers() const override {
        if constexpr (HasOptionsAmongStrangers<G>) return G::options_among_strangers();
        else return {};
    }
    std::string_view rules_text() const override { return embedded(std::string(G::folder) + "/rules.md"); }
    const std::vector<BoardPtr>& boards() const override {
        static const std::vector<BoardPtr> all = embedded_boards(std::string(G::folder) + "/boards/");
        return all;
    }

    BoardPtr read_board(const json::value& board, Problem& problem) const override {
        Problem refused;
        auto loaded = G::board_from_json(Reader(board, "board", refused));
        if (!refused) return std::make_shared<const BoardOf<G>>(std::move(loaded));
        problem.report(refused.sentence() + " See docs/boards.md.", refused.rule());
        return nullptr;
    }

    std::unique_ptr<AnyTable> new_table(BoardPtr board, Seating seating, Problem& problem) const override {
        return begin(typed(board), std::move(seating), problem);
    }

    std::unique_ptr<AnyTable> table_at(BoardPtr board, const json::value& state, std::vector<std::string> names,
                                       Problem& problem) const override {
        const Reader from(state, "state", problem);
        const int seats = from["seats"].number(G::least_seats, G::most_seats);
        const typename G::Options options = G::options_from_json(from["options"], seats);
        const int version = version_of(from);
        if (!problem) check_rules_version(version, problem);
        if (problem) return nullptr;
        const auto on = typed(board);
        typename G::State position = G::set_up(on->board(), seats, options, version);
        G::read_state(from, position);
        if (problem) return nullptr;
        return std::make_unique<TableOf<G>>(on, position, options, std::move(names), state);
    }

    std::unique_ptr<AnySimulator> simulator(BoardPtr board, const Seating& seating, Problem& problem) const override {
        const auto table = begin(typed(board), seating, problem);
        if (!table) return nullptr;
        return std::make_unique<SimulatorOf<G>>(typed(board), table->position());
    }

private:
    static int version_of(const Reader& position) {
        if (position.has("rules_version")) return position["rules_version"].number(0, G::rules_version);
        if constexpr (TellsRulesByFields<G>) return G::rules_version_by_fields(position);
        else return G::rules_version;
    }

    // REQUIRES: the board was read by this game.
    static std::shared_ptr<const BoardOf<G>> typed(const BoardPtr& board) {
        return std::static_pointer_cast<const BoardOf<G>>(board);
    }

    std::unique_ptr<TableOf<G>> begin(const std::shared_ptr<const BoardOf<G>>& board, Seating seating,
                                      Problem& problem) const {
        check_seating(seating, problem);
        if (problem) return nullptr;
        const typename G::Options options =
            G::options_from_json(Reader(seating.options, "options", problem), seating.seats);
        if (problem) return nullptr;
        const int version = seating.rules_version.value_or(G::rules_version);
        const typename G::State start = G::set_up(board->board(), seating.seats, options, version);
        return std::make_unique<TableOf<G>>(board, start, options, std::move(seating.names), nullptr);
    }
};

template <class G>
const AnyGame& game_of() {
    static_assert(CheckedFace<G>::is_complete);
    static const GameOf<G> game;
    return game;
}

}   // namespace roundhouse
