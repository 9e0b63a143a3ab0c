// What every board says of itself, whatever the game.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse {

struct BoardLabel {
    std::string id;   // "default"
    std::string name;
    std::string status;                       // "reconstruction" or "transcription"
    std::string note;                         // for players: what is known of the printed board, and what is not
    std::string hash;                         // of the whole content: a record names its board by id and hash
    std::vector<std::string> former_hashes;   // of the file when its words were others, and everything else the same

    // Whether a record that names this hash was played on this board.
    bool has_been(std::string_view named) const {
        return named == hash || std::find(former_hashes.begin(), former_hashes.end(), named) != former_hashes.end();
    }
};

}   // namespace roundhouse
