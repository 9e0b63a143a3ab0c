#include "bench/thinking.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "bench/stopwatch.hpp"
#include "bots/bot.hpp"
#include "play/games.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::bench {

namespace {

constexpr double usual_decisions = 240;   // a game, to which simulations are brought for comparison

std::unique_ptr<AnyTable> opening(const AnyGame& game, int seats) {
    Problem problem;
    return game.new_table(game.boards().front(), {.seats = seats, .options = json::object{}, .names = {}}, problem);
}

// Conductors in all seats, game after game.
class Conductors {
public:
    Conductors(const AnyGame& game, int seats)
        : game_(game),
          seats_(seats),
          bots_(bots_of(game, game.boards().front())),
          conductor_(bots_->bot({.which = BotName::Which::conductor, .text = "conductor"})) {}

    void play(double seconds, ThinkingFigures& f) {
        const Stopwatch watch;
        do {
            play_one(f);
            ++f.games;
        } while (watch.seconds() < seconds);
        std::sort(microseconds_.begin(), microseconds_.end());
        f.decisions = static_cast<std::int64_t>(microseconds_.size());
        for (const double us : microseconds_) f.mean_us += us / static_cast<double>(f.decisions);
        f.rarely_us = microseconds_[microseconds_.size() - 1 - microseconds_.size() / 1000];
        f.longest_us = microseconds_.back();
    }

private:
    void play_one(ThinkingFigures& f) {
        const auto table = opening(game_, seats_);
        Random random = random_for(1, static_cast<std::uint64_t>(f.games));
        Seat last = Seat::nobody;
        double turn = 0;
        while (!table->is_over()) {
            if (table->decider() != last) turn = 0;
            last = table->decider();
            if (last == Seat::chance) table->roll(random);
            else {
                turn += decide(*table, random);
                f.longest_turn_us = std::max(f.longest_turn_us, turn);
            }
        }
    }

    double decide(AnyTable& table, Random& random) {
        const Random before = random;
        Stopwatch watch;
        const AnyMove move = conductor_->choose(table, random);
        double us = watch.nanoseconds() * 1e-3;
        for (int again = 0; again < repetitions && us > suspicious_us; ++again) {
            Random same = before;
            watch = {};
            conductor_->choose(table, same);
            us = std::min(us, watch.nanoseconds() * 1e-3);
        }
        Problem problem;
        table.play(move, problem);
        microseconds_.push_back(us);
        return us;
    }

    // A decision that took so long is made again, and the shortest time counts: the machine's interruptions are not
    // Conductor's.
    static constexpr double suspicious_us = 500;
    static constexpr int repetitions = 4;

    const AnyGame& game_;
    int seats_;
    std::unique_ptr<Bots> bots_;
    std::unique_ptr<Bot> conductor_;
    std::vector<double> microseconds_;
};

void search_at_random(const AnyGame& game, double seconds, ThinkingFigures& f) {
    constexpr int simulations_a_search = 2000, games = 200;
    const auto bots = bots_of(game, game.boards().front());
    const auto baron = bots->bot({.which = BotName::Which::baron,
                                  .simulations = simulations_a_search,
                                  .plays_out_at_random = true,
                                  .text = "baron"});
    const auto table = opening(game, f.seats);
    Random random(1);
    while (table->decider() == Seat::chance) table->roll(random);
    std::int64_t simulations = 0;
    const Stopwatch watch;
    do simulations += baron->suggest(*table, random).simulations;
    while (watch.seconds() < seconds);
    f.simulations_a_second = static_cast<double>(simulations) / watch.seconds();
    Problem problem;
    const auto simulator =
        game.simulator(game.boards().front(), {.seats = f.seats, .options = json::object{}, .names = {}}, problem);
    for (std::uint64_t i = 0; i < games; ++i)
        f.decisions_a_game += static_cast<double>(simulator->play(random_for(2, i)).decisions) / games;
}

}   // namespace

std::vector<ThinkingFigures> measure_thinking(const Plan& plan, const std::function<bool(double)>& progress) {
    std::vector<ThinkingFigures> all;
    for (const AnyGame* game : games())
        for (const int seats : {3, 4})
            if (plan.games.empty() || std::find(plan.games.begin(), plan.games.end(), game->id()) != plan.games.end())
                all.push_back({.id = std::string(game->id()), .name = std::string(game->name()), .seats = seats});
    const double slice = plan.seconds / static_cast<double>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const AnyGame& game = *find_game(all[i].id);
        Conductors(game, all[i].seats).play(slice * 2 / 3, all[i]);
        search_at_random(game, slice / 3, all[i]);
        if (!progress(static_cast<double>(i + 1) / static_cast<double>(all.size()))) break;
    }
    return all;
}

std::string as_text(const std::vector<ThinkingFigures>& figures) {
    using Side = TextTable::Side;
    TextTable table({{"Game", Side::left},
                     {"Seats", Side::right},
                     {"Decisions", Side::right},
                     {"Mean, us", Side::right},
                     {"1 in 1000 above", Side::right},
                     {"Longest", Side::right},
                     {"Longest turn", Side::right},
                     {"Random simulations/s", Side::right},
                     {"Decisions a game", Side::right},
                     {"At 240 decisions", Side::right}});
    for (const ThinkingFigures& f : figures)
        table.add({f.name, std::to_string(f.seats), std::to_string(f.decisions), fmt::format("{:.0f}", f.mean_us),
                   fmt::format("{:.0f}", f.rarely_us), fmt::format("{:.0f}", f.longest_us),
                   fmt::format("{:.0f}", f.longest_turn_us), fmt::format("{:.0f}", f.simulations_a_second),
                   fmt::format("{:.0f}", f.decisions_a_game),
                   fmt::format("{:.0f}", f.simulations_at(usual_decisions))});
    return table.text();
}

json::array as_json(const std::vector<ThinkingFigures>& figures) {
    json::array all;
    for (const ThinkingFigures& f : figures)
        all.push_back(json::object{{"game", f.id},
                                   {"seats", f.seats},
                                   {"games", f.games},
                                   {"decisions", f.decisions},
                                   {"conductor_us", json::object{{"mean", f.mean_us},
                                                                 {"one_in_1000_above", f.rarely_us},
                                                                 {"longest", f.longest_us},
                                                                 {"longest_turn", f.longest_turn_us}}},
                                   {"random_simulations_a_second", f.simulations_a_second},
                                   {"decisions_a_game", f.decisions_a_game},
                                   {"simulations_a_second_at_240_decisions", f.simulations_at(usual_decisions)}});
    return all;
}

}   // namespace roundhouse::bench
