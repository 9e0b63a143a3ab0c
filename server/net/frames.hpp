// The frames of WebSocket (RFC 6455), as a server writes and reads them. Knows no network. Ours, because Beast sends
// one message at a time and keeps more for every socket: a move costs about a quarter less when all that is new to a
// client leaves in one piece, and an idle socket takes 5 kB less.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace roundhouse::server {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// Why a line ends.
enum class CloseCode : std::uint16_t {
    normal = 1000,
    going_away = 1001,
    broken = 1002,
    bad_text = 1007,
    too_long = 1009
};

// A whole message in one frame, whose content comes in parts.
void add_frame(std::string& out, Opcode opcode, std::initializer_list<std::string_view> parts);
void add_close(std::string& out, CloseCode code);

// What a client says, from bytes as they come.
class FrameReader {
public:
    explicit FrameReader(std::size_t longest_message) : longest_(longest_message) {}

    // Where the next bytes belong. Each is followed by `took`, with how many came.
    std::span<char> room();
    void took(std::size_t bytes);

    enum class Heard {
        nothing,   // whole so far: more bytes must come
        message,   // text() is it, whatever it was made of
        ping,      // text() is what to answer
        close,     // the client leaves
        error,     // code() says which; nothing can be read any more
    };
    Heard next();
    std::string& text() { return text_; }
    CloseCode code() const { return code_; }

private:
    struct Header {
        Opcode opcode;
        bool is_last;
        std::size_t at, size;   // of the content, after its mask
    };
    enum class Found { header, too_little, error };
    Found find_header(Header& header);
    Heard add_to_message(const Header& header);
    Heard fail(CloseCode code);
    void unmask(const Header& header, std::string& to) const;

    std::size_t longest_;
    std::string bytes_;   // come and not yet read; then room for more, while it is `offered_`
    std::size_t offered_ = 0;
    std::size_t wanted_ = 0;       // bytes that the frame under way has in all; 0: not known
    std::string message_;          // of its frames so far
    Opcode kind_ = Opcode::more;   // of the message under way; `more`: none is
    std::string text_;
    CloseCode code_ = CloseCode::broken;
};

}   // namespace roundhouse::server
