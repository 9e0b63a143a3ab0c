#include "cli/input.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <unistd.h>

#include "cli/command.hpp"
#include "play/games.hpp"

namespace roundhouse::cli {

namespace {

std::string simplified(std::string_view name) {
    std::string simple;
    for (const char c : name)
        simple += c == ' ' || c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return simple;
}

std::string games_listed() {
    std::string list;
    for (const AnyGame* game : games()) list += "\n  " + std::string(game->id());
    return list;
}

std::string lower_level_reason() { return std::strerror(errno); }

void indent(const json::value& value, int depth, std::string& out) {
    const auto line = [&](int level) { out += '\n' + std::string(static_cast<std::size_t>(level) * 2, ' '); };
    const auto holds_more = [](const json::value& v) { return v.is_object() || v.is_array(); };
    if (const auto* object = value.if_object(); object != nullptr && !object->empty()) {
        out += '{';
        for (bool first = true; const auto& member : *object) {
            out += std::exchange(first, false) ? "" : ",";
            line(depth + 1);
            out += json::serialize(member.key()) + ": ";
            indent(member.value(), depth + 1, out);
        }
        line(depth);
        out += '}';
    } else if (const auto* list = value.if_array();
               list != nullptr && std::any_of(list->begin(), list->end(), holds_more)) {
        out += '[';
        for (bool first = true; const auto& entry : *list) {
            out += std::exchange(first, false) ? "" : ",";
            line(depth + 1);
            out += json::serialize(entry);
        }
        line(depth);
        out += ']';
    } else out += json::serialize(value);
}

// The board that a record was played on: `path` if there is one, or the embedded board with its id.
BoardPtr board_of_record(const AnyGame& game, const json::value& record, const std::string& path, Problem& problem) {
    if (!path.empty()) return board_of(game, path);
    const Reader id = Reader(record, "record", problem)["board"]["id"];
    for (const BoardPtr& board : game.boards())
        if (id.is_sound() && board->label().id == id.text()) return board;
    id.refuse("is not the id of a built-in board: name the board's file with --board");
    return nullptr;
}

}   // namespace

const AnyGame& game_named(std::string_view name) {
    const std::string wanted = simplified(name);
    const AnyGame* found = nullptr;
    int beginning = 0;
    for (const AnyGame* game : games()) {
        if (game->id() == wanted) return *game;
        if (wanted.empty() || !game->id().starts_with(wanted)) continue;
        found = game;
        ++beginning;
    }
    if (beginning == 1) return *found;
    throw WrongUse((beginning > 1 ? "More than one game begins with \"" : "There is no game \"") + std::string(name)
                   + "\". The games are:" + games_listed());
}

std::string with_a_game(std::string text) {
    constexpr std::string_view mark = "{game}";
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
        text.replace(at, mark.size(), games().front()->id());
    return text;
}

std::string text_of_file(const std::string& path) {
    if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
    if (std::filesystem::is_directory(path)) throw WrongUse(path + " is a folder, not a file.");
    std::ifstream file(path, std::ios::binary);
    if (!file) throw WrongUse("Cannot read " + path + ": " + lower_level_reason() + ".");
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, std::string_view text) {
    if (path == "-") {
        std::fwrite(text.data(), 1, text.size(), stdout);
        std::fflush(stdout);
        return;
    }
    const bool is_special = std::filesystem::exists(path) && !std::filesystem::is_regular_file(path);
    const std::string draft = is_special ? path : path + ".part";
    std::ofstream file(draft, std::ios::binary);
    if (!file) throw WrongUse("Cannot write " + path + ": " + lower_level_reason() + ".");
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.close();
    if (file && !is_special && std::rename(draft.c_str(), path.c_str()) == 0) return;
    if (file && is_special) return;
    const std::string reason = lower_level_reason();
    if (!is_special) std::remove(draft.c_str());
    throw WrongUse("Cannot write " + path + ": " + reason + ".");
}

void expect_writable(const std::string& path) {
    if (path.empty() || path == "-") return;
    if (std::filesystem::is_directory(path)) throw WrongUse(path + " is a folder, not a file.");
    const bool is_special = std::filesystem::exists(path) && !std::filesystem::is_regular_file(path);
    const std::string where = is_special ? path : std::filesystem::absolute(path).parent_path().string();
    if (access(where.c_str(), W_OK) != 0) throw WrongUse("Cannot write " + path + ": " + lower_level_reason() + ".");
}

void make_folder(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) throw WrongUse("Cannot make the folder " + path + ": " + error.message() + ".");
}

BoardPtr board_of(const AnyGame& game, const std::string& path) {
    if (path.empty()) return game.boards().front();
    Problem problem;
    const json::value document = parsed(text_of_file(path), path, problem);
    BoardPtr board = problem ? nullptr : game.read_board(document, problem);
    if (problem) throw WrongUse(path + " is not a board of " + std::string(game.name()) + ": " + problem.sentence());
    return board;
}

const AnyGame* game_in(const json::value& document, std::string_view name, Problem& problem) {
    const Reader id = Reader(document, std::string(name), problem)["game"];
    const AnyGame* game = find_game(id.text());
    if (game == nullptr) id.refuse("is not the id of a game that can be played here");
    return game;
}

RecordFile RecordFile::at_the_beginning() const {
    RecordFile beginning = *this;
    json::object& record = beginning.document.get_object();
    record["moves"] = json::array{};
    record.erase("winners");
    record.erase("scores");
    return beginning;
}

RecordFile record_in(const std::string& path, const std::string& board, Problem& problem) {
    RecordFile file{.document = parsed(text_of_file(path), "The file", problem), .board = nullptr};
    if (!problem) file.game = game_in(file.document, "record", problem);
    if (!problem) file.board = board_of_record(*file.game, file.document, board, problem);
    return file;
}

TableInFile table_in(const std::string& path, const std::string& board) {
    Problem problem;
    const json::value document = parsed(text_of_file(path), path, problem);
    TableInFile at{problem ? nullptr : game_in(document, path, problem), nullptr, nullptr};
    if (!problem && document.as_object().contains("record")) {
        at.board = board_of_record(*at.game, document, board, problem);
        if (!problem) at.table = at.game->replay(at.board, document, problem);
    } else if (!problem) {
        at.board = board_of(*at.game, board);
        at.table = at.game->table_at(at.board, document, {}, problem);
    }
    if (problem) throw WrongUse(problem.sentence());
    return at;
}

json::value options_from(std::string_view text) {
    if (text.empty()) return json::object{};
    Problem problem;
    json::value options = parsed(text, "The value of --options", problem);
    if (problem) throw WrongUse(problem.sentence() + " It should look like {\"turn_limit\":50}.");
    return options;
}

std::uint64_t seed_of(std::optional<std::uint64_t> wanted) {
    if (wanted) return *wanted;
    std::random_device device;
    return std::uint64_t{device()} << 32 | device();
}

std::string indented(const json::value& value) {
    std::string out;
    indent(value, 0, out);
    return out + '\n';
}

}   // namespace roundhouse::cli
