// A position of Kansas Pacific as JSON, and back; nothing impossible comes in.
#include <string>

#include "games/kansas_pacific/face.hpp"
#include "wire/auction_json.hpp"
#include "wire/board_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

// The steps at which a game can stand; all others pass by themselves.
struct StepName {
    Step step;
    std::string_view name;
    std::string_view purpose;   // of the auction, where there is one
    bool is_in_turn;            // of a railroad
};
constexpr std::array step_names{
    StepName{Step::choose_first_bidder, "choose_first_bidder", "", false},
    StepName{Step::opening_auction, "opening_auction", "opening", false},
    StepName{Step::issue_share, "issue_share", "", true},
    StepName{Step::share_auction, "share_auction", "issue", true},
    StepName{Step::land_grant, "land_grant", "", true},
    StepName{Step::build_track, "build_track", "", true},
    StepName{Step::go_west, "go_west", "", true},
    StepName{Step::wall_street_auction, "wall_street_auction", "wall_street", false},
    StepName{Step::game_over, "game_over", "", false},
};

const StepName& name_of(Step step) {
    for (const StepName& n : step_names)
        if (n.step == step) return n;
    return step_names.back();
}

json::object railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    json::array track;
    r.track.each([&](Hex h) { track.emplace_back(s.board->name_of(h).id); });
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"latest_dividend", r.latest_dividend.dollars},
        {"unsold", r.shares.unsold},
        {"president", seat_to_json(r.shares.president)},
        {"locomotives", r.locomotives},
        {"has_land_grant", r.has_land_grant},
        {"gone_west", r.has_gone_west},
        {"track", std::move(track)},
    };
}

json::array players_to_json(const State& s) {
    json::array players;
    SeatSet::all(s.seats).each([&](Seat seat) {
        json::object shares;
        for (RailroadId r : all_railroads) shares[s.board->railroads[r].code] = s.railroads[r].shares.held[seat];
        players.push_back(json::object{{"cash", s.cash(seat).dollars}, {"shares", std::move(shares)}});
    });
    return players;
}

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(name_of_step()) {}

    void read() {
        from_.only({"game", "seats", "options", "board", "step", "decider", "players", "auction", "railroads", "operating",
                    "built", "land_grants", "wall_streets"});
        s_.step = step_.step;
        read_players();
        from_["railroads"].members([&](std::string_view code, const Reader& railroad) {
            if (!s_.board->railroad_ids.find(code)) railroad.refuse("is no railroad of this board");
        });
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(from_["railroads"][s_.board->railroads[r].code], r);
        if (from_.is_sound()) read_counts();
        if (from_.is_sound()) read_current();
        if (from_.is_sound()) check_sold_shares();
        if (from_.is_sound()) read_auction();
        if (from_.is_sound()) check_question();
    }

private:
    const StepName& name_of_step() {
        const std::string_view name = from_["step"].text();
        for (const StepName& n : step_names)
            if (n.name == name) return n;
        from_["step"].refuse("is no step at which this game can stand");
        return step_names.front();
    }

    void set_cash(State::Accounts::Account account, Money amount) {
        s_.ledger.pay(account, State::Accounts::bank, s_.ledger[account]);
        s_.ledger.pay(State::Accounts::bank, account, amount);
    }

    void read_players() {
        const Reader players = from_["players"];
        if (players.size() != s_.seats) return players.refuse("must have one entry a seat");
        SeatSet::all(s_.seats).each([&](Seat seat) {
            const Reader player = players.at(index(seat));
            player.only({"cash", "shares"});
            set_cash(State::Accounts::of(seat), player["cash"].money());
            read_shares(player, shares_a_railroad, [&](std::string_view code, const Reader& entry, int count) {
                const auto r = s_.board->railroad_ids.find(code);
                if (!r) return entry.refuse("is no railroad of this board");
                Shares& shares = s_.railroads[*r].shares;
                shares.held[seat] = static_cast<std::int8_t>(count);
                shares.sold = static_cast<std::int8_t>(shares.sold + count);
            });
        });
    }

    void read_railroad(const Reader& from, RailroadId id) {
        from.only({"treasury", "income", "latest_dividend", "unsold", "president", "locomotives", "has_land_grant", "gone_west", "track"});
        Railroad& r = s_.railroads[id];
        r.has_gone_west = from["gone_west"].truth();
        r.has_land_grant = from["has_land_grant"].truth();
        r.latest_dividend = from["latest_dividend"].money();
        set_cash(State::Accounts::of(id), from["treasury"].money(r.has_gone_west ? 0_usd : most_money));
        read_track(from["track"], id);
        if (!from.is_sound()) return;
        read_shares_left(from, r);

        const int built = r.track.size() - 1;
        const int left = locomotives_to_build + (r.has_land_grant ? land_grant_locomotives : 0) - built;
        if (left < 0) return from["track"].refuse("has more hexes than the railroad has locomotives");
        r.locomotives = static_cast<std::int8_t>(r.has_gone_west ? 0 : left);
        from["locomotives"].number(r.locomotives, r.locomotives);
    }

    void read_track(const Reader& from, RailroadId id) {
        HexSet track;
        from.each([&](const Reader& entry) {
            const Hex h = find_id(s_.board->hex_ids, entry, "hex");
            if (track.contains(h)) entry.refuse("is named twice");
            track.insert(h);
        });
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

    void read_shares_left(const Reader& from, Railroad& r) {
        if (r.shares.sold > shares_a_railroad) return from.refuse("has more than six shares in players' hands");
        r.shares.unsold = static_cast<std::int8_t>(r.has_gone_west ? 0 : shares_a_railroad - r.shares.sold);
        from["unsold"].number(r.shares.unsold, r.shares.unsold);
        r.shares.president = from["president"].seat_or_null(s_.seats);
        if ((r.shares.president == Seat::nobody) != (r.shares.sold == 0))
            return from["president"].refuse("must be a seat where a share is sold, and null where none is");
        if (r.shares.largest_holder(s_.seats) != r.shares.president) from["president"].refuse("does not hold the most shares");
    }

    void read_counts() {
        State right = KansasPacific::recomputed(s_);
        s_ = right;
        for (RailroadId id : all_railroads) {
            const Reader from = from_["railroads"][s_.board->railroads[id].code];
            const Railroad& r = s_.railroads[id];
            from["income"].number(r.income.dollars, r.income.dollars);
            if (r.has_land_grant && !r.is_west_of_line) from["has_land_grant"].refuse("must be false: there is no track west of the line");
            if (r.has_gone_west && !r.is_on_west_edge) from["gone_west"].refuse("must be false: there is no track on a westernmost hex");
        }
        if (s_.land_grants < 0) from_["railroads"].refuse("has more than three railroads with a land grant");
        from_["land_grants"].number(s_.land_grants, s_.land_grants);
        const bool is_over = s_.step == Step::game_over;
        s_.wall_streets = static_cast<std::int8_t>(from_["wall_streets"].number(0, wall_streets_to_end - (is_over ? 0 : 1)));
        const bool has_ended = CheckForEnd::reason_to_end(s_).has_value();
        if (is_over && (s_.wall_streets == wall_streets_to_end) == has_ended)
            from_["step"].refuse(has_ended ? "would have been game_over before the eighth Wall Street" : "cannot be game_over: nothing has ended the game");
        if (!is_over && has_ended && from_["built"].number(0, most_track_a_turn) == 0)
            from_["step"].refuse("must be game_over: the game ended before this turn");
    }

    void read_current() {
        const Reader operating = from_["operating"];
        if (step_.is_in_turn) {
            s_.current = find_id(s_.board->railroad_ids, operating, "railroad");
            if (operating.is_sound() && s_.railroad().has_gone_west) operating.refuse("names a railroad that has gone west");
            const bool may_have_built = s_.step == Step::build_track || s_.step == Step::go_west;
            const int most = may_have_built ? std::min(most_track_a_turn, s_.railroad().track.size() - 1) : 0;
            s_.built = static_cast<std::int8_t>(from_["built"].number(0, most));
            return;
        }
        if (!operating.is_null()) operating.refuse("must be null outside a railroad's turn");
        from_["built"].number(0, 0);
        if (!step_.purpose.empty()) s_.current = find_id(s_.board->railroad_ids, from_["auction"]["railroad"], "railroad");
    }

    // Before the first turn each railroad has sold one share, those of which the auction is still to come none.
    void check_sold_shares() {
        const bool is_opening = s_.step == Step::choose_first_bidder || s_.step == Step::opening_auction;
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const Reader from = from_["railroads"][s_.board->railroads[id].code];
            const bool is_to_come = is_opening && !(id < s_.current);
            if (is_to_come && r.shares.sold > 0) from["unsold"].refuse("must be 6 before the railroad's opening auction");
            if (!is_to_come && r.shares.sold == 0) from["unsold"].refuse("must be below 6 after the railroad's opening auction");
            if (is_opening && r.shares.sold > 1) from["unsold"].refuse("must be 5 before the first turn");
            if (is_opening && r.track.size() > 1) from["track"].refuse("must be the home hex alone before the first turn");
            if (is_opening && r.latest_dividend > 0_usd) from["latest_dividend"].refuse("must be 0 before the first turn");
            if (is_to_come && s_.ledger[id] > 0_usd) from["treasury"].refuse("must be 0 before the railroad's opening auction");
        }
        if (is_opening && s_.wall_streets > 0) from_["wall_streets"].refuse("must be 0 before the first turn");
        if (is_opening) check_money_of_opening();
        else if (s_.step != Step::game_over) check_what_has_happened();
    }

    void check_money_of_opening() {
        Money sum;
        for (RailroadId id : all_railroads) sum += s_.ledger[id];
        SeatSet::all(s_.seats).each([&](Seat seat) { sum += s_.cash(seat); });
        const Money right = starting_cash[static_cast<std::size_t>(s_.seats - least_seats)] * s_.seats;
        if (sum != right) from_["players"].refuse("must hold, with the treasuries, " + dollars(right) + " before the first turn");
    }

    // A railroad has paid a dividend exactly when it has had a turn, and each Wall Street has sold a share.
    void check_what_has_happened() {
        int sold = 0, unsold = 0;
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const bool has_paid = s_.wall_streets > 0 || s_.step == Step::wall_street_auction || id < s_.current;
            if (has_paid != (r.latest_dividend > 0_usd))
                from_["railroads"][s_.board->railroads[id].code]["latest_dividend"].refuse(has_paid ? "must be above 0 after a turn" : "must be 0 before the first turn of the railroad");
            sold += r.shares.sold;
            unsold += r.shares.unsold;
        }
        if (unsold > 0 && sold - railroad_count < s_.wall_streets) from_["wall_streets"].refuse("is more than the shares that were sold allow");
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) {
            if (!from.is_null()) from.refuse("must be null at this step");
            return;
        }
        ExpectedAuction expected{.terms = {.opener = opener()},
                                 .railroad = s_.board->railroads[s_.current].code,
                                 .purpose = step_.purpose,
                                 .bidders = SeatSet::all(s_.seats),
                                 .cash = {}};
        expected.bidders.each([&](Seat seat) { expected.cash[seat] = s_.cash(seat); });
        if (s_.railroad().shares.unsold == 0) return from["railroad"].refuse("has no share to sell");
        if (s_.step == Step::wall_street_auction) {
            State other = s_;
            WallStreet::choose_railroad(other);
            if (other.current != s_.current) return from["railroad"].refuse("is not the one that Wall Street sells");
        }
        s_.auction = auction_from_json(from, expected, s_.seats);
    }

    // Who must have opened; nobody where it may be anybody.
    Seat opener() const {
        if (s_.step != Step::opening_auction) return s_.president();
        if (s_.current == RailroadId::rock_island) return Seat::nobody;
        return s_.railroads[RailroadId(static_cast<int>(s_.current) - 1)].shares.president;
    }

    void check_question() {
        s_.decider = Rules::decider(s_);
        if (s_.decider == Seat::nobody && s_.step != Step::game_over)
            return from_["step"].refuse("cannot be " + std::string(step_.name) + ": nobody would have anything to decide");
        check_decider(from_, s_.decider);
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}  // namespace

std::string_view KansasPacific::step_name(const State& s) { return name_of(s.step).name; }

State KansasPacific::recomputed(const State& s) {
    State fresh = s;
    fresh.used = fresh.full = {};
    fresh.land_grants = land_grants_in_all;
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        r.track = r.open = {};
        r.is_west_of_line = r.is_on_west_edge = false;
        fresh.land_grants = static_cast<std::int8_t>(fresh.land_grants - r.has_land_grant);
        s.railroads[railroad].track.each([&](Hex h) { enter_hex(fresh, railroad, h); });
    }
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        const Hex home = s.board->home[railroad];
        const auto pays = [&](Hex h) { return fresh.full.contains(h) ? s.board->terrain[h].shared : s.board->terrain[h].alone; };
        r.income = starting_income[railroad] - s.board->terrain[home].alone + (r.has_gone_west ? gone_west_income : 0_usd);
        r.track.each([&](Hex h) { r.income += pays(h); });
        r.shares.sold = 0;
        for (std::int8_t held : r.shares.held) r.shares.sold = static_cast<std::int8_t>(r.shares.sold + held);
    }
    return fresh;
}

KansasPacific::Settings KansasPacific::settings_from_json(const Reader& from, int) {
    from.only({});
    return {};
}

void KansasPacific::write_state(const State& s, Seat, json::object& out) {
    const StepName& step = name_of(s.step);
    const std::string& code = s.board->railroads[s.current].code;
    json::object railroads;
    for (RailroadId r : all_railroads) railroads[s.board->railroads[r].code] = railroad_to_json(s, r);

    out["players"] = players_to_json(s);
    out["auction"] = auction_to_json(s.auction, code, step.purpose, s.seats);
    out["railroads"] = std::move(railroads);
    out["operating"] = step.is_in_turn ? json::value(code) : json::value(nullptr);
    out["built"] = s.built;
    out["land_grants"] = s.land_grants;
    out["wall_streets"] = s.wall_streets;
}

void KansasPacific::read_state(const Reader& from, State& s) {
    for (Railroad& r : s.railroads) r.shares = {.unsold = shares_a_railroad};
    Position(from, s).read();
}

}  // namespace roundhouse
