// The steps of Prussian Rails by the names under which the world knows them.
#pragma once
#include "core/name_table.hpp"
#include "games/prussian_rails/state.hpp"
#include "wire/step_names.hpp"

namespace roundhouse::prussian_rails {

constexpr NameTable<Purpose> purpose_names{{{Purpose::opening, "opening"}, {Purpose::offer, "offer"}}};

// The steps at which a game can stand; all others pass by themselves.
struct StepName {
    Step step;
    std::string_view name;
    std::string_view purpose;   // of the auction, where there is one
    bool is_in_turn;            // of a player
};
constexpr std::array step_names{
    StepName{Step::choose_first_bidder, "choose_first_bidder", "", false},
    StepName{Step::opening_auction, "opening_auction", purpose_names[Purpose::opening], false},
    StepName{Step::agree_to_end, "agree_to_end", "", false},
    StepName{Step::draw_disk, "draw_disk", "", false},
    StepName{Step::take_turn, "take_turn", "", true},
    StepName{Step::share_auction, "share_auction", purpose_names[Purpose::offer], true},
    StepName{Step::build_track, "build_track", "", true},
    StepName{Step::game_over, "game_over", "", false},
};

inline const StepName& name_of(Step step) { return find_step(step_names, step); }

}   // namespace roundhouse::prussian_rails
