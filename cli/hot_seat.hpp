// A game at one terminal, for people who share it and for computer players.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "cli/command.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

class HotSeat {
public:
    // `robots` by seat; none where a person sits. Without a path nothing is saved.
    HotSeat(const AnyGame& game, std::unique_ptr<AnyTable> table, std::vector<std::unique_ptr<Bot>> robots,
            Random random, std::string save_path, LineInput& input)
        : game_(game),
          table_(std::move(table)),
          robots_(std::move(robots)),
          random_(random),
          save_path_(std::move(save_path)),
          input_(input) {}

    // Plays until the game is over or somebody quits; the record is saved then, and said where.
    Exit run();

private:
    bool is_person(Seat seat) const { return is_player(seat) && !robots_[static_cast<std::size_t>(seat)]; }

    // Each returns false where the game is to be left.
    bool ask(Seat seat);
    bool answer(std::string_view typed, const std::vector<ShownChoice>& choices);
    bool choose(const ShownChoice& choice, std::optional<Money> amount);

    void show_board();
    void show_question(Seat seat, const std::vector<ShownChoice>& choices) const;
    std::string situation(Seat seat) const;
    void show_rules(std::string_view id) const;
    void explain(std::string_view typed, const std::vector<ShownChoice>& choices) const;
    void move_robot(Seat seat);
    void make(const json::object& move);
    void tell(const json::array& events) const;
    void undo();
    bool save() const;   // false where the file cannot be written, which it says
    void show_result() const;

    const AnyGame& game_;
    std::unique_ptr<AnyTable> table_;
    std::vector<std::unique_ptr<Bot>> robots_;
    Random random_;
    std::string save_path_;
    LineInput& input_;
    bool is_board_stale_ = true;    // somebody else has moved since it was shown
    bool is_asked_again_ = false;   // the choices stand on the screen already
};

}   // namespace roundhouse::cli
