// Reading a position of Rail Baron; nothing impossible comes in.
#include <string>

#include "games/rail_baron/face.hpp"
#include "games/rail_baron/position_players.hpp"
#include "wire/auction_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

// Reads a position in the order in which its parts depend on each other.
class Position : public PartOfPosition {
public:
    Position(const Reader& from, State& s) : PartOfPosition(from, s, read_step(from, step_names)) {}

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

    void read_players() { rail_baron::read_players(from_, s_, step_); }
    void check_turn_player() { rail_baron::check_turn_player(from_, s_, step_); }

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
        const bool is_home = p.is_declared && p.is_home() && s_.cash(s_.winner) >= cash_to_win && s_.winner == s_.turn
                             && (!p.is_early || early_declared_may_win_at_home(s_));
        if (p.is_out || (!is_one_left && !is_home)) from_["winner"].refuse("has not won the game");
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
};

}   // namespace

void RailBaron::read_state(const Reader& from, State& s) { Position(from, s).read(); }

}   // namespace roundhouse
