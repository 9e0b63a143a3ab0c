#include "server/bots/bot_desk.hpp"

#include <sodium.h>

#include "bots/bot_suggester.hpp"
#include "server/async/workers.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

constexpr int games_per_price = 60;   // for each seat and case

Random fresh_random() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return Random(seed);
}

BotName named(std::string_view bot, int baron_ms) {
    Problem none;
    return bot_named(bot == "baron" ? "baron:" + std::to_string(baron_ms) + "ms" : std::string(bot), none);
}

}   // namespace

const std::vector<BotBlurb>& bot_blurbs() {
    static const std::vector<BotBlurb> all{
        {"random", "Random", "Plays any move that is allowed."},
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

BotDesk::BotDesk(Workers& workers, int baron_ms) : workers_(workers), baron_ms_(baron_ms) {}
BotDesk::~BotDesk() = default;

const Bots& BotDesk::bots_of(const AnyGame& game, const BoardPtr& board) {
    const std::lock_guard lock(mutex_);
    std::unique_ptr<Bots>& bots = bots_[board.get()];
    if (!bots) bots = roundhouse::bots_of(game, board);
    return *bots;
}

asio::awaitable<json::object> BotDesk::choose(Position position, std::string bot) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        const auto player = bots_of(*position.game, position.board).bot(named(bot, baron_ms_));
        return position.table->move_json(player->choose(*position.table, random));
    });
}

asio::awaitable<json::object> BotDesk::suggest(Position position, int ms) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        const auto baron = bots_of(*position.game, position.board).bot(named("baron", ms));
        return to_json(*position.table, baron->suggest(*position.table, random));
    });
}

asio::awaitable<json::object> BotDesk::price(Position position) {
    co_return co_await workers_.run([&] {
        Random random = fresh_random();
        Problem problem;
        json::array seats;
        const Bots& bots = bots_of(*position.game, position.board);
        for (const SharePrice& price :
             bots.prices(*position.table, games_per_price, random, one_after_the_other, problem))
            seats.push_back(to_json(price));
        insist(problem, Reason::conflict);
        return json::object{{"games", games_per_price}, {"seats", std::move(seats)}};
    });
}

}   // namespace roundhouse::server
