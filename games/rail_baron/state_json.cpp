// A position of Rail Baron as JSON, for all or for one seat; and the variants.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/fees_json.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/auction_json.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

constexpr int most_turns = 1'000'000;
constexpr std::size_t usual_segment_id = 30;   // bytes
constexpr Money most_extra_cash = 1000000_usd;

JsonPart milepost_to_json(const Board& board, Milepost m) {
    return m == Milepost::none ? JsonPart(nullptr) : JsonPart(board.name_of(m).id);
}

ListText railroads_to_json(const Board& board, const RailroadSet& set) {
    ListText codes;
    set.each([&](RailroadId r) { codes.push_back(board.name_of(r).code); });
    return codes;
}

JsonPart die_to_json(RedDie die) {
    if (die == RedDie::none) return nullptr;
    return die == RedDie::to_throw ? JsonPart("roll") : JsonPart(static_cast<int>(die));
}

// Cash below $150,000 is nobody else's business (RB-40).
bool is_secret(const State& s, Seat seat, Viewer viewer) {
    return !viewer.sees_secrets_of(seat) && s.cash(seat) < secret_below;
}

// Most of a position: written without a ListText, which would cost three times as much.
std::string ridden_to_json(const Board& board, const SegmentSet& ridden) {
    std::string list = "[";
    list.reserve(static_cast<std::size_t>(ridden.size()) * usual_segment_id);
    ridden.each([&](Segment segment) { (list += board.quoted_id_of(segment)) += ','; });
    if (!ridden.empty()) list.pop_back();
    return list += ']';
}

ObjectText player_to_json(const State& s, Seat seat, Viewer viewer) {
    const Player& p = s.players[seat];
    const Board& board = *s.board;
    return {
        {"cash", is_secret(s, seat, viewer) ? JsonPart(nullptr) : JsonPart(s.cash(seat).dollars)},
        {"engine", engine_words.begin()[static_cast<int>(p.engine)]},
        {"home", milepost_to_json(board, p.home)},
        {"at", milepost_to_json(board, p.at)},
        {"destination", milepost_to_json(board, p.destination)},
        {"departure", milepost_to_json(board, p.departure)},
        {"declared", p.is_declared},
        {"early", p.is_early},
        {"alternate", milepost_to_json(board, p.alternate)},
        {"may_swap", p.may_swap},
        {"ridden", JsonPart::ready(ridden_to_json(board, p.ridden))},
        {"established", fees_to_json(board, p.established)},
        {"railroads", railroads_to_json(board, p.railroads)},
        {"out", p.is_out},
    };
}

JsonText roll_to_json(Dice dice) {
    if (dice == Dice{}) return nullptr;
    return ObjectText{{"white", ListText{dice.white[0], dice.white[1]}},
                      {"red", dice.red == 0 ? JsonPart(nullptr) : JsonPart(dice.red)}};
}

JsonText lookup_to_json(const State& s) {
    if (s.lookup.purpose == Purpose::none) return nullptr;
    const bool is_known = s.lookup.region != Region::none;
    return ObjectText{{"purpose", purpose_words.begin()[static_cast<int>(s.lookup.purpose) - 1]},
                      {"region", is_known ? JsonPart(s.board->name_of(s.lookup.region)) : JsonPart(nullptr)}};
}

JsonText owed_to_json(const State& s) {
    if (s.owed.by == Seat::nobody) return nullptr;
    ListText to;
    if (s.owed.to_bank > 0_usd) to.push_back(ListText{"bank", s.owed.to_bank.dollars});
    SeatSet::all(s.seats).each([&](Seat seat) {
        if (s.owed.to[seat] > 0_usd) to.push_back(ListText{index(seat), s.owed.to[seat].dollars});
    });
    return ObjectText{
        {"by", index(s.owed.by)}, {"to", std::move(to)}, {"why", why_words.begin()[static_cast<int>(s.owed.why)]}};
}

}   // namespace

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

json::object RailBaron::options_to_json(const Options& v) {
    return {{"short_game", v.short_game},
            {"discounted_superchief", v.discounted_superchief},
            {"free_superchief", v.free_superchief},
            {"starting_auction", v.starting_auction.dollars},
            {"honeymoon", v.honeymoon},
            {"ask_everybody", v.ask_everybody},
            {"turn_limit", v.turn_limit}};
}

RailBaron::Options RailBaron::options_from_json(const Reader& from, int seats) {
    from.only({"short_game", "discounted_superchief", "free_superchief", "starting_auction", "honeymoon",
               "ask_everybody", "turn_limit"});
    const auto truth = [&](std::string_view key) { return from.has(key) && from[key].truth(); };
    Options v;
    v.short_game = truth("short_game");
    v.discounted_superchief = truth("discounted_superchief");
    v.free_superchief = truth("free_superchief");
    v.ask_everybody = truth("ask_everybody");
    if (from.has("starting_auction")) v.starting_auction = from["starting_auction"].money(most_extra_cash);
    if (from.has("turn_limit")) v.turn_limit = from["turn_limit"].number(1, most_turns);
    v.honeymoon = seats == 2;
    if (from.has("honeymoon") && from["honeymoon"].truth() != v.honeymoon)
        from["honeymoon"].refuse(v.honeymoon ? "must be true with two players (RB-80)"
                                             : "is for two players only (RB-80)");
    return v;
}

void RailBaron::write_state(const State& s, Viewer viewer, ObjectText& out) {
    const Board& board = *s.board;
    ListText players;
    SeatSet::all(s.seats).each([&](Seat seat) { players.push_back(player_to_json(s, seat, viewer)); });
    const bool has_next = s.after_purchase != AfterPurchase::none;

    out.add("players", players);
    out.add("auction", auction_to_json(s.auction, board.name_of(s.lot).code, name_of(s.step).purpose));
    out.add("bank", railroads_to_json(board, s.bank));
    out.add("third", railroads_to_json(board, s.third));
    out.add("fee", s.fee.dollars);
    out.add("first", s.first);
    out.add("turn", s.turn);
    out.add("turns", s.turns);
    out.add("roll", roll_to_json(s.dice));
    out.add("left", s.left);
    out.add("bonus", die_to_json(s.bonus));
    out.add("bounce", die_to_json(s.bounce));
    out.add("lookup", lookup_to_json(s));
    out.add("rates", fees_to_json(board, s.rates));
    out.add("owed", owed_to_json(s));
    out.add("after_purchase", has_next ? JsonPart(after_purchase_words.begin()[static_cast<int>(s.after_purchase) - 1])
                                       : JsonPart(nullptr));
    out.add("rovered", s.rovered);
    out.add("drawn", s.drawn);
    out.add("aside", railroads_to_json(board, s.aside));
    out.add("last_round", s.last_round);
    out.add("winner", s.winner);
}

}   // namespace roundhouse
