// What happened at the table, for those who listen. Each kind uses the fields that its maker fills.
#pragma once
#include "core/bidding.hpp"
#include "games/prairie_railroads/board.hpp"

namespace roundhouse::prairie_railroads {

enum class Purpose : std::uint8_t { opening, offer, own_share };   // of an auction
enum class Ending : std::uint8_t { eighth_dividend, out_of_cards };

struct Event {
    enum class Kind : std::uint8_t {
        auction_opened,
        own_share_offered,
        bid,
        passed,
        share_bought,
        share_taken_for_nothing,
        share_not_sold,
        first_track_built,
        turn_began,
        card_selected,
        card_draw_chosen,
        card_drawn,
        nothing_to_offer,
        dice_thrown,
        city_grew,
        nothing_grew,
        income_raised,
        railroad_chosen,
        builder_chosen,
        nothing_built,
        track_built,
        double_built,
        western_built,
        pay_dividends_played,
        dividend_paid,
        final_payoff_paid,
        game_ended,
    };

    Kind kind{};
    Seat seat = Seat::nobody;
    Seat other = Seat::nobody;   // who sells an own share, or builds for the player of the card
    RailroadId railroad{};
    Card card = Card::none;
    City city = City::nowhere;
    Link link{}, further{};   // the second segment of a double
    ChartLine line{};
    Money amount{}, income{}, value{}, returned{};
    int number = 0;
    bool is_drawn = false;
    Purpose purpose{};
    Passing passing = Passing::chosen;
    Ending ending{};
    BySeat<Money> paid{};

    static Event auction_opened(Seat opener, Seat seller, RailroadId r, Money minimum, Purpose purpose) {
        return {.kind = Kind::auction_opened,
                .seat = opener,
                .other = seller,
                .railroad = r,
                .amount = minimum,
                .purpose = purpose};
    }
    static Event own_share_offered(Seat seller, RailroadId r, int held, Money minimum) {
        return {.kind = Kind::own_share_offered, .seat = seller, .railroad = r, .amount = minimum, .number = held};
    }
    static Event bid(Seat s, Money m) { return {.kind = Kind::bid, .seat = s, .amount = m}; }
    static Event passed(Seat s, Passing why) { return {.kind = Kind::passed, .seat = s, .passing = why}; }
    static Event share_bought(Seat buyer, Seat seller, RailroadId r, Money price) {
        return {.kind = Kind::share_bought, .seat = buyer, .other = seller, .railroad = r, .amount = price};
    }
    static Event share_taken_for_nothing(Seat s, RailroadId r) {
        return {.kind = Kind::share_taken_for_nothing, .seat = s, .railroad = r};
    }
    static Event share_not_sold(Seat seller, RailroadId r) {
        return {.kind = Kind::share_not_sold, .seat = seller, .railroad = r};
    }
    static Event first_track_built(Seat s, RailroadId r, Link l, Money income) {
        return {.kind = Kind::first_track_built, .seat = s, .railroad = r, .link = l, .income = income};
    }
    static Event turn_began(Seat s) { return {.kind = Kind::turn_began, .seat = s}; }
    static Event card_selected(Seat s, Card c) { return {.kind = Kind::card_selected, .seat = s, .card = c}; }
    static Event card_draw_chosen(Seat s) { return {.kind = Kind::card_draw_chosen, .seat = s}; }
    static Event card_drawn(Seat s, Card c) { return {.kind = Kind::card_drawn, .seat = s, .card = c}; }
    static Event nothing_to_offer(Seat s, bool drawn) {
        return {.kind = Kind::nothing_to_offer, .seat = s, .is_drawn = drawn};
    }
    static Event dice_thrown(Seat s, ChartLine roll) { return {.kind = Kind::dice_thrown, .seat = s, .line = roll}; }
    static Event city_grew(City c, Money income) { return {.kind = Kind::city_grew, .city = c, .income = income}; }
    static Event nothing_grew() { return {.kind = Kind::nothing_grew}; }
    static Event income_raised(RailroadId r, City c, Money income) {
        return {.kind = Kind::income_raised, .railroad = r, .city = c, .income = income};
    }
    static Event railroad_chosen(Seat s, RailroadId r) {
        return {.kind = Kind::railroad_chosen, .seat = s, .railroad = r};
    }
    static Event builder_chosen(Seat s, Seat builder, RailroadId r) {
        return {.kind = Kind::builder_chosen, .seat = s, .other = builder, .railroad = r};
    }
    static Event nothing_built(Seat s) { return {.kind = Kind::nothing_built, .seat = s}; }
    static Event track_built(Seat s, RailroadId r, Link l, Money cost, Money income) {
        return {.kind = Kind::track_built, .seat = s, .railroad = r, .link = l, .amount = cost, .income = income};
    }
    static Event double_built(Seat s, RailroadId r, Link first, Link second, Money cost, Money income) {
        return {.kind = Kind::double_built,
                .seat = s,
                .railroad = r,
                .link = first,
                .further = second,
                .amount = cost,
                .income = income};
    }
    static Event western_built(Seat s, RailroadId r, City c, Money cost) {
        return {.kind = Kind::western_built, .seat = s, .railroad = r, .city = c, .amount = cost};
    }
    static Event pay_dividends_played(Seat s, int number) {
        return {.kind = Kind::pay_dividends_played, .seat = s, .number = number};
    }
    static Event dividend_paid(RailroadId r, Money per_share, Money income, const BySeat<Money>& paid) {
        return {.kind = Kind::dividend_paid, .railroad = r, .amount = per_share, .income = income, .paid = paid};
    }
    // Value and income are divided by the shares sold; what was in the treasury goes back to the bank.
    struct Payoff {
        Money value, income;
        int sold;
        Money per_share, returned;
    };
    static Event final_payoff_paid(RailroadId r, const Payoff& payoff, const BySeat<Money>& paid) {
        return {.kind = Kind::final_payoff_paid,
                .railroad = r,
                .amount = payoff.per_share,
                .income = payoff.income,
                .value = payoff.value,
                .returned = payoff.returned,
                .number = payoff.sold,
                .paid = paid};
    }
    static Event game_ended(Ending why, Seat s) { return {.kind = Kind::game_ended, .seat = s, .ending = why}; }
};

}   // namespace roundhouse::prairie_railroads
