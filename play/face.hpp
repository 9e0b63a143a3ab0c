// What a game must provide to be played at a table, beside its rules (core/game.hpp): its face.
#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/viewer.hpp"
#include "wire/board_codes.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"
#include "wire/told.hpp"

namespace roundhouse {

// What a face may have, and most have not. Whoever asks for one of these asks here.

// `static Event seen_by(Viewer, Event)`: the event as the viewer may be told it. Such a game keeps secrets: its
// `write_state` hides what a viewer may not see.
template <class G>
concept KeepsSecrets = requires(Viewer viewer, const typename G::Event& event) {
    { G::seen_by(viewer, event) } -> std::same_as<typename G::Event>;
};

// `static json::object options_among_strangers()`: options that differ among people who must not learn each other's
// secrets by how the game goes on.
template <class G>
concept HasOptionsAmongStrangers = requires {
    { G::options_among_strangers() } -> std::same_as<json::object>;
};

// `static void answer_routes(const State&, const Reader& request, json::object& out)`: ways for a train, with fees.
template <class G>
concept HasRoutes = requires(const typename G::State& s, const Reader& request, json::object& out) {
    G::answer_routes(s, request, out);
};

// `rules_version` in the state, for a game that still plays by older rules what began by them.
template <class G>
concept KnowsOlderRules = requires(const typename G::State& s) {
    { s.rules_version } -> std::convertible_to<int>;
};

// `static int rules_version_by_fields(const Reader& position)`: by which rules a position is played that does not say
// it.
template <class G>
concept TellsRulesByFields = requires(const Reader& position) {
    { G::rules_version_by_fields(position) } -> std::same_as<int>;
};

// `Move::amount()`, for moves that name a sum.
template <class G>
concept HasAmounts = requires(const typename G::Move& move) {
    { move.amount() } -> std::same_as<Money>;
};

// Fails to compile where something is missing, with a sentence that says what.
template <class G>
struct CheckedFace {
    static constexpr bool is_complete = true;

    using Board = typename G::Board;
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;
    using Options = typename G::Options;

    static_assert(Game<G>, "The rules are not complete: see the concept Game in core/game.hpp.");
    static_assert(std::is_trivially_copyable_v<Move> && std::is_trivially_copyable_v<Event>,
                  "Moves and events are copied as they stand: they must hold no heap.");
    static_assert(
        requires {
            { G::folder } -> std::convertible_to<std::string_view>;
        }, "A face needs `folder`: \"games/<game>\", where its boards and rules are.");
    static_assert(
        requires {
            { G::order_rule } -> std::convertible_to<std::string_view>;
        }, "A face needs `order_rule`: the numbered rule that refuses what is no move at all.");
    static_assert(
        requires {
            { G::end_rule } -> std::convertible_to<std::string_view>;
        }, "A face needs `end_rule`: the numbered rule that refuses every move after the end.");
    static_assert(
        requires(const Reader& from) {
            { G::board_from_json(from) } -> std::same_as<std::unique_ptr<Board>>;
        }, "A face needs `board_from_json(const Reader&)`, which loads a board or reports what is wrong with it.");
    static_assert(
        requires(const Board& board) {
            { board.label } -> std::convertible_to<BoardLabel>;
        }, "A board needs its `label`.");
    static_assert(
        requires(const Options& options) {
            { G::options_to_json(options) } -> std::same_as<json::object>;
        }, "A face needs `options_to_json(const Options&)`.");
    static_assert(
        requires(const Reader& from) {
            { G::options_from_json(from, 2) } -> std::same_as<Options>;
        }, "A face needs `options_from_json(const Reader&, int seats)`.");
    static_assert(
        requires(const State& s) {
            { G::step_name(s) } -> std::convertible_to<std::string_view>;
        }, "A face needs `step_name(const State&)`: the step by the name under which the world knows it.");
    static_assert(
        requires(const State& s) {
            { s.auction.is_open() } -> std::same_as<bool>;
            { G::lot(s) } -> std::convertible_to<std::string_view>;
        }, "A state needs its `auction`, and a face `lot(const State&)`: what is up for auction.");
    static_assert(
        requires(const Move& move, const Amount& amount, const Board& board, const Names& names) {
            { G::told(move, amount, board, names) } -> std::same_as<Told>;
        }, "A face needs `told(const Move&, const Amount&, const Board&, const Names&)`: a move in JSON and English.");
    static_assert(
        requires(const Event& event, const Board& board, const Names& names) {
            { G::told(event, board, names) } -> std::same_as<Told>;
        }, "A face needs `told(const Event&, const Board&, const Names&)`: an event in JSON and English.");
    static_assert(
        requires(const Reader& from, const Board& board) {
            { G::move_from_json(from, board, 2) } -> std::same_as<Move>;
        }, "A face needs `move_from_json(const Reader&, const Board&, int seats)`.");
    static_assert(
        requires(const State& s, const Names& names) {
            { G::asks(s, names) } -> std::same_as<Told>;
        }, "A face needs `asks(const State&, const Names&)`: what is asked of the decider.");
    static_assert(
        requires(const State& s, Viewer viewer, ObjectText& out) { G::write_state(s, viewer, out); },
        "A face needs `write_state(const State&, Viewer, ObjectText&)`: the position for a viewer.");
    static_assert(
        requires(const Reader& from, State& s) { G::read_state(from, s); },
        "A face needs `read_state(const Reader&, State&)`: a position that somebody has set up.");
    static_assert(
        requires(const State& s, const Names& names) {
            { G::text_drawing(s, names) } -> std::same_as<std::string>;
        }, "A face needs `text_drawing(const State&, const Names&)`: the table for a terminal.");
    static_assert(
        requires(const Board& board, const State* s) {
            { G::svg_drawing(board, s) } -> std::same_as<std::string>;
        }, "A face needs `svg_drawing(const Board&, const State*)`: the board, alone where there is no state.");
    static_assert(
        requires(const Board& board) {
            { G::codes(board) } -> std::same_as<BoardCodes>;
        }, "A face needs `codes(const Board&)`: what the codes of the board stand for.");
};

}   // namespace roundhouse
