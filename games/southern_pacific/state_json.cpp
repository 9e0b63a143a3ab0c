// A position of Southern Pacific as JSON; position.cpp reads it back.
#include <string>

#include "games/southern_pacific/charts.hpp"
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

ListText links_to_json(const Board& board, const LinkSet& links) {
    return places_to_json(links, [&](Link l) { return board.id_of(l); });
}

ObjectText railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.ledger[id].dollars}, {"income", r.income.dollars}, {"unsold", r.shares.unsold},
        {"president", r.shares.president},  {"cubes", r.cubes},           {"links", links_to_json(*s.board, r.links)},
    };
}

JsonText talk_to_json(const State& s) {
    if (!s.talk.is_open) return nullptr;
    return ObjectText{
        {"link", s.board->id_of(s.talk.link)},
        {"buyer", s.board->railroads[s.current].code},
        {"seller", s.board->railroads[s.talk.seller].code},
        {"bid", s.talk.bid.dollars},
        {"ask", s.talk.has_ask ? JsonPart(s.talk.ask.dollars) : JsonPart(nullptr)},
    };
}

ObjectText named_to_json(const State& s) {
    ObjectText prices;
    s.named.links().each([&](Link l) { prices.add(s.board->id_of(l), s.named.of(l).dollars); });
    return prices;
}

}   // namespace

std::string_view SouthernPacific::step_name(const State& s) { return name_of(s.step).name; }

State SouthernPacific::recomputed(const State& s) {
    State fresh = s;
    recompute_track(fresh);
    for (Railroad& r : fresh.railroads) r.shares.count_sold();
    return fresh;
}

SouthernPacific::Options SouthernPacific::options_from_json(const Reader& from, int) {
    from.only({"round_limit", "idle_limit"});
    Options options;
    if (from.has("round_limit")) options.round_limit = from["round_limit"].number(least_round_limit, most_round_limit);
    if (from.has("idle_limit")) options.idle_limit = from["idle_limit"].number(no_idle_limit, most_idle_limit);
    return options;
}

void SouthernPacific::write_state(const State& s, Viewer, ObjectText& out) {
    const StepName& step = name_of(s.step);
    const std::string& code = s.board->railroads[s.current].code;

    out.add("players", players_to_json(s));
    out.add("auction", auction_to_json(s.auction, code, step.purpose));
    out.add("railroads", railroads_to_json(s, railroad_to_json));
    out.add("operating", step.is_in_turn ? JsonPart(code) : JsonPart(nullptr));
    out.add("built", s.built);
    out.add("bought", s.bought);
    out.add("named", named_to_json(s));
    out.add("talk", talk_to_json(s));
    out.add("first_opener", s.first_opener);
    out.add("bull_market", s.bull_market);
    out.add("offers_left", s.offers_left);
    out.add("round_was_active", s.round_was_active);
    out.add("idle_rounds", s.idle_rounds);
    out.add("round", s.round);
    out.add("city_pays", city_pays_to_json());
}

}   // namespace roundhouse
