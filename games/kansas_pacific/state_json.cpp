// A position of Kansas Pacific as JSON; position.cpp reads it back.
#include <string>

#include "games/kansas_pacific/charts.hpp"
#include "games/kansas_pacific/face.hpp"
#include "games/kansas_pacific/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

ObjectText railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"latest_dividend", r.latest_dividend.dollars},
        {"unsold", r.shares.unsold},
        {"president", r.shares.president},
        {"locomotives", r.locomotives},
        {"has_land_grant", r.has_land_grant},
        {"gone_west", r.has_gone_west},
        {"track", places_to_json(r.track, [&](Hex h) -> std::string_view { return s.board->name_of(h).id; })},
    };
}

}   // namespace

std::string_view KansasPacific::step_name(const State& s) { return name_of(s.step).name; }

State KansasPacific::recomputed(const State& s) {
    State fresh = s;
    fresh.used = fresh.full = {};
    fresh.land_grants = land_grants_in_all;
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        r.track = r.open = {};
        r.is_west_of_line = r.is_on_west_edge = false;
        fresh.land_grants = static_cast<std::int8_t>(fresh.land_grants - r.has_land_grant);
        s.railroads[railroad].track.each([&](Hex h) { enter_hex(fresh, railroad, h); });
    }
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        const Hex home = s.board->home[railroad];
        const auto pays = [&](Hex h) {
            return fresh.full.contains(h) ? s.board->terrain[h].shared : s.board->terrain[h].alone;
        };
        r.income =
            starting_income[railroad] - s.board->terrain[home].alone + (r.has_gone_west ? gone_west_income : 0_usd);
        r.track.each([&](Hex h) { r.income += pays(h); });
        r.shares.count_sold();
    }
    return fresh;
}

KansasPacific::Options KansasPacific::options_from_json(const Reader& from, int) {
    from.only({});
    return {};
}

void KansasPacific::write_state(const State& s, Viewer, ObjectText& out) {
    const StepName& step = name_of(s.step);
    const std::string& code = s.board->railroads[s.current].code;

    out.add("players", players_to_json(s));
    out.add("auction", auction_to_json(s.auction, code, step.purpose));
    out.add("railroads", railroads_to_json(s, railroad_to_json));
    out.add("operating", step.is_in_turn ? JsonPart(code) : JsonPart(nullptr));
    out.add("built", s.built);
    out.add("land_grants", s.land_grants);
    out.add("wall_streets", s.wall_streets);
    out.add("hex_pays", hex_pays_to_json());
}

}   // namespace roundhouse
