// Money: whole dollars that can be added, compared and multiplied, and never mistaken for another number.
#pragma once
#include <compare>
#include <cstdint>

namespace roundhouse {

struct Money {
    std::int32_t dollars = 0;

    friend constexpr auto operator<=>(Money, Money) = default;
    friend constexpr Money operator+(Money a, Money b) { return {a.dollars + b.dollars}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.dollars - b.dollars}; }
    friend constexpr Money operator*(Money a, int times) { return {a.dollars * times}; }
    constexpr Money& operator+=(Money m) {
        dollars += m.dollars;
        return *this;
    }
    constexpr Money& operator-=(Money m) {
        dollars -= m.dollars;
        return *this;
    }
};

consteval Money operator""_usd(unsigned long long dollars) { return {static_cast<std::int32_t>(dollars)}; }

// The part that each of `parts` gets when broken dollars are rounded up. REQUIRES: total >= 0, parts > 0.
constexpr Money divided_up(Money total, int parts) { return {(total.dollars + parts - 1) / parts}; }

}   // namespace roundhouse
