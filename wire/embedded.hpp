// embedded.hpp: the rules and boards that are compiled into the program.
#pragma once
#include <span>
#include <string_view>

namespace roundhouse {

struct EmbeddedFile {
    std::string_view path;   // from the project's root: "games/auctions.md"
    std::string_view text;
};

// All of them, ordered by path; they live as long as the program.
std::span<const EmbeddedFile> embedded_files();

// The text of one file; empty where no such file is embedded.
std::string_view embedded(std::string_view path);

}   // namespace roundhouse
