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

std::string_view answers_to_price(const State& s) {
    if (prices_to_name(s).empty()) return " Accept or decline?";
    if (talk_has_one_counter(s)) return " Accept, decline, or name another price?";
    return s.talk.has_ask ? " Accept, decline, or name a price between?" : " Accept, decline, or name a higher price?";
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
    const std::string offer = s.step == Step::buyer_answers ? "The {seller} wants {ask} for {link}; you offered {bid}."
                              : talk.has_ask ? "The {railroad} now offers {bid} for {link}; you asked for {ask}."
                                             : "The {railroad} offers {bid} for {link}.";
    return told.sentence(offer + std::string(answers_to_price(s)));
}

// What becomes of a share for which nobody bids.
std::string_view if_nobody_bids(const State& s) {
    if (s.auction.leader() != Seat::nobody) return "";
    if (s.auction.terms().last_left_wins) return "; the last player left gets it for nothing if nobody bids";
    return s.step == Step::opening_auction ? "; if nobody bids, {if_nobody_bids} gets it for nothing"
                                           : "; if nobody bids, it stays unsold";
}

Told asks_for_bid(Told told, const State& s) {
    const bool goes_to_opener = s.step == Step::opening_auction && last_left_must_bid(s);
    roundhouse::asks_for_bid(told, s.auction, goes_to_opener ? s.auction.terms().opener : Seat::nobody);
    std::string sentence = s.step == Step::opening_auction ? "Your bid for the president's share of the {railroad}?"
                                                           : "Your bid for a share of the {railroad}?";
    return told.sentence(sentence.append(" ({least} or more").append(if_nobody_bids(s)) + ")");
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
            .sentence("Offer a share of the {railroad}? (treasury {treasury}, shares unsold: {unsold})");
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
            .sentence(
                "What dividend per share does the {railroad} pay? (treasury {treasury}, income {income}, shares sold: "
                "{sold})");
    default: return asks_for_bid(std::move(told), s);
    }
}

// Where a pass says more than that.
std::string SouthernPacific::answer(const State& s, const Move& move) {
    const bool is_offer = s.step == Step::offer_stock || s.step == Step::bull_market_offer;
    return is_offer && move.is_pass() ? "Offer no share" : "";
}

}   // namespace roundhouse
