// The games that can be played here: their options, boards and rules.
#pragma once
#include "server/api/router.hpp"

namespace roundhouse::server {

class GameRoutes {
public:
    void add_to(Router& router);
};

}   // namespace roundhouse::server
