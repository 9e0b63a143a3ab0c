// Wall Street: after all railroads have had their turn, one share is sold.
#pragma once
#include "games/kansas_pacific/sell_share.hpp"

namespace roundhouse::kansas_pacific {

constexpr int wall_streets_to_end = 8;

// A share of the railroad with the highest latest dividend; its president opens the bidding.
struct WallStreet {
    static constexpr Step here = Step::wall_street;

    static Step run(State& s, auto& tell) {
        const int number = s.wall_streets + 1;
        const bool is_last = number == wall_streets_to_end;
        if (!choose_railroad(s)) {
            tell(Event::wall_street_empty(number, is_last));
            return Step::wall_street_closes;
        }
        tell(Event::wall_street_opened(number, is_last, s.current, s.railroad().latest_dividend, is_tie_broken(s)));
        open_auction(s, Purpose::wall_street, s.president(), tell);
        return Step::wall_street_auction;
    }

    // Of railroads with the same dividend, the one that is later in turn order (KP-28). False: nothing is unsold.
    static bool choose_railroad(State& s) {
        Money highest{-1};
        for (RailroadId r : all_railroads) {
            const Railroad& railroad = s.railroads[r];
            if (railroad.shares.unsold == 0 || railroad.latest_dividend < highest) continue;
            highest = railroad.latest_dividend;
            s.current = r;
        }
        return highest >= 0_usd;
    }

private:
    // Whether the turn order decided between the railroad and others that paid as much.
    static bool is_tie_broken(const State& s) {
        int alike = 0;
        for (const Railroad& r : s.railroads)
            alike += r.shares.unsold > 0 && r.latest_dividend == s.railroad().latest_dividend;
        return alike > 1;
    }
};

struct WallStreetAuction : ShareBidding<Step::wall_street_auction, Step::wall_street_closes> {};

// The presidency may have changed. The eighth Wall Street ends the game at once.
struct WallStreetCloses {
    static constexpr Step here = Step::wall_street_closes;

    static Step run(State& s, auto& tell) {
        if (s.auction.is_open()) sell_share(s, tell);
        if (++s.wall_streets == wall_streets_to_end) return end_game(s, Ending::wall_streets, tell);
        return begin_turn(s, RailroadId::rock_island, tell);
    }
};

}   // namespace roundhouse::kansas_pacific
