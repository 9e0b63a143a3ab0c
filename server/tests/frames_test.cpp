// Frames of WebSocket, byte by byte.
#include "server/net/frames.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace roundhouse::server::testing {

namespace {

using Heard = FrameReader::Heard;

// As a client sends it: masked.
std::string masked(unsigned first, std::string_view content) {
    const std::string mask = "\x12\x34\x56\x78";
    std::string frame{static_cast<char>(first)};
    if (content.size() < 126) frame += static_cast<char>(0x80 | content.size());
    else
        ((frame += static_cast<char>(0xfe)) += static_cast<char>(content.size() >> 8)) +=
            static_cast<char>(content.size());
    frame += mask;
    for (std::size_t i = 0; i < content.size(); ++i) frame += static_cast<char>(content[i] ^ mask[i % 4]);
    return frame;
}

// Everything that a reader hears, given so many bytes at a time.
std::vector<std::pair<Heard, std::string>> heard(std::string_view bytes, std::size_t at_a_time) {
    FrameReader reader(1000);
    std::vector<std::pair<Heard, std::string>> all;
    while (!bytes.empty()) {
        const std::span<char> room = reader.room();
        const std::size_t size = std::min({room.size(), at_a_time, bytes.size()});
        std::copy_n(bytes.begin(), size, room.begin());
        reader.took(size);
        bytes.remove_prefix(size);
        for (Heard next = reader.next(); next != Heard::nothing; next = reader.next()) {
            all.emplace_back(next,
                             next == Heard::error ? std::to_string(static_cast<int>(reader.code())) : reader.text());
            if (next == Heard::error) return all;
        }
    }
    return all;
}

TEST(Frames, are_heard_alike_however_their_bytes_come) {
    const std::string bytes = masked(0x81, "hello") + masked(0x01, "Grö") + masked(0x89, "there?")
                              + masked(0x00, std::string(700, 'x')) + masked(0x8a, "yes") + masked(0x80, "ße")
                              + masked(0x82, "\xff") + masked(0x88, "\x03\xe8");
    const std::vector<std::pair<Heard, std::string>> expected{{Heard::message, "hello"},
                                                              {Heard::ping, "there?"},
                                                              {Heard::message, "Grö" + std::string(700, 'x') + "ße"},
                                                              {Heard::message, "\xff"},
                                                              {Heard::close, "\x03\xe8"}};
    for (const std::size_t at_a_time : {1u, 2u, 3u, 7u, 500u, 5000u})
        EXPECT_EQ(heard(bytes, at_a_time), expected) << at_a_time;
}

TEST(Frames, may_split_a_character_between_them) {
    EXPECT_EQ(heard(masked(0x01, "\xc3") + masked(0x80, "\xb6"), 100),
              (std::vector<std::pair<Heard, std::string>>{{Heard::message, "ö"}}));
}

TEST(Frames, of_a_message_that_is_too_long_are_refused_before_it_has_come) {
    const std::string bytes = masked(0x01, std::string(600, ' ')) + masked(0x80, std::string(401, ' '));
    EXPECT_EQ(heard(bytes.substr(0, 616), 5000), (std::vector<std::pair<Heard, std::string>>{{Heard::error, "1009"}}));
}

TEST(Frames, that_are_no_text_are_refused) {
    for (const char* text : {"\x80", "\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
                             "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xe2\x28\xa1"})
        EXPECT_EQ(heard(masked(0x81, text), 100), (std::vector<std::pair<Heard, std::string>>{{Heard::error, "1007"}}))
            << text;
    for (const char* text : {"", "a", "ö", "€", "\xf0\x9f\x9a\x82", "\xed\x9f\xbf", "\xee\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_EQ(heard(masked(0x81, text), 100), (std::vector<std::pair<Heard, std::string>>{{Heard::message, text}}));
}

TEST(Frames, begin_one_message_only_when_the_last_is_whole) {
    EXPECT_EQ(heard(masked(0x01, "a") + masked(0x81, "b"), 100),
              (std::vector<std::pair<Heard, std::string>>{{Heard::error, "1002"}}));
    EXPECT_EQ(heard(masked(0x09, "a"), 100), (std::vector<std::pair<Heard, std::string>>{{Heard::error, "1002"}}))
        << "a ping in parts";
}

TEST(Frames, are_written_with_the_shortest_length) {
    std::string out;
    add_frame(out, Opcode::text, {"ab", "c"});
    EXPECT_EQ(out, "\x81\x03"
                   "abc");
    out.clear();
    add_frame(out, Opcode::text, {std::string(126, 'x')});
    EXPECT_EQ(out.substr(0, 4), std::string("\x81\x7e\x00\x7e", 4));
    out.clear();
    add_frame(out, Opcode::text, {std::string(65'536, 'x')});
    EXPECT_EQ(out.substr(0, 10), std::string("\x81\x7f\0\0\0\0\0\1\0\0", 10));
    out.clear();
    add_close(out, CloseCode::going_away);
    EXPECT_EQ(out, "\x88\x02\x03\xe9");
}

}   // namespace

}   // namespace roundhouse::server::testing
