// Asks for what the command line left open.
#pragma once
#include <optional>
#include <string>

#include "cli/party.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

// Each answer is empty, or null, if the person leaves.
class Dialogue {
public:
    explicit Dialogue(LineInput& input) : input_(input) {}

    const AnyGame* game();
    std::optional<int> seats(const AnyGame& game);
    std::optional<Party> party(int seats);

private:
    std::optional<int> ask_number(const std::string& question, int least, int most, int usual);

    LineInput& input_;
};

}   // namespace roundhouse::cli
