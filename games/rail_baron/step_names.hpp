// The steps at which a game can stand, as the protocol sees them; all others pass by themselves.
#pragma once
#include "games/rail_baron/state.hpp"
#include "wire/step_names.hpp"

namespace roundhouse::rail_baron {

enum class Phase : std::uint8_t { order, starting_auction, turn, over };

struct StepName {
    Step step;
    std::string_view name;
    std::string_view purpose;   // of the auction, where there is one
    Phase phase;                // the lookup of homes counts as a turn here
};
constexpr std::array step_names{
    StepName{Step::draw_order, "draw_order", "", Phase::order},
    StepName{Step::throw_for_region, "throw_for_region", "", Phase::turn},
    StepName{Step::pick_region, "pick_region", "", Phase::turn},
    StepName{Step::throw_for_city, "throw_for_city", "", Phase::turn},
    StepName{Step::draw_deed, "draw_deed", "", Phase::starting_auction},
    StepName{Step::starting_auction, "starting_auction", "start", Phase::starting_auction},
    StepName{Step::declare, "declare", "", Phase::turn},
    StepName{Step::swap_home, "swap_home", "", Phase::turn},
    StepName{Step::roll, "roll", "", Phase::turn},
    StepName{Step::step, "step", "", Phase::turn},
    StepName{Step::throw_bonus, "throw_bonus", "", Phase::turn},
    StepName{Step::purchase, "purchase", "", Phase::turn},
    StepName{Step::third_player, "third_player", "", Phase::turn},
    StepName{Step::raise_cash, "raise_cash", "", Phase::turn},
    StepName{Step::cash_auction, "cash_auction", "raise_cash", Phase::turn},
    StepName{Step::game_over, "game_over", "", Phase::over},
};

inline const StepName& name_of(Step step) { return find_step(step_names, step); }

inline const std::initializer_list<std::string_view> engine_words{"freight", "express", "superchief"};
inline const std::initializer_list<std::string_view> purpose_words{"home", "destination", "alternate"};
inline const std::initializer_list<std::string_view> why_words{"fees", "rover"};
inline const std::initializer_list<std::string_view> after_purchase_words{"lookup", "bounce_out", "fees"};

}   // namespace roundhouse::rail_baron
