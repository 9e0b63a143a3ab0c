// Prussian Rails: the whole game as a list of rules, in the order of the rulebook.
#pragma once
#include "core/flow.hpp"
#include "games/prussian_rails/capitalization.hpp"
#include "games/prussian_rails/determine_player_order.hpp"
#include "games/prussian_rails/end_of_game.hpp"
#include "games/prussian_rails/expansion.hpp"
#include "games/prussian_rails/pay_dividends.hpp"
#include "games/prussian_rails/set_up.hpp"
#include "games/prussian_rails/turn.hpp"

namespace roundhouse::prussian_rails {

using Rules = Flow<State,
                   // Initial auctions
                   ChooseFirstBidder, OpeningAuction, OpeningShareSold,
                   // Determine player order
                   DetermineOrder, AgreeToEnd, FillCup, DrawDisk,
                   // A turn
                   BeginTurn, TakeTurn, ShareAuction, ShareSold, BuildTrack, ExpansionEnds, PayDividends>;

}   // namespace roundhouse::prussian_rails
