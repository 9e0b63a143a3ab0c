// The steps of Prairie Railroads by the names under which the world knows them.
#pragma once
#include "core/name_table.hpp"
#include "games/prairie_railroads/state.hpp"
#include "wire/step_names.hpp"

namespace roundhouse::prairie_railroads {

constexpr NameTable<Purpose> purpose_names{
    {{Purpose::opening, "opening"}, {Purpose::offer, "offer"}, {Purpose::own_share, "own_share"}}};

// The steps at which a game can stand; all others pass by themselves.
struct StepName {
    Step step;
    std::string_view name;
    bool is_in_turn;             // of a player
    Card card = Card::none;      // that is in play
    bool has_railroad = false;   // that builds
};
constexpr std::array step_names{
    StepName{Step::choose_starting_player, "choose_starting_player", false},
    StepName{Step::opening_auction, "opening_auction", false},
    StepName{Step::first_track, "first_track", false, Card::none, true},
    StepName{Step::take_action, "take_action", true},
    StepName{Step::draw_card, "draw_card", true},
    StepName{Step::offer_stock, "offer_stock", true, Card::offer_stock},
    StepName{Step::stock_auction, "stock_auction", true, Card::offer_stock},
    StepName{Step::discover_growth, "discover_growth", true, Card::construct_track},
    StepName{Step::choose_growth, "choose_growth", true, Card::construct_track},
    StepName{Step::choose_railroad, "choose_railroad", true, Card::construct_track},
    StepName{Step::choose_builder, "choose_builder", true, Card::construct_track, true},
    StepName{Step::construct_track, "construct_track", true, Card::construct_track, true},
    StepName{Step::game_over, "game_over", true},
};

inline const StepName& name_of(Step step) { return find_step(step_names, step); }

}   // namespace roundhouse::prairie_railroads
