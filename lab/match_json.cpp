// Results of matches as documents, and as tables for people.
#include <cmath>
#include <fmt/format.h>

#include "lab/match.hpp"
#include "wire/text_table.hpp"
#include "wire/told.hpp"

namespace roundhouse::lab {

namespace {

constexpr int format = 1;

json::array as_pair(const Interval& interval) { return {interval.low, interval.high}; }

Interval rank_interval(const Record& r) {
    return mean_interval(static_cast<double>(r.ranks), static_cast<double>(r.rank_squares),
                         static_cast<double>(r.games));
}
Interval cash_interval(const Record& r) {
    return mean_interval(static_cast<double>(r.cash), static_cast<double>(r.cash_squares),
                         static_cast<double>(r.finished));
}
double middle(const Interval& interval) { return (interval.low + interval.high) / 2; }

json::object figures(const std::string& name, const Record& r) {
    json::object out{{"player", name},
                     {"win_share", r.win_share()},
                     {"win_share_95", as_pair(r.win_interval())},
                     {"mean_rank", middle(rank_interval(r))},
                     {"mean_rank_95", as_pair(rank_interval(r))}};
    if (r.finished > 0) {
        out["mean_cash"] = middle(cash_interval(r));
        out["mean_cash_95"] = as_pair(cash_interval(r));
    }
    return out;
}

// The members of a record by their names.
template <class Visit>
void each_sum(Visit&& visit) {
    visit("games", &Record::games);
    visit("wins_in_sixtieths", &Record::wins);
    visit("ranks", &Record::ranks);
    visit("rank_squares", &Record::rank_squares);
    visit("finished", &Record::finished);
    visit("cash", &Record::cash);
    visit("cash_squares", &Record::cash_squares);
    visit("seats_lost", &Record::seats_lost);
}

std::int64_t whole_number(const Reader& from) {
    if (const std::int64_t* n = from.value().if_int64(); n != nullptr && *n >= 0) return *n;
    from.refuse("must be a whole number from 0");
    return 0;
}

// All who have the same name, added up.
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

json::object to_json(const MatchResult& result) {
    json::array results, sums, numbers, complaints;
    for (std::size_t i = 0; i < result.records.size(); ++i) {
        if (result.records[i].games > 0) results.push_back(figures(result.names[i], result.records[i]));
        json::object sum;
        each_sum([&](const char* name, auto member) { sum[name] = result.records[i].*member; });
        sums.push_back(std::move(sum));
    }
    for (const Range& range : result.numbers) numbers.push_back(json::array{range.first, range.end});
    for (const std::string& complaint : result.complaints) complaints.emplace_back(complaint);
    return {{"match", format},         {"heading", result.heading},          {"game_numbers", std::move(numbers)},
            {"games", result.games},   {"decisions", result.decisions},      {"results", std::move(results)},
            {"sums", std::move(sums)}, {"complaints", std::move(complaints)}};
}

MatchResult match_from_json(const json::value& document, std::string_view name, Problem& problem) {
    MatchResult result;
    const Reader from(document, std::string(name), problem);
    from["match"].number(format, format);
    if (from["heading"].is_object()) result.heading = from["heading"].value().as_object();
    from["heading"]["players"].each([&](const Reader& player) { result.names.emplace_back(player.text()); });
    result.games = whole_number(from["games"]);
    result.decisions = whole_number(from["decisions"]);
    from["game_numbers"].each([&](const Reader& range) {
        if (range.size() != 2) return range.refuse("must be a pair of numbers");
        result.numbers.push_back({whole_number(range.at(0)), whole_number(range.at(1))});
    });
    from["sums"].each([&](const Reader& sum) {
        Record record;
        each_sum([&](const char* key, auto member) { record.*member = whole_number(sum[key]); });
        result.records.push_back(record);
    });
    if (!problem && result.records.size() != result.names.size()) from["sums"].refuse("must have one entry a player");
    from["complaints"].each([&](const Reader& complaint) { result.complaints.emplace_back(complaint.text()); });
    return result;
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
        const Interval wins = record.win_interval(), ranks = rank_interval(record);
        std::vector<std::string> row{name,
                                     std::to_string(record.games / result.games),
                                     fmt::format("{:.1f} %", 100 * share),
                                     fmt::format("{:.1f} to {:.1f}", 100 * wins.low, 100 * wins.high),
                                     fmt::format("{:.2f}", middle(ranks)),
                                     fmt::format("{:.2f}", (ranks.high - ranks.low) / 2)};
        if (record.finished > 0) {
            const Interval cash = cash_interval(record);
            row.push_back(in_dollars(middle(cash)));
            row.push_back(half_in_dollars(cash));
        }
        table.add(std::move(row));
    }
    std::string text = table.text();
    if (result.names.size() > by_name(result).size())
        text += "Wins are for each seat: those of players with the same name are averaged.\n";
    for (const auto& [name, record] : by_name(result))
        if (record.seats_lost > 0)
            text += fmt::format("{} lost its seat in {} of {} games: there its figures are Conductor's.\n", name,
                                record.seats_lost, record.games);
    return result.complaints.empty() ? text : text + "\n" + as_text(result.complaints);
}

std::string as_text(const std::vector<std::string>& complaints) {
    constexpr std::size_t most = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, complaints.size()); ++i) text += complaints[i] + '\n';
    if (complaints.size() > most)
        text += fmt::format("… and {} more, which --json writes down.\n", complaints.size() - most);
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
    return list.empty() ? list : "These games are in no part: " + list + ".";
}

}   // namespace roundhouse::lab
