// Reading the players of a position of Rail Baron: their trains, deeds and status.
#include "games/rail_baron/position_players.hpp"

namespace roundhouse::rail_baron {

namespace {

class Players : public PartOfPosition {
public:
    Players(const Reader& from, State& s, const StepName& step) : PartOfPosition(from, s, step) {}

    void read_players() {
        const Reader players = from_["players"];
        if (players.size() != s_.seats) return players.refuse("must have one entry a seat");
        SeatSet::all(s_.seats).each([&](Seat seat) {
            if (from_.is_sound()) read_player(of(seat), seat);
        });
        if (from_.is_sound() && !is_over() && s_.in_game().size() < 2)
            players.refuse("must have two players who are not out");
        if (from_.is_sound() && is_player(s_.turn) && !is_over() && s_.player().is_out)
            from_["turn"].refuse("is a player who is out");
    }

private:
    void read_player(const Reader& from, Seat seat) {
        from.only({"cash", "engine", "home", "at", "destination", "departure", "declared", "early", "alternate",
                   "may_swap", "ridden", "established", "railroads", "out"});
        Player& p = s_.players[seat];
        s_.ledger.pay(State::Accounts::of(seat), State::Accounts::bank, s_.cash(seat));
        s_.ledger.pay(State::Accounts::bank, State::Accounts::of(seat), from["cash"].money());
        p.engine = Engine(from["engine"].one_of(engine_words));
        p.home = parts_.city_or_null(from["home"]);
        p.at = from["at"].is_null() ? Milepost::none : parts_.milepost(from["at"]);
        p.destination = parts_.city_or_null(from["destination"]);
        p.departure = parts_.city_or_null(from["departure"]);
        p.alternate = parts_.city_or_null(from["alternate"]);
        p.is_declared = from["declared"].truth();
        p.is_early = from["early"].truth();
        p.may_swap = from["may_swap"].truth();
        p.is_out = from["out"].truth();
        p.ridden = parts_.segments(from["ridden"]);
        p.established = parts_.fees(from["established"], s_.fee);
        p.railroads = parts_.railroads(from["railroads"], board_.for_sale);
        if (from.is_sound()) check_home(from, seat);
        if (from.is_sound()) check_status(from, p, seat);
        if (from.is_sound() && p.at != Milepost::none) check_train(from, p);
    }

    // In turn order those who have looked up a home have one.
    void check_home(const Reader& from, Seat seat) const {
        const Player& p = s_.players[seat];
        const auto place = [&](Seat of) { return (index(of) - index(s_.first) + s_.seats) % s_.seats; };
        const bool has_home = s_.step != Step::draw_order && (!is_looking_up_homes() || place(seat) < place(s_.turn));
        for (const char* key : {"home", "at", "departure"})
            if (from[key].is_null() == has_home)
                from[key].refuse(has_home ? "must not be null after the home is known"
                                          : "must be null before the home is known");
        if (!is_preparing()) return;
        if (p.at != p.home) from["at"].refuse("must be the home before the first turn");
        if (!p.may_swap) from["may_swap"].refuse("must be true before the first turn");
        if (p.engine != Engine::freight) from["engine"].refuse("must be freight before the first turn");
        if (p.is_out) from["out"].refuse("must be false before the first turn");
        if (step_.phase != Phase::starting_auction && !p.railroads.empty())
            from["railroads"].refuse("must be empty before any is sold");
    }

    void check_status(const Reader& from, const Player& p, Seat seat) const {
        const bool looks_up_alternate = seat == s_.turn && p.is_declared && is_looking_up();
        if (p.is_declared && p.destination != p.home)
            from["destination"].refuse("must be the home of a declared player");
        if (p.is_declared && p.is_out) from["declared"].refuse("must be false for a player who is out");
        if (!p.is_declared && !p.is_out && p.alternate != Milepost::none)
            from["alternate"].refuse("must be null for a player who is not declared");
        const bool declared_at_home = is_over() && seat == s_.turn && p.at == p.home;
        if (p.is_declared && !looks_up_alternate && !declared_at_home && p.alternate == Milepost::none)
            from["alternate"].refuse("must be a city for a declared player");
        if (p.is_early && (!p.is_declared || !s_.variants.short_game || !s_.has_sold_out()))
            from["early"].refuse(
                "must be false but for one who declared in the short game after the bank had sold out");
        const bool is_about_to_pay = seat == s_.turn && is_raising_cash();
        if (p.is_declared && p.is_home() && !is_over() && !is_about_to_pay && !may_stand_at_home(p, seat))
            from["at"].refuse("cannot be the home of this declared player: the game would be won, or the status lost");
        const bool is_bound = p.destination != Milepost::none && !p.is_declared;
        if (p.may_swap && (is_bound || p.at != p.home || p.departure != p.home))
            from["may_swap"].refuse("must be false after the first destination is known");
        if (p.is_out && (s_.cash(seat) > 0_usd || !p.railroads.empty()))
            from["out"].refuse("must be false for a player with cash or railroads");
    }

    // An early declared player is safe there in the last round. Another one stays declared without the cash to win, and
    // loses every turn (RB-54).
    bool may_stand_at_home(const Player& p, Seat seat) const {
        if (p.is_early) return s_.last_round;
        return !status_needs_the_cash(s_) && !(seat == s_.turn && is_looking_up());
    }

    // A train gets to a dot by riding, rides in one piece from junction to junction, and has a ban only under way.
    void check_train(const Reader& from, const Player& p) const {
        const Network& network = board_.network;
        MilepostSet touched{p.at};
        SegmentSet not_ridden;
        for (int i = 0; i < network.segments(); ++i) {
            if (!p.ridden.contains(Segment(i))) {
                not_ridden.insert(Segment(i));
                continue;
            }
            for (const Milepost m : {network.track(Segment(i)).a, network.track(Segment(i)).b}) {
                touched.insert(m);
                if (network.is_junction(m)) continue;
                const auto ends = network.stretches(m);
                if (!p.ridden.contains(ends[0].last) && !p.ridden.contains(ends[1].last))
                    return from["ridden"].refuse("has track at " + board_.name_of(m).id
                                                 + " that was reached from neither side");
            }
        }
        if (p.ridden.empty() && !board_.is_city(p.at))
            return from["at"].refuse("must be a city where nothing was ridden");
        if (!network.reached(p.at, not_ridden).covers(touched))
            return from["ridden"].refuse("does not hang together with the train");
        if (p.destination == Milepost::none && !p.ridden.empty())
            return from["ridden"].refuse("must be empty without a destination");
        p.established.each([&](RailroadId r, Money) {
            if (!board_.serving[p.at].contains(r))
                from["established"].refuse("has " + board_.name_of(r).code + ", which is not where the train stands");
        });
    }
};

class TurnPlayer : public PartOfPosition {
public:
    TurnPlayer(const Reader& from, State& s, const StepName& step) : PartOfPosition(from, s, step) {}

    void check_turn_player() {
        if (is_over() || is_preparing()) return;
        const Player& p = s_.player();
        const Reader from = of(s_.turn);
        const bool needs_city =
            is_at({Step::declare, Step::purchase, Step::third_player}) || (is_looking_up() && !p.is_declared);
        const bool has_one = p.destination != Milepost::none;
        if (needs_city && has_one) return from["destination"].refuse("must be null at this step");
        if (is_at({Step::swap_home, Step::roll, Step::step, Step::throw_bonus})) {
            if (!has_one) return from["destination"].refuse("must not be null at this step");
            if (p.at == p.destination) return from["at"].refuse("cannot be the destination at this step");
        }
        if (s_.step == Step::swap_home && (p.at != p.home || p.departure != p.home || !p.ridden.empty()))
            return from["at"].refuse("must be the home before a swap");
        if (is_looking_up() && p.is_declared && p.alternate != Milepost::none)
            return from["alternate"].refuse("must be null before it is looked up");
        if (s_.step == Step::throw_bonus && s_.bonus != RedDie::to_throw && s_.bounce != RedDie::to_throw)
            return from_["bonus"].refuse("or bounce must be still to be thrown");
        if (is_looking_up() && s_.dice != Dice{} && s_.bounce == RedDie::none)
            from_["bounce"].refuse("must not be null: a lookup after the roll is a bounce out");
    }
};

}   // namespace

void read_players(const Reader& from, State& s, const StepName& step) { Players(from, s, step).read_players(); }
void check_turn_player(const Reader& from, State& s, const StepName& step) {
    TurnPlayer(from, s, step).check_turn_player();
}

}   // namespace roundhouse::rail_baron
