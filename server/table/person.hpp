// Somebody with a session: a guest or an account.
#pragma once
#include <string>

#include "server/store/kept.hpp"

namespace roundhouse::server {

struct Person {
    PlayerId id;
    std::string name;
    bool is_guest = true;
};

}   // namespace roundhouse::server
