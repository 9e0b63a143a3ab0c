// Who sits at a table at the terminal: people who share it, and bots.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/common_options.hpp"

namespace roundhouse::cli {

// By seat. A bot's name says how it plays, "Ada (conductor)", so that a saved game can be resumed from its names alone.
class Party {
public:
    // Each entry is a bot's name, as --players has it, or that of a person; conductors take the seats left over.
    // Throws WrongUse.
    Party(const std::vector<std::string>& players, int seats);
    // The names of a saved game.
    explicit Party(std::vector<std::string> names);

    const std::vector<std::string>& names() const { return names_; }
    int people() const;
    std::vector<std::string> external_bots() const;

    // By seat; null where a person sits.
    std::vector<std::unique_ptr<Bot>> bots(const lab::Venue& venue) const;

private:
    std::vector<std::string> names_;
    std::vector<std::optional<BotName>> bots_;   // by seat
};

// Names for people whom nobody has named: Ann, Ben, …
std::string usual_name(std::size_t person);

}   // namespace roundhouse::cli
