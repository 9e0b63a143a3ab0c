// What a seat takes the hidden purses of others to hold.
#include "bots/rail_baron/judgement.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

constexpr double usual_earnings = 2600;   // per turn, as seen at the table

}   // namespace

Judgement<RailBaron>::State Judgement<RailBaron>::seen_by(const State& s, Viewer viewer, Random& random) const {
    State seen = s;
    const double turns = static_cast<double>(s.turns) / std::max(1, s.in_game().size());
    s.in_game().each([&](Seat seat) {
        if (viewer.sees_secrets_of(seat) || s.cash(seat) >= secret_below) return;
        double guess = starting_cash.dollars + s.variants.starting_auction.dollars + usual_earnings * turns;
        s.players[seat].railroads.each([&](RailroadId r) { guess -= s.price_of(r).dollars; });
        if (s.players[seat].engine != Engine::freight) guess -= s.half_if_short(express_price).dollars;
        if (s.players[seat].engine == Engine::superchief) guess -= s.half_if_short(superchief_price).dollars;
        guess = std::clamp(guess, 4000.0, 145000.0) * (0.6 + 0.8 * random.part());
        double least = 0, most = secret_below.dollars - 1;
        if (s.auction.is_open() && s.auction.leader() == seat) least = s.auction.high().dollars;
        if (s.owed.by == seat && s.step != Step::pay_debt) most = std::min<double>(most, s.owed.total().dollars - 1);
        const Money drawn{static_cast<int>(std::clamp(std::floor(guess / 500) * 500, least, most))}, had = s.cash(seat);
        if (drawn > had) seen.ledger.pay(State::Accounts::bank, State::Accounts::of(seat), drawn - had);
        else seen.ledger.pay(State::Accounts::of(seat), State::Accounts::bank, had - drawn);
    });
    return seen;
}

}   // namespace roundhouse
