// A table in progress for one game.
#pragma once
#include <algorithm>
#include <deque>
#include <span>
#include <utility>

#include "play/any_table.hpp"
#include "play/face.hpp"
#include "wire/json_text.hpp"
#include "wire/players_json.hpp"
#include "wire/price_json.hpp"

namespace roundhouse {

template <class G>
const AnyGame& game_of();   // see play/games.hpp; defined with GameOf<G>, in an object of its own for each game

template <Game G>
BySeat<std::optional<Money>> scores_of(const typename G::State& s) {
    BySeat<std::optional<Money>> scores;
    SeatSet::all(s.seats).each([&](Seat seat) { scores[seat] = G::score(s, seat); });
    return scores;
}

template <Game G>
class BoardOf : public AnyBoard {
public:
    explicit BoardOf(std::unique_ptr<typename G::Board> board) : board_(std::move(board)) { label_ = board_->label; }
    const typename G::Board& board() const { return *board_; }
    std::string svg_drawing() const override { return G::svg_drawing(*board_, nullptr); }

private:
    std::unique_ptr<typename G::Board> board_;
};

template <Game G>
class TableOf : public AnyTable {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;
    using Rules = typename G::Rules;
    using AnyTable::check;
    using AnyTable::play;

    // `start` is where the table begins: a new game, or (with its JSON) a position that somebody set up.
    TableOf(std::shared_ptr<const BoardOf<G>> board, const State& start, typename G::Options options,
            std::vector<std::string> names, json::value start_json)
        : board_(std::move(board)),
          options_(options),
          options_text_(json::serialize(G::options_to_json(options))),
          names_(std::move(names)),
          start_json_(std::move(start_json)),
          state_(start) {}

    int seats() const override { return state_.seats; }
    Seat decider() const override { return state_.decider; }
    bool is_over() const override { return Rules::is_over(state_); }
    int decisions() const override { return static_cast<int>(moves_.size()); }
    // A game that has changed its rules keeps the version in its state.
    int rules_version() const override {
        if constexpr (KnowsOlderRules<G>) return state_.rules_version;
        else return G::rules_version;
    }
    const Names names() const override { return {names_}; }
    const AnyGame& game() const override { return game_of<G>(); }
    BoardPtr board() const override { return board_; }
    bool has_secrets() const override { return keeps_secrets; }
    std::string_view step() const override { return G::step_name(state_); }
    std::string_view lot() const override { return state_.auction.is_open() ? G::lot(state_) : std::string_view(); }
    const State& position() const { return state_; }

    void write_question(json::object& out) const override {
        out["decider"] = seat_to_json(decider());
        out["step"] = G::step_name(state_);
        json::array moves, prices, weights;
        const bool is_chance = decider() == Seat::chance;
        if (!is_over())
            each_offer([&](const Move& move, const Amount& amount, int weight, Money, Money) {
                moves.push_back(told(move, amount).fields());
                if (is_chance) weights.emplace_back(weight);
                else prices.push_back(value_of(price_to_json(G::price_of(state_, move)).text()));
            });
        out["moves"] = std::move(moves);
        if (is_over()) return write_result(out);
        if (is_chance) {
            out["weights"] = std::move(weights);
        } else {
            out["prices"] = std::move(prices);
            out["asks"] = value_of(asks_text());
        }
    }

    std::string question() const override { return G::asks(state_, names_held_).text(); }
    Money cash(Seat seat) const override { return state_.cash(seat); }
    std::string asks_text() const override { return G::asks(state_, names_held_).with_text().text(); }

    std::vector<ShownChoice> choices() const override {
        std::vector<ShownChoice> all;
        each_offer([&](const Move& move, const Amount& amount, int, Money least, Money most) {
            const Told told = this->told(move, amount);
            all.push_back({.text = offer_text(move, told),
                           .verb = std::string(told.kind()),
                           .move_text = told.fields_text(),
                           .amount_field = std::string(told.range_field()),
                           .least = least,
                           .most = most,
                           .price = decider() == Seat::chance ? std::nullopt : G::price_of(state_, move)});
        });
        return all;
    }

    AnyMove read_move(const json::value& move, Problem& problem) const override {
        Problem unreadable;
        const Move read = G::move_from_json(Reader(move, "move", unreadable), board_->board(), seats());
        if (unreadable) problem.report(unreadable.sentence(), G::order_rule);
        return AnyMove::of(read);
    }

    std::string move_text(const AnyMove& move) const override { return told(move.as<Move>()).fields_text(); }

    void check(const AnyMove& move, Problem& problem) const override {
        if (const Refusal refusal = refusal_of(move.as<Move>()))
            problem.report(std::string(refusal.text), refusal.rule);
    }

    void play(const AnyMove& move, Problem& problem) override {
        const Move typed = move.as<Move>();
        if (const Refusal refusal = refusal_of(typed)) problem.report(std::string(refusal.text), refusal.rule);
        else make(typed);
    }

    AnyMove roll(Random& random) override {
        const Move outcome = random_offer<G>(state_, random);
        make(outcome);
        return AnyMove::of(outcome);
    }

    AnyMove random_move(Random& random) const override { return AnyMove::of(random_offer<G>(state_, random)); }

    bool undo() override {
        if (moves_.empty()) return false;
        moves_.pop_back();
        events_.resize(events_until_.back());
        events_until_.pop_back();
        state_ = past_.back();
        Silence silence;
        for (std::size_t i = (past_.size() - 1) * decisions_a_past_state; i < moves_.size(); ++i)
            Rules::apply(state_, moves_[i], silence);
        if (moves_.size() % decisions_a_past_state == 0) past_.pop_back();
        return true;
    }

    std::string state_text(Viewer viewer) const override {
        ObjectText out;
        out.reserve(usual_state_text);
        out.add("game", G::id);
        out.add("seats", seats());
        out.add("options", JsonPart::ready(options_text_));
        out.add("board", board_->label().id);
        if (rules_version() != G::rules_version) out.add("rules_version", rules_version());
        out.add("step", G::step_name(state_));
        out.add("decider", decider());
        G::write_state(state_, viewer, out);
        return std::move(out).text();
    }

    std::string events_text(int decision, Viewer viewer) const override {
        ListText events;
        for (const Event& event : happened_at(decision)) events.push_back(told(seen_by(viewer, event)));
        return std::move(events).text();
    }

    bool is_told_alike([[maybe_unused]] int decision) const override {
        if constexpr (keeps_secrets)
            return std::ranges::all_of(happened_at(decision), [](const Event& event) {
                return seen_by(Viewer::the_public(), event) == event;
            });
        else return true;
    }

    std::unique_ptr<AnyTable> position_alone() const override {
        return std::make_unique<TableOf>(board_, state_, options_, names_, nullptr);
    }

    json::object record() const override {
        json::array moves, names;
        for (const Move& move : moves_) moves.push_back(told(move).fields());
        for (const std::string& name : names_) names.emplace_back(name);
        json::object out{{"record", 1},
                         {"game", G::id},
                         {"rules_version", rules_version()},
                         {"seats", seats()},
                         {"names", std::move(names)},
                         {"options", G::options_to_json(options_)},
                         {"board", json::object{{"id", board_->label().id}, {"hash", board_->label().hash}}},
                         {"start", start_json_},
                         {"moves", std::move(moves)}};
        if (is_over()) write_result(out);
        return out;
    }

    std::string text_drawing() const override { return G::text_drawing(state_, names_held_); }
    std::string svg_drawing() const override { return G::svg_drawing(board_->board(), &state_); }

    BoardCodes codes() const override { return G::codes(board_->board()); }
    bool has_routes() const override { return HasRoutes<G>; }
    void write_routes(const Reader& request, json::object& out) const override {
        if constexpr (HasRoutes<G>) G::answer_routes(state_, request, out);
        else request.refuse("There are no trains to route in " + std::string(G::name));
    }

    SeatSet winners() const override { return G::winners(state_); }
    BySeat<std::optional<Money>> scores() const override { return scores_of<G>(state_); }

private:
    static constexpr std::size_t usual_state_text = 4'000;      // bytes
    static constexpr std::size_t decisions_a_past_state = 16;   // fewer take more memory, more are longer to play again
    static constexpr bool keeps_secrets = KeepsSecrets<G>;

    static Event seen_by(Viewer viewer, const Event& event) {
        if constexpr (keeps_secrets) return G::seen_by(viewer, event);
        else return event;
    }
    std::span<const Event> happened_at(int decision) const {
        const auto at = static_cast<std::size_t>(decision);
        const std::size_t end = at < events_until_.size() ? events_until_[at] : events_.size();
        return std::span(events_).subspan(events_until_[at - 1], end - events_until_[at - 1]);
    }

    ObjectText told(const Event& event) const { return G::told(event, board_->board(), names_held_).with_text(); }
    // A game may say what a move means at the step where it is offered: "Keep Ocala" for a pass.
    std::string offer_text(const Move& move, const Told& told) const {
        std::string here;
        if constexpr (requires { G::answer(state_, move); }) here = G::answer(state_, move);
        return here.empty() ? told.text() : here;
    }
    Told told(const Move& move, const Amount& amount) const {
        return G::told(move, amount, board_->board(), names_held_);
    }
    Told told(const Move& move) const {
        if constexpr (HasAmounts<G>) return told(move, Amount::figure(move.amount()));
        else return told(move, Amount{});
    }

    Refusal refusal_of(const Move& move) const {
        return is_over() ? Refusal{G::end_rule, "The game is over."} : Rules::refusal(state_, move);
    }

    void make(const Move& move) {
        if (moves_.size() % decisions_a_past_state == 0) past_.push_back(state_);
        moves_.push_back(move);
        events_until_.push_back(events_.size());
        const auto tell = [&](const Event& event) {
            if constexpr (requires { G::add_to_story(events_, event); }) G::add_to_story(events_, event);
            else events_.push_back(event);
        };
        Rules::apply(state_, move, tell);
    }

    // visit(move, amount, weight, least, most): a range once, each place of a set by itself.
    template <class Visit>
    void each_offer(Visit&& visit) const {
        typename G::Offers offers;
        Rules::offers(state_, offers);
        using Kind = typename G::Offers::Kind;
        for (const auto& entry : offers.entries()) {
            if (entry.kind == Kind::range)
                visit(entry.move, Amount::range(entry.least, entry.most(), entry.step), 1, entry.least, entry.most());
            else if (entry.kind == Kind::single)
                visit(entry.move, Amount::figure(entry.least), entry.ways, 0_usd, 0_usd);
            else if constexpr (requires { offers.places(entry).each([](auto) {}); })
                offers.places(entry).each(
                    [&](auto place) { visit(entry.move.with_place(place), Amount{}, 1, 0_usd, 0_usd); });
        }
    }

    std::shared_ptr<const BoardOf<G>> board_;
    typename G::Options options_;
    std::string options_text_;
    std::vector<std::string> names_;
    Names names_held_{names_};
    json::value start_json_;
    State state_;
    // Before every sixteenth decision, for undo, which plays the few since then again: states are large, and none is
    // moved when one is added.
    std::deque<State> past_;
    std::vector<Move> moves_;
    std::vector<Event> events_;               // of all decisions
    std::vector<std::size_t> events_until_;   // how many there were before each decision
};

}   // namespace roundhouse
