// The computer players that can be seated, and their thinking on threads of their own.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "play/any_game.hpp"

namespace roundhouse {
class Bots;
}

namespace roundhouse::server {

namespace asio = boost::asio;

class Workers;

// What one can choose from: id, name and a line about each.
struct BotBlurb {
    std::string_view id, name, blurb;
};
const std::vector<BotBlurb>& bot_blurbs();
const BotBlurb* find_bot(std::string_view id);

// A position that is nobody else's, with all that is needed to think about it.
struct Position {
    const AnyGame* kind;
    BoardPtr board;
    std::unique_ptr<AnyTable> game;
};

class BotDesk {
public:
    BotDesk(Workers& workers, int milliseconds);
    ~BotDesk();

    // REQUIRES: `bot` is the id of one, and a player decides.
    asio::awaitable<json::object> choose(Position position, std::string bot);
    // As the protocol's `suggest`, by Baron after `ms` of thought.
    asio::awaitable<json::object> suggest(Position position, int ms);
    // As the protocol's `price`. Throws Refused where nothing is under the hammer.
    asio::awaitable<json::object> price(Position position);

    // For the workers: takes its time when first asked for a board.
    const Bots& bots_of(const AnyGame& kind, const BoardPtr& board);

private:
    Workers& workers_;
    int milliseconds_;
    std::mutex mutex_;
    std::map<const AnyBoard*, std::unique_ptr<Bots>> bots_;   // made when first needed
};

}   // namespace roundhouse::server
