// The price of a move as the protocol has it.
#pragma once
#include <optional>

#include "core/price.hpp"
#include "wire/json_text.hpp"

namespace roundhouse {

// {"cost":5,"payer":"SF"} or {"gain":4,"payer":2}; null where the move moves no money.
inline JsonText price_to_json(const std::optional<Price>& price) {
    if (!price) return nullptr;
    return ObjectText{
        {price->kind == Price::Kind::cost ? "cost" : "gain", price->money.dollars},
        {"payer", price->railroad.empty() ? JsonPart(price->seat) : JsonPart(price->railroad)},
    };
}

}   // namespace roundhouse
