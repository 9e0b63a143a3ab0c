// Rail Baron: the whole game as a list of rules, in the order of the rulebook.
#pragma once
#include "core/flow.hpp"
#include "games/rail_baron/arrival.hpp"
#include "games/rail_baron/city_lookup.hpp"
#include "games/rail_baron/declare.hpp"
#include "games/rail_baron/home_swap.hpp"
#include "games/rail_baron/honeymoon.hpp"
#include "games/rail_baron/movement.hpp"
#include "games/rail_baron/raise_cash.hpp"
#include "games/rail_baron/rover_play.hpp"
#include "games/rail_baron/starting_auction.hpp"
#include "games/rail_baron/turn.hpp"
#include "games/rail_baron/use_fees.hpp"

namespace roundhouse::rail_baron {

using Rules = Flow<State,
                   // Start
                   DrawOrder,
                   // City lookup
                   LookUp, ThrowForRegion, PickRegion, ThrowForCity,
                   // The starting auction, where it was agreed on
                   DrawDeed, StartingAuction, DeedSold,
                   // A turn
                   BeginTurn, Declare, SwapHome, Roll, LookAhead, TakeStep, RoverPlay, ThrowBonus, Arrive, Purchase,
                   ThirdPlayer, GoOn, PayFees, RaiseCash, CashAuction, RailroadSold, PayDebt, EndTurn>;

}   // namespace roundhouse::rail_baron
