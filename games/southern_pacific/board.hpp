// The board of Southern Pacific: cities, the links between them, and the homes of the railroads.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "core/board_label.hpp"
#include "core/ids.hpp"
#include "core/link_map.hpp"
#include "core/money.hpp"

namespace roundhouse::southern_pacific {

// In Railroad Order (SP-2).
enum class RailroadId : std::uint8_t { southern_pacific, texas_pacific, missouri_pacific, mkt, frisco, galveston };
constexpr int railroad_count = 6;
template <class Value>
using ByRailroad = ArrayBy<RailroadId, Value, railroad_count>;
constexpr std::array all_railroads{RailroadId::southern_pacific, RailroadId::texas_pacific,
                                   RailroadId::missouri_pacific, RailroadId::mkt,
                                   RailroadId::frisco,           RailroadId::galveston};

enum class City : std::uint8_t {};
constexpr int max_cities = 64;

enum class Link : std::uint8_t {};
constexpr int max_links = 128;

using Map = LinkMap<City, max_cities, Link, max_links>;
using CitySet = Map::CitySet;
using LinkSet = Map::LinkSet;

// What rules ask of a board comes first, what people see of it last. It never changes after it is loaded.
struct Board {
    Map map;
    ByRailroad<City> home{};
    LinkSet links;

    struct CityName {
        std::string id, name, state;
        double latitude = 0, longitude = 0;
    };
    struct RailroadName {
        std::string code, initials, name, color;
    };
    BoardLabel label;
    std::vector<CityName> city_names;
    ByRailroad<RailroadName> railroads;
    Ids<City> city_ids;
    Ids<Link> link_ids;   // each under both spellings: "a-b" and "b-a"
    Ids<RailroadId> railroad_ids;

    const CityName& name_of(City c) const { return city_names[static_cast<std::size_t>(c)]; }
    std::string id_of(Link l) const { return name_of(map.ends(l).a).id + '-' + name_of(map.ends(l).b).id; }
};

}   // namespace roundhouse::southern_pacific
