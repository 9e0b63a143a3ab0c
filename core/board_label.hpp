// What every board says of itself, whatever the game.
#pragma once
#include <string>

namespace roundhouse {

struct BoardLabel {
    std::string id;   // "default"
    std::string name;
    std::string status;   // "reconstruction" or "transcription"
    std::string note;     // for players: what is known of the printed board, and what is not
    std::string hash;     // of the whole content: a record names its board by id and hash
};

}   // namespace roundhouse
