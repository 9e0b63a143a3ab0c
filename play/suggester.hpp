// Advice at the referee's table. The rules have no opinion: whoever has one implements this.
#pragma once
#include "play/any_table.hpp"

namespace roundhouse {

class Suggester {
public:
    virtual ~Suggester() = default;

    // The requests `suggest` and `price` of docs/protocol.md: each fills `out`, or refuses the request.
    // REQUIRES: a player decides.
    virtual void suggest(const AnyTable& table, const Reader& request, Random& random, json::object& out) = 0;
    virtual void price(const AnyTable& table, const Reader& request, Random& random, json::object& out) = 0;
};

}   // namespace roundhouse
