// Kansas Pacific: the whole game as a list of rules, in the order of the rulebook.
#pragma once
#include "core/flow.hpp"
#include "games/kansas_pacific/build_track.hpp"
#include "games/kansas_pacific/end_of_game.hpp"
#include "games/kansas_pacific/go_west.hpp"
#include "games/kansas_pacific/issue_share.hpp"
#include "games/kansas_pacific/land_grant.hpp"
#include "games/kansas_pacific/pay_dividends.hpp"
#include "games/kansas_pacific/set_up.hpp"
#include "games/kansas_pacific/wall_street.hpp"

namespace roundhouse::kansas_pacific {

using Rules =
    Flow<State,
         // Preparing to play
         ChooseFirstBidder, OpeningAuction, PresidentsShareSold,
         // A railroad's turn
         IssueShare, ShareAuction, ShareSold, LandGrant, BuildTrack, BuildingEnds, GoWest, PayDividends, CheckForEnd,
         // After all railroads
         WallStreet, WallStreetAuction, WallStreetCloses>;

}   // namespace roundhouse::kansas_pacific
