// A chronicle as JSON, as a table of games, and in a few lines.
#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "lab/chronicle.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::lab {

namespace {

std::map<std::string, std::int64_t> endings(const Chronicle& chronicle) {
    std::map<std::string, std::int64_t> count;
    for (const GameLine& game : chronicle.games) ++count[game.ending];
    return count;
}

std::string spoken(std::string id) {
    std::replace(id.begin(), id.end(), '_', ' ');
    return id;
}

json::object first_prices(const Chronicle& chronicle) {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> sums;
    for (const GameLine& game : chronicle.games)
        for (const auto& [railroad, price] : game.first_prices) {
            sums[railroad].first += price;
            ++sums[railroad].second;
        }
    json::object out;
    for (const auto& [railroad, sum] : sums)
        out[railroad] = json::object{{"mean", static_cast<double>(sum.first) / static_cast<double>(sum.second)},
                                     {"games", sum.second}};
    return out;
}

// By railroad, the mean of a game in each stretch of rounds.
json::object use_fees(const FeeTimes& fees) {
    json::object railroads;
    json::array games(fees.games.begin(), fees.games.end());
    for (const auto& [railroad, sums] : fees.dollars) {
        json::array means;
        for (std::size_t stretch = 0; stretch < fees.games.size(); ++stretch)
            means.emplace_back(fees.mean(railroad, stretch));
        railroads[railroad] = std::move(means);
    }
    return {{"rounds_in_a_stretch", FeeTimes::rounds_in_a_stretch},
            {"games", std::move(games)},
            {"mean_fees", std::move(railroads)}};
}

}   // namespace

json::object to_json(const Chronicle& chronicle) {
    json::array seats, complaints;
    for (std::size_t i = 0; i < chronicle.records.size() && !chronicle.games.empty(); ++i) {
        const Record& r = chronicle.records[i];
        const Interval wins = r.win_interval();
        json::object seat{{"seat", i},
                          {"player", chronicle.players[i]},
                          {"win_share", r.win_share()},
                          {"win_share_95", json::array{wins.low, wins.high}}};
        if (r.finished > 0) seat["mean_cash"] = static_cast<double>(r.cash) / static_cast<double>(r.finished);
        if (r.seats_lost > 0) seat["seats_lost"] = r.seats_lost;
        seats.push_back(std::move(seat));
    }
    for (const std::string& complaint : chronicle.complaints) complaints.emplace_back(complaint);
    json::object ends, railroads;
    for (const auto& [why, count] : endings(chronicle)) ends[why] = count;
    for (const auto& [railroad, days] : chronicle.paydays) {
        json::array list;
        for (const Payday& day : days) {
            const auto games = static_cast<double>(day.games);
            list.push_back(json::object{{"games", day.games},
                                        {"mean_income", static_cast<double>(day.income) / games},
                                        {"mean_dividend", static_cast<double>(day.per_share) / games}});
        }
        railroads[railroad] = std::move(list);
    }
    std::int64_t decisions = 0;
    for (const GameLine& game : chronicle.games) decisions += game.decisions;
    json::object out{
        {"game", chronicle.game},     {"seed", chronicle.seed},          {"games", chronicle.games.size()},
        {"decisions", decisions},     {"by_seat", std::move(seats)},     {"first_prices", first_prices(chronicle)},
        {"endings", std::move(ends)}, {"paydays", std::move(railroads)}, {"complaints", std::move(complaints)}};
    if (!chronicle.fees.dollars.empty()) out["use_fees"] = use_fees(chronicle.fees);
    return out;
}

std::string as_csv(const Chronicle& chronicle) {
    std::set<std::string> railroads;
    for (const GameLine& game : chronicle.games)
        for (const auto& price : game.first_prices) railroads.insert(price.first);
    std::string out = "game,decisions,ending,winners";
    for (std::size_t i = 0; i < chronicle.players.size(); ++i) out += fmt::format(",cash_{}", i);
    for (const std::string& railroad : railroads) out += ",first_price_" + railroad;
    out += '\n';
    for (const GameLine& game : chronicle.games) {
        std::string winners;
        game.winners.each([&](Seat seat) { winners += (winners.empty() ? "" : " ") + std::to_string(index(seat)); });
        out += fmt::format("{},{},{},{}", game.number, game.decisions, game.ending, winners);
        for (std::size_t i = 0; i < chronicle.players.size(); ++i) {
            const auto& score = game.scores[Seat(static_cast<int>(i))];
            out += score ? fmt::format(",{}", score->dollars) : ",";
        }
        for (const std::string& railroad : railroads) {
            const auto price = game.first_prices.find(railroad);
            out += price == game.first_prices.end() ? "," : fmt::format(",{}", price->second);
        }
        out += '\n';
    }
    return out;
}

std::string as_text(const Chronicle& chronicle) {
    if (chronicle.games.empty()) return "No game was finished.\n";
    using Side = TextTable::Side;
    TextTable table(
        {{"Seat"}, {"Player"}, {"Wins", Side::right}, {"95 % interval", Side::right}, {"Mean cash", Side::right}});
    for (std::size_t i = 0; i < chronicle.records.size(); ++i) {
        const Record& r = chronicle.records[i];
        const Interval wins = r.win_interval();
        std::vector<std::string> row{std::to_string(i), chronicle.players[i],
                                     fmt::format("{:.1f} %", 100 * r.win_share()),
                                     fmt::format("{:.1f} to {:.1f}", 100 * wins.low, 100 * wins.high)};
        if (r.finished > 0) row.push_back(in_dollars(static_cast<double>(r.cash) / static_cast<double>(r.finished)));
        table.add(std::move(row));
    }
    std::string text = table.text() + "\n";
    for (const auto& [why, count] : endings(chronicle))
        text += fmt::format("{} game{} ended by {}\n", count, count == 1 ? "" : "s", spoken(why));
    for (std::size_t i = 0; i < chronicle.records.size(); ++i)
        if (const Record& r = chronicle.records[i]; r.seats_lost > 0)
            text += fmt::format("{} lost seat {} in {} of {} games; its figures there are Conductor's.\n",
                                chronicle.players[i], i, r.seats_lost, r.games);
    return text + as_text(chronicle.complaints);
}

}   // namespace roundhouse::lab
