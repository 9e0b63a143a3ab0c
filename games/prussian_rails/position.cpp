// Reading a position of Prussian Rails: nothing impossible comes in.
#include <string>

#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/step_names.hpp"
#include "games/prussian_rails/unfinished_expansion.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(read_step(from, step_names)) {}

    void read() {
        from_.only({"game", "seats", "options", "board", "rules_version", "step", "decider", "players", "auction",
                    "railroads", "connections", "order", "cup", "acting", "expanding", "round_all_passed", "agreed",
                    "idle_rounds", "passes"});
        s_.step = step_.step;
        read_players(from_, s_, shares_a_railroad, {"cash", "shares", "income"});
        check_railroads_are_known(from_, s_);
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(railroad(r), r);
        if (from_.is_sound()) read_current();
        if (from_.is_sound()) read_connections();
        if (from_.is_sound()) check_incomes();
        if (from_.is_sound()) check_sold_shares();
        if (from_.is_sound()) read_turns();
        if (from_.is_sound()) read_rounds();
        if (from_.is_sound()) read_auction();
        if (from_.is_sound()) check_end();
        if (from_.is_sound()) check_question();
    }

private:
    Reader railroad(RailroadId id) const { return railroad_in(from_, s_, id); }

    bool is_opening() const { return s_.step == Step::choose_first_bidder || s_.step == Step::opening_auction; }

    void read_railroad(const Reader& from, RailroadId id) {
        from.only({"treasury", "income", "unsold", "cubes", "track"});
        Railroad& r = s_.railroads[id];
        set_cash(s_, State::Accounts::of(id), from["treasury"].money());
        read_track(from["track"], id);
        if (!from.is_sound()) return;
        read_unsold(from, r.shares, shares_a_railroad);
        const int left = s_.board->cubes[id] - (r.track.size() - 1);
        if (left < 0) return from["track"].refuse("has more hexes than the railroad has cubes");
        r.cubes = static_cast<std::int8_t>(left);
        from["cubes"].number(left, left);
    }

    void read_track(const Reader& from, RailroadId id) {
        const Board& board = *s_.board;
        const HexSet track = read_places<HexSet>(from, board.hex_ids, "hex");
        if (!from.is_sound()) return;
        const Hex home = board.home[id];
        if (!track.contains(home)) return from.refuse("must contain the home " + board.name_of(home).id);
        if (board.neighbours.connected(home, track) != track) return from.refuse("does not hang together");
        if ((track & board.approaches).size() > 1) return from.refuse("has two Berlin approaches");
        for (RailroadId other : all_railroads) {
            if (!(other < id)) break;
            const HexSet both = (track & s_.railroads[other].track) - board.urban;
            if (!both.empty())
                return from.refuse("enters " + board.name_of(both.first()).id + ", where another railroad is");
        }
        s_.railroads[id].track = track;
    }

    // The railroad whose share is under the hammer, or that expands.
    void read_current() {
        if (!step_.purpose.empty())
            s_.current = find_id(s_.board->railroad_ids, from_["auction"]["railroad"], "railroad");
        const Reader from = from_["expanding"];
        if (s_.step != Step::build_track) return check_null_at_this_step(from);
        from.only({"railroad", "built", "spent", "dearest_rural"});
        s_.current = find_id(s_.board->railroad_ids, from["railroad"], "railroad");
        s_.expansion.built = static_cast<std::int8_t>(from["built"].number(0, most_cubes_an_expansion(s_.current)));
        s_.expansion.spent = from["spent"].money();
        s_.expansion.dearest_rural = from["dearest_rural"].money(dearest_terrain);
    }

    void read_connections() {
        for (Railroad& r : s_.railroads) r.connections = {};
        from_["connections"].each([&](const Reader& pair) {
            if (pair.size() != 2) return pair.refuse("must be a pair of railroads");
            const RailroadId a = find_id(s_.board->railroad_ids, pair.at(0), "railroad");
            const RailroadId b = find_id(s_.board->railroad_ids, pair.at(1), "railroad");
            if (a == b) return pair.refuse("names a railroad twice");
            if (s_.railroads[a].connections.contains(b)) return pair.refuse("is there twice");
            s_.railroads[a].connections.insert(b);
            s_.railroads[b].connections.insert(a);
        });
        if (from_.is_sound()) check_connections();
    }

    // Those of the railroad that expands are still those from before its Expansion.
    void check_connections() {
        const bool is_expanding = s_.step == Step::build_track;
        if (is_expanding && !UnfinishedExpansion(s_).is_possible())
            return from_["expanding"].refuse("does not fit the railroad's track and connections");
        const State right = PrussianRails::recomputed(s_);
        for (RailroadId id : all_railroads)
            if (s_.railroads[id].connections != right.railroads[id].connections)
                return from_["connections"].refuse("must be the pairs of railroads that share a city");
        s_ = right;
    }

    void check_incomes() {
        for (RailroadId id : all_railroads) {
            const Money income = s_.railroads[id].income;
            railroad(id)["income"].number(income.dollars, income.dollars);
        }
        SeatSet::all(s_.seats).each([&](Seat seat) {
            const Money income = s_.player_income[seat];
            from_["players"].at(index(seat))["income"].number(income.dollars, income.dollars);
        });
    }

    // After the opening each railroad has sold a share; third ones are sold when all second ones are.
    void check_sold_shares() {
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const Reader from = railroad(id);
            const bool is_to_come = is_opening() && !(id < s_.current);
            if (is_to_come && r.shares.sold > 0)
                from["unsold"].refuse("must be 3 before the railroad's opening auction");
            if (!is_to_come && r.shares.sold == 0)
                from["unsold"].refuse("must be below 3 after the railroad's opening auction");
            if (is_opening() && r.shares.sold > 1) from["unsold"].refuse("must be 2 before the first turn");
            if (is_opening() && r.track.size() > 1)
                from["track"].refuse("must be the home alone before the first turn");
            if (is_to_come && s_.treasury(id) > 0_usd)
                from["treasury"].refuse("must be 0 before the railroad's opening auction");
            if (r.shares.unsold == 0 && !all_seconds_sold(s_))
                from["unsold"].refuse("must be above 0 until every railroad has sold its second share");
        }
        if (is_opening())
            check_money_of_opening(from_, s_,
                                   starting_cash[static_cast<std::size_t>(s_.seats - least_seats)] * s_.seats);
    }

    void read_turns() {
        const Reader order = from_["order"], acting = from_["acting"];
        const bool is_drawing = s_.step == Step::draw_disk;
        if (order.size() >= s_.seats) return order.refuse("must have fewer turns than there are players");
        order.each([&](const Reader& seat) { s_.order.add(seat.seat(s_.seats)); });
        if (!step_.is_in_turn && !is_drawing && s_.order.size() > 0) order.refuse("must be empty at this step");
        if (step_.is_in_turn) s_.acting = acting.seat(s_.seats);
        else if (!acting.is_null()) acting.refuse("must be null outside a player's turn");
        if (from_.is_sound()) read_cup();
    }

    // What the incomes put in, less what is drawn; nothing outside the draw.
    void read_cup() {
        const Reader cup = from_["cup"];
        BySeat<std::int8_t> right{};
        if (s_.step == Step::draw_disk) {
            SeatSet::all(s_.seats).each([&](Seat seat) { right[seat] = FillCup::disks(s_, seat); });
            for (int turn = 0; turn < s_.order.size(); ++turn)
                if (--right[s_.order[turn]] < 0)
                    return from_["order"].refuse("has more turns of a player than there were disks");
        }
        cup.members([&](std::string_view key, const Reader& disks) {
            const int seat = key.size() == 1 ? key[0] - '0' : -1;
            if (seat < 0 || seat >= s_.seats) return disks.refuse("is no seat");
            s_.cup[Seat(seat)] = static_cast<std::int8_t>(disks.number(0, most_seats));
        });
        if (cup.is_sound() && s_.cup != right)
            cup.refuse("must hold the disks that the incomes call for, less those drawn");
    }

    void read_rounds() {
        const bool is_over = s_.step == Step::game_over, is_asked = s_.step == Step::agree_to_end;
        const Reader passed = from_["round_all_passed"];
        s_.round_all_passed = passed.truth();
        const int most_idle = is_opening() ? 0 : idle_rounds_to_end(s_) - (is_over ? 0 : 1);
        s_.idle_rounds = static_cast<std::int8_t>(from_["idle_rounds"].number(is_asked ? 1 : 0, most_idle));
        s_.agreed = static_cast<std::int8_t>(from_["agreed"].number(0, is_over    ? s_.seats
                                                                       : is_asked ? s_.seats - 1
                                                                                  : 0));
        if (is_over && s_.agreed > 0 && s_.agreed < s_.seats)
            from_["agreed"].refuse("must be 0, or all players, when the game is over");

        const bool must_be = is_round_to_come() || ends_by_passing();
        const bool must_not_be = is_opening() || s_.step == Step::share_auction || s_.step == Step::build_track;
        if (must_be && !s_.round_all_passed) passed.refuse("must be true here");
        if (must_not_be && s_.round_all_passed) passed.refuse("must be false here");
        if (s_.step == Step::take_turn && s_.round_all_passed) check_disks();
        if (from_.has("passes")) read_passes();
    }

    // Positions of version 1 have none. A Capitalization or an Expansion clears them.
    void read_passes() {
        const Reader passes = from_["passes"];
        if (passes.size() != s_.seats) return passes.refuse("must have one entry per seat");
        const bool is_cleared = is_opening() || s_.step == Step::share_auction || s_.step == Step::build_track;
        bool is_any = false;
        SeatSet::all(s_.seats).each([&](Seat seat) {
            s_.passes[seat] =
                static_cast<std::int8_t>(passes.at(index(seat)).number(0, is_cleared ? 0 : passes_to_end));
            is_any |= s_.passes[seat] > 0;
        });
        if (s_.idle_rounds > 0 && s_.round_all_passed && !is_any) passes.refuse("must count those of the idle rounds");
    }

    // Passes change no income: what the players put into the cup can still be told.
    void check_disks() {
        SeatSet::all(s_.seats).each([&](Seat seat) {
            int turns = s_.acting == seat;
            for (int turn = 0; turn < s_.order.size(); ++turn) turns += s_.order[turn] == seat;
            if (turns > FillCup::disks(s_, seat))
                from_["order"].refuse("has more turns of a player than there were disks");
        });
    }

    bool ends_by_passing() const { return s_.agreed == s_.seats || s_.idle_rounds == idle_rounds_to_end(s_); }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) return check_null_at_this_step(from);
        if (s_.step == Step::share_auction && refusal_to_capitalize(s_, s_.current))
            return from["railroad"].refuse("has no share that may be offered");
        s_.auction = auction_from_json(
            from, expected_auction(s_, {.opener = opener(), .minimum = minimum_bid}, step_.purpose), s_.seats);
    }

    // Who must have opened; nobody where it may be anybody.
    Seat opener() const {
        if (s_.step == Step::share_auction) return s_.acting;
        if (s_.current == all_railroads.front()) return Seat::nobody;
        return s_.railroads[RailroadId(static_cast<int>(s_.current) - 1)].shares.largest_holder(s_.seats);
    }

    // As long as nothing but passes has happened since the order was determined, nothing can have ended the game.
    void check_end() {
        const bool has_ended = DetermineOrder::reason_to_end(s_).has_value(), is_over = s_.step == Step::game_over;
        if (!is_over && has_ended && s_.round_all_passed)
            from_["step"].refuse("must be game_over: the game ended before this round");
        const bool has_stopped = ends_by_passing() || nobody_wants_to_move(s_);
        if (is_over && has_ended && ends_by_passing())
            from_["step"].refuse("would have been game_over before the players were asked");
        if (is_over && !has_ended && !has_stopped)
            from_["step"].refuse("cannot be game_over: nothing has ended the game");
        if (is_round_to_come() && nobody_wants_to_move(s_))
            from_["passes"].refuse("would have ended the game before this round");
    }
    bool is_round_to_come() const {
        return s_.step == Step::agree_to_end || s_.step == Step::draw_disk
               || (s_.step == Step::take_turn && s_.order.size() == s_.seats - 1);
    }

    void check_question() {
        if (s_.step == Step::take_turn) s_.expandable = expandable_by(s_, s_.acting);
        s_.decider = Rules::decider(s_);
        if (s_.step != Step::game_over && (s_.decider == Seat::nobody || has_one_answer()))
            return refuse_idle_step(from_);
        if (s_.step == Step::build_track && s_.railroad().shares.held[s_.acting] == 0)
            return from_["acting"].refuse("holds no share of the railroad that expands");
        check_decider(from_, s_.decider);
    }

    bool has_one_answer() const {
        if (s_.step == Step::take_turn) return TakeTurn::only_answer(s_).has_value();
        return s_.step == Step::build_track && BuildTrack::only_answer(s_).has_value();
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}   // namespace

void PrussianRails::read_state(const Reader& from, State& s) {
    for (Railroad& r : s.railroads) r.shares = {.unsold = shares_a_railroad};
    Position(from, s).read();
}

}   // namespace roundhouse
