// What happened at the table, for those who listen. Each kind uses the fields that its maker fills.
#pragma once
#include <array>

#include "games/rail_baron/move.hpp"

namespace roundhouse::rail_baron {

enum class Purpose : std::uint8_t { none, home, destination, alternate };   // of a lookup
enum class Why : std::uint8_t { fees, rover };                              // something is owed
enum class Ending : std::uint8_t { home_with_the_cash, declared_at_home, last_one_left, last_round, turn_limit };

// The railroads of a ride, in the order in which they were ridden.
struct Ridden {
    static constexpr int most = 24;   // mileposts of a turn: three dice and a bonus

    std::array<RailroadId, most> in_order{};
    std::int8_t count = 0;

    void add(RailroadId r) {
        if (count == most || (count > 0 && in_order[static_cast<std::size_t>(count) - 1] == r)) return;
        in_order[static_cast<std::size_t>(count++)] = r;
    }
    friend bool operator==(const Ridden&, const Ridden&) = default;
};

struct Event {
    enum class Kind : std::uint8_t {
        goes_first,
        region_looked_up,
        region_to_pick,
        region_picked,
        home_found,
        destination_found,
        alternate_found,
        turn_lost,
        homes_swapped,
        homes_kept,
        turn_began,
        rolled,
        bonus_rolled,
        stepped,
        rode,
        arrived,
        came_home,
        bounces_out,
        announced,
        railroad_bought,
        engine_bought,
        nothing_bought,
        deed_drawn,
        deed_set_aside,
        third_got_deed,
        sold_out,
        established,
        declared,
        did_not_declare,
        rovered,
        lost_status,
        fees_paid,
        must_raise_cash,
        sold_to_bank,
        auction_opened,
        bid,
        passed,
        railroad_auctioned,
        bankrupt,
        taken_over,
        last_round,
        game_ended,
    };

    Kind kind{};
    Seat seat = Seat::nobody, other = Seat::nobody;
    RailroadId railroad{};
    Milepost milepost = Milepost::none, from = Milepost::none;
    Region region = Region::none;
    Engine engine{};
    Dice dice{};
    Money amount{}, to_bank{};
    int number = 0, bonus = 0;
    bool is_early = false, is_at_home = false, earns_bonus = false;
    bool is_detail = false;   // that a later line of the story tells again
    Ridden ridden{};
    Passing passing = Passing::chosen;
    Why why{};
    Ending ending{};
    Purpose purpose{};
    BySeat<Money> paid{};
    SeatSet winners{};

    friend bool operator==(const Event&, const Event&) = default;

    static Event goes_first(Seat s) { return {.kind = Kind::goes_first, .seat = s}; }
    static Event region_looked_up(Seat s, Dice d, Region r) {
        return {.kind = Kind::region_looked_up, .seat = s, .region = r, .dice = d};
    }
    static Event region_to_pick(Seat s, Dice d, Region r) {
        return {.kind = Kind::region_to_pick, .seat = s, .region = r, .dice = d};
    }
    static Event region_picked(Seat s, Region r) { return {.kind = Kind::region_picked, .seat = s, .region = r}; }
    static Event city_found(Kind kind, Seat s, Dice d, Milepost city) {
        return {.kind = kind, .seat = s, .milepost = city, .dice = d};
    }
    static Event turn_lost(Seat s, Milepost city) { return {.kind = Kind::turn_lost, .seat = s, .milepost = city}; }
    static Event homes_swapped(Seat s, Milepost home, Milepost destination) {
        return {.kind = Kind::homes_swapped, .seat = s, .milepost = home, .from = destination};
    }
    static Event homes_kept(Seat s, Milepost home) { return {.kind = Kind::homes_kept, .seat = s, .milepost = home}; }
    static Event turn_began(Seat s, int turn) { return {.kind = Kind::turn_began, .seat = s, .number = turn}; }
    static Event rolled(Seat s, Dice d, bool earns_bonus) {
        return {.kind = Kind::rolled,
                .seat = s,
                .dice = d,
                .number = d.sum(),
                .earns_bonus = earns_bonus,
                .is_detail = true};
    }
    static Event bonus_rolled(Seat s, Dice d) {
        return {.kind = Kind::bonus_rolled, .seat = s, .dice = d, .number = d.sum(), .is_detail = true};
    }
    static Event stepped(Seat s, RailroadId r, Milepost from, Milepost to, int left) {
        return {.kind = Kind::stepped,
                .seat = s,
                .railroad = r,
                .milepost = to,
                .from = from,
                .number = left,
                .is_detail = true};
    }
    static Event arrived(Seat s, Milepost from, Milepost city, Money payoff) {
        return {.kind = Kind::arrived, .seat = s, .milepost = city, .from = from, .amount = payoff};
    }
    static Event came_home(Seat s, Milepost home, Money payoff) {
        return {.kind = Kind::came_home, .seat = s, .milepost = home, .amount = payoff};
    }
    static Event bounces_out(Seat s, Milepost city) { return {.kind = Kind::bounces_out, .seat = s, .milepost = city}; }
    static Event announced(Seat s, Money cash) { return {.kind = Kind::announced, .seat = s, .amount = cash}; }
    static Event railroad_bought(Seat s, RailroadId r, Money price) {
        return {.kind = Kind::railroad_bought, .seat = s, .railroad = r, .amount = price};
    }
    static Event engine_bought(Seat s, Engine e, Money price) {
        return {.kind = Kind::engine_bought, .seat = s, .engine = e, .amount = price};
    }
    static Event nothing_bought(Seat s) { return {.kind = Kind::nothing_bought, .seat = s}; }
    static Event deed_drawn(RailroadId r) { return {.kind = Kind::deed_drawn, .railroad = r}; }
    static Event deed_set_aside(RailroadId r) { return {.kind = Kind::deed_set_aside, .railroad = r}; }
    static Event third_got_deed(RailroadId r) { return {.kind = Kind::third_got_deed, .railroad = r}; }
    static Event sold_out() { return {.kind = Kind::sold_out}; }
    static Event established(Seat s, RailroadId r, Money fee) {
        return {.kind = Kind::established, .seat = s, .railroad = r, .amount = fee};
    }
    static Event declared(Seat s, Milepost home, bool early, bool at_home) {
        return {.kind = Kind::declared, .seat = s, .milepost = home, .is_early = early, .is_at_home = at_home};
    }
    static Event did_not_declare(Seat s) { return {.kind = Kind::did_not_declare, .seat = s}; }
    static Event rovered(Seat s, Seat by, Milepost where) {
        return {.kind = Kind::rovered, .seat = s, .other = by, .milepost = where};
    }
    static Event lost_status(Seat s, Milepost destination, Why why) {
        return {.kind = Kind::lost_status, .seat = s, .milepost = destination, .why = why};
    }
    static Event fees_paid(Seat s, Why why, Money total, Money to_bank, const BySeat<Money>& paid) {
        return {.kind = Kind::fees_paid, .seat = s, .amount = total, .to_bank = to_bank, .why = why, .paid = paid};
    }
    static Event must_raise_cash(Seat s, Why why, Money total) {
        return {.kind = Kind::must_raise_cash, .seat = s, .amount = total, .why = why};
    }
    static Event sold_to_bank(Seat s, RailroadId r, Money price) {
        return {.kind = Kind::sold_to_bank, .seat = s, .railroad = r, .amount = price};
    }
    static Event auction_opened(Seat opener, RailroadId r, Money minimum) {
        return {.kind = Kind::auction_opened, .seat = opener, .railroad = r, .amount = minimum};
    }
    static Event bid(Seat s, Money m) { return {.kind = Kind::bid, .seat = s, .amount = m}; }
    static Event passed(Seat s, Passing why) { return {.kind = Kind::passed, .seat = s, .passing = why}; }
    static Event railroad_auctioned(Seat s, Seat seller, RailroadId r, Money price) {
        return {.kind = Kind::railroad_auctioned, .seat = s, .other = seller, .railroad = r, .amount = price};
    }
    static Event bankrupt(Seat s) { return {.kind = Kind::bankrupt, .seat = s}; }
    static Event taken_over(Seat s, Seat by) { return {.kind = Kind::taken_over, .seat = s, .other = by}; }
    static Event last_round(Seat s) { return {.kind = Kind::last_round, .seat = s}; }
    static Event game_won(Ending why, Seat winner, Money cash) {
        return {
            .kind = Kind::game_ended, .seat = winner, .amount = cash, .ending = why, .winners = SeatSet::only(winner)};
    }
    static Event game_ended(Ending why, SeatSet winners, Money cash) {
        return {.kind = Kind::game_ended, .amount = cash, .ending = why, .winners = winners};
    }
};

}   // namespace roundhouse::rail_baron
