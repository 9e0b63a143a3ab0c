// How `written` comes to know a position, for the one file of each game's tests that compiles it.
#pragma once
#include "play/tests/positions.hpp"

namespace roundhouse::testing {

template <Game G>
json::object written(const typename G::State& s, const typename G::Options& options) {
    return TableOf<G>(shared_default_board<G>(), s, options, {}, nullptr).state(Viewer::everything());
}

}   // namespace roundhouse::testing
