// A position of Southern Pacific as JSON, and back; nothing impossible comes in.
#include <algorithm>
#include <string>

#include "games/southern_pacific/face.hpp"
#include "wire/auction_json.hpp"
#include "wire/board_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace southern_pacific;

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
    StepName{Step::first_link, "first_link", "", false},
    StepName{Step::offer_stock, "offer_stock", "", true},
    StepName{Step::stock_auction, "stock_auction", "offer", true},
    StepName{Step::build_and_buy, "build_and_buy", "", true},
    StepName{Step::seller_answers, "seller_answers", "", true},
    StepName{Step::buyer_answers, "buyer_answers", "", true},
    StepName{Step::pay_dividends, "pay_dividends", "", true},
    StepName{Step::bull_market_offer, "bull_market_offer", "", false},
    StepName{Step::bull_market_auction, "bull_market_auction", "bull_market", false},
    StepName{Step::game_over, "game_over", "", false},
};

const StepName& name_of(Step step) {
    for (const StepName& n : step_names)
        if (n.step == step) return n;
    return step_names.back();
}

bool is_opening(Step step) { return step < Step::offer_stock; }
bool is_about_track(Step step) { return step >= Step::build_and_buy && step <= Step::pay_dividends; }

json::array links_to_json(const Board& board, const LinkSet& links) {
    json::array list;
    links.each([&](Link l) { list.emplace_back(board.id_of(l)); });
    return list;
}

json::object railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"unsold", r.shares.unsold},
        {"president", seat_to_json(r.shares.president)},
        {"cubes", r.cubes},
        {"links", links_to_json(*s.board, r.links)},
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

json::value talk_to_json(const State& s) {
    if (!s.talk.is_open) return nullptr;
    return json::object{
        {"link", s.board->id_of(s.talk.link)},
        {"buyer", s.board->railroads[s.current].code},
        {"seller", s.board->railroads[s.talk.seller].code},
        {"price", s.talk.price.dollars},
        {"countered", s.talk.is_countered},
    };
}

// All money of a position: if one treasury had it, the ways to buy a link could still be counted. The limit grows by more
// than the railroads can earn in a round, so that what is played from a position stays within it.
constexpr Money most_money_in_all{1'000'000}, most_money_a_round{1'000};

// Reads a position in the order in which its parts depend on each other.
class Position {
public:
    Position(const Reader& from, State& s) : from_(from), s_(s), step_(name_of_step()) {}

    void read() {
        from_.only({"game", "seats", "options", "board", "step", "decider", "players", "auction", "railroads", "operating", "built",
                    "bought", "refused", "talk", "first_opener", "bull_market", "offers_left", "round_was_active",
                    "idle_rounds", "round"});
        s_.step = step_.step;
        read_players();
        for (RailroadId r : all_railroads)
            if (from_.is_sound()) read_railroad(entry_of(r), r);
        for (const auto part : {&Position::check_incomes, &Position::read_rounds, &Position::check_money, &Position::read_card,
                                &Position::read_current, &Position::check_opening, &Position::read_track_of_turn, &Position::read_talk,
                                &Position::read_auction, &Position::read_offers_left, &Position::check_question})
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
    Reader entry_of(RailroadId r) const { return from_["railroads"][s_.board->railroads[r].code]; }
    static void check_null(const Reader& from) {
        if (!from.is_null()) from.refuse("must be null at this step");
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
        from.only({"treasury", "income", "unsold", "president", "cubes", "links"});
        Railroad& r = s_.railroads[id];
        set_cash(State::Accounts::of(id), from["treasury"].money());
        r.links = read_links(from["links"]);
        read_shares_left(from, r);
        if (!from.is_sound()) return;
        if (r.links.size() > cubes_to_build) return from["links"].refuse("has more links than the railroad has cubes");
        from["cubes"].number(cubes_to_build - r.links.size(), cubes_to_build - r.links.size());
        if (s_.board->map.connected(s_.board->home[id], r.links) != r.links)
            return from["links"].refuse("has links that do not lead to the home city " + s_.board->name_of(s_.board->home[id]).id);
        for (RailroadId other : all_railroads)
            if (other < id && r.links.meets(s_.railroads[other].links))
                from["links"].refuse("has " + s_.board->id_of((r.links & s_.railroads[other].links).first()) + ", which another railroad has");
    }

    LinkSet read_links(const Reader& from) {
        LinkSet links;
        from.each([&](const Reader& entry) {
            const Link l = find_id(s_.board->link_ids, entry, "link");
            if (links.contains(l)) entry.refuse("is named twice");
            links.insert(l);
        });
        return links;
    }

    void read_shares_left(const Reader& from, Railroad& r) {
        if (r.shares.sold > shares_a_railroad) return from.refuse("has more than five shares in players' hands");
        r.shares.unsold = static_cast<std::int8_t>(shares_a_railroad - r.shares.sold);
        from["unsold"].number(r.shares.unsold, r.shares.unsold);
        r.shares.president = from["president"].seat_or_null(s_.seats);
        if ((r.shares.president == Seat::nobody) != (r.shares.sold == 0))
            return from["president"].refuse("must be a seat where a share is sold, and null where none is");
        if (r.shares.largest_holder(s_.seats) != r.shares.president) from["president"].refuse("does not hold the most shares");
    }

    void check_incomes() {
        recompute_track(s_);
        for (RailroadId id : all_railroads) {
            const int income = s_.railroads[id].income.dollars;
            entry_of(id)["income"].number(income, income);
        }
    }

    // Idle rounds are those before the present one, and at the end of the game that one too.
    void read_rounds() {
        const bool is_over = s_.step == Step::game_over, before = is_opening(s_.step);
        s_.round = static_cast<std::int16_t>(from_["round"].number(before ? 0 : 1, before ? 0 : s_.round_limit));
        s_.round_was_active = from_["round_was_active"].truth();
        if (before && s_.round_was_active) from_["round_was_active"].refuse("must be false before the first round");
        const int finished = before ? 0 : is_over ? s_.round : s_.round - 1;
        s_.idle_rounds = static_cast<std::int8_t>(from_["idle_rounds"].number(0, std::min(finished, idle_rounds_to_end - !is_over)));
        if (is_over && s_.round_was_active != (s_.idle_rounds == 0))
            from_["idle_rounds"].refuse("must be 0 after an active round, and more after an idle one");
        if (is_over && !CheckForEnd::reason_to_end(s_)) from_["step"].refuse("cannot be game_over: nothing has ended the game");
    }

    void check_money() {
        const Money most = most_money_in_all + most_money_a_round * s_.round;
        if (0_usd - s_.ledger[State::Accounts::bank] > most) from_["players"].refuse("and railroads have more than " + dollars(most) + " in all");
    }

    void read_card() {
        const Reader opener = from_["first_opener"], card = from_["bull_market"];
        s_.first_opener = opener.seat_or_null(s_.seats);
        if ((s_.first_opener == Seat::nobody) != (s_.step == Step::choose_first_bidder))
            opener.refuse("must be null before the first auction, and a seat from then on");
        s_.bull_market = card.seat_or_null(s_.seats);
        const bool is_taken = s_.round > 1 || s_.step >= Step::bull_market;
        if ((s_.bull_market != Seat::nobody) != is_taken) card.refuse("must be null before the first Bull Market, and a seat from then on");
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
            const Reader from = entry_of(id);
            const bool is_to_be_sold = s_.step == Step::choose_first_bidder || (s_.step == Step::opening_auction && !(id < s_.current)) ||
                                       (s_.step == Step::first_link && s_.current < id);
            if (!is_to_be_sold && r.shares.sold == 0) from["unsold"].refuse("must be below 5 after the railroad's opening auction");
            if (!is_opening(s_.step)) continue;
            if (is_to_be_sold && r.shares.sold > 0) from["unsold"].refuse("must be 5 before the railroad's opening auction");
            if (is_to_be_sold && s_.ledger[id] > 0_usd) from["treasury"].refuse("must be 0 before the railroad's opening auction");
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

    // What the railroad in its turn has built, bought and been refused.
    void read_track_of_turn() {
        const bool is_allowed = is_about_track(s_.step);
        s_.built = static_cast<std::int8_t>(from_["built"].number(0, is_allowed ? most_built_a_turn : 0));
        s_.bought = static_cast<std::int8_t>(from_["bought"].number(0, is_allowed ? most_bought_a_turn : 0));
        if (s_.built + s_.bought > s_.railroad().links.size()) return from_["built"].refuse("and bought are more than the railroad's links");
        if (s_.built + s_.bought > 0 && !s_.round_was_active)
            from_["round_was_active"].refuse("must be true when a link was built or bought");
        s_.refused = read_links(from_["refused"]);
        if (!from_.is_sound()) return;
        if (!is_allowed && !s_.refused.empty()) return from_["refused"].refuse("must be empty at this step");
        s_.refused.each([&](Link l) {
            const bool could_be_asked = s_.owned.contains(l) && s_.railroad().within_reach.contains(l);
            if (!could_be_asked || s_.railroads[owner_of(s_, l)].shares.president == s_.president())
                from_["refused"].refuse("has " + s_.board->id_of(l) + ", which no other president could have refused");
        });
    }

    void read_talk() {
        const Reader from = from_["talk"];
        if (s_.step != Step::seller_answers && s_.step != Step::buyer_answers) return check_null(from);
        from.only({"link", "buyer", "seller", "price", "countered"});
        const RailroadId buyer = find_id(s_.board->railroad_ids, from["buyer"], "railroad");
        s_.talk = {.price = from["price"].money(s_.treasury()),
                   .link = find_id(s_.board->link_ids, from["link"], "link"),
                   .seller = find_id(s_.board->railroad_ids, from["seller"], "railroad"),
                   .is_open = true,
                   .is_countered = from["countered"].truth()};
        if (!from.is_sound()) return;
        if (buyer != s_.current) return from["buyer"].refuse("must be the railroad that operates");
        if (s_.talk.is_countered != (s_.step == Step::buyer_answers)) return from["countered"].refuse("does not fit the step");
        if (!BuildAndBuy::for_sale(s_).contains(s_.talk.link)) return from["link"].refuse("is not a link that the buyer may ask for");
        if (owner_of(s_, s_.talk.link) != s_.talk.seller) return from["seller"].refuse("does not own the link");
        if (s_.railroads[s_.talk.seller].shares.president == s_.president())
            from["seller"].refuse("has the same president as the buyer, who needs no talk");
    }

    void read_auction() {
        const Reader from = from_["auction"];
        if (step_.purpose.empty()) return check_null(from);
        ExpectedAuction expected{.terms = {.opener = opener(), .once_around = s_.step == Step::bull_market_auction},
                                 .railroad = s_.board->railroads[s_.current].code,
                                 .purpose = step_.purpose,
                                 .bidders = SeatSet::all(s_.seats),
                                 .cash = {}};
        expected.bidders.each([&](Seat seat) { expected.cash[seat] = s_.cash(seat); });
        if (s_.railroad().shares.unsold == 0) return from["railroad"].refuse("has no share to sell");
        s_.auction = auction_from_json(from, expected, s_.seats);
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
        if (const Seat opener = s_.auction.terms().opener; s_.step == Step::bull_market_auction && opener != s_.bull_market)
            right = from_to_card(opener);
        if (s_.offers_left != right) return from.refuse("does not fit the step and the holder of the card");
        if (s_.step == Step::bull_market_offer && s_.offers_left.size() == s_.seats) check_card();
    }
    // The seat and those to its left, up to the holder of the card, who is among them only as the first.
    SeatSet from_to_card(Seat seat) const {
        SeatSet met = SeatSet::only(seat);
        for (Seat next = left_of(seat, s_.seats); next != s_.bull_market; next = left_of(next, s_.seats)) met.insert(next);
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
        if ((s_.decider == Seat::nobody || is_forced) && s_.step != Step::game_over)
            return from_["step"].refuse("cannot be " + std::string(step_.name) + ": nobody would have anything to decide");
        check_decider(from_, s_.decider);
    }

    const Reader& from_;
    State& s_;
    const StepName& step_;
};

}  // namespace

std::string_view SouthernPacific::step_name(const State& s) { return name_of(s.step).name; }

State SouthernPacific::recomputed(const State& s) {
    State fresh = s;
    recompute_track(fresh);
    for (Railroad& r : fresh.railroads) {
        r.shares.sold = 0;
        for (std::int8_t held : r.shares.held) r.shares.sold = static_cast<std::int8_t>(r.shares.sold + held);
    }
    return fresh;
}

SouthernPacific::Settings SouthernPacific::settings_from_json(const Reader& from, int) {
    from.only({"round_limit"});
    Settings settings;
    if (from.has("round_limit")) settings.round_limit = from["round_limit"].number(least_round_limit, most_round_limit);
    return settings;
}

void SouthernPacific::write_state(const State& s, Seat, json::object& out) {
    const StepName& step = name_of(s.step);
    const std::string& code = s.board->railroads[s.current].code;
    json::object railroads;
    for (RailroadId r : all_railroads) railroads[s.board->railroads[r].code] = railroad_to_json(s, r);

    out["players"] = players_to_json(s);
    out["auction"] = auction_to_json(s.auction, code, step.purpose, s.seats);
    out["railroads"] = std::move(railroads);
    out["operating"] = step.is_in_turn ? json::value(code) : json::value(nullptr);
    out["built"] = s.built;
    out["bought"] = s.bought;
    out["refused"] = links_to_json(*s.board, s.refused);
    out["talk"] = talk_to_json(s);
    out["first_opener"] = seat_to_json(s.first_opener);
    out["bull_market"] = seat_to_json(s.bull_market);
    out["offers_left"] = seats_to_json(s.offers_left);
    out["round_was_active"] = s.round_was_active;
    out["idle_rounds"] = s.idle_rounds;
    out["round"] = s.round;
}

void SouthernPacific::read_state(const Reader& from, State& s) {
    for (Railroad& r : s.railroads) r.shares = {.unsold = shares_a_railroad};
    Position(from, s).read();
}

}  // namespace roundhouse
