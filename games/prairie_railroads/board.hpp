// The board of Prairie Railroads: cities, the segments between them, the growth chart, the western builds.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_label.hpp"
#include "core/ids.hpp"
#include "core/link_map.hpp"
#include "core/money.hpp"

namespace roundhouse::prairie_railroads {

// In the order of their opening auctions (PR-4).
enum class RailroadId : std::uint8_t { rock_island, santa_fe, kansas_pacific, mkt, frisco, missouri_pacific };
constexpr int railroad_count = 6;
template <class Value>
using ByRailroad = ArrayBy<RailroadId, Value, railroad_count>;
using RailroadSet = PlaceSet<RailroadId, railroad_count>;
constexpr std::array all_railroads{RailroadId::rock_island, RailroadId::santa_fe, RailroadId::kansas_pacific,
                                   RailroadId::mkt,         RailroadId::frisco,   RailroadId::missouri_pacific};

enum class Card : std::uint8_t { pay_dividends, offer_stock, construct_track, none };
constexpr int card_kinds = 3;
template <class Value>
using ByCard = ArrayBy<Card, Value, card_kinds>;
constexpr std::array all_cards{Card::pay_dividends, Card::offer_stock, Card::construct_track};
constexpr ByCard<std::string_view> card_codes{{"PD", "OS", "CT"}};

enum class City : std::uint8_t { nowhere = 255 };
constexpr int max_cities = 128;
using CitySet = PlaceSet<City, max_cities>;

enum class Link : std::uint8_t {};   // one segment
constexpr int max_links = 192;
using LinkSet = PlaceSet<Link, max_links>;

// A line of the growth chart: the first die counts six lines, the second one.
enum class ChartLine : std::uint8_t {};
constexpr int chart_lines = 36;
constexpr int roll_of(ChartLine line) { return static_cast<int>(line) / 6 * 10 + static_cast<int>(line) % 6 + 11; }
// REQUIRES: 11 to 66. A number that no two dice show finds some line.
constexpr ChartLine line_of(int roll) { return ChartLine(roll / 10 * 6 + roll % 10 - 7); }

enum class PlaceKind : std::uint8_t { city, town, start };

struct Growth {
    City primary = City::nowhere, secondary = City::nowhere;
};

// What rules ask of a board comes first, what people see of it last. It never changes after it is loaded.
struct Board {
    LinkMap<City, max_cities, Link, max_links> map;
    ArrayBy<City, LinkSet, max_cities> leaving;   // the segments that may be built from a city: all but those that
                                                  // arrive there by an arrow (PR-32)
    ArrayBy<City, Money, max_cities> income;      // before growth; nothing at start cities
    ByRailroad<LinkSet> first_links;              // what the free first segment may be (PR-10)
    ArrayBy<ChartLine, Growth, chart_lines> growth_chart;
    CitySet primary, secondary;   // all cities of each column of the chart
    CitySet western;              // cities with a western build beside them
    ByCard<std::int16_t> cards;   // in all, hands included

    struct CityName {
        std::string id, name, grid;   // the grid reference may be empty
        double latitude = 0, longitude = 0;
        PlaceKind kind = PlaceKind::city;
    };
    struct LinkName {
        std::string id;            // "a-b"
        bool is_one_way = false;   // from a to b
    };
    struct RailroadName {
        std::string code, name, color;
    };
    BoardLabel label;
    std::vector<CityName> city_names;
    std::vector<LinkName> link_names;
    ByRailroad<RailroadName> railroads;
    Ids<City> city_ids;
    Ids<Link> link_ids;   // each by its ends in either order
    Ids<RailroadId> railroad_ids;

    const CityName& name_of(City c) const { return city_names[static_cast<std::size_t>(c)]; }
    const LinkName& name_of(Link l) const { return link_names[static_cast<std::size_t>(l)]; }
};

}   // namespace roundhouse::prairie_railroads
