// make_corpus DIRECTORY: plays random games through the referee and writes what a fuzzer may start from:
// lines, records, positions, boards, requests and connections, each in the folder of its target.
#include "fuzz/conversation.hpp"
#include "wire/embedded.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace {

namespace files = std::filesystem;
using namespace roundhouse;

void write(const files::path& path, std::string_view text) {
    files::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << text;
    if (!out.flush()) {
        std::fprintf(stderr, "%s cannot be written.\n", path.c_str());
        std::exit(1);
    }
}

// The keys and short texts of whatever was seen, for the dictionary.
class Words {
public:
    void add(const boost::json::value& value) {
        if (const auto* text = value.if_string(); text != nullptr && text->size() < longest)
            words_.insert('"' + std::string(*text) + '"');
        if (const auto* list = value.if_array())
            for (const auto& entry : *list) add(entry);
        if (const auto* object = value.if_object())
            for (const auto& member : *object) {
                words_.insert('"' + std::string(member.key()) + "\":");
                add(member.value());
            }
    }

    // As libFuzzer reads it: each word between quotation marks, with those inside escaped.
    std::string dictionary() const {
        std::string text;
        for (const std::string& word : words_) {
            if (word.find_first_not_of(plain) != std::string::npos) continue;
            text += '"';
            for (const char c : word) text += c == '"' ? "\\\"" : std::string(1, c);
            text += "\"\n";
        }
        return text;
    }

private:
    static constexpr std::size_t longest = 24;
    static constexpr std::string_view plain = "\":-_ ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    std::set<std::string> words_;
};

// One game of a given length: its lines, and where it stood in the end.
void write_game(const files::path& corpus, const std::string& game, int decisions, std::uint64_t seed, Words& words) {
    Referee referee;
    const std::string start = R"({"do":"new","game":")" + game + R"(","seats":4})";
    if (!fuzz::is_ok(fuzz::ask(referee, start))) return;
    std::string lines = start + "\n";
    for (const std::string& line : fuzz::play_on(referee, decisions, seed)) lines += line + "\n";
    const std::string name = game + "-" + std::to_string(decisions) + "-" + std::to_string(seed);
    write(corpus / "referee_fuzz" / name, lines);
    const auto state = fuzz::ask(referee, R"({"do":"state"})");
    write(corpus / "position_fuzz" / name, boost::json::serialize(state.at("state")));
    words.add(state.at("state"));

    // The position was set up again at the end of play_on, so the record is that of a second, unbroken game.
    Referee second;
    fuzz::ask(second, start);
    fuzz::ask(second, R"({"do":"seed","seed":)" + std::to_string(seed) + "}");
    fuzz::Choices choices(seed);
    auto now = fuzz::ask(second, R"({"do":"moves"})");
    for (int i = 0; i < decisions && !now.at("decider").is_null(); ++i)
        now =
            now.at("decider").is_string()
                ? fuzz::ask(second, R"({"do":"roll"})")
                : fuzz::ask(second, R"({"do":"play","move":)"
                                        + boost::json::serialize(fuzz::chosen_move(now.at("moves").as_array(), choices))
                                        + "}");
    const auto record = fuzz::ask(second, R"({"do":"record"})");
    write(corpus / "record_fuzz" / name, boost::json::serialize(record.at("record")));
    words.add(record.at("record"));
}

// What people ask of a server.
void write_requests(const files::path& corpus, const std::vector<std::string>& games) {
    const files::path folder = corpus / "server_fuzz";
    for (const std::string& game : games)
        write(folder / ("new-" + game),
              R"(POST /api/tables {"game":")" + game
                  + R"(","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","bot":"random"}],"listed":false,)"
                    R"("clock":{"kind":"live","each_ms":60000,"increment_ms":1000},"start":true,"request":"a"})"
                    "\n");
    write(folder / "lobby", R"(GET /api/me
GET /api/games
GET /api/tables?show=mine&limit=2&before=1800000000000-abcd2345
POST /api/guest {"name":"Ann"}
PATCH /api/me {"name":"Ben"}
POST /api/tables {"from":{"table":"TABLE","number":2},"dice":"hand","undo":"free","hints":false}
POST /api/tables/TABLE/join {"seat":1,"token":"x"}
POST /api/tables/TABLE/leave {}
POST /api/tables/TABLE/start {}
DELETE /api/tables/TABLE {}
)");
    std::string game = "{\"do\":\"chat\",\"text\":\"Hello\",\"request\":\"1\"}\n";
    for (int i = 0; i < 12; ++i) game += "MOVE " + std::to_string(i % 3) + "\n";
    write(folder / "moves", game + R"({"do":"undo","to":4}
{"do":"play","number":3,"seat":0,"move":{"move":"bid","amount":4},"request":"2"}
{"do":"why","move":{"move":"build","hex":"A1"}}
{"do":"preview","moves":[{"move":"pass"}]}
{"do":"instruct","seat":1,"auction":"A","up_to":9,"then":"ask"}
{"do":"notes","text":"mine"}
{"do":"routes","seat":0,"roll":7}
{"do":"return","seat":0}
{"do":"consent","agree":true}
GET /api/tables/TABLE/view?seat=1&since=3
GET /api/tables/TABLE/at/5?seat=2
GET /api/tables/TABLE/log?from=2&to=9
GET /api/tables/TABLE/history
GET /api/tables/TABLE/record
)");
}

// A text frame, or one of another kind, masked as clients must; short enough for a length of one byte.
std::string frame(std::string_view text, unsigned char first = 0x81) {
    std::string bytes{static_cast<char>(first), static_cast<char>(0x80 | text.size())};
    const std::string mask = "mask";
    bytes += mask;
    for (std::size_t i = 0; i < text.size(); ++i) bytes += static_cast<char>(text[i] ^ mask[i % mask.size()]);
    return bytes;
}

// What comes on a connection.
void write_connections(const files::path& corpus) {
    const files::path folder = corpus / "network_fuzz";
    const std::string upgrade = "GET /socket?since=3 HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nUpgrade: "
                                "websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    write(folder / "requests",
          "GET /a%20b?c=d HTTP/1.1\r\nHost: here\r\nCookie: a=b; c=d\r\nX-Forwarded-For: 1.2.3.4, 5.6.7.8\r\n\r\n"
          "HEAD / HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n\n--\n"
          "POST /api HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
          "PATCH /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
          "DELETE /api HTTP/1.0\r\nExpect: 100-continue\r\n\r\n");
    write(folder / "socket", upgrade + "\n--\n" + frame("hello") + frame("ping", 0x89) + frame("half ", 0x01)
                                 + frame("whole", 0x80) + "\n--\n" + frame("leave")
                                 + frame(std::string("\x03\xe8", 2), 0x88));
    write(folder / "hasty", upgrade + frame("hello"));
    write(folder / "refused", "GET /no HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + upgrade);
}

}   // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("Usage: make_corpus DIRECTORY\n", stderr);
        return 2;
    }
    const files::path corpus = arguments[1];
    Referee referee;
    Words words;
    for (const std::string& game : fuzz::games(referee))
        for (const int decisions : {0, 5, 30, 100, 1000})
            for (const std::uint64_t seed : {1u, 2u, 3u}) write_game(corpus, game, decisions, seed, words);
    write(corpus / "games.dict", words.dictionary());
    write_requests(corpus, fuzz::games(referee));
    write_connections(corpus);
    for (const EmbeddedFile& file : embedded_files())
        if (file.path.ends_with(".json")) {
            std::string name(file.path);
            for (char& c : name)
                if (c == '/') c = '-';
            write(corpus / "board_fuzz" / name, file.text);
        }
    return 0;
}
