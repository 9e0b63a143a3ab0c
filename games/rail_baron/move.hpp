// Everything that a player, or chance, can choose to do.
#pragma once
#include "core/bidding.hpp"
#include "core/offers.hpp"
#include "games/rail_baron/board.hpp"

namespace roundhouse::rail_baron {

enum class Engine : std::uint8_t { freight, express, superchief };

// Dice as they lie after a throw; 0 for a die that was not thrown.
struct Dice {
    std::int8_t white[2] = {0, 0};
    std::int8_t red = 0;

    constexpr int sum() const { return white[0] + white[1] + red; }
    constexpr int white_sum() const { return white[0] + white[1]; }
    constexpr bool is_double() const { return white[0] == white[1]; }
    friend constexpr bool operator==(const Dice&, const Dice&) = default;
};

// A throw by number, for sets of throws: chance chooses from 216 of them as fast as from two.
enum class Throw : std::uint16_t {};
constexpr int max_throws = 7 * 7 * 7;
using ThrowSet = PlaceSet<Throw, max_throws>;
constexpr Throw throw_of(Dice d) { return Throw(d.white[0] + 7 * d.white[1] + 49 * d.red); }
constexpr Dice dice_of(Throw t) {
    const int n = static_cast<int>(t);
    return {{static_cast<std::int8_t>(n % 7), static_cast<std::int8_t>(n / 7 % 7)}, static_cast<std::int8_t>(n / 49)};
}

constexpr ThrowSet throws_of(bool white, bool red) {
    ThrowSet throws;
    for (int n = 1; n < max_throws; ++n) {
        const Dice d = dice_of(Throw(n));
        if ((d.white[0] > 0) == white && (d.white[1] > 0) == white && (d.red > 0) == red) throws.insert(Throw(n));
    }
    return throws;
}
constexpr ThrowSet all_three_dice = throws_of(true, true), white_dice = throws_of(true, false),
                   red_die = throws_of(false, true);

enum class Verb : std::uint8_t {
    pass,
    order,
    dice,
    region,
    swap_home,
    step,
    buy,
    upgrade,
    sell,
    auction,
    bid,
    declare,
    deed,
};

struct Move {
    Verb verb = Verb::pass;
    RailroadId line{};
    std::uint16_t place = 0;   // a milepost, a throw, a region, an engine, or a seat
    Money dollars{};

    static constexpr Move pass() { return {}; }
    static constexpr Move order(Seat s) { return {.verb = Verb::order, .place = static_cast<std::uint16_t>(s)}; }
    static constexpr Move dice(Throw t) { return {.verb = Verb::dice, .place = static_cast<std::uint16_t>(t)}; }
    static constexpr Move dice(Dice d) { return dice(throw_of(d)); }
    static constexpr Move pick(Region r) { return {.verb = Verb::region, .place = static_cast<std::uint16_t>(r)}; }
    static constexpr Move swap_home() { return {.verb = Verb::swap_home}; }
    static constexpr Move step(RailroadId r, Milepost to) {
        return {.verb = Verb::step, .line = r, .place = static_cast<std::uint16_t>(to)};
    }
    static constexpr Move buy(RailroadId r) { return {.verb = Verb::buy, .line = r}; }
    static constexpr Move upgrade(Engine e) { return {.verb = Verb::upgrade, .place = static_cast<std::uint16_t>(e)}; }
    static constexpr Move sell(RailroadId r) { return {.verb = Verb::sell, .line = r}; }
    static constexpr Move auction(RailroadId r) { return {.verb = Verb::auction, .line = r}; }
    static constexpr Move bid(Money m) { return {.verb = Verb::bid, .dollars = m}; }
    static constexpr Move declare() { return {.verb = Verb::declare}; }
    static constexpr Move deed(RailroadId r) { return {.verb = Verb::deed, .line = r}; }

    constexpr bool is(Verb v) const { return verb == v; }
    constexpr bool is_pass() const { return is(Verb::pass); }
    constexpr bool is_bid() const { return is(Verb::bid); }
    constexpr Money amount() const { return dollars; }
    constexpr RailroadId railroad() const { return line; }
    constexpr Milepost to() const { return Milepost(place); }
    constexpr Throw thrown() const { return Throw(place); }
    constexpr Region region() const { return Region(place); }
    constexpr Engine engine() const { return Engine(place); }
    constexpr Seat seat() const { return Seat(place); }

    constexpr Move with_amount(Money m) const { return {verb, line, place, m}; }
    constexpr Move with_place(Throw t) const { return {verb, line, static_cast<std::uint16_t>(t), dollars}; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

using Offers = roundhouse::Offers<Move, 2 * max_railroads + 4, ThrowSet>;

}   // namespace roundhouse::rail_baron
