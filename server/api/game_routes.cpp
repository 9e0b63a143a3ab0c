#include "play/games.hpp"
#include "server/api/api.hpp"
#include "server/api/rule_pages.hpp"
#include "server/net/static_files.hpp"
#include "server/table/refused.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::server {

namespace {

json::object game_to_json(const AnyGame& kind) {
    json::array boards, bots;
    for (const BoardPtr& board : kind.boards()) boards.emplace_back(board->label().id);
    for (const BotBlurb& bot : bot_blurbs())
        bots.push_back(json::object{{"id", bot.id}, {"name", bot.name}, {"blurb", bot.blurb}});
    json::object options = kind.default_options();
    for (const auto& [name, value] : kind.options_among_strangers()) options[name] = value;
    return {{"id", kind.id()},
            {"name", kind.name()},
            {"seats", json::array{kind.least_seats(), kind.most_seats()}},
            {"options", std::move(options)},
            {"boards", std::move(boards)},
            {"bots", std::move(bots)}};
}

const AnyGame& game_named(std::string_view id) {
    const AnyGame* kind = find_game(id);
    if (kind == nullptr) throw Refused(404, "There is no such game.");
    return *kind;
}

struct BoardFile {
    std::string game, id;
    std::string_view text;
};

// The files from which the boards of all games were read.
const std::vector<BoardFile>& board_files() {
    static const std::vector<BoardFile> all = [] {
        std::vector<BoardFile> files;
        for (const EmbeddedFile& file : embedded_files()) {
            if (file.path.find("/boards/") == std::string_view::npos) continue;
            Problem problem;
            const json::value board = parsed(file.text, file.path, problem);
            const Reader from(board, "board", problem);
            files.push_back({std::string(from["game"].text()), std::string(from["id"].text()), file.text});
        }
        return files;
    }();
    return all;
}

std::string_view board_text(const AnyGame& kind, std::string_view id) {
    for (const BoardFile& file : board_files())
        if (file.game == kind.id() && file.id == id) return file.text;
    throw Refused(404, "There is no such board.");
}

}   // namespace

void Api::add_game_routes() {
    router_.add(Method::read, "/api/games", [](Call&) -> asio::awaitable<Answer> {
        json::array list;
        for (const AnyGame* kind : games()) list.push_back(game_to_json(*kind));
        co_return answered({{"games", std::move(list)}});
    });
    router_.add(Method::read, "/api/games/{game}/rules", [](Call& call) -> asio::awaitable<Answer> {
        Answer answer = answered(rule_pages(game_named(call.parts.at(0))));
        answer.headers.emplace_back("Cache-Control", "public, max-age=300");
        co_return answer;
    });
    router_.add(Method::read, "/api/games/{game}/boards/{board}", [](Call& call) -> asio::awaitable<Answer> {
        Answer answer =
            embedded_text(call.http, call.http.path, board_text(game_named(call.parts.at(0)), call.parts.at(1)));
        answer.type = "application/json";
        co_return answer;
    });
}

}   // namespace roundhouse::server
