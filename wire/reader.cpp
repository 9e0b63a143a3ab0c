#include "wire/reader.hpp"

#include <algorithm>

namespace roundhouse {

namespace {

const json::value nothing;
constexpr std::size_t max_depth = 16;
constexpr std::size_t longest_quote = 60;   // of what somebody sent, in an answer

std::string quoted(std::string_view text) {
    // Cut between characters, never inside one.
    std::size_t end = std::min(text.size(), longest_quote);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return '"' + std::string(text.substr(0, end)) + (end < text.size() ? "…\"" : "\"");
}

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (std::string_view word : words) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

}   // namespace

void Reader::refuse(std::string_view complaint) const {
    problem_->report(path_ + (path_.empty() ? "" : " ") + std::string(complaint) + ".");
}

Reader Reader::within(std::string_view key, const json::value& value) const {
    return {value, path_.empty() ? std::string(key) : path_ + '.' + std::string(key), *problem_};
}

Reader Reader::operator[](std::string_view key) const {
    if (!value_->is_object()) {
        refuse("must be an object");
        return within(key, nothing);
    }
    const json::value* member = value_->get_object().if_contains(key);
    if (member == nullptr) refuse((path_.empty() ? "The request has no " : "has no ") + quoted(key));
    return within(key, member == nullptr ? nothing : *member);
}

bool Reader::has(std::string_view key) const { return value_->is_object() && value_->get_object().contains(key); }

void Reader::only(std::initializer_list<std::string_view> known) const {
    if (!value_->is_object()) return refuse("must be an object");
    for (const auto& member : value_->get_object())
        if (std::find(known.begin(), known.end(), std::string_view(member.key())) == known.end())
            return refuse("has a field " + quoted(member.key()) + ", which is not known there");
}

int Reader::number(int least, int most) const {
    if (const std::int64_t* n = value_->if_int64(); n != nullptr && *n >= least && *n <= most)
        return static_cast<int>(*n);
    if (least == most) refuse("must be " + std::to_string(least));
    else refuse("must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

bool Reader::truth() const {
    if (const bool* b = value_->if_bool()) return *b;
    refuse("must be true or false");
    return false;
}

std::string_view Reader::text() const {
    if (const json::string* s = value_->if_string()) return *s;
    refuse("must be a text");
    return {};
}

int Reader::one_of(std::span<const std::string_view> words) const {
    const std::string_view word = text();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<int>(found - words.begin());
    refuse("is " + quoted(word) + ", and must be one of: " + listed(words));
    return 0;
}

int Reader::size() const { return value_->is_array() ? static_cast<int>(value_->get_array().size()) : 0; }

int Reader::list_size() const {
    if (!value_->is_array()) refuse("must be a list");
    return size();
}

Reader Reader::at(int i) const {
    if (i < 0 || i >= size()) {
        refuse("has no entry " + std::to_string(i));
        return {nothing, path_, *problem_};
    }
    return {value_->get_array()[static_cast<std::size_t>(i)], path_ + '[' + std::to_string(i) + ']', *problem_};
}

SeatSet Reader::seat_set(int seats) const {
    SeatSet set;
    each([&](const Reader& entry) {
        const Seat seat = entry.seat(seats);
        if (set.contains(seat)) entry.refuse("names a seat twice");
        set.insert(seat);
    });
    return set;
}

json::value parsed(std::string_view text, std::string_view name, Problem& problem) {
    json::parse_options how;
    how.max_depth = max_depth;
    json::stream_parser parser({}, how);
    boost::system::error_code error;
    const std::size_t read = parser.write_some(text, error);
    if (!error) parser.finish(error);
    if (!error && text.find_first_not_of(" \t\r\n", read) == std::string_view::npos) return parser.release();
    const bool is_too_deep = error == json::error::too_deep;
    problem.report(std::string(name) + (is_too_deep ? " is nested too deep" : " is not JSON: something is wrong")
                   + " near character " + std::to_string(read + 1) + ".");
    return nullptr;
}

}   // namespace roundhouse
