#include "wire/json_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace roundhouse {

namespace {

void add_escaped(std::string& out, char letter) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') (out += '\\') += letter;
    else if (code >= 0x20) out += letter;
    else ((out += "\\u00") += digits[code >> 4]) += digits[code & 15];
}

constexpr std::uint64_t in_each_byte = 0x0101010101010101;

// Not zero where one of eight letters must be escaped.
std::uint64_t odd_letters(const char* eight) {
    const auto has_below = [](std::uint64_t letters, unsigned limit) {
        return (letters - limit * in_each_byte) & ~letters;
    };
    std::uint64_t letters;
    std::memcpy(&letters, eight, sizeof letters);
    return (has_below(letters, ' ') | has_below(letters ^ ('"' * in_each_byte), 1)
            | has_below(letters ^ ('\\' * in_each_byte), 1))
           & (0x80 * in_each_byte);
}

// Whether no letter of it must be escaped; eight letters at a time, the last eight with some that were seen already.
bool is_plain(std::string_view text) {
    constexpr std::size_t eight = 8;
    if (text.size() < eight)
        return std::ranges::none_of(
            text, [](char letter) { return letter == '"' || letter == '\\' || (letter >= 0 && letter < ' '); });
    std::uint64_t odd = odd_letters(text.data() + text.size() - eight);
    for (std::size_t at = 0; at + eight < text.size(); at += eight) odd |= odd_letters(text.data() + at);
    return odd == 0;
}

void add_string(std::string& out, std::string_view text) {
    out += '"';
    if (is_plain(text)) out += text;
    else
        for (const char letter : text) add_escaped(out, letter);
    out += '"';
}

void add_number(std::string& out, std::int64_t number) {
    char digits[20];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}   // namespace

JsonPart::JsonPart(Seat seat) : JsonPart(seat == Seat::chance ? ready("\"chance\"") : ready("null")) {
    if (is_player(seat)) *this = JsonPart(index(seat));
}

void JsonPart::write_to(std::string& out) const {
    switch (kind_) {
    case Kind::ready: out += text_; return;
    case Kind::text: add_string(out, text_); return;
    case Kind::number: add_number(out, number_); return;
    case Kind::seats: {
        ListText list;
        seats_.each([&](Seat seat) { list.push_back(seat); });
        out += list.text();
    }
    }
}

void ListText::push_back(const JsonPart& value) {
    open();
    value.write_to(text_);
    text_ += ']';
}

void ObjectText::add(std::string_view key, const JsonPart& value) {
    open();
    add_string(text_, key);
    text_ += ':';
    value.write_to(text_);
    text_ += '}';
}

json::value value_of(std::string_view written) {
    boost::system::error_code never;
    return json::parse(written, never, {},
                       {.allow_invalid_utf8 = true});   // a text holds the letters that it was given
}

}   // namespace roundhouse
