// All that requests are answered with.
#pragma once

namespace roundhouse::server {

class BotDesk;
class Players;
class Store;
class Tables;
class Workers;

// REQUIRES: all of them outlive whoever uses them.
struct Services {
    Tables& tables;
    Players& players;
    Store& store;
    BotDesk& bots;
    Workers& workers;
};

}   // namespace roundhouse::server
