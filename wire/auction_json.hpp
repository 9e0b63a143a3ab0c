// An auction in progress, written and read as the protocol has it.
#pragma once
#include <string_view>

#include "core/auction.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"

namespace roundhouse {

// Null where no auction is open.
JsonText auction_to_json(const Auction& auction, std::string_view railroad, std::string_view purpose);

// What the game knows of the auction that its step calls for. `cash` has one figure a seat.
struct ExpectedAuction {
    Auction::Terms terms;   // the opener is read, unless it is known here
    std::string_view railroad, purpose;
    SeatSet bidders;   // who may bid at all, the seller left out
    BySeat<Money> cash;
    bool asks_everybody = false;   // also who cannot reach the lowest bid
};

// Reads an auction in the middle of its bidding; refuses one that no sequence of bids leads to.
Auction auction_from_json(const Reader& from, const ExpectedAuction& expected, int seats);

}   // namespace roundhouse
