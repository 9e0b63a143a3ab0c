#include "server/table/facts.hpp"

#include "wire/json_text.hpp"

namespace roundhouse::server {

Seat seat_from(const json::value& value) {
    return value.is_string() ? Seat::chance : value.is_null() ? Seat::nobody : Seat(value.as_int64());
}

namespace {

json::object object_from(const std::string& text) {
    if (text.empty()) return {};
    return json::parse(text).as_object();
}

std::string text_at(const json::object& from, std::string_view key) { return std::string(from.at(key).as_string()); }
Span span_at(const json::object& from, std::string_view key) { return Span(from.at(key).to_number<std::int64_t>()); }

SeatSet seats_from(const json::value& list) {
    SeatSet seats;
    for (const json::value& seat : list.as_array()) seats.insert(seat_from(seat));
    return seats;
}

Span read_span(const Reader& from, std::int64_t least, std::int64_t most) {
    const std::int64_t* ms = from.value().if_int64();
    if (ms == nullptr || *ms < least || *ms > most)
        from.refuse("must be a number of milliseconds from " + std::to_string(least) + " to " + std::to_string(most));
    return Span(ms == nullptr ? least : *ms);
}

constexpr std::int64_t second = 1000, hour = 3'600 * second, longest = hour * 24 * 90;

}   // namespace

json::object ClockTerms::to_json() const {
    if (is_live) return {{"kind", "live"}, {"each_ms", start.count()}, {"increment_ms", increment.count()}};
    return {
        {"kind", "async"}, {"start_ms", start.count()}, {"increment_ms", increment.count()}, {"most_ms", most.count()}};
}

std::optional<ClockTerms> ClockTerms::read(const Reader& from) {
    if (from.is_null()) return std::nullopt;
    ClockTerms terms;
    terms.is_live = from["kind"].one_of({"live", "async"}) == 0;
    if (!from.is_sound()) return terms;
    if (terms.is_live) {
        from.only({"kind", "each_ms", "increment_ms"});
        terms.start = read_span(from["each_ms"], second, 24 * hour);
        terms.increment = read_span(from["increment_ms"], 0, hour);
        terms.most = Span(longest);
    } else {
        from.only({"kind", "start_ms", "increment_ms", "most_ms"});
        terms.start = read_span(from["start_ms"], 60 * second, longest);
        terms.increment = read_span(from["increment_ms"], 0, longest);
        terms.most = read_span(from["most_ms"], 60 * second, longest);
        if (from.is_sound() && terms.most < terms.start) from["most_ms"].refuse("must not be less than start_ms");
    }
    return terms;
}

std::string Facts::text() const {
    json::object out{{"board", board},
                     {"rules_version", rules_version},
                     {"options", options},
                     {"clock", clock ? json::value(clock->to_json()) : json::value(nullptr)},
                     {"by_hand", are_dice_by_hand},
                     {"hints", has_hints},
                     {"undo_free", is_undo_free},
                     {"invitation", invitation},
                     {"spectator", spectator},
                     {"from", from},
                     {"start", start},
                     {"moves", moves}};
    return json::serialize(out);
}

Facts Facts::read(const std::string& text) {
    const json::object from = object_from(text);
    Facts facts;
    facts.board = text_at(from, "board");
    if (const json::value* version = from.if_contains("rules_version"))
        facts.rules_version = version->to_number<int>();   // the first tables have none
    facts.options = from.at("options").as_object();
    Problem problem;
    facts.clock = ClockTerms::read(Reader(from.at("clock"), "clock", problem));
    facts.are_dice_by_hand = from.at("by_hand").as_bool();
    facts.has_hints = from.at("hints").as_bool();
    facts.is_undo_free = from.at("undo_free").as_bool();
    facts.invitation = text_at(from, "invitation");
    facts.spectator = text_at(from, "spectator");
    facts.from = from.at("from");
    facts.start = from.at("start");
    facts.moves = from.at("moves").as_array();
    return facts;
}

std::string Course::text(int seats) const {
    ListText clocks;
    SeatSet::all(seats).each([&](Seat seat) { clocks.push_back(left[seat].count()); });
    ObjectText out{{"decider", decider}, {"left", clocks}, {"stand_ins", stand_ins}};
    if (since) out.add("since", milliseconds(*since));
    if (is_player(mover)) out.add("mover", mover);
    if (undo_asked)
        out.add("undo_asked",
                ObjectText{{"by", undo_asked->by}, {"to", undo_asked->to.value}, {"agreed", undo_asked->agreed}});
    if (!winners.is_null()) {
        out.add("winners", JsonPart::ready(json::serialize(winners)));
        out.add("scores", JsonPart::ready(json::serialize(scores)));
    }
    return std::move(out).text();
}

Course Course::read(const std::string& text) {
    const json::object from = object_from(text);
    Course course;
    if (from.empty()) return course;
    course.decider = seat_from(from.at("decider"));
    for (int seat = 0; const json::value& left : from.at("left").as_array())
        course.left[Seat(seat++)] = Span(left.to_number<std::int64_t>());
    course.stand_ins = seats_from(from.at("stand_ins"));
    if (from.contains("since")) course.since = Time(span_at(from, "since"));
    if (const json::value* mover = from.if_contains("mover")) course.mover = seat_from(*mover);
    if (const json::value* asked = from.if_contains("undo_asked"))
        course.undo_asked = UndoAsked{
            seat_from(asked->at("by")), {asked->at("to").to_number<std::int64_t>()}, seats_from(asked->at("agreed"))};
    if (const json::value* winners = from.if_contains("winners")) {
        course.winners = *winners;
        course.scores = from.at("scores");
    }
    return course;
}

}   // namespace roundhouse::server
