#include "lab/seated_game.hpp"

#include <stdexcept>

#include "lab/crew.hpp"
#include "lab/external_bot.hpp"

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
    game.winners = table.winners();
    game.scores = table.scores();
    rank(game, table.seats());
}

}   // namespace

std::unique_ptr<AnyTable> Venue::new_table(int seats) const {
    Problem problem;
    auto table = game->new_table(board, {.seats = seats, .options = options, .names = {}}, problem);
    if (problem) throw std::invalid_argument(problem.sentence());
    return table;
}

std::unique_ptr<Bot> AllBots::bot(const BotName& name) const {
    if (name.which == BotName::Which::external)
        return std::make_unique<ExternalBot>(name.command, venue_.milliseconds_per_move,
                                             built_in_->bot({.which = BotName::Which::conductor, .text = "conductor"}),
                                             venue_.milliseconds_to_start);
    return built_in_->bot(name, all_at_once);
}

SeatedGame play_seated(AnyTable& table, const std::vector<Bot*>& bots, std::uint64_t seed, std::uint64_t number,
                       const Listen& listen) {
    Random source = random_for(seed, number), chance(source.next());
    std::vector<Random> own;
    for (std::size_t i = 0; i < bots.size(); ++i) own.emplace_back(source.next());
    for (Bot* bot : bots) bot->begin_game();
    SeatedGame game;
    while (!table.is_over()) {
        const Seat decider = table.decider();
        if (decider == Seat::chance) table.roll(chance);
        else {
            const auto seat = static_cast<std::size_t>(decider);
            Problem problem;
            table.play(bots[seat]->choose(table, own[seat]), problem);
            if (problem) throw std::logic_error("A bot's move was refused: " + problem.sentence());
        }
        ++game.decisions;
        if (listen) listen(table, decider, table.latest_events());
    }
    read_result(table, game);
    for (std::size_t i = 0; i < bots.size(); ++i)
        if (const std::string complaint = bots[i]->complaint(); !complaint.empty()) {
            game.lost.insert(Seat(static_cast<int>(i)));
            game.complaints.push_back(complaint);
        }
    return game;
}

}   // namespace roundhouse::lab
