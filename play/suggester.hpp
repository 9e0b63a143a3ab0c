// Suggestion at the referee's table. The rules have no opinion: whoever has one implements this.
#pragma once
#include "play/any_game.hpp"

namespace roundhouse {

class Suggester {
public:
    virtual ~Suggester() = default;

    struct Situation {
        const AnyGame& game;
        const BoardPtr& board;
        const AnyTable& table;
    };

    // The requests `suggest` and `price` of docs/protocol.md: each fills `out`, or refuses the request.
    // REQUIRES: a player decides.
    virtual void suggest(const Situation& situation, const Reader& request, Random& random, json::object& out) = 0;
    virtual void price(const Situation& situation, const Reader& request, Random& random, json::object& out) = 0;
};

}   // namespace roundhouse
