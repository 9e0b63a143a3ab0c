// What happened at the table, for those who listen. Each kind uses the fields that its maker fills.
#pragma once
#include "core/bidding.hpp"
#include "games/prussian_rails/board.hpp"

namespace roundhouse::prussian_rails {

enum class Purpose : std::uint8_t { opening, offer };   // of an auction
enum class Ending : std::uint8_t {
    all_connected,
    out_of_reach,
    nothing_to_build,
    nobody_moves,
    idle_rounds,
    agreement,
};

struct Event {
    enum class Kind : std::uint8_t {
        auction_opened,
        bid,
        passed,
        share_bought,
        share_taken_for_nothing,
        cup_filled,
        disk_drawn,
        turn_began,
        turn_passed,
        expansion_began,
        track_built,
        expansion_ended,
        connected,
        dividend_paid,
        dividend_withheld,
        asked_to_end,
        agreed,
        disagreed,
        game_ended,
    };

    Kind kind{};
    Seat seat = Seat::nobody;
    RailroadId railroad{}, other{};
    Hex hex{};
    Money amount{}, income{};
    int number = 0;
    bool is_forced = false;
    Purpose purpose{};
    Passing passing = Passing::chosen;
    Ending ending{};
    BySeat<Money> paid{};
    BySeat<std::int8_t> disks{};

    static Event auction_opened(Seat opener, RailroadId r, Purpose purpose) {
        return {.kind = Kind::auction_opened, .seat = opener, .railroad = r, .purpose = purpose};
    }
    static Event bid(Seat s, Money m) { return {.kind = Kind::bid, .seat = s, .amount = m}; }
    static Event passed(Seat s, Passing why) { return {.kind = Kind::passed, .seat = s, .passing = why}; }
    static Event share_bought(Seat s, RailroadId r, Money price, Money player_income) {
        return {.kind = Kind::share_bought, .seat = s, .railroad = r, .amount = price, .income = player_income};
    }
    static Event share_taken_for_nothing(Seat s, RailroadId r, Money player_income) {
        return {.kind = Kind::share_taken_for_nothing, .seat = s, .railroad = r, .income = player_income};
    }
    static Event cup_filled(const BySeat<std::int8_t>& disks) { return {.kind = Kind::cup_filled, .disks = disks}; }
    static Event disk_drawn(Seat s, int turn) { return {.kind = Kind::disk_drawn, .seat = s, .number = turn}; }
    static Event turn_began(Seat s) { return {.kind = Kind::turn_began, .seat = s}; }
    static Event turn_passed(Seat s, bool forced) {
        return {.kind = Kind::turn_passed, .seat = s, .is_forced = forced};
    }
    static Event expansion_began(Seat s, RailroadId r) {
        return {.kind = Kind::expansion_began, .seat = s, .railroad = r};
    }
    static Event track_built(RailroadId r, Hex h, Money cost, Money income) {
        return {.kind = Kind::track_built, .railroad = r, .hex = h, .amount = cost, .income = income};
    }
    static Event expansion_ended(Seat s, RailroadId r, int built, Money spent) {
        return {.kind = Kind::expansion_ended, .seat = s, .railroad = r, .amount = spent, .number = built};
    }
    static Event connected(RailroadId r, RailroadId other) {
        return {.kind = Kind::connected, .railroad = r, .other = other};
    }
    static Event dividend_paid(RailroadId r, Money per_share, Money income, const BySeat<Money>& paid) {
        return {.kind = Kind::dividend_paid, .railroad = r, .amount = per_share, .income = income, .paid = paid};
    }
    static Event dividend_withheld(RailroadId r) { return {.kind = Kind::dividend_withheld, .railroad = r}; }
    static Event asked_to_end(int idle_rounds) { return {.kind = Kind::asked_to_end, .number = idle_rounds}; }
    static Event agreed(Seat s) { return {.kind = Kind::agreed, .seat = s}; }
    static Event disagreed(Seat s) { return {.kind = Kind::disagreed, .seat = s}; }
    static Event game_ended(Ending why, int idle_rounds) {
        return {.kind = Kind::game_ended, .number = idle_rounds, .ending = why};
    }
};

}   // namespace roundhouse::prussian_rails
