// Results of matches as JSON.
#include "lab/match.hpp"

namespace roundhouse::lab {

namespace {

constexpr int format = 1;

json::array as_pair(const Interval& interval) { return {interval.low, interval.high}; }

json::object figures(const std::string& name, const Record& r) {
    json::object out{{"player", name},
                     {"win_share", r.win_share()},
                     {"win_share_95", as_pair(r.win_interval())},
                     {"mean_rank", middle(r.rank_interval())},
                     {"mean_rank_95", as_pair(r.rank_interval())}};
    if (r.finished > 0) {
        out["mean_cash"] = middle(r.cash_interval());
        out["mean_cash_95"] = as_pair(r.cash_interval());
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
    from.refuse("must be a whole number, 0 or more");
    return 0;
}

}   // namespace

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
    if (!problem && result.records.size() != result.names.size()) from["sums"].refuse("must have one entry per player");
    from["complaints"].each([&](const Reader& complaint) { result.complaints.emplace_back(complaint.text()); });
    return result;
}

}   // namespace roundhouse::lab
