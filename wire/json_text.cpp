#include "wire/json_text.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

void add_escaped(std::string& out, char letter) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') (out += '\\') += letter;
    else if (code >= 0x20) out += letter;
    else ((out += "\\u00") += digits[code >> 4]) += digits[code & 15];
}

bool is_plain(char letter) { return static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\'; }

void add_string(std::string& out, std::string_view text) {
    out += '"';
    if (std::all_of(text.begin(), text.end(), is_plain)) out += text;
    else for (const char letter : text) add_escaped(out, letter);
    out += '"';
}

}  // namespace

JsonText::JsonText(std::string_view text) {
    text_.reserve(text.size() + 2);
    add_string(text_, text);
}

JsonText::JsonText(Seat seat)
    : text_(is_player(seat) ? std::to_string(index(seat)) : seat == Seat::chance ? "\"chance\"" : "null") {}

JsonText::JsonText(SeatSet seats) {
    ListText list;
    seats.each([&](Seat seat) { list.push_back(seat); });
    text_ = std::move(list.text_);
}

void ListText::push_back(const JsonText& value) {
    open();
    (text_ += value.text()) += ']';
}

void ObjectText::add(std::string_view key, const JsonText& value) {
    open();
    add_string(text_, key);
    ((text_ += ':') += value.text()) += '}';
}

json::value value_of(std::string_view written) {
    boost::system::error_code never;
    return json::parse(written, never, {}, {.allow_invalid_utf8 = true});   // a text holds the letters that it was given
}

}  // namespace roundhouse
