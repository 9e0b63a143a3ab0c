// The steps of Southern Pacific by the names under which the world knows them.
#pragma once
#include "core/name_table.hpp"
#include "games/southern_pacific/state.hpp"
#include "wire/step_names.hpp"

namespace roundhouse::southern_pacific {

constexpr NameTable<Lot> purpose_names{
    {{Lot::presidents_share, "opening"}, {Lot::share, "offer"}, {Lot::share_once_around, "bull_market"}}};

// The steps at which a game can stand; all others pass by themselves.
struct StepName {
    Step step;
    std::string_view name;
    std::string_view purpose;   // of the auction, where there is one
    bool is_in_turn;            // of a railroad
};
constexpr std::array step_names{
    StepName{Step::choose_first_bidder, "choose_first_bidder", "", false},
    StepName{Step::opening_auction, "opening_auction", purpose_names[Lot::presidents_share], false},
    StepName{Step::first_link, "first_link", "", false},
    StepName{Step::offer_stock, "offer_stock", "", true},
    StepName{Step::stock_auction, "stock_auction", purpose_names[Lot::share], true},
    StepName{Step::build_and_buy, "build_and_buy", "", true},
    StepName{Step::seller_answers, "seller_answers", "", true},
    StepName{Step::buyer_answers, "buyer_answers", "", true},
    StepName{Step::pay_dividends, "pay_dividends", "", true},
    StepName{Step::bull_market_offer, "bull_market_offer", "", false},
    StepName{Step::bull_market_auction, "bull_market_auction", purpose_names[Lot::share_once_around], false},
    StepName{Step::game_over, "game_over", "", false},
};

inline const StepName& name_of(Step step) { return find_step(step_names, step); }

}   // namespace roundhouse::southern_pacific
