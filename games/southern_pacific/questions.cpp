// What is asked of the decider, and what the answers cost.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/step_names.hpp"
#include "wire/auction_words.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

std::string_view code_of(const State& s, RailroadId r) { return s.board->railroads[r].code; }

// The buyer's treasury pays a price of the talk, the seller's gets it.
Price price_in_talk(const State& s, Money money) {
    if (s.step == Step::seller_answers) return Price::gain(money, code_of(s, s.talk.seller));
    return Price::cost(money, code_of(s, s.current));
}

// Each side's last price; the question is about the other side's.
Told asks_about_price(Told told, const State& s) {
    const Talk& talk = s.talk;
    const Board& board = *s.board;
    const auto [a, b] = board.map.ends(talk.link);
    told.item("link", board.id_of(talk.link), board.name_of(a).name + "–" + board.name_of(b).name);
    railroad(told, board, talk.seller, "seller").money("bid", talk.bid);
    if (talk.has_ask) told.money("ask", talk.ask);
    else told.value("ask", nullptr, "");
    if (s.step == Step::buyer_answers)
        return told.sentence(
            "The {seller} wants {ask} for {link}, you offered {bid}. Accept, or name a price between?");
    return told.sentence(
        talk.has_ask ? "The {railroad} now offers {bid} for {link}, you asked {ask}. Accept, or name a price between?"
                     : "The {railroad} offers {bid} for {link}. Accept, or name a higher price?");
}

// Under the first version of the rules a president's share for which nobody bids goes to the opener.
Told asks_for_bid(Told told, const State& s) {
    const bool is_opening = s.step == Step::opening_auction && last_left_must_bid(s);
    roundhouse::asks_for_bid(told, s.auction, is_opening ? s.auction.terms().opener : Seat::nobody);
    return told;
}

}   // namespace

std::optional<Price> SouthernPacific::price_of(const State& s, const Move& move) {
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::build: return Price::cost(s.step == Step::first_link ? 0_usd : cost_of_link, code_of(s, s.current));
    case Verb::buy: return Price::cost(1_usd, code_of(s, s.current));
    case Verb::accept: return price_in_talk(s, s.step == Step::seller_answers ? s.talk.bid : s.talk.ask);
    case Verb::counter: return price_in_talk(s, 1_usd);
    case Verb::dividend:   // the income is paid in before
        return Price::cost(1_usd * s.railroad().shares.sold, code_of(s, s.current));
    default: return std::nullopt;
    }
}

Told SouthernPacific::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    if (s.step == Step::bull_market_offer) return told.sentence("Offer a share in the Bull Market?");
    const Railroad& r = s.railroad();
    railroad(told, *s.board, s.current).money("treasury", s.treasury());
    switch (s.step) {
    case Step::first_link: return told.sentence("Where does the {railroad} build its free first link?");
    case Step::offer_stock:
        return told.number("unsold", r.shares.unsold)
            .sentence("Offer a share of the {railroad}? (treasury {treasury}, {unsold} unsold)");
    case Step::build_and_buy:
        return told.money("link_price", cost_of_link)
            .number("built", s.built)
            .number("bought", s.bought)
            .number("left", r.cubes)
            .sentence("Build or buy a link for the {railroad}? (treasury {treasury}, a link costs {link_price}, cubes "
                      "left: {left})");
    case Step::seller_answers:
    case Step::buyer_answers: return asks_about_price(std::move(told), s);
    case Step::pay_dividends:
        return told.money("income", r.income)
            .number("sold", r.shares.sold)
            .sentence("The dividend of the {railroad} per share? (treasury {treasury}, income {income}, {sold} sold)");
    default: return asks_for_bid(std::move(told), s);
    }
}

// Where a pass says more than that.
std::string SouthernPacific::answer(const State& s, const Move& move) {
    const bool is_offer = s.step == Step::offer_stock || s.step == Step::bull_market_offer;
    return is_offer && move.is_pass() ? "Offer no share" : "";
}

}   // namespace roundhouse
