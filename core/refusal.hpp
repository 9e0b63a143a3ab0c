// Why a move is not allowed: the numbered rule that forbids it, and a sentence for the player.
#pragma once
#include <string_view>

namespace roundhouse {

struct Refusal {
    std::string_view rule;   // "AU-2"; empty: nothing is refused
    std::string_view text;

    constexpr explicit operator bool() const { return !rule.empty(); }
};

constexpr Refusal allowed{};

}   // namespace roundhouse
