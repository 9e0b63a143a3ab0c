// Prairie Railroads: the whole game as a list of rules, in the order of the rulebook.
#pragma once
#include "core/flow.hpp"
#include "games/prairie_railroads/construct_track.hpp"
#include "games/prairie_railroads/discover_growth.hpp"
#include "games/prairie_railroads/final_payoff.hpp"
#include "games/prairie_railroads/offer_stock.hpp"
#include "games/prairie_railroads/pay_dividends.hpp"
#include "games/prairie_railroads/sequence_of_play.hpp"
#include "games/prairie_railroads/set_up.hpp"

namespace roundhouse::prairie_railroads {

using Rules =
    Flow<State,
         // Setting up the game
         ChooseStartingPlayer, OpeningAuction, FirstShareSold, FirstTrack, RailroadFounded,
         // Sequence of play
         TakeAction, DrawCard, TurnEnds,
         // Offer Stock
         OfferStock, StockAuction, StockSold, NothingToOffer,
         // Construct Track, with Discover Growth first
         DiscoverGrowth, ChooseGrowth, NothingGrew, ChooseRailroad, ChooseBuilder, ConstructTrack, NothingBuilt,
         // Pay Dividends and Final Payoff
         PayDividends, FinalPayoff>;

}   // namespace roundhouse::prairie_railroads
