#include "wire/board_json.hpp"

#include <array>
#include <cstdint>

namespace roundhouse {

namespace {
constexpr std::size_t hash_digits = 16;
}

BoardLabel label_from_json(const Reader& board, std::string_view game) {
    constexpr int format = 1;
    board["format"].number(format, format);
    if (board["game"].text() != game) board["game"].refuse("must be " + std::string(game));
    BoardLabel label;
    label.id = board["id"].text();
    label.name = board["name"].text();
    label.status = board["status"].text();
    label.note = board["note"].text();
    if (label.id.empty() || label.id.size() > 40) board["id"].refuse("must be a text of 1 to 40 bytes");
    board["status"].one_of({"reconstruction", "transcription"});
    board["known"].each([](const Reader& fact) { fact.text(); });
    if (board.has("former_hashes"))
        board["former_hashes"].each([&](const Reader& former) {
            label.former_hashes.emplace_back(former.text());
            if (former.text().size() != hash_digits) former.refuse("must be a hash of 16 hex digits");
        });
    label.hash = content_hash(board.value());
    return label;
}

std::string content_hash(const json::value& value) {
    std::uint64_t hash = 0xcbf29ce484222325;   // FNV-1a
    for (char c : json::serialize(value)) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    std::array<char, hash_digits> digits{};
    for (std::size_t i = digits.size(); i-- > 0; hash >>= 4) digits[i] = "0123456789abcdef"[hash & 15];
    return {digits.data(), digits.size()};
}

}   // namespace roundhouse
