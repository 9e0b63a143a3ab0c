// The steps of Kansas Pacific by the names under which the world knows them.
#pragma once
#include "core/name_table.hpp"
#include "games/kansas_pacific/state.hpp"
#include "wire/step_names.hpp"

namespace roundhouse::kansas_pacific {

constexpr NameTable<Purpose> purpose_names{
    {{Purpose::opening, "opening"}, {Purpose::issue, "issue"}, {Purpose::wall_street, "wall_street"}}};

// The steps at which a game can stand; all others pass by themselves.
struct StepName {
    Step step;
    std::string_view name;
    std::string_view purpose;   // of the auction, where there is one
    bool is_in_turn;            // of a railroad
};
constexpr std::array step_names{
    StepName{Step::choose_first_bidder, "choose_first_bidder", "", false},
    StepName{Step::opening_auction, "opening_auction", purpose_names[Purpose::opening], false},
    StepName{Step::issue_share, "issue_share", "", true},
    StepName{Step::share_auction, "share_auction", purpose_names[Purpose::issue], true},
    StepName{Step::land_grant, "land_grant", "", true},
    StepName{Step::build_track, "build_track", "", true},
    StepName{Step::go_west, "go_west", "", true},
    StepName{Step::wall_street_auction, "wall_street_auction", purpose_names[Purpose::wall_street], false},
    StepName{Step::game_over, "game_over", "", false},
};

inline const StepName& name_of(Step step) { return find_step(step_names, step); }

}   // namespace roundhouse::kansas_pacific
