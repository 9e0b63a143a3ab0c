// Everything that a player, or chance, can choose to do.
#pragma once
#include "core/bidding.hpp"
#include "core/offers.hpp"
#include "games/kansas_pacific/board.hpp"

namespace roundhouse::kansas_pacific {

enum class Verb : std::uint8_t { pass, first_bidder, bid, issue_share, land_grant, build, go_west };

struct Move {
    Verb verb = Verb::pass;
    std::uint16_t place = 0;   // a hex, or a seat
    Money dollars{};

    static constexpr Move pass() { return {}; }
    static constexpr Move first_bidder(Seat s) {
        return {.verb = Verb::first_bidder, .place = static_cast<std::uint16_t>(s)};
    }
    static constexpr Move bid(Money m) { return {.verb = Verb::bid, .dollars = m}; }
    static constexpr Move issue_share() { return {.verb = Verb::issue_share}; }
    static constexpr Move land_grant(Money from_treasury) {
        return {.verb = Verb::land_grant, .dollars = from_treasury};
    }
    static constexpr Move build(Hex h) { return {.verb = Verb::build, .place = static_cast<std::uint16_t>(h)}; }
    static constexpr Move go_west() { return {.verb = Verb::go_west}; }

    constexpr bool is(Verb v) const { return verb == v; }
    constexpr bool is_pass() const { return is(Verb::pass); }
    constexpr bool is_bid() const { return is(Verb::bid); }
    constexpr Money amount() const { return dollars; }
    constexpr Hex hex() const { return Hex(place); }
    constexpr Seat seat() const { return Seat(place); }

    constexpr Move with_amount(Money m) const { return {verb, place, m}; }
    constexpr Move with_place(Hex h) const { return {verb, static_cast<std::uint16_t>(h), dollars}; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

using Offers = roundhouse::Offers<Move, 8, HexSet>;

}   // namespace roundhouse::kansas_pacific
