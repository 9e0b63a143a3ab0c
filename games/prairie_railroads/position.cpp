// Reading a position of Prairie Railroads: nothing impossible comes in.
#include <string>

#include "games/prairie_railroads/charts.hpp"
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(read_step(from, step_names)) {}

    void read() {
        from_.only({"game", "seats", "options", "board", "rules_version", "step", "decider", "players", "auction",
                    "railroads", "grown", "development_cubes", "deck", "used", "dividends_played", "turn", "card",
                    "building", "grown_incomes"});
        s_.step = step_.step;
        read_players(from_, s_, shares_a_railroad, {"cash", "shares", "hand"});
        check_railroads_are_known(from_, s_);
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(railroad(r), r);
        if (from_.is_sound()) read_growth();
        if (from_.is_sound()) check_derived();
        if (from_.is_sound()) read_cards();
        if (from_.is_sound()) read_turn();
        if (from_.is_sound()) read_current();
        if (from_.is_sound()) check_opening();
        if (from_.is_sound()) read_builder();
        if (from_.is_sound()) read_auction();
        if (from_.is_sound()) check_end();
        if (from_.is_sound()) check_question();
    }

private:
    Reader railroad(RailroadId r) const { return railroad_in(from_, s_, r); }

    void read_railroad(const Reader& from, RailroadId id) {
        from.only({"treasury", "income", "value", "unsold", "cubes", "links", "western"});
        Railroad& r = s_.railroads[id];
        set_cash(s_, State::Accounts::of(id), from["treasury"].money());
        read_unsold(from, r.shares, shares_a_railroad);
        read_links(from["links"], id);
        if (from.is_sound()) read_western(from["western"], r);
        if (r.links.size() + (r.western != City::nowhere) > cubes_to_build)
            from["links"].refuse("has more segments than the railroad has cubes");
    }

    void read_links(const Reader& from, RailroadId id) {
        LinkSet links;
        from.each([&](const Reader& entry) {
            const Link l = find_id(s_.board->link_ids, entry, "link");
            if (!entry.is_sound()) return;
            if (links.contains(l)) return entry.refuse("is named twice");
            if (s_.built.contains(l)) return entry.refuse("belongs to another railroad");
            links.insert(l);
            s_.built.insert(l);
        });
        if (!from.is_sound() || links.empty()) return;
        bool is_possible = false;
        (links & s_.board->first_links[id]).each([&](Link first) { is_possible |= grown_from(first, links) == links; });
        if (!is_possible) return from.refuse("cannot have been built from a first segment of the railroad");
        s_.railroads[id].links = links;
    }

    // What of `links` can be built one by one after `first`, arrows respected.
    LinkSet grown_from(Link first, const LinkSet& links) const {
        const Board& board = *s_.board;
        LinkSet done{first};
        for (LinkSet fresh = done; !fresh.empty();) {
            LinkSet next;
            board.map.cities(fresh).each([&](City c) { next |= board.leaving[c]; });
            fresh = (next & links) - done;
            done |= fresh;
        }
        return done;
    }

    void read_western(const Reader& from, Railroad& r) {
        if (from.is_null()) return;
        const City c = find_id(s_.board->city_ids, from, "city");
        if (!from.is_sound()) return;
        if (!s_.board->western.contains(c)) return from.refuse("has no western build");
        if (s_.western_builds.contains(c)) return from.refuse("has the western build of another railroad");
        if (!s_.board->map.cities(r.links).contains(c)) return from.refuse("is a city where the railroad has no track");
        r.western = c;
        s_.western_builds.insert(c);
    }

    void read_growth() {
        from_["grown"].each([&](const Reader& entry) {
            const City c = find_id(s_.board->city_ids, entry, "city");
            if (!entry.is_sound()) return;
            if (s_.grown.contains(c)) return entry.refuse("is named twice");
            if (!s_.board->primary.contains(c) && !s_.board->secondary.contains(c))
                return entry.refuse("is not in the growth chart");
            s_.grown.insert(c);
        });
        const int left = development_cubes_in_all - s_.grown.size();
        if (left < 0) return from_["grown"].refuse("has more cities than there are development cubes");
        from_["development_cubes"].number(left, left);
        check_chart(from_, "grown_incomes", grown_incomes_to_json(s_));
    }

    void check_derived() {
        s_ = PrairieRailroads::recomputed(s_);
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            railroad(id)["cubes"].number(r.cubes, r.cubes);
            railroad(id)["value"].number(r.value.dollars, r.value.dollars);
            railroad(id)["income"].number(r.income.dollars, r.income.dollars);
        }
    }

    // Every card is in a hand, in the deck, or used.
    void read_cards() {
        const State fresh = set_up(*s_.board, s_.seats);
        const auto read = [](const Reader& from, Card c, int most) { return from[card_codes[c]].number(0, most); };
        from_["deck"].only({"PD", "OS", "CT"});
        from_["used"].only({"PD", "OS", "CT"});
        for (Card c : all_cards) {
            int used = s_.board->cards[c];
            s_.deck[c] = static_cast<std::int16_t>(read(from_["deck"], c, fresh.deck[c]));
            used -= s_.deck[c];
            SeatSet::all(s_.seats).each([&](Seat seat) {
                const Reader hand = from_["players"].at(index(seat))["hand"];
                hand.only({"PD", "OS", "CT"});
                s_.hands[seat][c] = static_cast<std::int8_t>(read(hand, c, fresh.hands[seat][c]));
                used -= s_.hands[seat][c];
            });
            from_["used"][card_codes[c]].number(used, used);
            s_.used[c] = static_cast<std::int16_t>(used);
        }
        const int dividends = s_.used[Card::pay_dividends];
        if (dividends > dividends_to_end - (s_.step == Step::game_over ? 0 : 1))
            return from_["used"]["PD"].refuse("would have ended the game");
        s_.dividends_played = static_cast<std::int8_t>(dividends);
        from_["dividends_played"].number(dividends, dividends);
    }

    void read_turn() {
        const Reader turn = from_["turn"], card = from_["card"];
        if (!step_.is_in_turn) {
            if (!turn.is_null()) turn.refuse("must be null before the first turn");
            for (Card c : all_cards)
                if (s_.used[c] > 0) from_["used"][card_codes[c]].refuse("must be 0 before the first turn");
        } else {
            s_.turn = turn.seat(s_.seats);
        }
        if (step_.card == Card::none) return check_null_at_this_step(card);
        card.only({"card", "drawn"});
        if (card["card"].text() != card_codes[step_.card])
            card["card"].refuse("must be " + std::string(card_codes[step_.card]) + " at this step");
        s_.card = step_.card;
        s_.is_drawn = card["drawn"].truth();
        if (!card.is_sound()) return;
        const State fresh = set_up(*s_.board, s_.seats);
        const bool is_possible = s_.is_drawn ? s_.deck[s_.card] < fresh.deck[s_.card]
                                             : s_.hands[s_.turn][s_.card] < fresh.hands[s_.turn][s_.card];
        if (!is_possible) card["drawn"].refuse("does not fit: no such card is missing there");
    }

    void read_current() {
        const Reader building = from_["building"];
        if (step_.has_railroad) {
            building.only({"railroad", "builder"});
            s_.current = find_id(s_.board->railroad_ids, building["railroad"], "railroad");
            return;
        }
        if (!building.is_null()) return building.refuse("must be null at this step");
        if (has_auction()) s_.current = find_id(s_.board->railroad_ids, from_["auction"]["railroad"], "railroad");
    }
    bool has_auction() const { return s_.step == Step::opening_auction || s_.step == Step::stock_auction; }

    // One after the other the railroads sell a share, then build a segment; later each has both.
    void check_opening() {
        const bool is_opening = !step_.is_in_turn;
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const bool is_founded = !is_opening || id < s_.current;
            const bool is_sold = is_founded || (s_.step == Step::first_track && id == s_.current);
            if (is_sold && r.shares.sold == 0)
                railroad(id)["unsold"].refuse("must be below 5 after the railroad's opening auction");
            if (!is_sold && r.shares.sold > 0)
                railroad(id)["unsold"].refuse("must be 5 before the railroad's opening auction");
            if (!is_sold && s_.ledger[id] > 0_usd)
                railroad(id)["treasury"].refuse("must be 0 before the railroad's opening auction");
            if (is_opening && r.shares.sold > 1) railroad(id)["unsold"].refuse("must be 4 before the first turn");
            if (is_founded && r.links.empty()) railroad(id)["links"].refuse("must have a segment");
            if (!is_founded && !r.links.empty())
                railroad(id)["links"].refuse("must be empty before the first segment is built");
            if (is_opening && r.links.size() > 1)
                railroad(id)["links"].refuse("must be one segment before the first turn");
        }
        if (is_opening && !s_.grown.empty()) from_["grown"].refuse("must be empty before the first turn");
    }

    void read_builder() {
        if (!step_.has_railroad) return;
        const Reader builder = from_["building"]["builder"];
        s_.builder = builder.seat_or_null(s_.seats);
        const SeatSet control = s_.railroad().control;
        if (s_.step == Step::choose_builder) {
            if (!builder.is_null()) return builder.refuse("must be null before it is chosen");
            if (control.contains(s_.turn))
                return from_["building"]["railroad"].refuse("is controlled by the player of the card");
        } else if (!control.contains(s_.builder)) {
            return builder.refuse("does not control the railroad");
        }
        if (s_.step == Step::first_track) return;
        if (s_.step == Step::construct_track && control.contains(s_.turn) && s_.builder != s_.turn)
            return builder.refuse("must be the player of the card, who controls the railroad");
        if (!ChooseRailroad::usable(s_).contains(s_.current))
            from_["building"]["railroad"].refuse("may not build with this card");
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (!has_auction()) return check_null_at_this_step(from);
        ExpectedAuction expected = expected_auction(s_, {}, "opening");
        if (s_.step == Step::opening_auction) {
            expected.terms.minimum = opening_minimum;
            if (s_.current != RailroadId::rock_island)   // who bought the share before it
                expected.terms.opener =
                    s_.railroads[RailroadId(static_cast<int>(s_.current) - 1)].control.next_after(Seat{0});
        } else {
            expected.terms.minimum = minimum_bid(s_.railroad());
            expected.terms.opener = s_.turn;
            expected.purpose = "offer";
            const bool is_own = from["purpose"].text() == "own_share";
            if (is_own) {
                expected.terms.seller = s_.turn;
                expected.terms.opener = left_of(s_.turn, s_.seats);
                expected.purpose = "own_share";
                expected.bidders.erase(s_.turn);
            }
            if (is_own ? !OfferStock::may_offer_own(s_, s_.current) : !OfferStock::may_offer(s_, s_.current))
                return from["railroad"].refuse("has no share that may be offered");
        }
        s_.auction = auction_from_json(from, expected, s_.seats);
    }

    void check_end() {
        if (s_.step != Step::game_over) return;
        for (RailroadId id : all_railroads)
            if (s_.ledger[id] > 0_usd) railroad(id)["treasury"].refuse("must be 0 after the final payoff");
        const bool is_out_of_cards = is_without_cards(s_.hands[s_.turn]) && is_without_cards(s_.deck);
        if (s_.dividends_played < dividends_to_end && !is_out_of_cards)
            from_["step"].refuse("cannot be game_over: nothing has ended the game");
    }

    // A question that is asked has more than one answer, unless chance answers it.
    void check_question() {
        if (s_.step == Step::choose_growth && !(s_.development_cubes > 0 && some_line_has_grown()))
            return from_["step"].refuse("cannot be choose_growth: no roll leads to it");
        s_.decider = Rules::decider(s_);
        if (is_player(s_.decider)) {
            State::Offers offers;
            Rules::offers(s_, offers);
            if (offers.ways() < 2) s_.decider = Seat::nobody;
        }
        if (s_.decider == Seat::nobody && s_.step != Step::game_over) return refuse_idle_step(from_);
        if (s_.step == Step::draw_card && is_without_cards(s_.deck)) return from_["deck"].refuse("has no card to draw");
        check_decider(from_, s_.decider);
    }
    bool some_line_has_grown() const {
        for (const Growth& line : s_.board->growth_chart)
            if (s_.grown.contains(line.primary) && s_.grown.contains(line.secondary)) return true;
        return false;
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}   // namespace

void PrairieRailroads::read_state(const Reader& from, State& s) { Position(from, s).read(); }

}   // namespace roundhouse
