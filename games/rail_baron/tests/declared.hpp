// Players who have declared, and those who may.
#pragma once
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {

// Red stands in Richmond with no destination and so much cash; home is Washington.
inline State in_richmond(Money cash, std::string_view home = "WAS") {
    State s = table_at({{"RIC", "MIA", home}, {"NOL", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    s.players[red].destination = Milepost::none;
    set_cash(s, red, cash);
    begin_turn_of(s, red);
    return s;
}

// Red is declared and stands at Doswell, on the way from Richmond to Washington; it is Blue's turn, in Washington.
inline State with_declared_red(Money cash = 250000_usd, std::string_view alternate = "NOR") {
    State s = table_at({{"RIC", "", "WAS"}, {"WAS", "RIC", "ATL"}, {"MEM", "MIA", "ATL"}});
    declare_player(s, red, alternate);
    s.players[red].at = at("Doswell_VA");
    s.players[red].ridden = {segment("RFP:Doswell_VA-RIC")};
    set_cash(s, red, cash);
    begin_turn_of(s, blue);
    return s;
}

// Blue comes down the RF&P and through Doswell.
inline void rover_red(State& s, Log& log) {
    play(s, white(1, 2), log);
    play(s, ride("RFP", "Quantico_VA"), log);
}

}   // namespace roundhouse::rail_baron
