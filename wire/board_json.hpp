// What all board files have in common: the label, and ids.
#pragma once
#include <string>
#include <string_view>

#include "core/board_label.hpp"
#include "core/ids.hpp"
#include "wire/reader.hpp"

namespace roundhouse {

// Reads the envelope of a board file and refuses one that is for another game.
BoardLabel label_from_json(const Reader& board, std::string_view game);

// The content of a JSON value in 16 hex digits: the same for any layout of the text.
std::string content_hash(const json::value& value);

constexpr int longest_id = 40;

// Reports a second use of the same id, and one that is empty or too long.
template <class Place>
void add_id(Ids<Place>& ids, const Reader& id, Place place) {
    const std::string_view text = id.text();
    if (text.empty() || text.size() > longest_id) return id.refuse("must be a text of 1 to 40 bytes");
    if (!ids.add(text, place)) id.refuse("is used twice");
}

// The place with that id; an unknown one is reported as "<path> names no <kind> of this board".
template <class Place>
Place find_id(const Ids<Place>& ids, const Reader& id, std::string_view kind) {
    if (const auto place = ids.find(id.text())) return *place;
    id.refuse("names no " + std::string(kind) + " of this board");
    return Place{};
}

}   // namespace roundhouse
