// Discover Growth: two dice name a city in the growth chart, and its income rises.
#pragma once
#include "games/prairie_railroads/lay_track.hpp"

namespace roundhouse::prairie_railroads {

// Raises the income of the city, and of every railroad there once for each of its segments that ends there.
inline void grow(State& s, City c, auto& tell) {
    s.grown.insert(c);
    --s.development_cubes;
    tell(State::Event::city_grew(c, income_of(s, c)));
    const LinkSet& at_city = s.board->map.at(c);
    for (RailroadId r : all_railroads) {
        const int segments = (s.railroads[r].links & at_city).size();
        if (segments == 0) continue;
        s.railroads[r].income += 1_usd * segments;
        tell(State::Event::income_raised(r, c, s.railroads[r].income));
    }
}

struct DiscoverGrowth {
    static constexpr Step here = Step::discover_growth, next = Step::choose_railroad;

    static constexpr Places all_rolls = [] {
        Places rolls;
        for (int line = 0; line < chart_lines; ++line) rolls.insert(Place(line));
        return rolls;
    }();

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State&, Offers& out) { out.add_each(Move::dice(ChartLine{}), all_rolls); }
    static Refusal refusal(const State&, const Move& move) {
        if (!move.is(Verb::dice)) return {"PR-41", "The dice are thrown for growth."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        const auto [primary, secondary] = s.board->growth_chart[move.line()];
        tell(Event::dice_thrown(s.turn, move.line()));
        if (s.development_cubes == 0) return Step::nothing_grew;
        if (!s.grown.contains(primary)) grow(s, primary, tell);
        else if (!s.grown.contains(secondary)) grow(s, secondary, tell);
        else return Step::choose_growth;
        return next;
    }
};

// Where both cities of the roll have grown, the player of the card chooses another (PR-42).
struct ChooseGrowth {
    static constexpr Step here = Step::choose_growth, next = Step::nothing_grew;

    static CitySet sites(const State& s) {
        const CitySet primary = s.board->primary - s.grown;
        return primary.empty() ? s.board->secondary - s.grown : primary;
    }

    static Seat asks(const State& s) { return sites(s).empty() ? Seat::nobody : s.turn; }
    static std::optional<Move> only_answer(const State& s) {
        const CitySet open = sites(s);
        return open.size() == 1 ? std::optional{Move::grow(open.first())} : std::nullopt;
    }
    static void offers(const State& s, Offers& out) { out.add_each(Move::grow(City{}), places(sites(s))); }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::grow)) return {"PR-42", "Both cities of the roll have grown: choose another one."};
        if (s.grown.contains(move.city())) return {"PR-43", "That city has grown already."};
        if (!s.board->primary.contains(move.city()) && !s.board->secondary.contains(move.city()))
            return {"PR-42", "That city is not in the growth chart."};
        if (!sites(s).contains(move.city())) return {"PR-42", "First the primary cities grow."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        grow(s, move.city(), tell);
        return Step::choose_railroad;
    }
};

// All cities of the chart have grown, or the development cubes are gone.
struct NothingGrew {
    static constexpr Step here = Step::nothing_grew;

    static Step run(State&, auto& tell) {
        tell(Event::nothing_grew());
        return Step::choose_railroad;
    }
};

}   // namespace roundhouse::prairie_railroads
