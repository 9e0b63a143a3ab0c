// Sequence of Play: a player selects one of their cards, or draws one, and plays it.
#pragma once
#include <optional>

#include "games/prairie_railroads/state.hpp"

namespace roundhouse::prairie_railroads {

inline Step begin_turn(State& s, Seat player, auto& tell) {
    s.turn = player;
    s.current = {};
    tell(State::Event::turn_began(player));
    return Step::take_action;
}

// The card lies open from now on, whatever comes of it.
inline Step play_card(State& s, Card c, bool is_drawn) {
    s.card = c;
    s.is_drawn = is_drawn;
    ++s.used[c];
    switch (c) {
    case Card::pay_dividends: return Step::pay_dividends;
    case Card::offer_stock: return Step::offer_stock;
    default: return Step::discover_growth;
    }
}

inline bool is_without_cards(const ByCard<std::int8_t>& hand) { return hand.values == ByCard<std::int8_t>{}.values; }
inline bool is_without_cards(const ByCard<std::int16_t>& deck) { return deck.values == ByCard<std::int16_t>{}.values; }

// Without a card in the hand and in the deck there is nothing to play, and the game ends (PR-14).
struct TakeAction {
    static constexpr Step here = Step::take_action, next = Step::final_payoff;

    static Seat asks(const State& s) {
        return is_without_cards(s.hands[s.turn]) && is_without_cards(s.deck) ? Seat::nobody : s.turn;
    }
    static std::optional<Move> only_answer(const State& s) {
        if (is_without_cards(s.hands[s.turn])) return Move::draw();
        if (!is_without_cards(s.deck)) return std::nullopt;
        std::optional<Move> answer;
        for (Card c : all_cards)
            if (s.hands[s.turn][c] > 0) {
                if (answer) return std::nullopt;
                answer = Move::select(c);
            }
        return answer;
    }
    static void offers(const State& s, Offers& out) {
        for (Card c : all_cards)
            if (s.hands[s.turn][c] > 0) out.add(Move::select(c));
        if (!is_without_cards(s.deck)) out.add(Move::draw());
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::draw))
            return is_without_cards(s.deck) ? Refusal{"PR-13", "The draw deck is empty: select a card of your hand."}
                                            : allowed;
        if (!move.is(Verb::select)) return {"PR-12", "Select a card of your hand, or draw one."};
        if (s.hands[s.turn][move.card()] == 0) return {"PR-12", "There is no such card in your hand."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::draw)) {
            tell(Event::card_draw_chosen(s.turn));
            return Step::draw_card;
        }
        --s.hands[s.turn][move.card()];
        tell(Event::card_selected(s.turn, move.card()));
        return play_card(s, move.card(), false);
    }
};

// Nobody knows the order of the deck: each card left in it is as likely as any other.
struct DrawCard {
    static constexpr Step here = Step::draw_card, next = Step::turn_ends;

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State& s, Offers& out) {
        for (Card c : all_cards)
            if (s.deck[c] > 0) out.add(Move::card(c), s.deck[c]);
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::card)) return {"PR-12", "A card is being drawn."};
        if (s.deck[move.card()] == 0) return {"PR-3", "No such card is left in the draw deck."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        --s.deck[move.card()];
        tell(Event::card_drawn(s.turn, move.card()));
        return play_card(s, move.card(), true);
    }
};

// Play passes to the left.
struct TurnEnds {
    static constexpr Step here = Step::turn_ends;

    static Step run(State& s, auto& tell) {
        s.card = Card::none;
        s.is_drawn = false;
        s.builder = Seat::nobody;
        return begin_turn(s, left_of(s.turn, s.seats), tell);
    }
};

}   // namespace roundhouse::prairie_railroads
