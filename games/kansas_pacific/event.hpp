// What happened at the table, for those who listen. Each kind uses the fields that its maker fills.
#pragma once
#include "core/bidding.hpp"
#include "games/kansas_pacific/board.hpp"

namespace roundhouse::kansas_pacific {

enum class Purpose : std::uint8_t { opening, issue, wall_street };   // of an auction
enum class Ending : std::uint8_t { out_of_locomotives, across_the_line, gone_west, wall_streets };

// Why a railroad builds no further: its president says so, or it has built eight, or it cannot.
enum class Stop : std::uint8_t { chosen, most_built, no_locomotive, no_money, no_hex };

struct Event {
    enum class Kind : std::uint8_t {
        auction_opened,
        bid,
        passed,
        share_bought,
        share_taken_for_nothing,
        turn_began,
        share_issued,
        no_share_issued,
        land_grant_bought,
        land_grant_declined,
        track_built,
        income_lowered,
        building_ended,
        went_west,
        stayed,
        dividend_paid,
        wall_street_opened,
        wall_street_empty,
        game_ended,
    };

    Kind kind{};
    Seat seat = Seat::nobody;
    RailroadId railroad{};
    Hex hex{};
    Money amount{}, total{}, treasury{}, income{};
    int number = 0, unsold = 0, locomotives = 0;
    bool becomes_president = false, is_tie = false, is_last = false;
    Purpose purpose{};
    Stop stop{};
    Passing passing = Passing::chosen;
    Ending ending{};
    BySeat<Money> paid{};

    static Event auction_opened(Seat opener, RailroadId r, Purpose purpose) {
        return {.kind = Kind::auction_opened, .seat = opener, .railroad = r, .purpose = purpose};
    }
    static Event bid(Seat s, Money m) { return {.kind = Kind::bid, .seat = s, .amount = m}; }
    static Event passed(Seat s, Passing why) { return {.kind = Kind::passed, .seat = s, .passing = why}; }
    static Event share_bought(Seat s, RailroadId r, Money price, bool president) {
        return {.kind = Kind::share_bought, .seat = s, .railroad = r, .amount = price, .becomes_president = president};
    }
    static Event share_taken_for_nothing(Seat s, RailroadId r, bool president) {
        return {.kind = Kind::share_taken_for_nothing, .seat = s, .railroad = r, .becomes_president = president};
    }
    static Event turn_began(Seat president, RailroadId r) {
        return {.kind = Kind::turn_began, .seat = president, .railroad = r};
    }
    static Event share_issued(Seat s, RailroadId r) { return {.kind = Kind::share_issued, .seat = s, .railroad = r}; }
    static Event no_share_issued(Seat s, RailroadId r) {
        return {.kind = Kind::no_share_issued, .seat = s, .railroad = r};
    }
    static Event land_grant_bought(Seat s, RailroadId r, Money from_treasury, Money from_president) {
        return {.kind = Kind::land_grant_bought,
                .seat = s,
                .railroad = r,
                .amount = from_president,
                .treasury = from_treasury};
    }
    static Event land_grant_declined(Seat s, RailroadId r) {
        return {.kind = Kind::land_grant_declined, .seat = s, .railroad = r};
    }
    // The piece is the railroad's `number`-th of this turn, and all of them have cost `total`.
    struct Piece {
        int number;
        Money cost, total;
    };
    static Event track_built(RailroadId r, Hex h, const Piece& piece, Money treasury, Money income) {
        return {.kind = Kind::track_built,
                .railroad = r,
                .hex = h,
                .amount = piece.cost,
                .total = piece.total,
                .treasury = treasury,
                .income = income,
                .number = piece.number};
    }
    static Event income_lowered(RailroadId r, Hex h, Money income) {
        return {.kind = Kind::income_lowered, .railroad = r, .hex = h, .income = income};
    }
    static Event building_ended(Seat s, RailroadId r, int built, Money spent, Stop why) {
        return {.kind = Kind::building_ended, .seat = s, .railroad = r, .total = spent, .number = built, .stop = why};
    }
    // What the railroad still had, which leaves the game.
    struct Leaving {
        Money treasury;
        int locomotives, unsold;
    };
    static Event went_west(Seat s, RailroadId r, const Leaving& leaving, Money income) {
        return {.kind = Kind::went_west,
                .seat = s,
                .railroad = r,
                .treasury = leaving.treasury,
                .income = income,
                .unsold = leaving.unsold,
                .locomotives = leaving.locomotives};
    }
    static Event stayed(Seat s, RailroadId r) { return {.kind = Kind::stayed, .seat = s, .railroad = r}; }
    static Event dividend_paid(RailroadId r, Money per_share, Money income, const BySeat<Money>& paid) {
        return {.kind = Kind::dividend_paid, .railroad = r, .amount = per_share, .income = income, .paid = paid};
    }
    static Event wall_street_opened(int number, bool last, RailroadId r, Money dividend, bool tie) {
        return {.kind = Kind::wall_street_opened,
                .railroad = r,
                .amount = dividend,
                .number = number,
                .is_tie = tie,
                .is_last = last};
    }
    static Event wall_street_empty(int number, bool last) {
        return {.kind = Kind::wall_street_empty, .number = number, .is_last = last};
    }
    static Event game_ended(Ending why) { return {.kind = Kind::game_ended, .ending = why}; }
};

}   // namespace roundhouse::kansas_pacific
