// Players with their cash and shares, written and read as the protocol has it.
#pragma once
#include <string>
#include <string_view>

#include "core/shares.hpp"
#include "wire/reader.hpp"

namespace roundhouse {

inline json::value seat_to_json(Seat seat) {
    if (seat == Seat::chance) return "chance";
    return is_player(seat) ? json::value(index(seat)) : json::value(nullptr);
}

inline json::array seats_to_json(SeatSet seats) {
    json::array list;
    seats.each([&](Seat seat) { list.emplace_back(index(seat)); });
    return list;
}

// Reads `decider` and refuses any other than the one that the rules ask.
inline void check_decider(const Reader& state, Seat asked) {
    const Reader decider = state["decider"];
    const json::value right = seat_to_json(asked);
    if (state.is_sound() && decider.value() != right) decider.refuse("must be " + json::serialize(right));
}

// The shares of one player, a count by railroad. `each` is called as each(code, count); a railroad left out counts 0.
template <class Visit>
void read_shares(const Reader& player, int most, Visit&& each) {
    player["shares"].members(
        [&](std::string_view code, const Reader& count) { each(code, count, count.number(0, most)); });
}

}   // namespace roundhouse
