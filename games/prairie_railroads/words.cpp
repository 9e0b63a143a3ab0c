// Moves and events of Prairie Railroads, as JSON and in English.
#include "core/name_table.hpp"
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/auction_words.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

constexpr ByCard<std::string_view> card_names{{"Pay Dividends", "Offer Stock", "Construct Track"}};

// Adds the fields of this game to what is told.
class Telling {
public:
    Telling(Told& told, const Board& board) : told_(told), board_(board) {}

    Telling& seat(Seat s) { return then(told_.seat("seat", s)); }
    Telling& seat(std::string_view key, Seat s) { return then(told_.seat(key, s)); }
    Telling& railroad(RailroadId r) { return then(roundhouse::railroad(told_, board_, r)); }
    Telling& card(Card c) { return then(told_.item("card", card_codes[c], card_names[c])); }
    Telling& city(City c) { return then(told_.item("city", board_.name_of(c).id, board_.name_of(c).name)); }
    Telling& link(Link l) { return then(told_.item("link", board_.name_of(l).id, in_words(l))); }
    Telling& links(Link first, Link second) {
        return then(told_.value("links", ListText{board_.name_of(first).id, board_.name_of(second).id},
                                in_words(first, second)));
    }
    Telling& roll(ChartLine line) { return then(told_.number("roll", roll_of(line))); }
    Telling& money(std::string_view key, Money m) { return then(told_.money(key, m)); }
    Telling& number(std::string_view key, int n) { return then(told_.number(key, n)); }
    Telling& value(std::string_view key, std::string_view id) { return then(told_.item(key, id, id)); }
    Telling& flag(std::string_view key, bool is_set) { return then(told_.flag(key, is_set, "")); }
    Telling& payments(std::string_view key, const BySeat<Money>& paid) { return then(told_.payments(key, paid)); }
    Told& sentence(std::string_view text) { return told_.sentence(text); }

private:
    Telling& then(Told&) { return *this; }
    std::string in_words(Link l) const {
        const auto [a, b] = board_.map.ends(l);
        return board_.name_of(a).name + "–" + board_.name_of(b).name;
    }
    // From the first city through the second to the third; two segments that do not meet stand side by side.
    std::string in_words(Link first, Link second) const {
        const auto one = board_.map.ends(first), other = board_.map.ends(second);
        for (const City through : {one.a, one.b})
            if (first != second && (through == other.a || through == other.b))
                return board_.name_of(one.other(through)).name + "–" + board_.name_of(through).name + "–"
                       + board_.name_of(other.other(through)).name;
        return in_words(first) + " and " + in_words(second);
    }

    Told& told_;
    const Board& board_;
};

constexpr NameTable<Verb> verb_names{{{Verb::pass, "pass"},
                                      {Verb::first_bidder, "first_bidder"},
                                      {Verb::bid, "bid"},
                                      {Verb::select, "select"},
                                      {Verb::draw, "draw"},
                                      {Verb::card, "card"},
                                      {Verb::offer, "offer"},
                                      {Verb::offer_own, "offer_own"},
                                      {Verb::dice, "dice"},
                                      {Verb::grow, "grow"},
                                      {Verb::use, "use"},
                                      {Verb::builder, "builder"},
                                      {Verb::build, "build"},
                                      {Verb::double_build, "double"},
                                      {Verb::western, "western"}}};

constexpr NameTable<Event::Kind> kind_names{{{Event::Kind::auction_opened, "auction_opened"},
                                             {Event::Kind::own_share_offered, "own_share_offered"},
                                             {Event::Kind::bid, "bid"},
                                             {Event::Kind::passed, "passed"},
                                             {Event::Kind::share_bought, "share_bought"},
                                             {Event::Kind::share_taken_for_nothing, "share_taken_for_nothing"},
                                             {Event::Kind::share_not_sold, "share_not_sold"},
                                             {Event::Kind::first_track_built, "first_track_built"},
                                             {Event::Kind::turn_began, "turn_began"},
                                             {Event::Kind::card_selected, "card_selected"},
                                             {Event::Kind::card_draw_chosen, "card_draw_chosen"},
                                             {Event::Kind::card_drawn, "card_drawn"},
                                             {Event::Kind::nothing_to_offer, "nothing_to_offer"},
                                             {Event::Kind::dice_thrown, "dice_thrown"},
                                             {Event::Kind::city_grew, "city_grew"},
                                             {Event::Kind::nothing_grew, "nothing_grew"},
                                             {Event::Kind::income_raised, "income_raised"},
                                             {Event::Kind::railroad_chosen, "railroad_chosen"},
                                             {Event::Kind::builder_chosen, "builder_chosen"},
                                             {Event::Kind::nothing_built, "nothing_built"},
                                             {Event::Kind::track_built, "track_built"},
                                             {Event::Kind::double_built, "double_built"},
                                             {Event::Kind::western_built, "western_built"},
                                             {Event::Kind::pay_dividends_played, "pay_dividends_played"},
                                             {Event::Kind::dividend_paid, "dividend_paid"},
                                             {Event::Kind::final_payoff_paid, "final_payoff_paid"},
                                             {Event::Kind::game_ended, "game_ended"}}};

std::string_view sentence_of(Purpose purpose) {
    switch (purpose) {
    case Purpose::opening:
        return "The first share of the {railroad} is up for auction for {minimum} or more; {seat} bids first.";
    case Purpose::offer: return "{seat} offers an unsold share of the {railroad} for {minimum} or more and bids first.";
    case Purpose::own_share:
        return "{seller}'s share of the {railroad} is up for auction for {minimum} or more; {seat} bids first.";
    }
    return {};
}

Told auction_event(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    Telling tell(told, board);
    switch (e.kind) {
    case Kind::auction_opened:
        tell.seat("seller", e.other).money("minimum", e.amount);
        return auction_opened(told, board, e, purpose_names[e.purpose], sentence_of(e.purpose));
    case Kind::own_share_offered:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .number("held", e.number)
            .money("minimum", e.amount)
            .sentence(e.number == 1 ? "{seat} offers their only share of the {railroad}."
                                    : "{seat} offers one of their {held} shares of the {railroad}.");
    case Kind::bid: return bid(told, e);
    case Kind::passed: return passed(told, e);
    case Kind::share_bought:
        return tell.seat(e.seat)
            .seat("seller", e.other)
            .railroad(e.railroad)
            .money("price", e.amount)
            .sentence(e.other == Seat::nobody ? "{seat} buys a share of the {railroad} for {price}."
                                              : "{seat} buys a share of the {railroad} from {seller} for {price}.");
    case Kind::share_taken_for_nothing:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .sentence("Nobody bids: {seat} gets the share of the {railroad} for nothing.");
    default:
        return tell.seat("seller", e.seat)
            .railroad(e.railroad)
            .sentence(e.seat == Seat::nobody ? "Nobody bids: the share of the {railroad} stays unsold."
                                             : "Nobody bids: {seller} keeps the share of the {railroad}.");
    }
}

Told building_event(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    Telling tell(told, board);
    switch (e.kind) {
    case Kind::first_track_built:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .link(e.link)
            .money("income", e.income)
            .sentence("{seat} starts the {railroad} with {link}; its income is {income}.");
    case Kind::railroad_chosen:
        return tell.seat(e.seat).railroad(e.railroad).sentence("{seat} lets the {railroad} build.");
    case Kind::builder_chosen:
        return tell.seat(e.seat)
            .seat("builder", e.other)
            .railroad(e.railroad)
            .sentence("{builder}, who controls the {railroad}, chooses what it builds.");
    case Kind::nothing_built: return tell.seat(e.seat).sentence("No railroad can build.");
    case Kind::track_built:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .link(e.link)
            .money("cost", e.amount)
            .money("income", e.income)
            .sentence("The {railroad} builds {link} for {cost}; its income is {income}.");
    case Kind::double_built:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .links(e.link, e.further)
            .money("cost", e.amount)
            .money("income", e.income)
            .sentence("The {railroad} builds {links} for {cost}; its income is {income}.");
    default:
        return tell.seat(e.seat)
            .railroad(e.railroad)
            .city(e.city)
            .money("cost", e.amount)
            .sentence("The {railroad} builds west from {city} for {cost}!");
    }
}

// A Pay Dividends card, what it and western builds pay, and the end.
Told payment_event(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    Telling tell(told, board);
    switch (e.kind) {
    case Kind::pay_dividends_played:
        return tell.seat(e.seat)
            .number("number", e.number)
            .number("of", dividends_to_end)
            .sentence("Pay Dividends card {number} of {of}.");
    case Kind::dividend_paid:
        return tell.railroad(e.railroad)
            .money("per_share", e.amount)
            .money("income", e.income)
            .payments("paid", e.paid)
            .sentence("The {railroad} pays {per_share} per share: {paid}.");
    case Kind::final_payoff_paid:
        return tell.railroad(e.railroad)
            .money("value", e.value)
            .money("income", e.income)
            .number("sold", e.number)
            .money("per_share", e.amount)
            .payments("paid", e.paid)
            .money("returned", e.returned)
            .sentence(e.returned == 0_usd
                          ? "Final payoff of the {railroad}: value {value}, income {income}, shares sold {sold}. It "
                            "pays {per_share} per share: {paid}."
                          : "Final payoff of the {railroad}: value {value}, income {income}, shares sold {sold}. It "
                            "pays {per_share} per share: {paid}. Its treasury, {returned}, goes back to the bank.");
    default: {
        const bool by_dividend = e.ending == Ending::eighth_dividend;
        return tell.seat(e.seat)
            .value("why", by_dividend ? "eighth_dividend" : "out_of_cards")
            .sentence(by_dividend
                          ? "The game is over: the eighth Pay Dividends card is played. The final payoff follows."
                          : "The game is over: {seat} has no card to play, and the deck is empty. The final "
                            "payoff follows.");
    }
    }
}

}   // namespace

Told PrairieRailroads::told(const Move& move, const Amount& amount, const Board& board, const Names& names) {
    Told told("move", verb_names[move.verb], names);
    Telling tell(told, board);
    switch (move.verb) {
    case Verb::pass: return told.sentence("Pass");
    case Verb::first_bidder: return tell.seat(move.seat()).sentence("{seat} bids first");
    case Verb::bid: return told.amount("amount", amount).sentence("Bid {amount}");
    case Verb::select: return tell.card(move.card()).sentence("Play {card}");
    case Verb::draw: return told.sentence("Draw a card");
    case Verb::card: return tell.card(move.card()).sentence("The card drawn is {card}");
    case Verb::offer: return tell.railroad(move.railroad()).sentence("Offer an unsold share of the {railroad}");
    case Verb::offer_own: return tell.railroad(move.railroad()).sentence("Offer your own share of the {railroad}");
    case Verb::dice: return tell.roll(move.line()).sentence("The dice show {roll}");
    case Verb::grow: return tell.city(move.city()).sentence("Let {city} grow");
    case Verb::use: return tell.railroad(move.railroad()).sentence("Build with the {railroad}");
    case Verb::builder: return tell.seat(move.seat()).sentence("Let {seat} choose the build");
    case Verb::build: return tell.link(move.link()).sentence("Build {link}");
    case Verb::double_build: return tell.links(move.link(), move.second_link()).sentence("Build {links}");
    case Verb::western: return tell.city(move.city()).sentence("Build west from {city}");
    }
    return told;
}

Told PrairieRailroads::told(const Event& e, const Board& board, const Names& names) {
    using Kind = Event::Kind;
    Told told("kind", kind_names[e.kind], names);
    Telling tell(told, board);
    switch (e.kind) {
    case Kind::auction_opened:
    case Kind::own_share_offered:
    case Kind::bid:
    case Kind::passed:
    case Kind::share_bought:
    case Kind::share_taken_for_nothing:
    case Kind::share_not_sold: return auction_event(std::move(told), e, board);
    case Kind::first_track_built:
    case Kind::railroad_chosen:
    case Kind::builder_chosen:
    case Kind::nothing_built:
    case Kind::track_built:
    case Kind::double_built:
    case Kind::western_built: return building_event(std::move(told), e, board);
    case Kind::turn_began: return tell.seat(e.seat).sentence("It's {seat}'s turn.");
    case Kind::card_selected: return tell.seat(e.seat).card(e.card).sentence("{seat} plays {card}.");
    case Kind::card_draw_chosen: return tell.seat(e.seat).sentence("{seat} draws a card.");
    case Kind::card_drawn: return tell.seat(e.seat).card(e.card).sentence("{seat} has drawn {card}.");
    case Kind::nothing_to_offer:
        return tell.seat(e.seat)
            .flag("drawn", e.is_drawn)
            .sentence(e.is_drawn ? "No share is left unsold."
                                 : "No share is left unsold, and {seat} holds none to offer.");
    case Kind::dice_thrown: return tell.seat(e.seat).roll(e.line).sentence("{seat} rolls {roll}.");
    case Kind::city_grew:
        return tell.city(e.city).money("income", e.income).sentence("{city} grows: it now pays {income}.");
    case Kind::nothing_grew: return told.sentence("Nothing can grow any more.");
    case Kind::income_raised:
        return tell.railroad(e.railroad)
            .city(e.city)
            .money("income", e.income)
            .sentence("The growth of {city} raises the income of the {railroad} to {income}.");
    case Kind::pay_dividends_played:
    case Kind::dividend_paid:
    case Kind::final_payoff_paid:
    case Kind::game_ended: return payment_event(std::move(told), e, board);
    }
    return told;
}

Move PrairieRailroads::move_from_json(const Reader& from, const Board& board, int seats) {
    const auto verb = from["move"].one_of(verb_names);
    const auto with = [&](std::string_view field) {
        from.only({"move", field});
        return from[field];
    };
    const auto card = [&] { return Card(with("card").one_of({"PD", "OS", "CT"})); };
    const auto railroad = [&] { return find_id(board.railroad_ids, with("railroad"), "railroad"); };
    const auto city = [&] { return find_id(board.city_ids, with("city"), "city"); };
    switch (verb) {
    case Verb::first_bidder: return Move::first_bidder(with("seat").seat(seats));
    case Verb::bid: return Move::bid(with("amount").amount());
    case Verb::select: return Move::select(card());
    case Verb::card: return Move::card(card());
    case Verb::offer: return Move::offer(railroad());
    case Verb::offer_own: return Move::offer_own(railroad());
    case Verb::dice: {
        const int roll = with("roll").number(11, 66);
        if (roll % 10 < 1 || roll % 10 > 6) from["roll"].refuse("must have two digits from 1 to 6");
        return Move::dice(line_of(roll));
    }
    case Verb::grow: return Move::grow(city());
    case Verb::use: return Move::use(railroad());
    case Verb::builder: return Move::builder(with("seat").seat(seats));
    case Verb::build: return Move::build(find_id(board.link_ids, with("link"), "link"));
    case Verb::double_build: {
        const Reader links = with("links");
        if (links.size() != 2) links.refuse("must be a list of two links");
        if (!from.is_sound()) return {};
        return Move::double_build(find_id(board.link_ids, links.at(0), "link"),
                                  find_id(board.link_ids, links.at(1), "link"));
    }
    case Verb::western: return Move::western(city());
    case Verb::pass:
    case Verb::draw: from.only({"move"}); return {.verb = verb};
    }
    return {};
}

}   // namespace roundhouse
