#include "server/bots/bot_desk.hpp"

#include <sodium.h>

#include "bots/bot_suggester.hpp"
#include "server/table/refused.hpp"
#include "server/work/workers.hpp"

namespace roundhouse::server {

namespace {

constexpr int games_a_price = 60;   // for each seat and case

Random fresh_random() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return Random(seed);
}

BotName named(std::string_view bot, int milliseconds) {
    Problem none;
    return bot_named(bot == "baron" ? "baron:" + std::to_string(milliseconds) + "ms" : std::string(bot), none);
}

}   // namespace

const std::vector<BotBlurb>& bot_blurbs() {
    static const std::vector<BotBlurb> all{
        {"random", "Random", "Plays whatever is allowed, without a thought."},
        {"brakeman", "Brakeman", "Sensible, but new to the game."},
        {"conductor", "Conductor", "Knows what a share is worth, and plays at once."},
        {"baron", "Baron", "Thinks ahead through thousands of games before every move."},
    };
    return all;
}

const BotBlurb* find_bot(std::string_view id) {
    for (const BotBlurb& bot : bot_blurbs())
        if (bot.id == id) return &bot;
    return nullptr;
}

BotDesk::BotDesk(Workers& workers, int milliseconds) : workers_(workers), milliseconds_(milliseconds) {}
BotDesk::~BotDesk() = default;

const Bots& BotDesk::bots_of(const AnyGame& kind, const BoardPtr& board) {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<Bots>& bots = bots_[board.get()];
    if (!bots) bots = roundhouse::bots_of(kind, board);
    return *bots;
}

asio::awaitable<json::object> BotDesk::choose(Position position, std::string bot) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        const auto player = bots_of(*position.kind, position.board).bot(named(bot, milliseconds_));
        return position.game->move_json(player->choose(*position.game, random));
    });
}

asio::awaitable<json::object> BotDesk::suggest(Position position, int ms) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        const auto baron = bots_of(*position.kind, position.board).bot(named("baron", ms));
        return to_json(*position.game, baron->suggest(*position.game, random));
    });
}

asio::awaitable<json::object> BotDesk::price(Position position) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        Problem problem;
        json::array seats;
        for (const SharePrice& price : bots_of(*position.kind, position.board)
                                           .prices(*position.game, games_a_price, random, one_after_the_other, problem))
            seats.push_back(to_json(price));
        insist(problem, 409);
        return json::object{{"games", games_a_price}, {"seats", std::move(seats)}};
    });
}

}   // namespace roundhouse::server
