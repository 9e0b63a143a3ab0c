// What a move costs or brings in.
#pragma once
#include <optional>
#include <string_view>

#include "core/money.hpp"
#include "core/seat.hpp"

namespace roundhouse {

// Money that a move moves, and whose it is: a player's, or a railroad's. Of a move that names an amount, it is the
// price of each unit of that amount; of a bid, what is paid if the bid wins.
struct Price {
    enum class Kind : std::uint8_t { cost, gain };

    Kind kind = Kind::cost;
    Money money{};
    Seat seat = Seat::nobody;
    std::string_view railroad{};   // its code, where the money is its treasury's

    static constexpr Price cost(Money m, Seat payer) { return {.money = m, .seat = payer}; }
    static constexpr Price cost(Money m, std::string_view payer) { return {.money = m, .railroad = payer}; }
    static constexpr Price gain(Money m, Seat taker) { return {.kind = Kind::gain, .money = m, .seat = taker}; }
    static constexpr Price gain(Money m, std::string_view taker) {
        return {.kind = Kind::gain, .money = m, .railroad = taker};
    }
    friend constexpr bool operator==(const Price&, const Price&) = default;
};

}   // namespace roundhouse
