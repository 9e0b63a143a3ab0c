// Bots: computer players, whatever the game, and how people name them.
#pragma once
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/fee_book.hpp"
#include "play/any_game.hpp"

namespace roundhouse {

// As people write it: random, brakeman, conductor, baron:200ms, baron:5000sims, baron:200ms:4threads,
// baron:5000sims:random (random play-outs to the end of the game), exec:COMMAND (an external bot).
struct BotName {
    enum class Which : std::uint8_t { random, brakeman, conductor, baron, external };

    Which which = Which::random;
    int milliseconds = 0;   // Baron's budget per decision; zero: it is counted in simulations
    int simulations = 0;
    int threads = 1;
    bool plays_out_at_random = false;
    std::string command{};   // of an external bot
    std::string text{};      // as it was written

    // Whether its moves depend on the clock: such games differ from run to run.
    bool has_clock() const { return which == Which::external || milliseconds > 0; }
};

constexpr int usual_milliseconds = 200;

// What a name may look like, for help and error messages.
inline const std::string bot_name_forms = "random, brakeman, conductor, baron:200ms, baron:5000sims, exec:COMMAND";

// Reports a text that does not name a bot.
BotName bot_named(std::string_view text, Problem& problem);

// A move that a bot considered.
struct Alternative {
    AnyMove move;
    std::int64_t visits = 0;
    double win_odds = 0, cash = 0;   // expected for the seat that decides
};

// A move, and the thinking behind it.
struct Suggestion {
    AnyMove move;
    std::vector<Alternative> alternatives{};   // best first; empty for a bot that compares none
    std::vector<AnyMove> line{};               // the expected course of play, beginning with the move
    std::int64_t simulations = 0;
};

// Plays at any number of tables, one at a time. REQUIRES: tables of the game and board for which it was made.
class Bot {
public:
    virtual ~Bot() = default;

    // REQUIRES of both: a player decides. They use only what that player may see.
    virtual AnyMove choose(const AnyTable& table, Random& random) { return suggest(table, random).move; }
    virtual Suggestion suggest(const AnyTable& table, Random& random) = 0;

    // A new game begins.
    virtual void begin_game() {}
    // What went wrong with the bot in this game, as one sentence; empty if nothing did.
    virtual std::string complaint() const { return {}; }
};

// Runs job(0) to job(count - 1), possibly in parallel, and returns when all are done.
using Runner = std::function<void(int count, const std::function<void(int)>& job)>;
void one_after_the_other(int count, const std::function<void(int)>& job);

// What the share up for auction does for a seat's final cash.
struct SharePrice {
    struct Figure {
        double mean = 0, half_width = 0;   // of the 95 % interval
    };
    Seat seat = Seat::nobody;
    bool may_buy = false;   // still in the auction and able to pay; if not, `with` and `price` mean nothing
    Money price{};          // paid in `with`: the minimum bid
    Figure with{}, without{};

    // The price at which the seat ends with as much as without the share. REQUIRES: may_buy.
    Figure worth() const {
        return {price.dollars + with.mean - without.mean, std::hypot(with.half_width, without.half_width)};
    }
};

// The built-in bots for one game on one board. Safe to use from many threads at once.
class Bots {
public:
    virtual ~Bots() = default;

    // REQUIRES: not an external bot. `run` is for Barons with several threads.
    virtual std::unique_ptr<Bot> bot(const BotName& name, Runner run = one_after_the_other) const = 0;

    // Plays `games` games per seat and case to the end with sensible moves. Reports a position without an auction.
    virtual std::vector<SharePrice> prices(const AnyTable& table, int games, Random& random, const Runner& run,
                                           Problem& problem) const = 0;

    // The cash that each seat is expected to end with, judged by what the viewer may see. Always the same for the same
    // position. Costs a few microseconds.
    virtual BySeat<double> worth(const AnyTable& table, Viewer viewer) const = 0;

    // Null in a game without fees for riding.
    virtual std::unique_ptr<FeeBook> fee_book(int seats) const = 0;
};

// REQUIRES: the board belongs to that game.
std::unique_ptr<Bots> bots_of(const AnyGame& game, const BoardPtr& board);

}   // namespace roundhouse
