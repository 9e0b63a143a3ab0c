// The table for a terminal: who is where and going whither, and who owns what.
#include <string>

#include "games/rail_baron/face.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

std::string shown(const Board& board, Milepost m) { return m == Milepost::none ? "-" : board.full_name_of(m); }

std::string shown(const Board& board, const RailroadSet& set) {
    std::string codes;
    set.each([&](RailroadId r) { codes += (codes.empty() ? "" : " ") + board.name_of(r).code; });
    return codes.empty() ? "-" : codes;
}

// What everybody at one screen may see: the purse of the one who decides, and those of $150,000 and more.
std::string shown_cash(const State& s, Seat seat) {
    const bool is_open = seat == s.decider || Rules::is_over(s) || s.cash(seat) >= secret_below;
    return is_open ? dollars(s.cash(seat)) : "below $150,000";
}

std::string status_of(const Player& p) {
    if (p.is_out) return "out";
    return p.is_declared ? p.is_early ? "declared early" : "declared" : "";
}

}   // namespace

std::string RailBaron::text_drawing(const State& s, const Names& names) {
    using Side = TextTable::Side;
    const Board& board = *s.board;
    TextTable players(
        {{"Player"}, {"Cash", Side::right}, {"Engine"}, {"At"}, {"Bound for"}, {"Home"}, {"Railroads"}, {""}});
    SeatSet::all(s.seats).each([&](Seat seat) {
        const Player& p = s.players[seat];
        players.add({names.of(seat), shown_cash(s, seat), std::string(engine_words.begin()[static_cast<int>(p.engine)]),
                     shown(board, p.at), shown(board, p.destination), shown(board, p.home), shown(board, p.railroads),
                     status_of(p)});
    });
    std::string text = players.text() + "\nBank: " + shown(board, s.bank) + "\n";
    if (!s.third.empty()) text += "Third player: " + shown(board, s.third) + "\n";
    text += "Riding an opponent's railroads costs " + dollars(s.fee) + "; turn " + std::to_string(s.turns);
    if (constexpr int turns_of_notice = 100; s.turns + turns_of_notice > s.variants.turn_limit)
        text += " of at most " + std::to_string(s.variants.turn_limit);
    text += ".\n";
    if (s.left > 0) text += std::to_string(s.left) + (s.left == 1 ? " step to go.\n" : " steps to go.\n");
    return text;
}

BoardCodes RailBaron::codes(const Board& board) {
    BoardCodes codes;
    for (const auto& r : board.railroad_names) codes.railroads.push_back({r.code, r.name});
    for (std::size_t i = 0; i < board.milepost_names.size(); ++i)
        codes.places.push_back({board.milepost_names[i].id, board.full_name_of(Milepost(i))});
    return codes;
}

}   // namespace roundhouse
