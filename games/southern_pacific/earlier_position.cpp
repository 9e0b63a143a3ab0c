#include "games/southern_pacific/earlier_position.hpp"

namespace roundhouse::southern_pacific {

namespace {

json::value named(const json::value& refused) {
    if (!refused.is_array()) return refused;
    json::object prices;
    for (const json::value& link : refused.get_array())
        if (link.is_string()) prices[link.get_string()] = 0;
    return prices;
}

json::value talk(const json::value& earlier) {
    const bool is_talk =
        earlier.is_object() && earlier.get_object().contains("price") && earlier.get_object().contains("countered");
    if (!is_talk) return earlier;
    json::object now = earlier.get_object();
    const bool is_countered = now["countered"] == json::value(true);
    now["bid"] = is_countered ? json::value(0) : now["price"];
    now["ask"] = is_countered ? now["price"] : json::value(nullptr);
    now.erase("price");
    now.erase("countered");
    return now;
}

}   // namespace

json::value in_fields_of_today(const json::value& position) {
    json::value now = position;
    if (!now.is_object() || !now.get_object().contains("refused")) return now;
    json::object& fields = now.get_object();
    fields["named"] = named(fields["refused"]);
    fields.erase("refused");
    if (fields.contains("talk")) fields["talk"] = talk(fields["talk"]);
    return now;
}

}   // namespace roundhouse::southern_pacific
