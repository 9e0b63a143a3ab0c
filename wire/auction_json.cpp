#include "wire/auction_json.hpp"

#include <string>

namespace roundhouse {

namespace {

// Members of `set` met going clockwise from the left of `from`, up to and without `to`.
SeatSet between(SeatSet set, Seat from, Seat to, int seats) {
    SeatSet met;
    for (Seat at = left_of(from, seats); at != to && at != from; at = left_of(at, seats))
        if (set.contains(at)) met.insert(at);
    return met;
}

// Each player who has spoken and is still in has bid, so the standing bid has been raised at least so often.
void check_height(const Reader& from, const Auction::Terms& terms, SeatSet in, Seat bidder, Seat leader, Money high,
                  int seats) {
    SeatSet spoken =
        SeatSet::only(bidder == terms.opener ? Seat::nobody : terms.opener) | between(in, terms.opener, bidder, seats);
    if (bidder == terms.opener || !spoken.contains(leader)) spoken = in;   // the word has gone around at least once
    int bids = 0;
    in.each([&](Seat seat) { bids += spoken.contains(seat); });
    const Money least = terms.minimum + terms.raise * (bids - 1);
    if (high < least)
        from["high"].refuse("must be at least " + std::to_string(least.dollars) + ", since those still in have bid");
}

void check_order(const Reader& from, const Auction::Terms& terms, SeatSet bidders, SeatSet in, Seat bidder, Seat leader,
                 Money high, int seats) {
    if (!in.contains(bidder)) return from["bidder"].refuse("must be one of those still in");
    if (terms.last_left_wins && in.size() == 1)
        return from["in"].refuse("must have two players: the last one left wins");
    if (leader == bidder) return from["bidder"].refuse("cannot be the leader");
    if (leader != Seat::nobody && !in.contains(leader)) return from["leader"].refuse("must be one of those still in");
    if (leader != Seat::nobody && !between(in, leader, bidder, seats).empty())
        return from["in"].refuse("has somebody who sits between leader and bidder and has not spoken");
    if (leader != Seat::nobody && !terms.once_around) return check_height(from, terms, in, bidder, leader, high, seats);
    // Nobody has spoken twice: who comes from the opener on, up to the bidder, has passed, was outbid or leads.
    SeatSet spoken = bidder == terms.opener ? SeatSet{} : between(bidders, terms.opener, bidder, seats);
    if (bidder != terms.opener) spoken.insert(terms.opener);
    SeatSet rest = (bidders - spoken) | SeatSet::only(leader);
    if (leader != Seat::nobody && !spoken.contains(leader)) return from["leader"].refuse("has not spoken yet");
    if (in != rest) from["in"].refuse("must be those who have still to speak, and the leader");
}

}   // namespace

JsonText auction_to_json(const Auction& auction, std::string_view railroad, std::string_view purpose) {
    if (!auction.is_open()) return nullptr;
    const bool has_bid = auction.leader() != Seat::nobody;
    return ObjectText{
        {"railroad", railroad},
        {"purpose", purpose},
        {"opener", auction.terms().opener},
        {"seller", auction.terms().seller},
        {"minimum", auction.terms().minimum.dollars},
        {"bidder", auction.bidder()},
        {"high", has_bid ? JsonPart(auction.high().dollars) : JsonPart(nullptr)},
        {"leader", auction.leader()},
        {"in", auction.in()},
        {"once_around", auction.terms().once_around},
    };
}

Auction auction_from_json(const Reader& from, const ExpectedAuction& expected, int seats) {
    Auction auction;
    Auction::Terms terms = expected.terms;
    from.only({"railroad", "purpose", "opener", "seller", "minimum", "bidder", "high", "leader", "in", "once_around"});
    if (from["railroad"].text() != expected.railroad)
        from["railroad"].refuse("must be " + std::string(expected.railroad));
    if (from["purpose"].text() != expected.purpose) from["purpose"].refuse("must be " + std::string(expected.purpose));
    const Seat opener = from["opener"].seat(seats);
    if (terms.opener == Seat::nobody) terms.opener = opener;
    if (opener != terms.opener) from["opener"].refuse("must be " + std::to_string(index(terms.opener)));
    if (!expected.bidders.contains(opener)) from["opener"].refuse("cannot be somebody who may not bid");
    if (from["seller"].seat_or_null(seats) != terms.seller) from["seller"].refuse("is not who sells this share");
    from["minimum"].number(terms.minimum.dollars, terms.minimum.dollars);
    if (from["once_around"].truth() != terms.once_around) from["once_around"].refuse("does not fit the purpose");

    const Seat bidder = from["bidder"].seat(seats), leader = from["leader"].seat_or_null(seats);
    const SeatSet in = from["in"].seat_set(seats);
    if (!(in - expected.bidders).empty()) from["in"].refuse("has somebody who may not bid");
    const bool has_bid = !from["high"].is_null();
    if (has_bid != (leader != Seat::nobody)) from["high"].refuse("and leader must both be null, or neither");
    const Money high = has_bid ? Money{from["high"].number(terms.minimum.dollars, most_money.dollars)} : 0_usd;
    if (from.is_sound()) check_order(from, terms, expected.bidders, in, bidder, leader, high, seats);
    if (!from.is_sound()) return auction;

    auction.resume(terms, in, bidder, leader, high);
    if (has_bid && expected.cash[leader] < high) from["high"].refuse("is more than the leader holds");
    if (!expected.asks_everybody && expected.cash[bidder] < auction.least_bid())
        from["bidder"].refuse("cannot reach the lowest bid and would have been passed");
    return auction;
}

}   // namespace roundhouse
