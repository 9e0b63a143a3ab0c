#include "cli/tally.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "cli/terminal.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

void add_cash(Tally::SeatFigures& to, std::int64_t finished, std::int64_t cash, std::int32_t least, std::int32_t most) {
    if (finished == 0) return;
    to.least = to.finished == 0 ? least : std::min(to.least, least);
    to.most = to.finished == 0 ? most : std::max(to.most, most);
    to.finished += finished;
    to.cash += cash;
}

double mean_cash(const Tally::SeatFigures& f) {
    return f.finished == 0 ? 0 : static_cast<double>(f.cash) / static_cast<double>(f.finished);
}

}   // namespace

void Tally::add(const RandomGame& game, int seats) {
    ++games_;
    decisions_ += game.decisions;
    ++lengths_[game.decisions];
    SeatSet::all(seats).each([&](Seat seat) {
        SeatFigures& figures = seats_[static_cast<std::size_t>(seat)];
        if (game.winners.contains(seat)) figures.wins += lab::whole_win / game.winners.size();
        if (const auto score = game.scores[seat]) add_cash(figures, 1, score->dollars, score->dollars, score->dollars);
    });
}

void Tally::add(const Tally& other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    for (const auto& [length, count] : other.lengths_) lengths_[length] += count;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const SeatFigures& from = other.seats_[i];
        seats_[i].wins += from.wins;
        add_cash(seats_[i], from.finished, from.cash, from.least, from.most);
    }
}

double Tally::win_share(int seat) const {
    return static_cast<double>(seats_[static_cast<std::size_t>(seat)].wins)
           / static_cast<double>(lab::whole_win * games_);
}

int Tally::length_at(double part) const {
    const auto wanted =
        std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(part * static_cast<double>(games_))));
    std::int64_t met = 0;
    for (const auto& [length, count] : lengths_) {
        met += count;
        if (met >= wanted) return length;
    }
    return lengths_.empty() ? 0 : lengths_.rbegin()->first;
}

json::object Tally::as_json(int seats) const {
    json::array by_seat;
    for (int seat = 0; seat < seats && games_ > 0; ++seat) {
        const SeatFigures& f = seats_[static_cast<std::size_t>(seat)];
        const lab::Interval interval = lab::share_interval(win_share(seat), static_cast<double>(games_));
        json::object cash{{"mean", mean_cash(f)}, {"min", f.least}, {"max", f.most}};
        by_seat.push_back(json::object{{"seat", seat},
                                       {"win_share", win_share(seat)},
                                       {"interval_95", json::array{interval.low, interval.high}},
                                       {"finished", f.finished},
                                       {"cash", f.finished > 0 ? json::value(std::move(cash)) : json::value(nullptr)}});
    }
    json::object lengths{{"min", length_at(0)},
                         {"5 %", length_at(0.05)},
                         {"median", length_at(0.5)},
                         {"95 %", length_at(0.95)},
                         {"max", length_at(1)}};
    return {{"games", games_},
            {"decisions", decisions_},
            {"by_seat", std::move(by_seat)},
            {"decisions_a_game", std::move(lengths)}};
}

std::string Tally::as_text(int seats) const {
    if (games_ == 0) return "No game was finished.\n";
    using Side = TextTable::Side;
    TextTable table({{"Seat"},
                     {"Wins", Side::right},
                     {"95 % interval", Side::right},
                     {"Mean cash", Side::right},
                     {"Least", Side::right},
                     {"Most", Side::right}});
    for (int seat = 0; seat < seats; ++seat) {
        const SeatFigures& f = seats_[static_cast<std::size_t>(seat)];
        const lab::Interval interval = lab::share_interval(win_share(seat), static_cast<double>(games_));
        std::vector<std::string> row{std::to_string(seat), fmt::format("{:.1f} %", 100 * win_share(seat)),
                                     fmt::format("{:.1f} to {:.1f}", 100 * interval.low, 100 * interval.high)};
        if (f.finished > 0) {
            row.push_back("$" + grouped(std::llround(mean_cash(f))));
            row.push_back(dollars({f.least}));
            row.push_back(dollars({f.most}));
        }
        table.add(std::move(row));
    }
    return table.text()
           + fmt::format("\nDecisions per game: {} to {}, median {}, 90 % between {} and {}.\n", length_at(0),
                         length_at(1), length_at(0.5), length_at(0.05), length_at(0.95));
}

}   // namespace roundhouse::cli
