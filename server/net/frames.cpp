#include "server/net/frames.hpp"

#include <algorithm>
#include <utility>

namespace roundhouse::server {

namespace {

constexpr std::size_t usual_room = 512, most_control = 125, mask_size = 4;
constexpr unsigned last_bit = 0x80, reserved_bits = 0x70, mask_bit = 0x80;

unsigned byte_at(std::string_view bytes, std::size_t place) { return static_cast<unsigned char>(bytes[place]); }

void add_number(std::string& out, std::uint64_t number, int bytes) {
    while (bytes-- > 0) out += static_cast<char>(number >> (8 * bytes));
}

std::uint64_t number_at(std::string_view bytes, std::size_t place, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i) number = number << 8 | byte_at(bytes, place + i);
    return number;
}

bool is_control(Opcode opcode) { return opcode >= Opcode::close; }

bool is_known(Opcode opcode) { return opcode <= Opcode::binary || (is_control(opcode) && opcode <= Opcode::pong); }

// The bytes of a character, as its first one says; 0 where it can be none.
std::size_t bytes_of_character(unsigned first) {
    if (first < 0x80) return 1;
    if (first < 0xc2 || first > 0xf4) return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

// Without forms longer than they must be, surrogates, and what is beyond the last character.
bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const unsigned first = byte_at(text, at);
        const std::size_t size = bytes_of_character(first);
        if (size == 0 || at + size > text.size()) return false;
        const unsigned after = size > 1 ? byte_at(text, at + 1) : 0;
        const unsigned least = first == 0xe0   ? 0xa0
                               : first == 0xf0 ? 0x90
                                               : 0x80,
                       most = first == 0xed   ? 0x9f
                              : first == 0xf4 ? 0x8f
                                              : 0xbf;
        if (size > 1 && (after < least || after > most)) return false;
        for (std::size_t i = 2; i < size; ++i)
            if ((byte_at(text, at + i) & 0xc0) != 0x80) return false;
        at += size;
    }
    return true;
}

}   // namespace

void add_frame(std::string& out, Opcode opcode, std::initializer_list<std::string_view> parts) {
    std::size_t size = 0;
    for (const std::string_view part : parts) size += part.size();
    out += static_cast<char>(last_bit | static_cast<unsigned>(opcode));
    if (size <= most_control) add_number(out, size, 1);
    else if (size <= 0xffff) add_number(out += char{126}, size, 2);
    else add_number(out += char{127}, size, 8);
    for (const std::string_view part : parts) out += part;
}

void add_close(std::string& out, CloseCode code) {
    std::string number;
    add_number(number, static_cast<std::uint64_t>(code), 2);
    add_frame(out, Opcode::close, {number});
}

std::span<char> FrameReader::room() {
    const std::size_t had = bytes_.size();
    offered_ = std::max(usual_room, wanted_ - std::min(wanted_, had));
    bytes_.resize(had + offered_);
    return {bytes_.data() + had, offered_};
}

void FrameReader::took(std::size_t bytes) { bytes_.resize(bytes_.size() - offered_ + bytes); }

FrameReader::Heard FrameReader::fail(CloseCode code) {
    code_ = code;
    return Heard::error;
}

FrameReader::Found FrameReader::find_header(Header& header) {
    if (bytes_.size() < 2) return Found::too_little;
    const unsigned first = byte_at(bytes_, 0), after = byte_at(bytes_, 1);
    header = {.opcode = Opcode(first & 0x0f), .is_last = (first & last_bit) != 0, .at = 2, .size = after & ~mask_bit};
    const bool is_sound = (first & reserved_bits) == 0 && (after & mask_bit) != 0 && is_known(header.opcode);
    if (!is_sound || (is_control(header.opcode) && (!header.is_last || header.size > most_control)))
        return Found::error;
    const std::size_t size_bytes = header.size == 126 ? 2 : header.size == 127 ? 8 : 0;
    if (bytes_.size() < 2 + size_bytes) return Found::too_little;
    if (size_bytes > 0) header.size = number_at(bytes_, 2, size_bytes);
    header.at += size_bytes + mask_size;
    return Found::header;
}

void FrameReader::unmask(const Header& header, std::string& to) const {
    const char* mask = bytes_.data() + header.at - mask_size;
    const std::size_t before = to.size();
    to.append(bytes_, header.at, header.size);
    for (std::size_t i = 0; i < header.size; ++i)
        to[before + i] = static_cast<char>(to[before + i] ^ mask[i % mask_size]);
}

FrameReader::Heard FrameReader::add_to_message(const Header& header) {
    unmask(header, message_);
    if (header.opcode != Opcode::more) kind_ = header.opcode;
    if (!header.is_last) return Heard::nothing;
    if (kind_ == Opcode::text && !is_utf8(message_)) return fail(CloseCode::bad_text);
    kind_ = Opcode::more;
    text_ = std::move(message_);
    message_.clear();
    return Heard::message;
}

FrameReader::Heard FrameReader::next() {
    for (;;) {
        Header header;
        const Found found = find_header(header);
        if (found == Found::too_little) return Heard::nothing;
        const bool is_for_message = found == Found::header && !is_control(header.opcode);
        if (found == Found::error || (is_for_message && (header.opcode == Opcode::more) != (kind_ != Opcode::more)))
            return fail(CloseCode::broken);
        if (is_for_message && header.size > longest_ - message_.size()) return fail(CloseCode::too_long);
        wanted_ = header.at + header.size;
        if (bytes_.size() < wanted_) return Heard::nothing;
        Heard heard = Heard::nothing;
        if (is_for_message) heard = add_to_message(header);
        else unmask(header, text_ = {});
        bytes_.erase(0, std::exchange(wanted_, 0));
        if (bytes_.empty() && bytes_.capacity() > 4 * usual_room) bytes_.shrink_to_fit();
        if (header.opcode == Opcode::close) return Heard::close;
        if (header.opcode == Opcode::ping) return Heard::ping;
        if (heard != Heard::nothing) return heard;
    }
}

}   // namespace roundhouse::server
