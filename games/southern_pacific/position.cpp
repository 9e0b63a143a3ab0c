// Reading a position of Southern Pacific: nothing impossible comes in.
#include <algorithm>
#include <string>

#include "games/southern_pacific/charts.hpp"
#include "games/southern_pacific/earlier_position.hpp"
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

bool is_opening(Step step) { return step < Step::offer_stock; }
bool is_about_track(Step step) { return step >= Step::build_and_buy && step <= Step::pay_dividends; }

// All money of a position: if one treasury had it, the ways to buy a link could still be counted. The limit grows by
// more than the railroads can earn in a round, so that what is played from a position stays within it.
constexpr Money most_money_in_all{1'000'000}, most_money_a_round{1'000};

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(read_step(from, step_names)) {}

    void read() {
        from_.only({"game",
                    "rules_version",
                    "seats",
                    "options",
                    "board",
                    "step",
                    "decider",
                    "players",
                    "auction",
                    "railroads",
                    "operating",
                    "built",
                    "bought",
                    "named",
                    "talk",
                    "first_opener",
                    "bull_market",
                    "offers_left",
                    "round_was_active",
                    "idle_rounds",
                    "round",
                    "city_pays"});
        check_chart(from_, "city_pays", city_pays_to_json());
        s_.step = step_.step;
        read_players(from_, s_, shares_a_railroad, {"cash", "shares"});
        check_railroads_are_known(from_, s_);
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(railroad(r), r);
        for (const auto part :
             {&Position::check_incomes, &Position::read_rounds, &Position::check_money, &Position::read_card,
              &Position::read_current, &Position::check_opening, &Position::read_track_of_turn, &Position::read_talk,
              &Position::read_auction, &Position::read_offers_left, &Position::check_question})
            if (from_.is_sound()) (this->*part)();
    }

private:
    Reader railroad(RailroadId r) const { return railroad_in(from_, s_, r); }

    void read_railroad(const Reader& from, RailroadId id) {
        from.only({"treasury", "income", "unsold", "president", "cubes", "links"});
        Railroad& r = s_.railroads[id];
        set_cash(s_, State::Accounts::of(id), from["treasury"].money());
        r.links = read_links(from["links"]);
        read_unsold(from, r.shares, shares_a_railroad);
        read_president(from, r.shares, s_.seats);
        if (!from.is_sound()) return;
        if (r.links.size() > cubes_to_build) return from["links"].refuse("has more links than the railroad has cubes");
        from["cubes"].number(cubes_to_build - r.links.size(), cubes_to_build - r.links.size());
        if (s_.board->map.connected(s_.board->home[id], r.links) != r.links)
            return from["links"].refuse("has links that do not lead to the home city "
                                        + s_.board->name_of(s_.board->home[id]).id);
        for (RailroadId other : all_railroads)
            if (other < id && r.links.meets(s_.railroads[other].links))
                from["links"].refuse("has " + s_.board->id_of((r.links & s_.railroads[other].links).first())
                                     + ", which another railroad has");
    }

    LinkSet read_links(const Reader& from) const { return read_places<LinkSet>(from, s_.board->link_ids, "link"); }

    void check_incomes() {
        recompute_track(s_);
        for (RailroadId id : all_railroads) {
            const int income = s_.railroads[id].income.dollars;
            railroad(id)["income"].number(income, income);
        }
    }

    // Idle rounds are those before the present one, and at the end of the game that one too.
    void read_rounds() {
        const bool is_over = s_.step == Step::game_over, before = is_opening(s_.step);
        s_.round = static_cast<std::int16_t>(from_["round"].number(before ? 0 : 1, before ? 0 : s_.round_limit));
        s_.round_was_active = from_["round_was_active"].truth();
        if (before && s_.round_was_active) from_["round_was_active"].refuse("must be false before the first round");
        const int finished = before ? 0 : is_over ? s_.round : s_.round - 1;
        const int most = s_.idle_limit == no_idle_limit ? finished : std::min(finished, s_.idle_limit - !is_over);
        s_.idle_rounds = static_cast<std::int16_t>(from_["idle_rounds"].number(0, most));
        if (is_over && s_.round_was_active != (s_.idle_rounds == 0))
            from_["idle_rounds"].refuse("must be 0 after an active round, and more after an idle one");
        if (is_over && !CheckForEnd::reason_to_end(s_))
            from_["step"].refuse("cannot be game_over: nothing has ended the game");
    }

    void check_money() {
        const Money most = most_money_in_all + most_money_a_round * s_.round;
        if (0_usd - s_.ledger[State::Accounts::bank] > most)
            from_["players"].refuse("and railroads have more than " + dollars(most) + " in all");
    }

    void read_card() {
        const Reader opener = from_["first_opener"], card = from_["bull_market"];
        s_.first_opener = opener.seat_or_null(s_.seats);
        if ((s_.first_opener == Seat::nobody) != (s_.step == Step::choose_first_bidder))
            opener.refuse("must be null before the first auction, and a seat from then on");
        s_.bull_market = card.seat_or_null(s_.seats);
        const bool is_taken = s_.round > 1 || s_.step >= Step::bull_market;
        if ((s_.bull_market != Seat::nobody) != is_taken)
            card.refuse("must be null before the first Bull Market, and a seat from then on");
    }

    void read_current() {
        const Reader operating = from_["operating"];
        if (step_.is_in_turn) s_.current = find_id(s_.board->railroad_ids, operating, "railroad");
        else if (!operating.is_null()) operating.refuse("must be null outside a railroad's turn");
        if (!step_.is_in_turn && !step_.purpose.empty())
            s_.current = find_id(s_.board->railroad_ids, from_["auction"]["railroad"], "railroad");
        if (s_.step == Step::first_link) {
            int sold = 0;
            for (const Railroad& r : s_.railroads) sold += r.shares.sold > 0;
            if (sold == 0) return from_["step"].refuse("cannot be first_link: no president's share is sold");
            s_.current = RailroadId(sold - 1);
        }
    }

    // In the initial auctions each railroad has sold one share and built one link, those still to come none.
    void check_opening() {
        for (RailroadId id : all_railroads) {
            const Railroad& r = s_.railroads[id];
            const Reader from = railroad(id);
            const bool is_to_be_sold = s_.step == Step::choose_first_bidder
                                       || (s_.step == Step::opening_auction && !(id < s_.current))
                                       || (s_.step == Step::first_link && s_.current < id);
            if (!is_to_be_sold && r.shares.sold == 0)
                from["unsold"].refuse("must be below 5 after the railroad's opening auction");
            if (!is_opening(s_.step)) continue;
            if (is_to_be_sold && r.shares.sold > 0)
                from["unsold"].refuse("must be 5 before the railroad's opening auction");
            if (is_to_be_sold && s_.ledger[id] > 0_usd)
                from["treasury"].refuse("must be 0 before the railroad's opening auction");
            if (r.shares.sold > 1) from["unsold"].refuse("must be 4 before the first round");
            check_first_link(from["links"], id, is_to_be_sold || (s_.step == Step::first_link && id == s_.current));
        }
    }
    void check_first_link(const Reader& from, RailroadId id, bool is_to_be_built) {
        const LinkSet& links = s_.railroads[id].links;
        const LinkSet sites = s_.board->map.at(s_.board->home[id]) - s_.owned;
        if (is_to_be_built && !links.empty()) from.refuse("must be empty before the railroad has its first link");
        if (!is_to_be_built && links.size() != 1 && !(links.empty() && sites.empty()))
            from.refuse("must be the first link alone before the first round");
    }

    // What the railroad in its turn has built, bought and asked for in vain.
    void read_track_of_turn() {
        const bool is_allowed = is_about_track(s_.step);
        s_.built = static_cast<std::int8_t>(from_["built"].number(0, is_allowed ? most_built_a_turn : 0));
        s_.bought = static_cast<std::int8_t>(from_["bought"].number(0, is_allowed ? most_bought_a_turn : 0));
        if (s_.built + s_.bought > s_.railroad().links.size())
            return from_["built"].refuse("and bought are more than the railroad's links");
        if (s_.built + s_.bought > 0 && !s_.round_was_active)
            from_["round_was_active"].refuse("must be true when a link was built or bought");
        const Reader named = from_["named"];
        named.members([&](std::string_view id, const Reader& price) {
            if (!is_allowed) return named.refuse("must be empty at this step");
            const auto link = s_.board->link_ids.find(id);
            if (!link) return price.refuse("is for no link of this board");
            if (!could_be_named(*link)) return price.refuse("is for a link that no other president could have refused");
            s_.named.note(*link, price.money(most_named()));
        });
    }
    // Another president has the link, or had it before the railroad bought it.
    bool could_be_named(Link l) const {
        if (s_.railroad().links.contains(l)) return s_.bought > 0;
        const bool could_be_asked = s_.owned.contains(l) && s_.railroad().within_reach.contains(l);
        return could_be_asked && s_.railroads[owner_of(s_, l)].shares.president != s_.president();
    }
    // The treasury before anything was built or bought in this turn, at the most.
    Money most_named() const {
        Money most = s_.treasury() + cost_of_link * s_.built;
        for (RailroadId r : all_railroads)
            if (s_.bought > 0 && r != s_.current) most += s_.ledger[r];
        return most;
    }

    void read_talk() {
        const Reader from = from_["talk"];
        if (s_.step != Step::seller_answers && s_.step != Step::buyer_answers) return check_null_at_this_step(from);
        from.only({"link", "buyer", "seller", "bid", "ask"});
        const RailroadId buyer = find_id(s_.board->railroad_ids, from["buyer"], "railroad");
        s_.talk = {.bid = from["bid"].money(s_.treasury()),
                   .ask = from["ask"].is_null() ? 0_usd : from["ask"].money(s_.treasury()),
                   .link = find_id(s_.board->link_ids, from["link"], "link"),
                   .seller = find_id(s_.board->railroad_ids, from["seller"], "railroad"),
                   .is_open = true,
                   .has_ask = !from["ask"].is_null()};
        if (!from.is_sound()) return;
        if (buyer != s_.current) return from["buyer"].refuse("must be the railroad that operates");
        check_prices(from);
        if (!from.is_sound()) return;
        if (!BuildAndBuy::for_sale(s_).contains(s_.talk.link))
            return from["link"].refuse("is not a link that the buyer may ask for");
        if (owner_of(s_, s_.talk.link) != s_.talk.seller) return from["seller"].refuse("does not own the link");
        if (s_.railroads[s_.talk.seller].shares.president == s_.president())
            from["seller"].refuse("has the same president as the buyer, who needs no talk");
    }
    // Prices close in on each other; the buyer who has answered has named two of them.
    void check_prices(const Reader& from) const {
        const bool buyer_answers = s_.step == Step::buyer_answers;
        const bool is_once = talk_has_one_counter(s_);
        if (buyer_answers && !s_.talk.has_ask)
            return from["ask"].refuse("must not be null: the seller has named a price");
        if (!buyer_answers && s_.talk.has_ask && is_once) return from["ask"].refuse("must be null at this step");
        if (s_.talk.has_ask && !is_once && s_.talk.ask <= s_.talk.bid)
            return from["ask"].refuse("must be above the bid");
        const Money least = s_.named.least_to_ask(s_.talk.link) + (s_.talk.has_ask && !buyer_answers ? 1_usd : 0_usd);
        if (s_.talk.bid < least) from["bid"].refuse("must be at least " + std::to_string(least.dollars));
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) return check_null_at_this_step(from);
        if (s_.railroad().shares.unsold == 0) return from["railroad"].refuse("has no share to sell");
        const bool is_once_around = s_.step == Step::bull_market_auction;
        const Auction::Terms terms{.opener = opener(),
                                   .once_around = is_once_around,
                                   .last_left_wins = !is_once_around && !last_left_must_bid(s_)};
        s_.auction = auction_from_json(from, expected_auction(s_, terms, step_.purpose), s_.seats);
    }

    // Who must have opened; nobody where it may be anybody.
    Seat opener() const {
        if (s_.step == Step::bull_market_auction) return Seat::nobody;
        if (s_.step == Step::stock_auction) return s_.president();
        if (s_.current == RailroadId::southern_pacific) return s_.first_opener;
        return s_.railroads[RailroadId(static_cast<int>(s_.current) - 1)].shares.president;
    }

    // Offers go clockwise from the holder of the card: those left are the last ones before that seat.
    void read_offers_left() {
        const Reader from = from_["offers_left"];
        s_.offers_left = from.seat_set(s_.seats);
        SeatSet right;
        if (s_.step == Step::bull_market_offer && !s_.offers_left.empty())
            right = from_to_card(BullMarketOffer::next_to_offer(s_));
        if (const Seat opener = s_.auction.terms().opener;
            s_.step == Step::bull_market_auction && opener != s_.bull_market)
            right = from_to_card(opener);
        if (s_.offers_left != right) return from.refuse("does not fit the step and the holder of the card");
        if (s_.step == Step::bull_market_offer && s_.offers_left.size() == s_.seats) check_card();
    }
    // The seat and those to its left, up to the holder of the card, who is among them only as the first.
    SeatSet from_to_card(Seat seat) const {
        SeatSet met = SeatSet::only(seat);
        for (Seat next = left_of(seat, s_.seats); next != s_.bull_market; next = left_of(next, s_.seats))
            met.insert(next);
        return met;
    }
    // Nothing was paid yet since the card was taken.
    void check_card() {
        const SeatSet poorest = BullMarket::poorest(s_);
        State before = s_;
        before.bull_market = Seat::nobody;
        if (!poorest.contains(s_.bull_market)) from_["bull_market"].refuse("must be a player with the least cash");
        else if (s_.round == 1 && BullMarket::takes_card(before, poorest) != s_.bull_market)
            from_["bull_market"].refuse("must be " + std::to_string(index(BullMarket::takes_card(before, poorest))));
    }

    void check_question() {
        s_.decider = Rules::decider(s_);
        const bool is_forced = s_.step == Step::first_link && FirstLink::only_answer(s_);
        if ((s_.decider == Seat::nobody || is_forced) && s_.step != Step::game_over) return refuse_idle_step(from_);
        check_decider(from_, s_.decider);
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}   // namespace

void SouthernPacific::read_state(const Reader& from, State& s) {
    for (Railroad& r : s.railroads) r.shares = {.unsold = shares_a_railroad};
    if (!talk_has_one_counter(s)) return Position(from, s).read();
    const json::value today = in_fields_of_today(from.value());
    Position(Reader(today, from.path(), from.problem()), s).read();
}

}   // namespace roundhouse
