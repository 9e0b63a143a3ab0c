#include "server/api/game_routes.hpp"

#include "play/games.hpp"
#include "server/api/answers.hpp"
#include "server/api/rule_pages.hpp"
#include "server/api/static_files.hpp"
#include "server/bots/bot_desk.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::server {

namespace {

json::object game_to_json(const AnyGame& game) {
    json::array boards, bots;
    for (const BoardPtr& board : game.boards()) boards.emplace_back(board->label().id);
    for (const BotBlurb& bot : bot_blurbs())
        bots.push_back(json::object{{"id", bot.id}, {"name", bot.name}, {"blurb", bot.blurb}});
    json::object options = game.default_options();
    for (const auto& [name, value] : game.options_among_strangers()) options[name] = value;
    return {{"id", game.id()},
            {"name", game.name()},
            {"seats", json::array{game.least_seats(), game.most_seats()}},
            {"options", std::move(options)},
            {"boards", std::move(boards)},
            {"bots", std::move(bots)}};
}

const AnyGame& game_named(std::string_view id) {
    const AnyGame* game = find_game(id);
    if (game == nullptr) throw Refused(Reason::not_found, "There is no such game.");
    return *game;
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

std::string_view board_text(const AnyGame& game, std::string_view id) {
    for (const BoardFile& file : board_files())
        if (file.game == game.id() && file.id == id) return file.text;
    throw Refused(Reason::not_found, "There is no such board.");
}

}   // namespace

void GameRoutes::add_to(Router& router) {
    router.add(Method::read, "/api/games", [](Request&) -> asio::awaitable<Answer> {
        json::array list;
        for (const AnyGame* game : games()) list.push_back(game_to_json(*game));
        co_return json_answer({{"games", std::move(list)}});
    });
    router.add(Method::read, "/api/games/{game}/rules", [](Request& request) -> asio::awaitable<Answer> {
        Answer answer = json_answer(rule_pages(game_named(request.parts.at(0))));
        answer.headers.emplace_back("Cache-Control", "public, max-age=300");
        co_return answer;
    });
    router.add(Method::read, "/api/games/{game}/boards/{board}", [](Request& request) -> asio::awaitable<Answer> {
        Answer answer = embedded_text(request.http, request.http.path,
                                      board_text(game_named(request.parts.at(0)), request.parts.at(1)));
        answer.type = "application/json";
        co_return answer;
    });
}

}   // namespace roundhouse::server
