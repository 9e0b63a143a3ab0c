// Fees by railroad, as the protocol has them.
#pragma once
#include "games/rail_baron/state.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::rail_baron {

inline ObjectText fees_to_json(const Board& board, const FeesByRailroad& fees) {
    ObjectText by_code;
    fees.each([&](RailroadId r, Money fee) { by_code.add(board.name_of(r).code, fee.dollars); });
    return by_code;
}

}   // namespace roundhouse::rail_baron
