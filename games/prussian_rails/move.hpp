// Everything that a player, or chance, can choose to do.
#pragma once
#include "core/bidding.hpp"
#include "core/offers.hpp"
#include "games/prussian_rails/board.hpp"

namespace roundhouse::prussian_rails {

enum class Verb : std::uint8_t { pass, first_bidder, bid, draw_disk, capitalize, expand, build, done, agree, disagree };

struct Move {
    Verb verb = Verb::pass;
    std::uint8_t place = 0;   // a hex, a railroad, or a seat
    Money dollars{};

    static constexpr Move pass() { return {}; }
    static constexpr Move first_bidder(Seat s) {
        return {.verb = Verb::first_bidder, .place = static_cast<std::uint8_t>(s)};
    }
    static constexpr Move bid(Money m) { return {.verb = Verb::bid, .dollars = m}; }
    static constexpr Move draw_disk(Seat s) { return {.verb = Verb::draw_disk, .place = static_cast<std::uint8_t>(s)}; }
    static constexpr Move capitalize(RailroadId r) {
        return {.verb = Verb::capitalize, .place = static_cast<std::uint8_t>(r)};
    }
    static constexpr Move expand(RailroadId r) { return {.verb = Verb::expand, .place = static_cast<std::uint8_t>(r)}; }
    static constexpr Move build(Hex h) { return {.verb = Verb::build, .place = static_cast<std::uint8_t>(h)}; }
    static constexpr Move done() { return {.verb = Verb::done}; }
    static constexpr Move agree() { return {.verb = Verb::agree}; }
    static constexpr Move disagree() { return {.verb = Verb::disagree}; }

    constexpr bool is(Verb v) const { return verb == v; }
    constexpr bool is_pass() const { return is(Verb::pass); }
    constexpr bool is_bid() const { return is(Verb::bid); }
    constexpr Money amount() const { return dollars; }
    constexpr Hex hex() const { return Hex(place); }
    constexpr RailroadId railroad() const { return RailroadId(place); }
    constexpr Seat seat() const { return Seat(place); }

    constexpr Move with_amount(Money m) const { return {verb, place, m}; }
    constexpr Move with_place(Hex h) const { return {verb, static_cast<std::uint8_t>(h), dollars}; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The longest list is that of a turn: pass, and each railroad twice.
using Offers = roundhouse::Offers<Move, 1 + 2 * railroad_count, HexSet>;

}   // namespace roundhouse::prussian_rails
