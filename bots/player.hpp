// Players at a table, whatever the game, and their names.
#pragma once
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/any_game.hpp"

namespace roundhouse {

// As people write it: random, brakeman, conductor, baron:200ms, baron:5000sims, baron:200ms:4threads,
// baron:5000sims:random (play-outs to the end at random), exec:COMMAND.
struct PlayerName {
    enum class Kind : std::uint8_t { random, brakeman, conductor, baron, program };

    Kind kind = Kind::random;
    int milliseconds = 0;   // of a Baron's budget; zero: it is counted in simulations
    int simulations = 0;
    int threads = 1;
    bool plays_out_at_random = false;
    std::string command{};   // of a program
    std::string text{};      // as it was written

    bool has_clock() const { return kind == Kind::program || milliseconds > 0; }
};

constexpr int usual_milliseconds = 200;

// Reports a text that names no player.
PlayerName player_named(std::string_view text, Problem& problem);

struct Alternative {
    json::object move;
    std::int64_t visits = 0;
    double win_odds = 0, cash = 0;   // as expected for the seat that decides
};

// A move, and what the player thinks.
struct Advice {
    json::object move;
    std::vector<Alternative> alternatives{};   // the best first; empty for a player who thinks nothing of them
    std::vector<json::object> line{};          // what it expects to be played, beginning with its move
    std::int64_t simulations = 0;
};

// Sits at any number of tables, one at a time. REQUIRES: all of the game and board for which it was made.
class Player {
public:
    virtual ~Player() = default;

    // REQUIRES: a player decides. Sees what that player may see, and nothing else.
    virtual json::object choose(const AnyTable& table, Random& random) { return advise(table, random).move; }
    virtual Advice advise(const AnyTable& table, Random& random) = 0;

    // A new game begins.
    virtual void sit_down() {}
    // What went wrong with it in this game, as one sentence; empty where nothing did.
    virtual std::string complaint() const { return {}; }
};

// Runs job(0) to job(count - 1) and returns when all are done; perhaps at the same time.
using Runner = std::function<void(int count, const std::function<void(int)>& job)>;
void one_after_the_other(int count, const std::function<void(int)>& job);

// What a share under the hammer does for a seat's final cash.
struct SharePrice {
    struct Figure {
        double mean = 0, half_width = 0;   // of the 95 % interval
    };
    Seat seat = Seat::nobody;
    bool may_buy = false;   // is still in the auction and can pay; otherwise `with` and `price` say nothing
    Money price{};          // that it pays in `with`: the least bid
    Figure with{}, without{};

    // The price at which the seat would end with as much as without the share. REQUIRES: may_buy.
    Figure worth() const {
        return {price.dollars + with.mean - without.mean, std::hypot(with.half_width, without.half_width)};
    }
};

// The computer players of one game on one board. May be used by many threads at once.
class Bots {
public:
    virtual ~Bots() = default;

    // REQUIRES: not a program. `run` is for Barons with several threads.
    virtual std::unique_ptr<Player> player(const PlayerName& name, Runner run = one_after_the_other) const = 0;

    // Plays `games` games a seat and case to the end, by sensible moves. Reports a position without an auction.
    virtual std::vector<SharePrice> prices(const AnyTable& table, int games, Random& random, const Runner& run,
                                           Problem& problem) const = 0;

    // The cash with which each seat is thought to end, judged by what the viewer may see; nobody sees the whole truth.
    // The same for the same position. Costs a few microseconds.
    virtual BySeat<double> worth(const AnyTable& table, Seat viewer) const = 0;
};

// REQUIRES: the board is one of that game.
std::unique_ptr<Bots> bots_of(const AnyGame& kind, const BoardPtr& board);

}   // namespace roundhouse
