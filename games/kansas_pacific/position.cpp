// Reading a position of Kansas Pacific: nothing impossible comes in.
#include <algorithm>
#include <string>

#include "games/kansas_pacific/charts.hpp"
#include "games/kansas_pacific/face.hpp"
#include "games/kansas_pacific/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(read_step(from, step_names)) {}

    void read() {
        from_.only({"game", "seats", "options", "board", "rules_version", "step", "decider", "players", "auction",
                    "railroads", "operating", "built", "land_grants", "wall_streets", "hex_pays"});
        check_chart(from_, "hex_pays", hex_pays_to_json());
        s_.step = step_.step;
        read_players(from_, s_, shares_a_railroad, {"cash", "shares"});
        check_railroads_are_known(from_, s_);
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(railroad(r), r);
        if (from_.is_sound()) read_counts();
        if (from_.is_sound()) read_current();
        if (from_.is_sound()) check_sold_shares();
        if (from_.is_sound()) read_auction();
        if (from_.is_sound()) check_question();
    }

private:
    Reader railroad(RailroadId r) const { return railroad_in(from_, s_, r); }

    void read_railroad(const Reader& from, RailroadId id) {
        from.only({"treasury", "income", "latest_dividend", "unsold", "president", "locomotives", "has_land_grant",
                   "gone_west", "track"});
        Railroad& r = s_.railroads[id];
        r.has_gone_west = from["gone_west"].truth();
        r.has_land_grant = from["has_land_grant"].truth();
        r.latest_dividend = from["latest_dividend"].money();
        set_cash(s_, State::Accounts::of(id), from["treasury"].money(r.has_gone_west ? 0_usd : most_money));
        read_track(from["track"], id);
        if (!from.is_sound()) return;
        read_unsold(from, r.shares, shares_a_railroad, !r.has_gone_west);
        read_president(from, r.shares, s_.seats);

        const int built = r.track.size() - 1;
        const int left = locomotives_to_build + (r.has_land_grant ? land_grant_locomotives : 0) - built;
        if (left < 0) return from["track"].refuse("has more hexes than the railroad has locomotives");
        r.locomotives = static_cast<std::int8_t>(r.has_gone_west ? 0 : left);
        from["locomotives"].number(r.locomotives, r.locomotives);
    }

    void read_track(const Reader& from, RailroadId id) {
        const HexSet track = read_places<HexSet>(from, s_.board->hex_ids, "hex");
        if (!from.is_sound()) return;
        const Hex home = s_.board->home[id];
        if (!track.contains(home)) return from.refuse("must contain the home hex " + s_.board->name_of(home).id);
        if (s_.board->neighbours.connected(home, track) != track) return from.refuse("does not hang together");
        for (const Metropolis& m : s_.board->metropolises)
            if ((track & m.hexes).size() > 1) return from.refuse("has two hexes of " + m.name);
        s_.railroads[id].track = track;
        int others = 0;
        track.each([&](Hex h) {
            others = 0;
            for (RailroadId other : all_railroads) others += other < id && s_.railroads[other].track.contains(h);
            if (others > 1) from.refuse("enters " + s_.board->name_of(h).id + ", where two railroads are already");
        });
    }

    void read_counts() {
        State right = KansasPacific::recomputed(s_);
        s_ = right;
        for (RailroadId id : all_railroads) {
            const Reader from = railroad(id);
            const Railroad& r = s_.railroads[id];
            from["income"].number(r.income.dollars, r.income.dollars);
            if (r.has_land_grant && !r.is_west_of_line)
                from["has_land_grant"].refuse("must be false: there is no track west of the line");
            if (r.has_gone_west && !r.is_on_west_edge)
                from["gone_west"].refuse("must be false: there is no track on a westernmost hex");
        }
        if (s_.land_grants < 0) from_["railroads"].refuse("has more than three railroads with a land grant");
        from_["land_grants"].number(s_.land_grants, s_.land_grants);
        const bool is_over = s_.step == Step::game_over;
        s_.wall_streets =
            static_cast<std::int8_t>(from_["wall_streets"].number(0, wall_streets_to_end - (is_over ? 0 : 1)));
        const bool has_ended = CheckForEnd::reason_to_end(s_).has_value();
        if (is_over && (s_.wall_streets == wall_streets_to_end) == has_ended)
            from_["step"].refuse(has_ended ? "would have been game_over before the eighth Wall Street"
                                           : "cannot be game_over: nothing has ended the game");
        if (!is_over && has_ended && from_["built"].number(0, most_track_a_turn) == 0)
            from_["step"].refuse("must be game_over: the game ended before this turn");
    }

    void read_current() {
        const Reader operating = from_["operating"];
        if (step_.is_in_turn) {
            s_.current = find_id(s_.board->railroad_ids, operating, "railroad");
            if (operating.is_sound() && s_.railroad().has_gone_west)
                operating.refuse("names a railroad that has gone west");
            const bool may_have_built = s_.step == Step::build_track || s_.step == Step::go_west;
            const int most = may_have_built ? std::min(most_track_a_turn, s_.railroad().track.size() - 1) : 0;
            s_.built = static_cast<std::int8_t>(from_["built"].number(0, most));
            return;
        }
        if (!operating.is_null()) operating.refuse("must be null outside a railroad's turn");
        from_["built"].number(0, 0);
        if (!step_.purpose.empty())
            s_.current = find_id(s_.board->railroad_ids, from_["auction"]["railroad"], "railroad");
    }

    // Before the first turn each railroad has sold one share, those of which the auction is still to come none.
    void check_sold_shares() {
        const bool is_opening = s_.step == Step::choose_first_bidder || s_.step == Step::opening_auction;
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const Reader from = railroad(id);
            const bool is_to_come = is_opening && !(id < s_.current);
            if (is_to_come && r.shares.sold > 0)
                from["unsold"].refuse("must be 6 before the railroad's opening auction");
            if (!is_to_come && r.shares.sold == 0)
                from["unsold"].refuse("must be below 6 after the railroad's opening auction");
            if (is_opening && r.shares.sold > 1) from["unsold"].refuse("must be 5 before the first turn");
            if (is_opening && r.track.size() > 1)
                from["track"].refuse("must be the home hex alone before the first turn");
            if (is_opening && r.latest_dividend > 0_usd)
                from["latest_dividend"].refuse("must be 0 before the first turn");
            if (is_to_come && s_.ledger[id] > 0_usd)
                from["treasury"].refuse("must be 0 before the railroad's opening auction");
        }
        if (is_opening && s_.wall_streets > 0) from_["wall_streets"].refuse("must be 0 before the first turn");
        if (is_opening)
            check_money_of_opening(from_, s_,
                                   starting_cash[static_cast<std::size_t>(s_.seats - least_seats)] * s_.seats);
        else if (s_.step != Step::game_over) check_what_has_happened();
    }

    // A railroad has paid a dividend exactly when it has had a turn, and each Wall Street has sold a share.
    void check_what_has_happened() {
        int sold = 0, unsold = 0;
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const bool has_paid = s_.wall_streets > 0 || s_.step == Step::wall_street_auction || id < s_.current;
            if (has_paid != (r.latest_dividend > 0_usd))
                railroad(id)["latest_dividend"].refuse(has_paid ? "must be above 0 after a turn"
                                                                : "must be 0 before the first turn of the railroad");
            sold += r.shares.sold;
            unsold += r.shares.unsold;
        }
        if (unsold > 0 && sold - railroad_count < s_.wall_streets)
            from_["wall_streets"].refuse("is more than the shares that were sold allow");
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) return check_null_at_this_step(from);
        if (s_.railroad().shares.unsold == 0) return from["railroad"].refuse("has no share to sell");
        if (s_.step == Step::wall_street_auction) {
            State other = s_;
            WallStreet::choose_railroad(other);
            if (other.current != s_.current) return from["railroad"].refuse("is not the one that Wall Street sells");
        }
        s_.auction = auction_from_json(from, expected_auction(s_, {.opener = opener()}, step_.purpose), s_.seats);
    }

    // Who must have opened; nobody where it may be anybody.
    Seat opener() const {
        if (s_.step != Step::opening_auction) return s_.president();
        if (s_.current == RailroadId::rock_island) return Seat::nobody;
        return s_.railroads[RailroadId(static_cast<int>(s_.current) - 1)].shares.president;
    }

    void check_question() {
        s_.decider = Rules::decider(s_);
        if (s_.decider == Seat::nobody && s_.step != Step::game_over) return refuse_idle_step(from_);
        check_decider(from_, s_.decider);
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}   // namespace

void KansasPacific::read_state(const Reader& from, State& s) {
    for (Railroad& r : s.railroads) r.shares = {.unsold = shares_a_railroad};
    Position(from, s).read();
}

}   // namespace roundhouse
