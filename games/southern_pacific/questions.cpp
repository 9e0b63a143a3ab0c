// What is asked of the decider, and what the answers cost.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/step_names.hpp"
#include "wire/auction_words.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

Told& link(Told& told, const Board& board, Link l) { return told.item("link", board.id_of(l), board.id_of(l)); }

}   // namespace

std::optional<Price> SouthernPacific::price_of(const State& s, const Move& move) {
    const std::string_view code = s.board->railroads[s.current].code;
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::build: return Price::cost(s.step == Step::first_link ? 0_usd : cost_of_link, code);
    case Verb::buy: return Price::cost(1_usd, code);
    case Verb::accept: return Price::cost(s.talk.price, code);
    case Verb::counter: return Price::cost(1_usd, code);
    case Verb::dividend: return Price::cost(1_usd * s.railroad().shares.sold, code);   // the income is paid in before
    default: return std::nullopt;
    }
}

Told SouthernPacific::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    if (s.step == Step::bull_market_offer) return told.sentence("Offer a share in the Bull Market?");
    railroad(told, *s.board, s.current).money("treasury", s.treasury());
    switch (s.step) {
    case Step::first_link: return told.sentence("Where does the {railroad} build its free first link?");
    case Step::offer_stock: return told.sentence("Offer a share of the {railroad}? (treasury {treasury})");
    case Step::build_and_buy:
        return told.money("link_price", cost_of_link)
            .number("built", s.built)
            .number("bought", s.bought)
            .sentence("Build or buy a link for the {railroad}? (treasury {treasury}, a link costs {link_price})");
    case Step::seller_answers:
    case Step::buyer_answers:
        return link(told, *s.board, s.talk.link).money("price", s.talk.price).sentence("{price} for {link}?");
    case Step::pay_dividends:
        return told.money("income", s.railroad().income)
            .number("sold", s.railroad().shares.sold)
            .sentence("The dividend of the {railroad} per share? (treasury {treasury}, income {income}, {sold} sold)");
    default: {
        const Seat taker = s.step == Step::bull_market_auction ? Seat::nobody : s.auction.terms().opener;
        return asks_for_bid(told, s.auction, taker);
    }
    }
}

}   // namespace roundhouse
