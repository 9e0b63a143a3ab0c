// The board of Prussian Rails: hexes, cities, and Berlin with its approaches.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/board_label.hpp"
#include "core/hex_map.hpp"
#include "core/ids.hpp"
#include "core/money.hpp"

namespace roundhouse::prussian_rails {

// In the order of their opening auctions (PU-2).
enum class RailroadId : std::uint8_t {
    preussische_ostbahn,
    niederschlesische,
    saechsische,
    bayerische,
    main_weser,
    badische,
    koeln_mindener,
    berlin_hamburger,
};
constexpr int railroad_count = 8;
template <class Value>
using ByRailroad = ArrayBy<RailroadId, Value, railroad_count>;
using RailroadSet = PlaceSet<RailroadId, railroad_count>;
constexpr std::array all_railroads{RailroadId::preussische_ostbahn, RailroadId::niederschlesische,
                                   RailroadId::saechsische,         RailroadId::bayerische,
                                   RailroadId::main_weser,          RailroadId::badische,
                                   RailroadId::koeln_mindener,      RailroadId::berlin_hamburger};

// Calls visit.operator()<Id>() for every railroad: as a constant, so that its abilities cost no branch.
template <class Visit>
constexpr void each_railroad(Visit&& visit) {
    [&]<std::size_t... Place>(std::index_sequence<Place...>) {
        (visit.template operator()<all_railroads[Place]>(), ...);
    }(std::make_index_sequence<railroad_count>{});
}

// All of Berlin is one of them.
enum class Hex : std::uint8_t {};
constexpr int max_hexes = 256;
constexpr int max_cubes = 99;   // of a railroad, left to build with after setup
using HexSet = PlaceSet<Hex, max_hexes>;

enum class Ground : std::uint8_t { plain, hill, mountain };
enum class HexKind : std::uint8_t { rural, city, approach, berlin };

struct Terrain {
    Money cost;     // for a railroad that is alone there (PU-15)
    Money income;   // of a city, or of Berlin
    Ground ground = Ground::plain;
    HexKind kind = HexKind::rural;
};
constexpr Money dearest_terrain = 4_usd;

// Hexes by what they cost, so that those within a budget are one look. Only cities ever change, by $1 at a time.
class PriceList {
public:
    static constexpr Money least = 1_usd;
    static constexpr Money most = dearest_terrain + Money{railroad_count - 1};

    // Hexes that cost no more than `budget`.
    constexpr const HexSet& within(Money budget) const { return at_most_[level(budget)]; }
    constexpr void add(Hex h, Money price) {
        for (Money m = price; m <= most; m += 1_usd) at_most_[level(m)].insert(h);
    }
    // From now on the hex costs $1 more. REQUIRES: `price` is what it cost.
    constexpr void raise(Hex h, Money price) { at_most_[level(price)].erase(h); }
    friend constexpr bool operator==(const PriceList&, const PriceList&) = default;

private:
    static constexpr std::size_t level(Money m) {
        return static_cast<std::size_t>((std::clamp(m, least, most) - least).dollars);
    }
    std::array<HexSet, (most - least).dollars + 1> at_most_;
};

// Ways on which the railroads could come to one city: a memory that saves looking, and no part of the position.
struct WaysToMeet {
    static constexpr std::int8_t no_way = 127;

    ByRailroad<HexSet> way;             // hexes to build, the city included
    ByRailroad<std::int8_t> length{};   // how many they were
    Hex city{};
    bool are_sure = false;   // nothing has been built since they were looked at, no last share sold

    friend constexpr bool operator==(const WaysToMeet&, const WaysToMeet&) { return true; }
};

// What rules ask of a board comes first, what people see of it last. It never changes after it is loaded.
struct Board {
    Neighbourhood<Hex, max_hexes> neighbours;
    ArrayBy<Hex, Terrain, max_hexes> terrain;
    ByRailroad<Hex> home{};
    ByRailroad<Money> starting_income;
    ByRailroad<std::int8_t> cubes{};   // left to build with after setup
    Hex berlin{}, hamburg{};
    HexSet hexes, urban, rural, approaches;
    PriceList prices;   // as long as nobody is there
    WaysToMeet ways;    // from the homes

    struct HexName {
        std::string id, name;             // the name is empty where the hex is not urban
        std::vector<HexPosition> cells;   // one; of Berlin, all that it is made of
    };
    struct RailroadName {
        std::string code, name, color;
    };
    BoardLabel label;
    std::vector<HexName> hex_names;
    ByRailroad<RailroadName> railroads;
    Ids<Hex> hex_ids;
    Ids<RailroadId> railroad_ids;

    const HexName& name_of(Hex h) const { return hex_names[static_cast<std::size_t>(h)]; }
};

}   // namespace roundhouse::prussian_rails
