// What happened at the table, for those who listen. Each kind uses the fields that its maker fills.
#pragma once
#include "core/bidding.hpp"
#include "games/southern_pacific/board.hpp"

namespace roundhouse::southern_pacific {

enum class Lot : std::uint8_t { presidents_share, share, share_once_around };   // what is up for auction
enum class Ending : std::uint8_t { out_of_cubes, all_shares_sold, idle_rounds, round_limit };

struct Event {
    enum class Kind : std::uint8_t {
        auction_opened,
        bid,
        passed,
        share_bought,
        share_taken_for_nothing,
        share_unsold,
        round_began,
        turn_began,
        stock_offered,
        no_stock_offered,
        track_built,
        income_changed,
        building_ended,
        price_asked,
        price_countered,
        price_raised,
        price_refused,
        track_bought,
        dividend_paid,
        dividend_skipped,
        bull_market_card_taken,
        share_offered,
        no_share_offered,
        round_was_idle,
        game_ended,
    };

    Kind kind{};
    Seat seat = Seat::nobody;
    RailroadId railroad{}, seller{};
    Link link{};
    Money amount{}, income{}, before{}, after{};
    int number = 0, bought = 0, limit = 0;
    bool becomes_president = false, is_kept = false, is_tie = false, holds_card = false;
    Passing passing = Passing::chosen;
    Lot lot{};
    Ending ending{};
    SeatSet tied{};
    BySeat<Money> paid{};

    static Event auction_opened(Seat opener, RailroadId r, Lot lot) {
        return {.kind = Kind::auction_opened, .seat = opener, .railroad = r, .lot = lot};
    }
    static Event bid(Seat s, Money m) { return {.kind = Kind::bid, .seat = s, .amount = m}; }
    static Event passed(Seat s, Passing why) { return {.kind = Kind::passed, .seat = s, .passing = why}; }
    static Event share_bought(Seat s, RailroadId r, Money price, bool president) {
        return {.kind = Kind::share_bought, .seat = s, .railroad = r, .amount = price, .becomes_president = president};
    }
    static Event share_taken_for_nothing(Seat s, RailroadId r, bool president) {
        return {.kind = Kind::share_taken_for_nothing, .seat = s, .railroad = r, .becomes_president = president};
    }
    static Event share_unsold(RailroadId r) { return {.kind = Kind::share_unsold, .railroad = r}; }
    static Event round_began(int round) { return {.kind = Kind::round_began, .number = round}; }
    static Event turn_began(Seat president, RailroadId r) {
        return {.kind = Kind::turn_began, .seat = president, .railroad = r};
    }
    static Event stock_offered(Seat s, RailroadId r) { return {.kind = Kind::stock_offered, .seat = s, .railroad = r}; }
    static Event no_stock_offered(Seat s, RailroadId r) {
        return {.kind = Kind::no_stock_offered, .seat = s, .railroad = r};
    }
    static Event track_built(RailroadId r, Link l, Money cost) {
        return {.kind = Kind::track_built, .railroad = r, .link = l, .amount = cost};
    }
    static Event income_changed(RailroadId r, Money before, Money income) {
        return {.kind = Kind::income_changed, .railroad = r, .income = income, .before = before};
    }
    static Event building_ended(Seat s, RailroadId r, int built, int bought) {
        return {.kind = Kind::building_ended, .seat = s, .railroad = r, .number = built, .bought = bought};
    }
    // Of a price talk: who speaks, for which railroads, of which link, and the price that is named or declined.
    static Event of_talk(Kind kind, Seat s, RailroadId buyer, RailroadId seller, Link l, Money price) {
        return {.kind = kind, .seat = s, .railroad = buyer, .seller = seller, .link = l, .amount = price};
    }
    static Event price_asked(Seat s, RailroadId buyer, RailroadId seller, Link l, Money price) {
        return of_talk(Kind::price_asked, s, buyer, seller, l, price);
    }
    static Event price_countered(Seat s, RailroadId buyer, RailroadId seller, Link l, Money price) {
        return of_talk(Kind::price_countered, s, buyer, seller, l, price);
    }
    static Event price_raised(Seat s, RailroadId buyer, RailroadId seller, Link l, Money price) {
        return of_talk(Kind::price_raised, s, buyer, seller, l, price);
    }
    static Event price_refused(Seat s, RailroadId buyer, RailroadId seller, Link l, Money price) {
        return of_talk(Kind::price_refused, s, buyer, seller, l, price);
    }
    static Event track_bought(RailroadId buyer, RailroadId seller, Link l, Money price) {
        return {.kind = Kind::track_bought, .railroad = buyer, .seller = seller, .link = l, .amount = price};
    }
    // The treasury takes in the income and pays the dividend.
    struct Treasury {
        Money income, before, after;
    };
    static Event dividend_paid(RailroadId r, Money per_share, const Treasury& treasury, const BySeat<Money>& paid) {
        return {.kind = Kind::dividend_paid,
                .railroad = r,
                .amount = per_share,
                .income = treasury.income,
                .before = treasury.before,
                .after = treasury.after,
                .paid = paid};
    }
    static Event dividend_skipped(Seat s, RailroadId r) {
        return {.kind = Kind::dividend_skipped, .seat = s, .railroad = r};
    }
    static Event bull_market_card_taken(Seat s, bool kept, bool tie) {
        return {.kind = Kind::bull_market_card_taken, .seat = s, .is_kept = kept, .is_tie = tie};
    }
    static Event share_offered(Seat s, RailroadId r) { return {.kind = Kind::share_offered, .seat = s, .railroad = r}; }
    static Event no_share_offered(Seat s) { return {.kind = Kind::no_share_offered, .seat = s}; }
    static Event round_was_idle(int in_a_row, int limit) {
        return {.kind = Kind::round_was_idle, .number = in_a_row, .limit = limit};
    }
    // Who has won, among those with the most cash.
    struct Win {
        Seat seat = Seat::nobody;
        Money cash{};
        SeatSet tied{};
        bool holds_card = false;   // the Bull Market card
    };
    static Event game_ended(Ending why, int idle_rounds, const Win& win) {
        return {.kind = Kind::game_ended,
                .seat = win.seat,
                .amount = win.cash,
                .number = idle_rounds,
                .holds_card = win.holds_card,
                .ending = why,
                .tied = win.tied};
    }
};

}   // namespace roundhouse::southern_pacific
