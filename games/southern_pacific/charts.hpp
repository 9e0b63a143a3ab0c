// What a city pays each of its railroads. Shown with every position, so that nobody who draws the board needs the rule.
#pragma once
#include "games/southern_pacific/track.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::southern_pacific {

// By the number of railroads, from one; the last figure holds for more.
inline JsonText city_pays_to_json() {
    ListText chart;
    for (std::size_t n = 1; n < city_pays.size(); ++n)
        if (n == 1 || city_pays[n] != city_pays[n - 1]) chart.push_back(city_pays[n].dollars);
    return chart;
}

}   // namespace roundhouse::southern_pacific
