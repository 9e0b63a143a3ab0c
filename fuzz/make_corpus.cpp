// make_corpus DIRECTORY: plays random games through the referee and writes what a fuzzer may start from:
// lines, records, positions, boards and requests, each in the folder of its target.
#include "fuzz/conversation.hpp"
#include "wire/embedded.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

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

// One game of a given length: its lines, and where it stood in the end.
void write_game(const files::path& corpus, const std::string& game, int decisions, std::uint64_t seed) {
    Referee referee;
    const std::string start = R"({"do":"new","game":")" + game + R"(","seats":4})";
    if (!fuzz::is_ok(fuzz::ask(referee, start))) return;
    std::string lines = start + "\n";
    for (const std::string& line : fuzz::play_on(referee, decisions, seed)) lines += line + "\n";
    const std::string name = game + "-" + std::to_string(decisions) + "-" + std::to_string(seed);
    write(corpus / "referee_fuzz" / name, lines);
    const auto state = fuzz::ask(referee, R"({"do":"state"})");
    write(corpus / "position_fuzz" / name, boost::json::serialize(state.at("state")));

    // The position was set up anew at the end of play_on, so the record is that of a second, unbroken game.
    Referee second;
    fuzz::ask(second, start);
    fuzz::ask(second, R"({"do":"chance","seed":)" + std::to_string(seed) + "}");
    fuzz::Choices choices(seed);
    auto now = fuzz::ask(second, R"({"do":"options"})");
    for (int i = 0; i < decisions && !now.at("decider").is_null(); ++i)
        now = now.at("decider").is_string()
                  ? fuzz::ask(second, R"({"do":"roll"})")
                  : fuzz::ask(second, R"({"do":"play","move":)" +
                                          boost::json::serialize(fuzz::chosen_move(now.at("moves").as_array(), choices)) + "}");
    const auto record = fuzz::ask(second, R"({"do":"record"})");
    write(corpus / "record_fuzz" / name, boost::json::serialize(record.at("record")));
}

// What people ask of a server.
void write_requests(const files::path& corpus) {
    const files::path folder = corpus / "server_fuzz";
    write(folder / "lobby", R"(GET /api/me
GET /api/games
GET /api/tables?show=mine&limit=2&before=1800000000000-abcd2345
POST /api/guest {"name":"Ann"}
PATCH /api/me {"name":"Ben"}
POST /api/tables {"game":"rail-baron-southeast","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","bot":"random"}],"listed":false,"clock":{"kind":"live","each_ms":60000,"increment_ms":1000},"start":true,"request":"a"}
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
{"do":"why","move":{"move":"build","hex":"C47"}}
{"do":"preview","moves":[{"move":"pass"}]}
{"do":"instruct","seat":1,"auction":"SF","up_to":9,"then":"ask"}
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

}   // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("Usage: make_corpus DIRECTORY\n", stderr);
        return 2;
    }
    const files::path corpus = arguments[1];
    Referee referee;
    for (const std::string& game : fuzz::games(referee))
        for (const int decisions : {0, 5, 30, 100, 1000})
            for (const std::uint64_t seed : {1u, 2u, 3u}) write_game(corpus, game, decisions, seed);
    write_requests(corpus);
    for (const EmbeddedFile& file : embedded_files())
        if (file.path.ends_with(".json")) {
            std::string name(file.path);
            for (char& c : name)
                if (c == '/') c = '-';
            write(corpus / "board_fuzz" / name, file.text);
        }
    return 0;
}
