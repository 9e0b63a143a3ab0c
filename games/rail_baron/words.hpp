// The things of Rail Baron, as moves and events tell them.
#pragma once
#include <string>

#include "games/rail_baron/state.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/told.hpp"

namespace roundhouse::rail_baron {

inline std::string_view shown(Engine engine) {
    constexpr ArrayBy<Engine, std::string_view, 3> names{{{"Freight", "Express", "SuperChief"}}};
    return names[engine];
}

inline Told& milepost(Told& told, std::string_view key, const Board& board, Milepost m) {
    return told.item(key, board.name_of(m).id, board.full_name_of(m));
}

inline Told& railroad(Told& told, const Board& board, RailroadId r) {
    return told.item("railroad", board.name_of(r).code, board.name_of(r).name);
}

inline Told& region(Told& told, const Board& board, Region r) {
    return told.item("region", board.name_of(r), board.name_of(r));
}

inline Told& engine(Told& told, Engine e) {
    return told.item("engine", engine_words.begin()[static_cast<int>(e)], shown(e));
}

// The dice that were thrown; the sentence may say {white} and {red}. Of a lookup doubles say nothing special.
inline Told& dice(Told& told, Dice d, bool says_doubles = false) {
    if (d.white[0] > 0)
        told.value("white", ListText{d.white[0], d.white[1]},
                   says_doubles && d.is_double() ? "double " + std::to_string(d.white[0])
                                                 : std::to_string(d.white[0]) + " and " + std::to_string(d.white[1]));
    if (d.red > 0) told.number("red", d.red);
    return told;
}

}   // namespace roundhouse::rail_baron
