// Everything that a player, or chance, can choose to do.
#pragma once
#include "core/bidding.hpp"
#include "core/offers.hpp"
#include "games/prairie_railroads/board.hpp"

namespace roundhouse::prairie_railroads {

enum class Verb : std::uint8_t {
    pass,
    first_bidder,
    bid,
    select,
    draw,
    card,
    offer,
    offer_own,
    dice,
    grow,
    use,
    builder,
    build,
    double_build,
    western,
};

// Whatever a list of options runs over: a segment, a city, a line of the growth chart.
enum class Place : std::uint16_t {};
constexpr int max_places = max_links;
using Places = PlaceSet<Place, max_places>;
template <class SetOfPlaces>
constexpr Places places(const SetOfPlaces& set) {
    return set.template as<Place, max_places>();
}

struct Move {
    Verb verb = Verb::pass;
    std::uint16_t place = 0;     // a segment, a city, a line of the growth chart, a railroad, a card, or a seat
    std::uint16_t further = 0;   // the second segment of a double
    Money dollars{};

    static constexpr Move pass() { return {}; }
    static constexpr Move first_bidder(Seat s) { return of(Verb::first_bidder, s); }
    static constexpr Move bid(Money m) { return {.verb = Verb::bid, .dollars = m}; }
    static constexpr Move select(Card c) { return of(Verb::select, c); }
    static constexpr Move draw() { return {.verb = Verb::draw}; }
    static constexpr Move card(Card c) { return of(Verb::card, c); }
    static constexpr Move offer(RailroadId r) { return of(Verb::offer, r); }
    static constexpr Move offer_own(RailroadId r) { return of(Verb::offer_own, r); }
    static constexpr Move dice(ChartLine line) { return of(Verb::dice, line); }
    static constexpr Move grow(City c) { return of(Verb::grow, c); }
    static constexpr Move use(RailroadId r) { return of(Verb::use, r); }
    static constexpr Move builder(Seat s) { return of(Verb::builder, s); }
    static constexpr Move build(Link l) { return of(Verb::build, l); }
    static constexpr Move double_build(Link first, Link second) {
        return of(Verb::double_build, first).with_place(Place(second));
    }
    static constexpr Move western(City c) { return of(Verb::western, c); }

    constexpr bool is(Verb v) const { return verb == v; }
    constexpr bool is_pass() const { return is(Verb::pass); }
    constexpr bool is_bid() const { return is(Verb::bid); }
    constexpr Money amount() const { return dollars; }
    constexpr Seat seat() const { return Seat(place); }
    constexpr Card card() const { return Card(place); }
    constexpr RailroadId railroad() const { return RailroadId(place); }
    constexpr ChartLine line() const { return ChartLine(place); }
    constexpr City city() const { return City(place); }
    constexpr Link link() const { return Link(place); }
    constexpr Link second_link() const { return Link(further); }

    constexpr Move with_amount(Money m) const { return {verb, place, further, m}; }
    // The last place of the move: of a double the second segment.
    constexpr Move with_place(Place p) const {
        const auto number = static_cast<std::uint16_t>(p);
        return is(Verb::double_build) ? Move{verb, place, number, dollars} : Move{verb, number, further, dollars};
    }
    friend constexpr bool operator==(const Move&, const Move&) = default;

private:
    static constexpr Move of(Verb verb, auto place) {
        return {.verb = verb, .place = static_cast<std::uint16_t>(place)};
    }
};

// At most one entry for the single segments, one for each first segment of a double, one for the western builds.
using Offers = roundhouse::Offers<Move, max_links + 2, Places, max_links + 2>;

}   // namespace roundhouse::prairie_railroads
