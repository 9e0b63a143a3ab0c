// A chronicle as a page: plots, and the figures behind them.
#include <fmt/format.h>
#include <numeric>

#include "lab/chronicle.hpp"
#include "lab/plots.hpp"

namespace roundhouse::lab {

namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '&') out += "&amp;";
        else if (c == '"') out += "&quot;";
        else out += c;
    }
    return out;
}

constexpr const char* head = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{0}</title>
<style>
body {{ margin: 0 auto; max-width: 1500px; padding: 1rem 2rem; background: #faf4e4; color: #2b2520; font: 16px/1.5 Georgia, serif; }}
h1 {{ margin-bottom: 0; }} p {{ max-width: 50em; }}
.plots {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)); gap: 1.2rem; }}
.plots figure {{ margin: 0; padding: .6rem; background: #fffdf6; border: 1px solid #d8ccb0; border-radius: 8px; }}
.plots svg {{ width: 100%; height: auto; }} figcaption {{ font-size: .85rem; }}
pre {{ overflow-x: auto; background: #fffdf6; border: 1px solid #d8ccb0; border-radius: 8px; padding: .8rem; }}
@media (max-width: 40rem) {{ body {{ padding: .6rem; }} .plots figure {{ padding: .3rem; }} }}
@media (prefers-color-scheme: dark) {{
  body {{ background: #1d1a17; color: #e8dfcc; }}
  .plots figure, pre {{ background: #28241f; border-color: #4a4238; }}
  .plots text {{ fill: #e8dfcc; }} .plots line {{ stroke: #e8dfcc; }}
  .plots [fill="#5b4a3f"] {{ fill: #b59a85; }} .plots [stroke="#5b4a3f"] {{ stroke: #b59a85; }}
}}
</style></head><body>
<h1>{0}</h1>
<p>{1} games of {2}, seed {3}. Whiskers show where the true share lies in 95 of 100 cases.</p>
<div class="plots">
)";

void add(std::string& page, const std::string& svg, std::string_view caption) {
    page += "<figure>" + svg + "<figcaption>" + std::string(caption) + "</figcaption></figure>\n";
}

std::string seat_name(const Chronicle& chronicle, std::size_t i) {
    return fmt::format("{} {}", i, chronicle.players[i]);
}

std::string win_plot(const Chronicle& chronicle) {
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < chronicle.records.size(); ++i)
        bars.push_back(
            {seat_name(chronicle, i), chronicle.records[i].win_share(), chronicle.records[i].win_interval()});
    return bar_plot("Win share by seat", bars, true);
}

std::string cash_plot(const Chronicle& chronicle) {
    std::vector<Spread> spreads;
    for (std::size_t i = 0; i < chronicle.players.size(); ++i) {
        Spread spread{seat_name(chronicle, i), {}};
        for (const GameLine& game : chronicle.games)
            if (const auto& score = game.scores[Seat(static_cast<int>(i))]) spread.figures.push_back(score->dollars);
        spreads.push_back(std::move(spread));
    }
    return distribution_plot("Final cash", "dollars", spreads);
}

std::string price_plot(const Chronicle& chronicle) {
    std::map<std::string, Spread> by_railroad;
    for (const GameLine& game : chronicle.games)
        for (const auto& [railroad, price] : game.first_prices) {
            by_railroad[railroad].label = railroad;
            by_railroad[railroad].figures.push_back(price);
        }
    std::vector<Spread> spreads;
    for (auto& [railroad, spread] : by_railroad) spreads.push_back(std::move(spread));
    const bool has_shares = !chronicle.paydays.empty();
    return spread_plot(has_shares ? "What the first share of each railroad brought"
                                  : "What each railroad was first bought for",
                       "dollars", std::move(spreads));
}

constexpr double fewest = 0.1;   // of all games: what only fewer came to says little

std::string payday_plot(const Chronicle& chronicle, std::string_view title, std::int64_t Payday::* figure) {
    std::vector<Curve> curves;
    for (const auto& [railroad, days] : chronicle.paydays) {
        Curve curve{railroad, {}};
        for (std::size_t i = 0; i < days.size(); ++i)
            if (static_cast<double>(days[i].games) >= fewest * static_cast<double>(chronicle.games.size()))
                curve.points.emplace_back(static_cast<double>(i + 1),
                                          static_cast<double>(days[i].*figure) / static_cast<double>(days[i].games));
        curves.push_back(std::move(curve));
    }
    return curve_plot(title, "dividend number", "dollars", curves);
}

// The railroads that earn the most in use fees, and the mean of the others: more curves could not be told apart on a
// phone.
std::string fee_plot(const Chronicle& chronicle) {
    constexpr std::size_t most_curves = 8;
    const FeeTimes& fees = chronicle.fees;
    std::vector<std::pair<std::int64_t, std::string>> ranking;
    for (const auto& [railroad, sums] : fees.dollars)
        ranking.emplace_back(-std::accumulate(sums.begin(), sums.end(), std::int64_t{0}), railroad);
    std::sort(ranking.begin(), ranking.end());
    const std::size_t top = ranking.size() > most_curves ? most_curves - 1 : ranking.size();
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < top; ++i) curves.push_back({ranking[i].second, {}});
    if (top < ranking.size()) curves.push_back({fmt::format("mean of the other {}", ranking.size() - top), {}});
    for (std::size_t stretch = 0; stretch < fees.games.size(); ++stretch) {
        if (static_cast<double>(fees.games[stretch]) < fewest * static_cast<double>(chronicle.games.size())) break;
        const double round = FeeTimes::rounds_in_a_stretch * (static_cast<double>(stretch) + 0.5) + 0.5;
        double others = 0;
        for (std::size_t i = 0; i < ranking.size(); ++i) {
            const double mean = fees.mean(ranking[i].second, stretch);
            if (i < top) curves[i].points.emplace_back(round, mean);
            else others += mean;
        }
        if (top < ranking.size())
            curves.back().points.emplace_back(round, others / static_cast<double>(ranking.size() - top));
    }
    return curve_plot("Use fees by railroad over time", "round", "dollars in five rounds", curves);
}

std::string ending_plot(const Chronicle& chronicle) {
    std::map<std::string, double> count;
    for (const GameLine& game : chronicle.games) count[game.ending] += 1;
    std::vector<Bar> bars;
    for (const auto& [why, games] : count) {
        const auto all = static_cast<double>(chronicle.games.size());
        std::string label = why;
        std::replace(label.begin(), label.end(), '_', ' ');
        bars.push_back({label, games / all, share_interval(games / all, all)});
    }
    return bar_plot("How games end", bars, true);
}

std::string length_plot(const Chronicle& chronicle) {
    Spread spread{"games", {}};
    for (const GameLine& game : chronicle.games) spread.figures.push_back(game.decisions);
    return distribution_plot("How long games are", "decisions", {spread});
}

}   // namespace

std::string as_page(const Chronicle& chronicle) {
    std::string players;
    for (const std::string& name : chronicle.players) players += (players.empty() ? "" : ", ") + escaped(name);
    std::string page = fmt::format(head, escaped(chronicle.title), chronicle.games.size(), players, chronicle.seed);
    if (!chronicle.games.empty()) {
        add(page, win_plot(chronicle), "A win that is shared counts in equal parts.");
        add(page, cash_plot(chronicle), "How many games each seat ended with so much.");
        add(page, price_plot(chronicle),
            "Box: the middle half of the games, with the median; line: nine tenths of them.");
        if (!chronicle.paydays.empty()) {
            add(page, payday_plot(chronicle, "Income by railroad", &Payday::income),
                "Mean over the games that came so far.");
            add(page, payday_plot(chronicle, "Dividend a share by railroad", &Payday::per_share),
                "Mean over the games that came so far.");
        }
        if (!chronicle.fees.dollars.empty())
            add(page, fee_plot(chronicle),
                "Mean over the games that came so far, for the railroads that earn the most. A fee for several "
                "railroads of one owner counts in equal parts.");
        add(page, ending_plot(chronicle), "By the rule that ended the game.");
        add(page, length_plot(chronicle), "Chance is counted among the decisions.");
    }
    return page + "</div>\n<pre>" + escaped(as_text(chronicle)) + "</pre>\n</body></html>\n";
}

}   // namespace roundhouse::lab
