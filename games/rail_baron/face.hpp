// Rail Baron as the rest of the house sees it: the rules, and everything in JSON, in words and in pictures.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/price.hpp"
#include "core/viewer.hpp"
#include "games/rail_baron/game.hpp"
#include "games/rail_baron/story.hpp"
#include "wire/board_codes.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"
#include "wire/told.hpp"

namespace roundhouse {

struct RailBaron {
    static constexpr std::string_view id = "rail-baron-southeast", name = "Rail Baron – Southeast",
                                      folder = "games/rail_baron";
    static constexpr std::string_view order_rule = "RB-64";   // refuses what is no move at all
    static constexpr std::string_view end_rule = "RB-44";     // refuses every move after the end
    static constexpr int rules_version = rail_baron::latest_rules, oldest_rules_version = 1;
    static constexpr int least_seats = rail_baron::least_seats, most_seats = rail_baron::most_seats;

    using Board = rail_baron::Board;
    using State = rail_baron::State;
    using Move = rail_baron::Move;
    using Offers = rail_baron::Offers;
    using Event = rail_baron::Event;
    using Rules = rail_baron::Rules;
    using Options = rail_baron::Variants;

    static State set_up(const Board& board, int seats, const Options& variants, int version = rules_version) {
        return rail_baron::set_up(board, seats, variants, version);
    }
    static SeatSet winners(const State& s) { return rail_baron::winners(s); }
    static std::optional<Money> score(const State& s, Seat seat) {
        return s.players[seat].is_out ? std::nullopt : std::optional(s.cash(seat));
    }

    // The same state with everything that follows from the rest worked out anew.
    static State recomputed(const State& s);

    static std::unique_ptr<Board> board_from_json(const Reader& from);

    static json::object options_to_json(const Options& variants);
    static Options options_from_json(const Reader& from, int seats);
    static json::object options_among_strangers() { return {{"ask_everybody", true}}; }   // RB-40

    static std::string_view step_name(const State& s);
    static std::string_view lot(const State& s) {
        return s.board->name_of(s.lot).code;
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
    // Fills a state that is freshly set up; reports what is impossible.
    static void read_state(const Reader& from, State& s);

    // The shortest and the cheapest ways of a train to its destination, by `seat` and `roll` of the request (both may
    // be left out: the turn's player, the steps still to go). Nothing in it is secret.
    static void answer_routes(const State& s, const Reader& request, json::object& out);

    static void add_to_story(std::vector<Event>& story, const Event& event) { rail_baron::add_to_story(story, event); }

    // The event as the viewer may be told it: why somebody passes would tell a purse (RB-40).
    static Event seen_by(Viewer viewer, Event event) {
        if (event.kind == Event::Kind::passed && !viewer.sees_secrets_of(event.seat)) event.passing = Passing::chosen;
        return event;
    }

    static std::string text_drawing(const State& s, const Names& names);
    static BoardCodes codes(const Board& board);
    // The board alone where there is no state.
    static std::string svg_drawing(const Board& board, const State* s);
};

}   // namespace roundhouse
