#include "server/api/history.hpp"

#include <cmath>

#include "bots/bot.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

json::value member_or_null(const json::value& object, std::string_view key) {
    const json::value* found = object.is_object() ? object.get_object().if_contains(key) : nullptr;
    return found == nullptr ? json::value(nullptr) : *found;
}

json::object point_of(const AnyTable& game, LogNumber number, Viewer viewer, const Bots& bots) {
    const json::object state = game.state(viewer);
    const BySeat<double> worth = bots.worth(game, viewer);
    json::array players;
    for (const json::value& player : state.at("players").as_array())
        players.push_back(json::object{{"cash", member_or_null(player, "cash")},
                                       {"worth", std::lround(worth[Seat(players.size())])}});
    json::object railroads;
    if (const json::value* all = state.if_contains("railroads"); all != nullptr && all->is_object())
        for (const auto& railroad : all->get_object())
            railroads[railroad.key()] = json::object{{"income", member_or_null(railroad.value(), "income")},
                                                     {"treasury", member_or_null(railroad.value(), "treasury")}};
    return {{"number", number.value}, {"players", std::move(players)}, {"railroads", std::move(railroads)}};
}

}   // namespace

PlayedGame played_game(const LiveTable& table, const Perspective& by) {
    const AnyTable* game = table.in_progress();
    if (game == nullptr) throw Refused(Reason::conflict, "The game has not begun.");
    Problem problem;
    // Once the game is over its record is open.
    PlayedGame played{.game = table.new_game(problem),
                      .moves = {},
                      .start = table.start_number(),
                      .viewer = table.is_over() ? Viewer::everything() : by.viewer};
    insist(problem, Reason::conflict);
    for (int decision = 1; decision <= game->decisions(); ++decision)
        played.moves.emplace_back(table.entry_of(decision).number, table.entry_of(decision).move);
    return played;
}

json::array points_of(PlayedGame& played, const Bots& bots) {
    json::array points{point_of(*played.game, played.start, played.viewer, bots)};
    Problem problem;
    for (const auto& [number, move] : played.moves) {
        played.game->play(json::parse(move), problem);
        if (problem) break;
        points.push_back(point_of(*played.game, number, played.viewer, bots));
    }
    return points;
}

}   // namespace roundhouse::server
