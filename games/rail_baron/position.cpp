// Reading a position of Rail Baron; nothing impossible comes in.
#include <string>

#include "games/rail_baron/face.hpp"
#include "games/rail_baron/position_parts.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/auction_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s)
        : from_(from), s_(s), board_(*s.board), parts_(board_), step_(name_of_step()) {}

    void read() {
        from_.only({"game",    "rules_version",  "seats",   "options", "board",  "step",       "decider",
                    "players", "auction",        "bank",    "third",   "fee",    "first",      "turn",
                    "turns",   "roll",           "left",    "bonus",   "bounce", "lookup",     "rates",
                    "owed",    "after_purchase", "rovered", "drawn",   "aside",  "last_round", "winner"});
        s_.step = step_.step;
        using Part = void (Position::*)();
        for (Part part :
             {&Position::read_turn, &Position::read_players, &Position::read_deeds, &Position::read_roll,
              &Position::read_lookup, &Position::read_debt, &Position::read_after_purchase, &Position::read_auction,
              &Position::read_end, &Position::check_turn_player, &Position::check_question})
            if (from_.is_sound()) (this->*part)();
    }

private:
    const StepName& name_of_step() {
        const std::string_view name = from_["step"].text();
        for (const StepName& n : step_names)
            if (n.name == name) return n;
        from_["step"].refuse("is no step at which this game can stand");
        return step_names.front();
    }
    bool is_at(std::initializer_list<Step> steps) const {
        return std::find(steps.begin(), steps.end(), s_.step) != steps.end();
    }
    bool is_over() const { return s_.step == Step::game_over; }
    bool is_looking_up() const { return is_at({Step::throw_for_region, Step::pick_region, Step::throw_for_city}); }
    bool is_raising_cash() const { return is_at({Step::raise_cash, Step::cash_auction}); }
    // Before the first turn.
    bool is_preparing() const { return s_.turns == 0; }
    bool is_looking_up_homes() const { return is_preparing() && is_looking_up(); }

    void read_turn() {
        const bool is_known = s_.step != Step::draw_order;
        s_.first = from_["first"].seat_or_null(s_.seats);
        s_.turn = from_["turn"].seat_or_null(s_.seats);
        for (const char* key : {"first", "turn"})
            if (from_[key].is_null() == is_known)
                from_[key].refuse(is_known ? "must be a seat" : "must be null before the order is drawn");
        const bool is_before = step_.phase == Phase::order || step_.phase == Phase::starting_auction;
        const bool may_be_homes = is_at({Step::throw_for_region, Step::throw_for_city});
        s_.turns = from_["turns"].number(is_before || may_be_homes ? 0 : 1, is_before ? 0 : s_.variants.turn_limit);
        const Money fee = from_["fee"].money(sold_out_fee);
        if (fee != opponents_fee && fee != sold_out_fee) from_["fee"].refuse("must be 5000 or 10000");
        s_.fee = fee;
        s_.last_round = from_["last_round"].truth();
        if (s_.last_round && !s_.variants.short_game) from_["last_round"].refuse("must be false but in the short game");
    }

    Reader of(Seat seat) const { return from_["players"].at(index(seat)); }

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
        const bool is_safe = p.is_early && s_.last_round;
        if (p.is_declared && p.at == p.home && !is_safe && !is_over() && !(seat == s_.turn && is_raising_cash()))
            from["at"].refuse("cannot be the home of a declared player: the game would be won, or the status lost");
        const bool is_bound = p.destination != Milepost::none && !p.is_declared;
        if (p.may_swap && (is_bound || p.at != p.home || p.departure != p.home))
            from["may_swap"].refuse("must be false after the first destination is known");
        if (p.is_out && (s_.cash(seat) > 0_usd || !p.railroads.empty()))
            from["out"].refuse("must be false for a player with cash or railroads");
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

    void read_deeds() {
        RailroadSet left = board_.for_sale;
        SeatSet::all(s_.seats).each([&](Seat seat) {
            const RailroadSet& deeds = s_.players[seat].railroads;
            if (!left.covers(deeds)) of(seat)["railroads"].refuse("has a railroad that another player owns");
            left -= deeds;
        });
        s_.third = parts_.railroads(from_["third"], left);
        if (!s_.variants.honeymoon && !s_.third.empty()) from_["third"].refuse("must be empty but with two players");
        left -= s_.third;
        s_.aside = parts_.railroads(from_["aside"], left);
        left -= s_.aside;
        const bool is_starting = step_.phase == Phase::starting_auction;
        if (!is_starting && !s_.aside.empty()) from_["aside"].refuse("must be empty but in a starting auction");
        if (is_starting && s_.variants.starting_auction == 0_usd)
            from_["step"].refuse("has no place in a game without a starting auction");
        if (s_.step == Step::starting_auction) {
            s_.lot = find_id(board_.railroad_ids, from_["auction"]["railroad"], "railroad");
            if (from_.is_sound() && !left.contains(s_.lot))
                from_["auction"]["railroad"].refuse("is not a railroad that can have been drawn");
            left.erase(s_.lot);
        }
        s_.bank = left | (board_.railroads - board_.for_sale);
        if (const RailroadSet said = parts_.railroads(from_["bank"], board_.railroads);
            from_.is_sound() && said != s_.bank)
            from_["bank"].refuse("must have exactly the railroads that are nowhere else");
        if (!is_preparing() && left.empty() && !s_.has_sold_out())
            from_["fee"].refuse("must be 10000 after the bank has sold out");
        if (is_preparing() && s_.has_sold_out()) from_["fee"].refuse("must be 5000 before the first turn");
        read_drawn();
    }

    void read_drawn() {
        int drawn = 0, most = std::min<int>(s_.seats, board_.for_sale.size());
        if (step_.phase == Phase::starting_auction) {
            for (const Player& p : s_.players) drawn += p.railroads.size();
            drawn += s_.aside.size() + (s_.step == Step::starting_auction ? 1 : 0);
            const int opener = (index(s_.first) + drawn - (s_.step == Step::starting_auction ? 1 : 0)) % s_.seats;
            if (drawn <= most && index(s_.turn) != opener)
                from_["turn"].refuse("must be " + std::to_string(opener) + ", who opens the next auction");
        } else if (!is_preparing() && s_.variants.starting_auction > 0_usd) drawn = most;
        s_.drawn = static_cast<std::int8_t>(from_["drawn"].number(drawn, drawn));
        if (drawn > most) from_["drawn"].refuse("is more than one deed a player");
    }

    RedDie red_die_of(const Reader& from) const {
        if (from.is_null()) return RedDie::none;
        if (!from.is_text()) return RedDie(from.number(1, 6));
        from.one_of({"roll"});
        return RedDie::to_throw;
    }

    void read_roll() {
        const Reader roll = from_["roll"];
        if (!roll.is_null()) {
            roll.only({"white", "red"});
            if (roll["white"].size() != 2) return roll["white"].refuse("must be a list of two dice");
            for (int i : {0, 1}) s_.dice.white[i] = static_cast<std::int8_t>(roll["white"].at(i).number(1, 6));
            if (!roll["red"].is_null()) s_.dice.red = static_cast<std::int8_t>(roll["red"].number(1, 6));
        }
        s_.bonus = red_die_of(from_["bonus"]);
        s_.bounce = red_die_of(from_["bounce"]);
        s_.rates = parts_.fees(from_["rates"], s_.fee);
        const bool has_rolled = !roll.is_null();
        if (!from_.is_sound()) return;
        if (has_rolled && (is_preparing() || is_at({Step::swap_home, Step::roll})))
            return roll.refuse("must be null before the roll");
        if (!has_rolled && is_at({Step::step, Step::throw_bonus, Step::raise_cash, Step::cash_auction}))
            return roll.refuse("must not be null after the roll");
        if (!has_rolled && s_.rates != FeesByRailroad{}) return from_["rates"].refuse("must be empty before the roll");
        check_red_dice();
        read_left();
    }

    void check_red_dice() const {
        for (const auto& [key, die] : {std::pair{"bonus", s_.bonus}, std::pair{"bounce", s_.bounce}}) {
            if (die == RedDie::none) continue;
            const Reader from = from_[key];
            if (s_.dice == Dice{}) from.refuse("must be null before the roll");
            else if (die == RedDie::to_throw && s_.dice.red > 0)
                from.refuse("cannot be still to be thrown: roll.red is thrown");
            else if (die != RedDie::to_throw && static_cast<int>(die) != s_.dice.red)
                from.refuse("must be the number of roll.red");
        }
        if (s_.bonus != RedDie::none && s_.bounce != RedDie::none)
            from_["bounce"].refuse("must be null where there is a bonus");
        if (s_.bonus != RedDie::none && !s_.dice.is_double())
            from_["bonus"].refuse("must be null: the white dice are no double");
        if (s_.bounce == RedDie::to_throw && !s_.dice.is_double())
            from_["bounce"].refuse("must be null: the white dice are no double");
    }

    void read_left() {
        const bool is_bonus = s_.bonus != RedDie::none && s_.bonus != RedDie::to_throw;
        const bool is_bounce = s_.bounce != RedDie::none && s_.bounce != RedDie::to_throw;
        const int roll = is_bonus || is_bounce ? s_.dice.red : s_.dice.sum();
        const bool is_moving = s_.step == Step::step || is_raising_cash() || is_over();
        s_.left = static_cast<std::int8_t>(from_["left"].number(s_.step == Step::step ? 1 : 0, is_moving ? roll : 0));
    }

    void read_lookup() {
        const Reader lookup = from_["lookup"];
        if (!is_looking_up()) {
            if (!lookup.is_null()) lookup.refuse("must be null at this step");
            return;
        }
        lookup.only({"purpose", "region"});
        const Purpose right = is_preparing()            ? Purpose::home
                              : s_.player().is_declared ? Purpose::alternate
                                                        : Purpose::destination;
        s_.lookup.purpose = Purpose(lookup["purpose"].one_of(purpose_words) + 1);
        if (s_.lookup.purpose != right)
            return lookup["purpose"].refuse("must be "
                                            + std::string(purpose_words.begin()[static_cast<int>(right) - 1]));
        const bool is_known = s_.step == Step::throw_for_city;
        if (lookup["region"].is_null() == is_known)
            return lookup["region"].refuse(is_known ? "must be a region" : "must be null before it is known");
        if (is_known) s_.lookup.region = find_id(board_.region_ids, lookup["region"], "region");
    }

    void read_debt() {
        const Reader owed = from_["owed"], rovered = from_["rovered"];
        s_.rovered = rovered.seat_set(s_.seats);
        if (!is_raising_cash()) {
            if (!owed.is_null()) owed.refuse("must be null at this step");
            if (!s_.rovered.empty() && !is_over()) rovered.refuse("must be empty at this step");
            return;
        }
        owed.only({"by", "to", "why"});
        s_.owed.by = owed["by"].seat(s_.seats);
        s_.owed.why = Why(owed["why"].one_of(why_words));
        owed["to"].each([&](const Reader& entry) {
            if (entry.size() != 2) return entry.refuse("must be a list of who is paid, and dollars");
            const bool is_bank = entry.at(0).is_text();
            if (is_bank) entry.at(0).one_of({"bank"});
            Money& part = is_bank ? s_.owed.to_bank : s_.owed.to[entry.at(0).seat(s_.seats)];
            if (part > 0_usd) entry.refuse("names somebody twice");
            part = {entry.at(1).number(1, most_money.dollars / 10)};
        });
        if (from_.is_sound()) check_debt(owed);
    }

    void check_debt(const Reader& owed) const {
        const bool is_rover = s_.owed.why == Why::rover;
        Owed rover{.by = s_.owed.by, .why = Why::rover};
        rover.to[s_.turn] = rover_fee;
        if (s_.players[s_.owed.by].is_out) return owed["by"].refuse("is a player who is out");
        if (is_rover == (s_.owed.by == s_.turn))
            return owed["by"].refuse(is_rover ? "must be an opponent who was rovered"
                                              : "must be the player whose turn it is");
        if (is_rover && s_.owed != rover)
            return owed["to"].refuse("must be the $50,000 of a rover play to the player whose turn it is");
        if (s_.owed.to[s_.owed.by] > 0_usd) return owed["to"].refuse("has the one who owes it");
        SeatSet::all(s_.seats).each([&](Seat seat) {
            if (s_.owed.to[seat] > 0_usd && s_.players[seat].is_out) owed["to"].refuse("has a player who is out");
        });
        s_.rovered.each([&](Seat seat) {
            const Player& p = s_.players[seat];
            if (!is_rover || p.is_out || seat == s_.turn || !p.can_be_rovered() || p.at != s_.player().at)
                from_["rovered"].refuse("has a player who cannot be rovered here");
        });
    }

    void read_after_purchase() {
        const Reader after = from_["after_purchase"];
        if (!is_at({Step::purchase, Step::third_player})) {
            if (!after.is_null()) after.refuse("must be null at this step");
            return;
        }
        s_.after_purchase = AfterPurchase(after.one_of(after_purchase_words) + 1);
        const bool has_rolled = s_.dice != Dice{};
        if (has_rolled == (s_.after_purchase == AfterPurchase::lookup))
            after.refuse("must be lookup before the roll, and only then");
        if (s_.after_purchase == AfterPurchase::bounce_out && s_.bounce == RedDie::none)
            after.refuse("cannot be bounce_out without a bounce");
        if (s_.after_purchase == AfterPurchase::fees && s_.bounce == RedDie::to_throw)
            after.refuse("must be bounce_out");
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) {
            if (!from.is_null()) from.refuse("must be null at this step");
            return;
        }
        const bool is_start = s_.step == Step::starting_auction;
        if (!is_start) s_.lot = find_id(board_.railroad_ids, from["railroad"], "railroad");
        const Seat seller = is_start ? Seat::nobody : s_.owed.by;
        if (from.is_sound() && !is_start && !s_.players[seller].railroads.contains(s_.lot))
            from["railroad"].refuse("is not the seller's");
        if (!from.is_sound()) return;
        const SeatSet bidders = s_.in_game() - SeatSet::only(seller);
        ExpectedAuction expected{.terms = {.opener = is_start ? s_.turn : bidders.next_after(seller),
                                           .seller = seller,
                                           .minimum = s_.half_price_of(s_.lot),
                                           .raise = least_raise},
                                 .railroad = board_.name_of(s_.lot).code,
                                 .purpose = step_.purpose,
                                 .bidders = bidders,
                                 .cash = {},
                                 .asks_everybody = s_.asks_everybody()};
        bidders.each([&](Seat seat) { expected.cash[seat] = s_.cash(seat); });
        s_.auction = auction_from_json(from, expected, s_.seats);
        if (from.is_sound() && !is_start && s_.cash(seller) >= s_.owed.total())
            from_["owed"].refuse("is not more than the cash of the one who owes it");
    }

    void read_end() {
        s_.winner = from_["winner"].seat_or_null(s_.seats);
        if (!is_over()) {
            if (s_.winner != Seat::nobody) from_["winner"].refuse("must be null before the game is over");
            return;
        }
        const bool is_one_left = s_.in_game().size() == 1;
        if (s_.winner == Seat::nobody) {
            if (is_one_left) return from_["winner"].refuse("must be the only player left");
            if (s_.turns < s_.variants.turn_limit && !s_.last_round)
                from_["step"].refuse("cannot be game_over: nothing has ended the game");
            return;
        }
        const Player& p = s_.players[s_.winner];
        const bool is_home =
            p.is_declared && p.at == p.home && s_.cash(s_.winner) >= cash_to_win && s_.winner == s_.turn;
        if (p.is_out || (!is_one_left && !is_home)) from_["winner"].refuse("has not won the game");
    }

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

    void check_question() {
        if (s_.step == Step::step) s_.ways = LookAhead::allowed_ways(s_);
        const bool is_forced = s_.step == Step::step && std::popcount(s_.ways) < 2;
        s_.decider = is_over() ? Seat::nobody : Rules::decider(s_);
        if (is_forced || (s_.decider == Seat::nobody && !is_over()))
            return from_["step"].refuse("cannot be " + std::string(step_.name)
                                        + ": nobody would have anything to decide");
        check_decider(from_, s_.decider);
    }

    const Reader& from_;
    State& s_;
    const Board& board_;
    const Parts parts_;
    const StepName& step_;
};

}   // namespace

void RailBaron::read_state(const Reader& from, State& s) { Position(from, s).read(); }

}   // namespace roundhouse
