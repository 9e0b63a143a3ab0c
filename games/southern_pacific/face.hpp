// Southern Pacific as the rest of the house sees it: the rules, and everything in JSON, in words and in pictures.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "core/price.hpp"
#include "core/viewer.hpp"
#include "games/southern_pacific/game.hpp"
#include "wire/board_codes.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"
#include "wire/told.hpp"

namespace roundhouse {

struct SouthernPacific {
    static constexpr std::string_view id = "southern-pacific", name = "Southern Pacific",
                                      folder = "games/southern_pacific";
    static constexpr std::string_view order_rule = "SP-10";   // refuses what is no move at all
    static constexpr std::string_view end_rule = "SP-28";     // refuses every move after the end
    static constexpr int rules_version = southern_pacific::latest_rules, oldest_rules_version = 1;
    static constexpr int least_seats = southern_pacific::least_seats, most_seats = southern_pacific::most_seats;

    using Board = southern_pacific::Board;
    using State = southern_pacific::State;
    using Move = southern_pacific::Move;
    using Offers = southern_pacific::Offers;
    using Event = southern_pacific::Event;
    using Rules = southern_pacific::Rules;
    using Options = southern_pacific::Options;

    static State set_up(const Board& board, int seats, const Options& options, int version = rules_version) {
        return southern_pacific::set_up(board, seats, options, version);
    }
    static SeatSet winners(const State& s) { return southern_pacific::winners(s); }
    static std::optional<Money> score(const State& s, Seat seat) { return s.cash(seat); }

    // The same state with everything that follows from the rest worked out anew.
    static State recomputed(const State& s);

    static std::unique_ptr<Board> board_from_json(const Reader& from);

    static json::object options_to_json(const Options& options) {
        return {{"round_limit", options.round_limit}, {"idle_limit", options.idle_limit}};
    }
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
    // How an offered move reads at this step; empty where it reads as everywhere.
    static std::string answer(const State& s, const Move& move);

    // Adds the game's own fields, as far as the viewer may see them.
    static void write_state(const State& s, Viewer viewer, ObjectText& out);
    // Only the first version of the rules had `refused`, and its positions did not name their version.
    static int rules_version_by_fields(const Reader& position) {
        return position.has("refused") ? oldest_rules_version : rules_version;
    }
    // Fills a state that is freshly set up; reports what is impossible.
    static void read_state(const Reader& from, State& s);

    static std::string text_drawing(const State& s, const Names& names);
    static BoardCodes codes(const Board& board);
    // The board alone where there is no state.
    static std::string svg_drawing(const Board& board, const State* s);
};

}   // namespace roundhouse
