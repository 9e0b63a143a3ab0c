// The bots that can be seated, and their thinking, which takes its time on the workers' threads.
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

struct BotBlurb {
    std::string_view id, name, blurb;
};
const std::vector<BotBlurb>& bot_blurbs();
const BotBlurb* find_bot(std::string_view id);

// A position that is nobody else's, with all that is needed to think about it.
struct Position {
    const AnyGame* game;
    BoardPtr board;
    std::unique_ptr<AnyTable> table;
};

// For the network thread, but for what says otherwise.
class BotDesk {
public:
    BotDesk(Workers& workers, int baron_ms);
    ~BotDesk();

    // REQUIRES: `bot` is the id of one, and a player decides.
    asio::awaitable<json::object> choose(Position position, std::string bot);
    // As the protocol's `suggest`, by Baron after `ms` of thought.
    asio::awaitable<json::object> suggest(Position position, int ms);
    // As the protocol's `price`. Throws Refused where nothing is up for auction.
    asio::awaitable<json::object> price(Position position);

    // May be called on any thread. Takes its time when first asked about a board.
    const Bots& bots_of(const AnyGame& game, const BoardPtr& board);

private:
    Workers& workers_;
    int baron_ms_;
    std::mutex mutex_;
    std::map<const AnyBoard*, std::unique_ptr<Bots>> bots_;   // made when first needed
};

}   // namespace roundhouse::server
