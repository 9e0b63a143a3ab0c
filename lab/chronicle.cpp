#include "lab/chronicle.hpp"

#include <algorithm>

#include "bots/event_fields.hpp"
#include "lab/crew.hpp"

namespace roundhouse::lab {

namespace {

// Plays games one at a time and notes what a report wants to know.
class Chronicler {
public:
    Chronicler(const SimPlan& plan, const AllBots& bots)
        : plan_(plan), fees_(bots.built_in().fee_book(static_cast<int>(plan.bots.size()))) {
        for (const BotName& name : plan.bots) bots_.push_back(bots.bot(name));
        part_.records.resize(bots_.size());
    }

    void play(std::int64_t number) {
        GameLine line{.number = number, .winners = {}, .scores = {}, .ending = {}, .first_prices = {}};
        paid_.clear();
        if (fees_) fees_->begin_game();
        std::vector<Bot*> seated;
        for (const auto& player : bots_) seated.push_back(player.get());
        const auto table = plan_.venue.new_table(static_cast<int>(seated.size()));
        const SeatedGame game = play_seated(*table, seated, plan_.seed, static_cast<std::uint64_t>(number),
                                            [&](const AnyTable&, Seat, const json::array& events) {
                                                for (const json::value& event : events) note(event.as_object(), line);
                                            });
        if (plan_.keep) plan_.keep(number, *table);
        line.decisions = game.decisions;
        line.winners = game.winners;
        line.scores = game.scores;
        for (std::size_t i = 0; i < seated.size(); ++i) part_.records[i].add(game, Seat(static_cast<int>(i)));
        for (const std::string& complaint : game.complaints)
            part_.complaints.push_back("Game " + std::to_string(number) + ": " + complaint);
        part_.games.push_back(std::move(line));
    }

    void add_to(Chronicle& whole) const {
        if (fees_) whole.fees.add(fees_->times());
        for (std::size_t i = 0; i < part_.records.size(); ++i) whole.records[i].add(part_.records[i]);
        whole.games.insert(whole.games.end(), part_.games.begin(), part_.games.end());
        whole.complaints.insert(whole.complaints.end(), part_.complaints.begin(), part_.complaints.end());
        for (const auto& [railroad, days] : part_.paydays) {
            auto& all = whole.paydays[railroad];
            all.resize(std::max(all.size(), days.size()));
            for (std::size_t i = 0; i < days.size(); ++i) {
                all[i].games += days[i].games;
                all[i].income += days[i].income;
                all[i].per_share += days[i].per_share;
            }
        }
    }

private:
    void note(const json::object& event, GameLine& line) {
        if (fees_) fees_->note(event);
        const std::string kind = text_in(event, "kind"), railroad = text_in(event, "railroad");
        if (kind == "game_ended") line.ending = text_in(event, "why");
        if (kind == "share_bought" || kind == "share_taken_for_nothing" || kind == "railroad_bought")
            line.first_prices.emplace(railroad, number_in(event, "price"));
        if (kind != "dividend_paid") return;
        auto& days = part_.paydays[railroad];
        const std::size_t day = paid_[railroad]++;
        if (days.size() <= day) days.resize(day + 1);
        ++days[day].games;
        days[day].income += number_in(event, "income");
        days[day].per_share += number_in(event, "per_share");
    }

    const SimPlan& plan_;
    std::vector<std::unique_ptr<Bot>> bots_;
    Chronicle part_;
    std::unique_ptr<FeeBook> fees_;             // null in games without
    std::map<std::string, std::size_t> paid_;   // in this game
};

}   // namespace

Chronicle chronicle_of(const SimPlan& plan, int threads, const std::function<bool(std::int64_t)>& watch) {
    const AllBots bots(plan.venue);
    std::vector<std::unique_ptr<Chronicler>> chroniclers;
    for (int i = 0; i < threads; ++i) chroniclers.push_back(std::make_unique<Chronicler>(plan, bots));
    share_out(
        0, plan.games, threads,
        [&](int worker, std::int64_t number) { chroniclers[static_cast<std::size_t>(worker)]->play(number); }, watch);
    Chronicle whole{.game = std::string(plan.venue.game->id()),
                    .title = std::string(plan.venue.game->name()),
                    .players = {},
                    .seed = plan.seed,
                    .records = {},
                    .games = {},
                    .paydays = {},
                    .fees = {},
                    .complaints = {}};
    for (const BotName& name : plan.bots) whole.players.push_back(name.text);
    whole.records.resize(plan.bots.size());
    for (const auto& chronicler : chroniclers) chronicler->add_to(whole);
    std::sort(whole.games.begin(), whole.games.end(),
              [](const GameLine& a, const GameLine& b) { return a.number < b.number; });
    std::sort(whole.complaints.begin(), whole.complaints.end());
    return whole;
}

}   // namespace roundhouse::lab
