// Everything that a player, or chance, can choose to do.
#pragma once
#include "core/bidding.hpp"
#include "core/offers.hpp"
#include "games/southern_pacific/board.hpp"

namespace roundhouse::southern_pacific {

enum class Verb : std::uint8_t {
    pass,
    first_bidder,
    bid,
    offer_stock,
    build,
    buy,
    accept,
    decline,
    counter,
    done,
    dividend,
    skip,
    offer,
};

struct Move {
    Verb verb = Verb::pass;
    std::uint8_t place = 0;   // a link, a railroad, or a seat
    Money dollars{};

    static constexpr Move pass() { return {}; }
    static constexpr Move first_bidder(Seat s) {
        return {.verb = Verb::first_bidder, .place = static_cast<std::uint8_t>(s)};
    }
    static constexpr Move bid(Money m) { return {.verb = Verb::bid, .dollars = m}; }
    static constexpr Move offer_stock() { return {.verb = Verb::offer_stock}; }
    static constexpr Move build(Link l) { return {.verb = Verb::build, .place = static_cast<std::uint8_t>(l)}; }
    static constexpr Move buy(Link l, Money price) {
        return {.verb = Verb::buy, .place = static_cast<std::uint8_t>(l), .dollars = price};
    }
    static constexpr Move accept() { return {.verb = Verb::accept}; }
    static constexpr Move decline() { return {.verb = Verb::decline}; }
    static constexpr Move counter(Money price) { return {.verb = Verb::counter, .dollars = price}; }
    static constexpr Move done() { return {.verb = Verb::done}; }
    static constexpr Move dividend(Money per_share) { return {.verb = Verb::dividend, .dollars = per_share}; }
    static constexpr Move skip() { return {.verb = Verb::skip}; }
    static constexpr Move offer(RailroadId r) { return {.verb = Verb::offer, .place = static_cast<std::uint8_t>(r)}; }

    constexpr bool is(Verb v) const { return verb == v; }
    constexpr bool is_pass() const { return is(Verb::pass); }
    constexpr bool is_bid() const { return is(Verb::bid); }
    constexpr Money amount() const { return dollars; }
    constexpr Link link() const { return Link(place); }
    constexpr RailroadId railroad() const { return RailroadId(place); }
    constexpr Seat seat() const { return Seat(place); }

    constexpr Move with_amount(Money m) const { return {verb, place, m}; }
    constexpr Move with_place(Link l) const { return {verb, static_cast<std::uint8_t>(l), dollars}; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

constexpr int cubes_to_build = 15;   // of 16: one marks the income (SP-2)

// At the most: done, what can be built, and every link of the other railroads.
using Offers = roundhouse::Offers<Move, 2 + (railroad_count - 1) * cubes_to_build, LinkSet>;

}   // namespace roundhouse::southern_pacific
