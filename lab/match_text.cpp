// Results of matches for people to read.
#include <cmath>
#include <fmt/format.h>

#include "lab/match.hpp"
#include "wire/text_table.hpp"
#include "wire/told.hpp"

namespace roundhouse::lab {

namespace {

// Bots of the same name, added up.
std::vector<std::pair<std::string, Record>> by_name(const MatchResult& result) {
    std::vector<std::pair<std::string, Record>> all;
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const auto& entry) { return entry.first == result.names[i]; });
        if (found == all.end()) all.emplace_back(result.names[i], result.records[i]);
        else found->second.add(result.records[i]);
    }
    return all;
}

}   // namespace

std::string in_dollars(double mean) { return dollars({static_cast<std::int32_t>(std::lround(mean))}); }
std::string half_in_dollars(const Interval& interval) {
    return in_dollars(std::ceil((interval.high - interval.low) / 2));
}

std::string as_text(const MatchResult& result) {
    if (result.games == 0) return "No game was finished.\n";
    using Side = TextTable::Side;
    TextTable table({{"Player"},
                     {"Seats", Side::right},
                     {"Wins", Side::right},
                     {"95 % interval", Side::right},
                     {"Mean rank", Side::right},
                     {"+-", Side::right},
                     {"Mean cash", Side::right},
                     {"+-", Side::right}});
    for (const auto& [name, record] : by_name(result)) {
        const double share = record.win_share();
        const Interval wins = record.win_interval(), ranks = record.rank_interval();
        std::vector<std::string> row{name,
                                     std::to_string(record.games / result.games),
                                     fmt::format("{:.1f} %", 100 * share),
                                     fmt::format("{:.1f} to {:.1f}", 100 * wins.low, 100 * wins.high),
                                     fmt::format("{:.2f}", middle(ranks)),
                                     fmt::format("{:.2f}", (ranks.high - ranks.low) / 2)};
        if (record.finished > 0) {
            const Interval cash = record.cash_interval();
            row.push_back(in_dollars(middle(cash)));
            row.push_back(half_in_dollars(cash));
        }
        table.add(std::move(row));
    }
    std::string text = table.text();
    if (result.names.size() > by_name(result).size())
        text += "Wins are per seat: players of the same name are averaged.\n";
    for (const auto& [name, record] : by_name(result))
        if (record.seats_lost > 0)
            text += fmt::format("{} lost its seat in {} of {} games; its figures there are Conductor's.\n", name,
                                record.seats_lost, record.games);
    return result.complaints.empty() ? text : text + "\n" + as_text(result.complaints);
}

std::string as_text(const std::vector<std::string>& complaints) {
    constexpr std::size_t most = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, complaints.size()); ++i) text += complaints[i] + '\n';
    if (complaints.size() > most)
        text += fmt::format("… and {} more: --json has them all.\n", complaints.size() - most);
    return text;
}

std::string what_is_missing(const MatchResult& result) {
    std::string list;
    std::int64_t next = 0;
    const auto add_up_to = [&](std::int64_t end) {
        if (next < end) list += fmt::format("{}{} to {}", list.empty() ? "" : ", ", next, end - 1);
    };
    for (const Range& range : result.numbers) {
        add_up_to(range.first);
        next = range.end;
    }
    if (const json::value* games = result.heading.if_contains("games"); games != nullptr && games->is_int64())
        add_up_to(games->as_int64());
    return list.empty() ? list : "These games are missing: " + list + ".";
}

}   // namespace roundhouse::lab
