// Whether an Expansion can stand as a position says that it does: some of the railroad's cubes must be those that it
// has built so far, at what they cost.
#pragma once
#include "games/prussian_rails/expansion.hpp"

namespace roundhouse::prussian_rails {

class UnfinishedExpansion {
public:
    // The tracks, the railroad that expands, its connections and its Expansion are as they are to be judged.
    explicit UnfinishedExpansion(const State& s) : s_(s), r_(s.railroad()), home_(s.board->home[s.current]) {}

    // Cost: as many tries as there are ways to choose the built cubes among all, some thousands at most.
    bool is_possible() const {
        if (s_.current == RailroadId::koeln_mindener && s_.expansion.spent > koeln_mindener_limit) return false;
        return can_take_back(r_.track, r_.track, s_.expansion.built, {});
    }

private:
    struct Bill {
        Money spent, dearest_rural;
    };

    // Whether `left` cubes more, all among `candidates`, can be taken back from `track` so that everything fits.
    bool can_take_back(const HexSet& track, HexSet candidates, int left, Bill bill) const {
        if (left == 0) return fits(track, bill);
        while (!candidates.empty()) {
            const Hex h = candidates.first();
            candidates.erase(h);
            if (h == home_) continue;
            HexSet before = track;
            before.erase(h);
            if (can_take_back(before, candidates, left - 1, with(bill, h))) return true;
        }
        return false;
    }

    // Nobody else builds meanwhile: the other railroads in a city now are those that were there when it was entered.
    Bill with(Bill bill, Hex h) const {
        const Money others =
            pays_city_penalty(s_.current) && s_.board->urban.contains(h) ? city_penalty(s_, h) - 1_usd : 0_usd;
        const Money cost = s_.board->terrain[h].cost + others - discount(s_.current);
        if (!has_free_rural_cube(s_.current) || !s_.board->rural.contains(h))
            return {bill.spent + cost, bill.dearest_rural};
        return {bill.spent + std::min(cost, bill.dearest_rural), std::max(cost, bill.dearest_rural)};
    }

    bool fits(const HexSet& before, Bill bill) const {
        if (bill.spent != s_.expansion.spent || bill.dearest_rural != s_.expansion.dearest_rural) return false;
        RailroadSet met;
        for (RailroadId other : all_railroads)
            if (other != s_.current && s_.railroads[other].track.meets(before & s_.board->urban)) met.insert(other);
        return met == r_.connections && s_.board->neighbours.connected(home_, before) == before;
    }

    const State& s_;
    const Railroad& r_;
    Hex home_;
};

}   // namespace roundhouse::prussian_rails
