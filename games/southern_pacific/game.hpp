// Southern Pacific: the whole game as a list of rules, in the order of the rulebook.
#pragma once
#include "core/flow.hpp"
#include "games/southern_pacific/build_and_buy.hpp"
#include "games/southern_pacific/bull_market.hpp"
#include "games/southern_pacific/end_of_game.hpp"
#include "games/southern_pacific/offer_stock.hpp"
#include "games/southern_pacific/pay_dividends.hpp"
#include "games/southern_pacific/set_up.hpp"

namespace roundhouse::southern_pacific {

using Rules =
    Flow<State,
         // Initial auctions
         ChooseFirstBidder, OpeningAuction, PresidentsShareSold, FirstLink, NextPresidentsShare,
         // A railroad operates
         OfferStock, StockAuction, StockSold, BuildAndBuy, SellerAnswers, BuyerAnswers, PayDividends, TurnEnds,
         // After all railroads
         BullMarket, BullMarketOffer, BullMarketAuction, BullMarketSold, CheckForEnd>;

}   // namespace roundhouse::southern_pacific
