// Positions of Southern Pacific as version 1 of the rules had them.
#pragma once
#include "wire/json.hpp"

namespace roundhouse::southern_pacific {

// The position in the fields of today: `refused`, a list of links, is `named` without the prices, and a talk's `price`
// is the seller's where it was `countered`. Fields that do not fit are left for the reader to refuse.
json::value in_fields_of_today(const json::value& position);

}   // namespace roundhouse::southern_pacific
