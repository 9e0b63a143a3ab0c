// The board of Rail Baron: mileposts joined by railroads, the deeds, the destination chart and the payoff chart.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_label.hpp"
#include "core/ids.hpp"
#include "core/milepost_map.hpp"
#include "core/money.hpp"

namespace roundhouse::rail_baron {

// Cities come before dots.
enum class Milepost : std::uint16_t { none = 0xffff };
enum class Segment : std::uint16_t {};
enum class RailroadId : std::uint8_t {};
enum class Region : std::uint8_t { none = 0xff };

constexpr int max_mileposts = 768, max_segments = 896, max_railroads = 64, max_cities = 128, max_regions = 32;
using RailroadSet = PlaceSet<RailroadId, max_railroads>;
template <class Value>
using ByRailroad = ArrayBy<RailroadId, Value, max_railroads>;
using Network = MilepostMap<Milepost, max_mileposts, Segment, max_segments, RailroadId>;
using MilepostSet = Network::MilepostSet;
using SegmentSet = Network::SegmentSet;

// One of the tables of the destination chart: eleven sums of the white dice for an odd and an even red die.
template <class Found>
struct Chart {
    std::array<std::array<Found, 11>, 2> half{};   // odd, even

    // REQUIRES: 2 <= sum <= 12.
    constexpr Found of(int red, int sum) const { return half[red % 2 == 0 ? 1 : 0][static_cast<std::size_t>(sum - 2)]; }
};

// What rules ask of a board comes first, what people see of it last. It never changes after it is loaded.
struct Board {
    Network network;
    ArrayBy<Milepost, Region, max_mileposts> region{};
    ArrayBy<Milepost, RailroadSet, max_mileposts> serving;   // the railroads at a milepost
    ByRailroad<Money> price{};                               // on the deed; none for a public railroad
    RailroadSet railroads, for_sale;                         // all of them, and those that are not public
    int mileposts = 0, cities = 0, regions = 0;
    Chart<Region> region_chart;
    ArrayBy<Region, Chart<Milepost>, max_regions> city_charts;
    std::vector<Money> payoffs;   // city by city, in both directions

    Money payoff(Milepost from, Milepost to) const {
        return payoffs[static_cast<std::size_t>(from) * static_cast<std::size_t>(cities)
                       + static_cast<std::size_t>(to)];
    }

    struct MilepostName {
        std::string id, name, state;
        double latitude = 0, longitude = 0;
    };
    struct RailroadName {
        std::string code, abbr, name, color;
    };
    BoardLabel label;
    std::vector<MilepostName> milepost_names;
    std::vector<RailroadName> railroad_names;
    std::vector<std::string> region_names, segment_names;
    std::vector<std::string> quoted_segments;   // their names as JSON, for positions name hundreds
    Ids<Milepost> milepost_ids;
    Ids<RailroadId> railroad_ids;
    Ids<Region> region_ids;
    Ids<Segment> segment_ids;

    const MilepostName& name_of(Milepost m) const { return milepost_names[static_cast<std::size_t>(m)]; }
    const RailroadName& name_of(RailroadId r) const { return railroad_names[static_cast<std::size_t>(r)]; }
    const std::string& name_of(Region r) const { return region_names[static_cast<std::size_t>(r)]; }
    // With the state in its two letters, also where the name says it in full: "Jackson, MS".
    std::string full_name_of(Milepost m) const {
        const MilepostName& n = name_of(m);
        return n.state.empty() ? n.name : n.name.substr(0, n.name.find(',')) + ", " + n.state;
    }
    // With the state only where the name alone would not do.
    std::string short_name_of(Milepost m) const {
        return name_of(m).name.find(',') == std::string::npos ? name_of(m).name : full_name_of(m);
    }
    // "BO:Gaithersburg_MD-WAS", the ends in alphabetical order.
    const std::string& id_of(Segment segment) const { return segment_names[static_cast<std::size_t>(segment)]; }
    const std::string& quoted_id_of(Segment segment) const {
        return quoted_segments[static_cast<std::size_t>(segment)];
    }
    bool is_city(Milepost m) const { return static_cast<int>(m) < cities; }
};

}   // namespace roundhouse::rail_baron
