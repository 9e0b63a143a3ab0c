// What a person types, understood as one of the choices or as a move.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/any_game.hpp"

namespace roundhouse::cli {

// A choice by its number, with the amount where the person named one.
struct Chosen {
    std::size_t choice = 0;
    std::optional<Money> amount;
};
// A move that is not among the choices, for the rules to refuse.
struct Unoffered {
    json::object move;
};
struct NotUnderstood {
    std::string sentence;
};
using Understood = std::variant<Chosen, Unoffered, NotUnderstood>;

// Takes a number ("2", "2 15"), a move in words ("bid 15", "build E45"; codes in any case), a part of one choice's text
// that no other has ("topeka"), or JSON.
Understood understand(std::string_view typed, const std::vector<ShownChoice>& choices, const BoardCodes& codes);

// The move of a choice, with the amount put in where it has a range.
json::object move_of(const ShownChoice& choice, std::optional<Money> amount);

}   // namespace roundhouse::cli
