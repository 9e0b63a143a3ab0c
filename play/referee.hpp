// The referee: one line of the protocol in, one line out. See docs/protocol.md.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "play/any_game.hpp"
#include "play/suggester.hpp"

namespace roundhouse {

// Holds one table at a time. No line, however broken, ends it or leaves a change half made.
class Referee {
public:
    // `seed` is for rolls until a line sets another. `suggester` outlives the referee; without one, only random moves
    // are suggested.
    explicit Referee(std::uint64_t seed = 0, Suggester* suggester = nullptr) : suggester_(suggester), random_(seed) {}

    // A board that `new`, `position` and `load` may name from now on, beside the embedded ones.
    void add_board(const AnyGame& game, BoardPtr board) { boards_.push_back({&game, std::move(board)}); }

    // The answer has no line break at its end.
    std::string answer(std::string_view line);

private:
    using Answer = json::object;

    void handle(const Reader& request, Answer& out);
    void list_games(Answer& out) const;
    void begin(const Reader& request, Answer& out);
    void play(const Reader& request, Answer& out);
    void roll(const Reader& request, Answer& out);
    void set_seed(const Reader& request);
    void why(const Reader& request, Answer& out);
    void view(const Reader& request, Answer& out);
    void set_position(const Reader& request, Answer& out);
    void load(const Reader& request, Answer& out);
    void undo(const Reader& request, Answer& out);
    void suggest(const Reader& request, Answer& out);
    void price(const Reader& request, Answer& out);
    void sign(const Reader& request, Answer& out);

    // Report where there is none.
    const AnyGame* game_named(const Reader& id) const;
    BoardPtr board_named(const AnyGame& game, const Reader& id) const;
    bool has_table(const Reader& request) const;
    bool asks_a_player(const Reader& request) const;   // and not chance, nor nobody

    struct AddedBoard {
        const AnyGame* game;
        BoardPtr board;
    };
    std::vector<AddedBoard> boards_;
    std::unique_ptr<AnyTable> table_;
    Suggester* suggester_;
    Random random_;
};

}   // namespace roundhouse
