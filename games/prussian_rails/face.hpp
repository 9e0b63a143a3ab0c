// Prussian Rails as the rest of the house sees it: the rules, and everything in JSON, in words and in pictures.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "core/price.hpp"
#include "core/viewer.hpp"
#include "games/prussian_rails/game.hpp"
#include "wire/board_codes.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"
#include "wire/told.hpp"

namespace roundhouse {

struct PrussianRails {
    static constexpr std::string_view id = "prussian-rails", name = "Prussian Rails", folder = "games/prussian_rails";
    static constexpr std::string_view order_rule = "PU-10";   // refuses what is no move at all
    static constexpr std::string_view end_rule = "PU-32";     // refuses every move after the end
    static constexpr int rules_version = prussian_rails::rules_version,
                         oldest_rules_version = prussian_rails::oldest_rules_version;
    static constexpr int least_seats = prussian_rails::least_seats, most_seats = prussian_rails::most_seats;

    using Board = prussian_rails::Board;
    using State = prussian_rails::State;
    using Move = prussian_rails::Move;
    using Offers = prussian_rails::Offers;
    using Event = prussian_rails::Event;
    using Rules = prussian_rails::Rules;
    struct Options {};   // the game has no options

    static State set_up(const Board& board, int seats, const Options&, int version = rules_version) {
        return prussian_rails::set_up(board, seats, version);
    }
    static SeatSet winners(const State& s) { return prussian_rails::winners(s); }
    static std::optional<Money> score(const State& s, Seat seat) { return s.cash(seat); }

    // The same state with everything that follows from the rest worked out anew.
    static State recomputed(const State& s);

    static std::unique_ptr<Board> board_from_json(const Reader& from);

    static json::object options_to_json(const Options&) { return {}; }
    static Options options_from_json(const Reader& from, int seats);

    static std::string_view step_name(const State& s);
    static std::string_view lot(const State& s) {
        return s.board->railroads[s.current].code;
    }   // REQUIRES: an auction is open
    static Told told(const Move& move, const Amount& amount, const Board& board, const Names& names);
    static Told told(const Event& event, const Board& board, const Names& names);
    static Move move_from_json(const Reader& from, const Board& board, int seats);

    // What an offered move costs or brings in; nothing where it moves no money. REQUIRES: a player decides.
    static std::optional<Price> price_of(const State& s, const Move& move);
    // What is asked of the decider, with the figures that the answer depends on. REQUIRES: a player decides.
    static Told asks(const State& s, const Names& names);

    // Adds the game's own fields, as far as the viewer may see them.
    static void write_state(const State& s, Viewer viewer, ObjectText& out);
    // Fills a state that is freshly set up; reports what is impossible.
    static void read_state(const Reader& from, State& s);

    static std::string text_drawing(const State& s, const Names& names);
    static BoardCodes codes(const Board& board);
    // The board alone where there is no state.
    static std::string svg_drawing(const Board& board, const State* s);
};

}   // namespace roundhouse
