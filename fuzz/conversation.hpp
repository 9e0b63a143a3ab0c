// conversation.hpp: what every fuzz target asks of the referee, whatever it was told before.
#pragma once
#include "play/referee.hpp"
#include "wire/json.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::fuzz {

// The answer to one line. Ends the program unless it is a single line of JSON, an object with a boolean `ok`,
// and, where that is false, an `error` that says why.
boost::json::object ask(Referee& referee, std::string_view line);

bool is_ok(const boost::json::object& answer);

// Seed in, choices out: the same seed makes the same choices.
class Choices {
public:
    explicit Choices(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t limit);

private:
    std::uint64_t state_;
};

// One of the offered moves, as a player would send it: a range has become a number.
boost::json::object chosen_move(const boost::json::array& moves, Choices& choices);

// A table that was accepted must be playable: makes up to `decisions` decisions, all of which must be accepted,
// and asks for everything else that may be asked of a game. Returns the lines that were sent.
std::vector<std::string> play_on(Referee& referee, int decisions, std::uint64_t seed);

// The ids of all games, in the referee's order.
std::vector<std::string> games(Referee& referee);

}   // namespace roundhouse::fuzz
