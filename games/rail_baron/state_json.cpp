// A position of Rail Baron as JSON, for all or for one seat; and the variants.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/auction_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

constexpr int most_turns = 1'000'000;
constexpr Money most_extra_cash = 1000000_usd;

json::value milepost_to_json(const Board& board, Milepost m) {
    return m == Milepost::none ? json::value(nullptr) : json::value(board.name_of(m).id);
}

json::array railroads_to_json(const Board& board, const RailroadSet& set) {
    json::array codes;
    set.each([&](RailroadId r) { codes.emplace_back(board.name_of(r).code); });
    return codes;
}

json::object fees_to_json(const Board& board, const FeesByRailroad& fees) {
    json::object by_code;
    fees.each([&](RailroadId r, Money fee) { by_code[board.name_of(r).code] = fee.dollars; });
    return by_code;
}

json::value die_to_json(RedDie die) {
    if (die == RedDie::none) return nullptr;
    return die == RedDie::to_throw ? json::value("roll") : json::value(static_cast<int>(die));
}

// Cash below $150,000 is nobody else's business (RB-40).
bool is_secret(const State& s, Seat seat, Seat viewer) {
    return viewer != Seat::nobody && viewer != seat && s.cash(seat) < secret_below;
}

json::object player_to_json(const State& s, Seat seat, Seat viewer) {
    const Player& p = s.players[seat];
    const Board& board = *s.board;
    json::array ridden;
    p.ridden.each([&](Segment segment) { ridden.emplace_back(board.id_of(segment)); });
    return {
        {"cash", is_secret(s, seat, viewer) ? json::value(nullptr) : json::value(s.cash(seat).dollars)},
        {"engine", engine_words.begin()[static_cast<int>(p.engine)]},
        {"home", milepost_to_json(board, p.home)},
        {"at", milepost_to_json(board, p.at)},
        {"destination", milepost_to_json(board, p.destination)},
        {"departure", milepost_to_json(board, p.departure)},
        {"declared", p.is_declared},
        {"early", p.is_early},
        {"alternate", milepost_to_json(board, p.alternate)},
        {"may_swap", p.may_swap},
        {"ridden", std::move(ridden)},
        {"established", fees_to_json(board, p.established)},
        {"railroads", railroads_to_json(board, p.railroads)},
        {"out", p.is_out},
    };
}

json::value roll_to_json(Dice dice) {
    if (dice == Dice{}) return nullptr;
    return json::object{{"white", json::array{dice.white[0], dice.white[1]}},
                        {"red", dice.red == 0 ? json::value(nullptr) : json::value(dice.red)}};
}

json::value lookup_to_json(const State& s) {
    if (s.lookup.purpose == Purpose::none) return nullptr;
    const bool is_known = s.lookup.region != Region::none;
    return json::object{{"purpose", purpose_words.begin()[static_cast<int>(s.lookup.purpose) - 1]},
                        {"region", is_known ? json::value(s.board->name_of(s.lookup.region)) : json::value(nullptr)}};
}

json::value owed_to_json(const State& s) {
    if (s.owed.by == Seat::nobody) return nullptr;
    json::array to;
    if (s.owed.to_bank > 0_usd) to.push_back(json::array{"bank", s.owed.to_bank.dollars});
    SeatSet::all(s.seats).each([&](Seat seat) {
        if (s.owed.to[seat] > 0_usd) to.push_back(json::array{index(seat), s.owed.to[seat].dollars});
    });
    return json::object{{"by", index(s.owed.by)}, {"to", std::move(to)}, {"why", why_words.begin()[static_cast<int>(s.owed.why)]}};
}

}  // namespace

std::string_view RailBaron::step_name(const State& s) { return name_of(s.step).name; }

State RailBaron::recomputed(const State& s) {
    State fresh = s;
    fresh.bank = s.board->railroads - s.third - s.aside;
    for (const Player& p : s.players) fresh.bank -= p.railroads;
    if (s.step == Step::starting_auction) fresh.bank.erase(s.lot);
    fresh.ways = 0;
    if (s.step == Step::step)
        fresh.ways = plainly_allowed(s.board->network, s.player().ridden, s.player().at, s.player().destination);
    return fresh;
}

json::object RailBaron::settings_to_json(const Settings& v) {
    return {{"short_game", v.short_game},
            {"discounted_superchief", v.discounted_superchief},
            {"free_superchief", v.free_superchief},
            {"starting_auction", v.starting_auction.dollars},
            {"honeymoon", v.honeymoon},
            {"turn_limit", v.turn_limit}};
}

RailBaron::Settings RailBaron::settings_from_json(const Reader& from, int seats) {
    from.only({"short_game", "discounted_superchief", "free_superchief", "starting_auction", "honeymoon", "turn_limit"});
    const auto truth = [&](std::string_view key) { return from.has(key) && from[key].truth(); };
    Settings v;
    v.short_game = truth("short_game");
    v.discounted_superchief = truth("discounted_superchief");
    v.free_superchief = truth("free_superchief");
    if (from.has("starting_auction")) v.starting_auction = from["starting_auction"].money(most_extra_cash);
    if (from.has("turn_limit")) v.turn_limit = from["turn_limit"].number(1, most_turns);
    v.honeymoon = seats == 2;
    if (from.has("honeymoon") && from["honeymoon"].truth() != v.honeymoon)
        from["honeymoon"].refuse(v.honeymoon ? "must be true with two players (RB-80)" : "is for two players only (RB-80)");
    return v;
}

void RailBaron::write_state(const State& s, Seat viewer, json::object& out) {
    const Board& board = *s.board;
    json::array players;
    SeatSet::all(s.seats).each([&](Seat seat) { players.push_back(player_to_json(s, seat, viewer)); });
    const bool has_next = s.after_purchase != AfterPurchase::none;

    out["players"] = std::move(players);
    out["auction"] = auction_to_json(s.auction, board.name_of(s.lot).code, name_of(s.step).purpose, s.seats);
    out["bank"] = railroads_to_json(board, s.bank);
    out["third"] = railroads_to_json(board, s.third);
    out["fee"] = s.fee.dollars;
    out["first"] = seat_to_json(s.first);
    out["turn"] = seat_to_json(s.turn);
    out["turns"] = s.turns;
    out["roll"] = roll_to_json(s.dice);
    out["left"] = s.left;
    out["bonus"] = die_to_json(s.bonus);
    out["bounce"] = die_to_json(s.bounce);
    out["lookup"] = lookup_to_json(s);
    out["rates"] = fees_to_json(board, s.rates);
    out["owed"] = owed_to_json(s);
    out["after_purchase"] = has_next ? json::value(after_purchase_words.begin()[static_cast<int>(s.after_purchase) - 1]) : json::value(nullptr);
    out["rovered"] = seats_to_json(s.rovered);
    out["drawn"] = s.drawn;
    out["aside"] = railroads_to_json(board, s.aside);
    out["last_round"] = s.last_round;
    out["winner"] = seat_to_json(s.winner);
}

}  // namespace roundhouse
