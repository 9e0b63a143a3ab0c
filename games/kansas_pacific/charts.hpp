// What hexes pay, by their kind: alone and shared. Shown with every position, so that nobody who draws the board needs
// the rule.
#pragma once
#include "games/kansas_pacific/board.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::kansas_pacific {

inline JsonText hex_pays_to_json() {
    ObjectText chart;
    for (const HexPay& hex : hex_pays)
        if (hex.alone > 0_usd) chart.add(hex.kind, ListText{hex.alone.dollars, hex.shared.dollars});
    return chart;
}

}   // namespace roundhouse::kansas_pacific
