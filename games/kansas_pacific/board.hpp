// The board of Kansas Pacific: hexes, towns and cities, the land grant line, the western edge.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_label.hpp"
#include "core/hex_map.hpp"
#include "core/ids.hpp"
#include "core/money.hpp"

namespace roundhouse::kansas_pacific {

// In the order of their turns (KP-2).
enum class RailroadId : std::uint8_t { rock_island, santa_fe, kansas_pacific, mkt, missouri_pacific, frisco };
constexpr int railroad_count = 6;
template <class Value>
using ByRailroad = ArrayBy<RailroadId, Value, railroad_count>;
constexpr std::array all_railroads{RailroadId::rock_island, RailroadId::santa_fe,         RailroadId::kansas_pacific,
                                   RailroadId::mkt,         RailroadId::missouri_pacific, RailroadId::frisco};

enum class Hex : std::uint16_t {};
constexpr int max_hexes = 512;
using HexSet = PlaceSet<Hex, max_hexes>;

enum class HexKind : std::uint8_t { open, small_town, large_town, small_city, large_city, metropolis };

// What a hex of each kind pays a railroad alone there, and each of two (KP-19). A metropolis says it itself.
struct HexPay {
    std::string_view kind;
    Money alone, shared;
};
constexpr ArrayBy<HexKind, HexPay, 6> hex_pays{{{{"open", 0_usd, 0_usd},
                                                 {"small_town", 1_usd, 0_usd},
                                                 {"large_town", 2_usd, 1_usd},
                                                 {"small_city", 2_usd, 2_usd},
                                                 {"large_city", 3_usd, 3_usd},
                                                 {"metropolis", 0_usd, 0_usd}}}};

struct Terrain {
    Money alone, shared;           // what the hex pays a railroad that is alone there, or with another
    std::int8_t metropolis = -1;   // which of Board::metropolises it belongs to
    HexKind kind = HexKind::open;
    bool is_west_of_line = false;   // of the land grant line
    bool is_westernmost = false;
};

struct Metropolis {
    std::string name;
    Money income;
    HexSet hexes;
};
constexpr int max_metropolises = 8;

// What rules ask of a board comes first, what people see of it last. It never changes after it is loaded.
struct Board {
    Neighbourhood<Hex, max_hexes> neighbours;
    ArrayBy<Hex, Terrain, max_hexes> terrain;
    ByRailroad<Hex> home{};
    std::vector<Metropolis> metropolises;
    HexSet hexes;

    struct HexName {
        std::string id, name;   // the name is empty in open country
        HexPosition position;
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

}   // namespace roundhouse::kansas_pacific
