#include "lab/seated_game.hpp"

#include <stdexcept>

#include "lab/crew.hpp"
#include "lab/program_player.hpp"

namespace roundhouse::lab {

namespace {

// Ranks by cash; a player who is out comes last.
void rank(SeatedGame& game, int seats) {
    SeatSet::all(seats).each([&](Seat seat) {
        int better = 0;
        SeatSet::all(seats).each([&](Seat other) {
            if (game.winners.contains(seat)) return;
            better += game.winners.contains(other) || game.scores[other] > game.scores[seat];
        });
        game.ranks[seat] = static_cast<std::int8_t>(better + 1);
    });
}

void read_result(const AnyTable& table, SeatedGame& game) {
    json::object end;
    table.write_question(end);
    for (const json::value& seat : end["winners"].as_array()) game.winners.insert(Seat(seat.to_number<int>()));
    for (int i = 0; i < table.seats(); ++i)
        if (const json::value& score = end["scores"].as_array()[static_cast<std::size_t>(i)]; !score.is_null())
            game.scores[Seat(i)] = Money{score.to_number<std::int32_t>()};
    rank(game, table.seats());
}

}   // namespace

std::unique_ptr<AnyTable> Venue::new_table(int seats) const {
    Problem problem;
    auto table = kind->new_table(board, {.seats = seats, .options = options, .names = {}}, problem);
    if (problem) throw std::invalid_argument(problem.sentence());
    return table;
}

std::unique_ptr<Player> Company::player(const PlayerName& name) const {
    if (name.kind == PlayerName::Kind::program)
        return std::make_unique<ProgramPlayer>(
            name.command, venue_.milliseconds_a_move,
            bots_->player({.kind = PlayerName::Kind::conductor, .text = "conductor"}), venue_.milliseconds_to_start);
    return bots_->player(name, all_at_once);
}

SeatedGame play_seated(AnyTable& table, const std::vector<Player*>& players, std::uint64_t seed, std::uint64_t number,
                       const Listen& listen) {
    Random source = random_for(seed, number), chance(source.next());
    std::vector<Random> own;
    for (std::size_t i = 0; i < players.size(); ++i) own.emplace_back(source.next());
    for (Player* player : players) player->sit_down();
    SeatedGame game;
    json::array events;
    while (!table.is_over()) {
        events.clear();
        const Seat decider = table.decider();
        if (decider == Seat::chance) table.roll(chance, events);
        else {
            const auto seat = static_cast<std::size_t>(decider);
            Problem problem;
            table.play(players[seat]->choose(table, own[seat]), events, problem);
            if (problem) throw std::logic_error("A player's move was refused: " + problem.sentence());
        }
        ++game.decisions;
        if (listen) listen(table, decider, events);
    }
    read_result(table, game);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (const std::string complaint = players[i]->complaint(); !complaint.empty()) {
            game.lost.insert(Seat(static_cast<int>(i)));
            game.complaints.push_back(complaint);
        }
    return game;
}

}   // namespace roundhouse::lab
