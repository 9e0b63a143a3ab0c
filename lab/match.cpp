#include "lab/match.hpp"

#include <algorithm>
#include <mutex>
#include <numeric>

#include "lab/crew.hpp"

namespace roundhouse::lab {

namespace {

MatchResult nothing_played(const MatchPlan& plan) {
    MatchResult result;
    json::array names;
    for (const BotName& bot : plan.bots) {
        result.names.push_back(bot.text);
        names.emplace_back(bot.text);
    }
    const BoardLabel& board = plan.venue.board->label();
    result.heading = {{"game", plan.venue.game->id()}, {"board", json::object{{"id", board.id}, {"hash", board.hash}}},
                      {"options", plan.venue.options}, {"players", std::move(names)},
                      {"games", plan.games},           {"seed", plan.seed}};
    result.records.resize(plan.bots.size());
    return result;
}

// Plays games of a match one at a time.
class Worker {
public:
    Worker(const MatchPlan& plan, const AllBots& bots) : plan_(plan), result_(nothing_played(plan)) {
        for (const BotName& name : plan.bots) bots_.push_back(bots.bot(name));
    }

    void play(std::int64_t number) {
        const auto seats = static_cast<int>(bots_.size());
        const std::vector<int> sitting = seating(number, seats);
        std::vector<Bot*> seated;
        for (const int player : sitting) seated.push_back(bots_[static_cast<std::size_t>(player)].get());
        const auto table = plan_.venue.new_table(seats);
        const SeatedGame game = play_seated(*table, seated, plan_.seed, static_cast<std::uint64_t>(number));
        for (int seat = 0; seat < seats; ++seat)
            result_.records[static_cast<std::size_t>(sitting[static_cast<std::size_t>(seat)])].add(game, Seat(seat));
        ++result_.games;
        result_.decisions += game.decisions;
        for (const std::string& complaint : game.complaints)
            result_.complaints.push_back("Game " + std::to_string(number) + ": " + complaint);
    }

    const MatchResult& result() const { return result_; }

private:
    const MatchPlan& plan_;
    std::vector<std::unique_ptr<Bot>> bots_;
    MatchResult result_;
};

}   // namespace

std::vector<int> seating(std::int64_t number, int seats) {
    std::vector<int> players(static_cast<std::size_t>(seats));
    std::iota(players.begin(), players.end(), 0);
    std::int64_t orders = 1;
    for (int i = 2; i < seats; ++i) orders *= i;
    for (std::int64_t order = number / seats % orders; order > 0; --order)
        std::next_permutation(players.begin() + 1, players.end());
    std::rotate(players.begin(), players.end() - number % seats, players.end());
    return players;
}

void Record::add(const Record& o) {
    games += o.games;
    wins += o.wins;
    ranks += o.ranks;
    rank_squares += o.rank_squares;
    finished += o.finished;
    cash += o.cash;
    cash_squares += o.cash_squares;
    seats_lost += o.seats_lost;
}

void Record::add(const SeatedGame& game, Seat seat) {
    ++games;
    if (game.winners.contains(seat)) wins += whole_win / game.winners.size();
    const std::int64_t rank = game.ranks[seat];
    ranks += rank;
    rank_squares += rank * rank;
    seats_lost += game.lost.contains(seat);
    if (!game.scores[seat]) return;
    const std::int64_t dollars = game.scores[seat]->dollars;
    ++finished;
    cash += dollars;
    cash_squares += dollars * dollars;
}

double Record::win_share() const { return static_cast<double>(wins) / static_cast<double>(whole_win * games); }
Interval Record::win_interval() const { return share_interval(win_share(), static_cast<double>(games)); }
Interval Record::rank_interval() const {
    return mean_interval(static_cast<double>(ranks), static_cast<double>(rank_squares), static_cast<double>(games));
}
Interval Record::cash_interval() const {
    return mean_interval(static_cast<double>(cash), static_cast<double>(cash_squares), static_cast<double>(finished));
}

void MatchResult::add(const MatchResult& other, Problem& problem) {
    if (heading != other.heading)
        return problem.report("The parts are not of the same match: they differ in what was played.");
    for (const Range& a : numbers)
        for (const Range& b : other.numbers)
            if (a.first < b.end && b.first < a.end)
                return problem.report("Games " + std::to_string(std::max(a.first, b.first)) + " to "
                                      + std::to_string(std::min(a.end, b.end) - 1) + " are in more than one part.");
    numbers.insert(numbers.end(), other.numbers.begin(), other.numbers.end());
    std::sort(numbers.begin(), numbers.end(), [](const Range& a, const Range& b) { return a.first < b.first; });
    std::vector<Range> joined;
    for (const Range& range : numbers)
        if (!joined.empty() && joined.back().end == range.first) joined.back().end = range.end;
        else joined.push_back(range);
    numbers = std::move(joined);
    for (std::size_t i = 0; i < records.size(); ++i) records[i].add(other.records[i]);
    games += other.games;
    decisions += other.decisions;
    complaints.insert(complaints.end(), other.complaints.begin(), other.complaints.end());
    std::sort(complaints.begin(), complaints.end());
}

MatchResult play_match(const MatchPlan& plan, int threads, const std::function<bool(std::int64_t)>& watch) {
    const AllBots bots(plan.venue);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < threads; ++i) workers.push_back(std::make_unique<Worker>(plan, bots));
    share_out(
        plan.first(), plan.end(), threads,
        [&](int worker, std::int64_t number) { workers[static_cast<std::size_t>(worker)]->play(number); }, watch);
    MatchResult result = nothing_played(plan);
    Problem none;
    for (const auto& worker : workers) result.add(worker->result(), none);
    if (result.games > 0) result.numbers = {{plan.first(), plan.first() + result.games}};
    return result;
}

}   // namespace roundhouse::lab
