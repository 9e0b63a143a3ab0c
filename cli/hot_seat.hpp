// A game at one terminal, for people who share it and for bots.
#pragma once
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "cli/command.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

class HotSeat {
public:
    struct Players {
        const AnyGame& game;
        std::unique_ptr<AnyTable> table;
        std::vector<std::unique_ptr<Bot>> bots;   // by seat; null where a person sits
    };

    // Without a path nothing is saved.
    HotSeat(Players players, Random random, std::string save_path, LineInput& input)
        : game_(players.game),
          table_(std::move(players.table)),
          bots_(std::move(players.bots)),
          codes_(table_->codes()),
          random_(random),
          save_path_(std::move(save_path)),
          input_(input) {}

    // Plays until the game is over or somebody quits. Then the record is saved, and the player told where.
    Exit run();

private:
    bool is_person(Seat seat) const { return is_player(seat) && !bots_[static_cast<std::size_t>(seat)]; }

    // Each returns false if the game is to be left.
    bool ask(Seat seat);
    bool answer(std::string_view typed, const std::vector<ShownChoice>& choices);
    bool choose(const ShownChoice& choice, std::optional<Money> amount);
    bool hand_over(Seat seat);

    // Whether the typed line was a command; it has been carried out then.
    bool obey(std::string_view word, std::string_view rest, const std::vector<ShownChoice>& choices);

    void show_board();
    void show_question(Seat seat, const std::vector<ShownChoice>& choices) const;
    void show_rules(std::string_view id) const;
    void explain(std::string_view typed, const std::vector<ShownChoice>& choices) const;
    void take_route(std::string_view number);
    void follow(const json::array& steps);
    void let_chance_decide();
    void let_bot_move(Bot& bot);
    void make(const json::object& typed);
    void make(const AnyMove& move);
    void refuse(const Problem& problem);
    void tell(const json::array& events) const;
    void undo();
    bool save() const;   // false if the file can't be written, which it says
    void show_result() const;

    const AnyGame& game_;
    std::unique_ptr<AnyTable> table_;
    std::vector<std::unique_ptr<Bot>> bots_;
    BoardCodes codes_;
    Random random_;
    std::string save_path_;
    LineInput& input_;
    std::deque<json::object> outcomes_taken_back_;   // of chance: they come again, in this order
    Seat asked_ = Seat::nobody;                      // the person at the screen
    bool is_board_stale_ = true;                     // somebody else has moved since it was shown
    bool is_asked_again_ = false;                    // the choices are still on the screen
};

}   // namespace roundhouse::cli
