// What happens in auctions of shares, told in the same fields and sentences wherever games have the same to tell.
#pragma once
#include <string_view>

#include "core/bidding.hpp"
#include "wire/told.hpp"

namespace roundhouse {

// A railroad: its code for programs, its name for people. Board has `railroads` with both.
template <class Board, class RailroadId>
Told& railroad(Told& told, const Board& board, RailroadId r, std::string_view key = "railroad") {
    return told.item(key, board.railroads[r].code, board.railroads[r].name);
}

// Event has `seat`, and as far as it is told `railroad`, `amount`, `passing` and `becomes_president`.

// `purpose` is that of the auction in the position; the sentence may name {railroad} and {seat}, who bids first.
template <class Board, class Event>
Told& auction_opened(Told& told, const Board& board, const Event& e, std::string_view purpose,
                     std::string_view sentence) {
    return railroad(told.seat("seat", e.seat), board, e.railroad).item("purpose", purpose, purpose).sentence(sentence);
}

template <class Event>
Told& bid(Told& told, const Event& e) {
    return told.seat("seat", e.seat).money("amount", e.amount).sentence("{seat} bids {amount}.");
}

template <class Event>
Told& passed(Told& told, const Event& e) {
    return told.seat("seat", e.seat)
        .flag("automatic", e.passing == Passing::for_lack_of_cash, " for lack of cash")
        .sentence("{seat} passes{automatic}.");
}

template <class Board, class Event>
Told& share_bought(Told& told, const Board& board, const Event& e) {
    return railroad(told.seat("seat", e.seat), board, e.railroad)
        .money("price", e.amount)
        .flag("becomes_president", e.becomes_president, " and becomes president")
        .sentence("{seat} buys a share of the {railroad} for {price}{becomes_president}.");
}

template <class Board, class Event>
Told& share_taken_for_nothing(Told& told, const Board& board, const Event& e) {
    return railroad(told.seat("seat", e.seat), board, e.railroad)
        .flag("becomes_president", e.becomes_president, " and becomes president")
        .sentence("Nobody bids: {seat} gets the share of the {railroad} for nothing{becomes_president}.");
}

// The question to a bidder. `taker` gets the share for nothing if nobody bids; nobody where it is not so.
template <class Auction>
Told& asks_for_bid(Told& told, const Auction& auction, Seat taker) {
    const bool has_bid = auction.leader() != Seat::nobody;
    told.money("least", auction.least_bid()).seat("if_nobody_bids", has_bid ? Seat::nobody : taker);
    return told.sentence(has_bid || taker == Seat::nobody
                             ? "Your bid for the {railroad}? ({least} or more)"
                             : "Your bid for the {railroad}? ({least} or more; if nobody bids, {if_nobody_bids} gets "
                               "the share for nothing)");
}

}   // namespace roundhouse
