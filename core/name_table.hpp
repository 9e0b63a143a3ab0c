// The names under which the world knows the values of an enum.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <source_location>
#include <span>
#include <string_view>

namespace roundhouse {

namespace detail {

// Whether the enum has a value of this number, by what the compiler calls it: "E::name", or "(E)7" where there is none.
template <auto Value>
consteval bool is_enumerator() {
    const std::string_view signature = std::source_location::current().function_name();
    const std::size_t at = signature.find("Value = ");
    return signature[at + std::string_view("Value = ").size()] != '(';
}

template <class Enum, std::size_t Count = 0>
consteval std::size_t enumerators() {
    if constexpr (is_enumerator<static_cast<Enum>(Count)>()) return enumerators<Enum, Count + 1>();
    else return Count;
}

// Never defined: a table that would call one of these is no constant, and the compiler says which.
void a_name_is_missing_twice_or_out_of_order();
void two_values_have_one_name();

}   // namespace detail

// How many values the enum has. REQUIRES: they count from 0 without a gap.
template <class Enum>
inline constexpr std::size_t number_of = detail::enumerators<Enum>();

template <class Enum>
struct Named {
    Enum value;
    std::string_view name;
};

// One name for each value, in their order: a table in which one is missing, twice or out of order does not compile.
template <class Enum>
class NameTable {
public:
    consteval NameTable(const Named<Enum> (&lines)[number_of<Enum>]) {
        for (std::size_t i = 0; i < number_of<Enum>; ++i) {
            if (lines[i].value != static_cast<Enum>(i)) detail::a_name_is_missing_twice_or_out_of_order();
            if (lines[i].name.empty()) detail::a_name_is_missing_twice_or_out_of_order();
            for (std::size_t before = 0; before < i; ++before)
                if (names_[before] == lines[i].name) detail::two_values_have_one_name();
            names_[i] = lines[i].name;
        }
    }

    constexpr std::string_view operator[](Enum value) const { return names_[static_cast<std::size_t>(value)]; }
    constexpr std::span<const std::string_view> names() const { return names_; }

private:
    std::array<std::string_view, number_of<Enum>> names_{};
};

}   // namespace roundhouse
