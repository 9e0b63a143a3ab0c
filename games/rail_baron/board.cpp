// Loading a board of Rail Baron: everything that the rules take for granted is checked here.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>
#include <vector>

#include "games/rail_baron/face.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::rail_baron {

namespace {

constexpr Money least_price = 500_usd, most_price = 1000000_usd;

std::string text_or_nothing(const Reader& entry, std::string_view key) {
    return entry.has(key) ? std::string(entry[key].text()) : std::string();
}

// The name as printed, or one made of the id: "Bay_St_Louis_MS" is Bay St Louis, where its state is MS.
std::string name_of(const Reader& milepost) {
    if (milepost.has("name")) return std::string(milepost["name"].text());
    std::string name(milepost["id"].text());
    const std::string state = '_' + text_or_nothing(milepost, "state");
    if (state.size() > 1 && name.size() > state.size() && name.ends_with(state))
        name.resize(name.size() - state.size());
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

// For railroads without a colour, in their order, again and again. Told apart by lightness too.
constexpr std::array<std::string_view, 8> usual_colors{"blue",   "orange", "green", "red",
                                                       "purple", "yellow", "brown", "black"};

double degrees(const Reader& from, double most) {
    boost::system::error_code no_number;
    const auto value = from.value().to_number<double>(no_number);
    if (!no_number && value >= -most && value <= most) return value;
    from.refuse("must be a number from -" + std::to_string(static_cast<int>(most)) + " to "
                + std::to_string(static_cast<int>(most)));
    return 0;
}

// At which the map shows a milepost from another one; a degree of longitude is as wide there as it is on the ground.
double angle(const Board::MilepostName& from, const Board::MilepostName& to) {
    const double width = std::cos(from.latitude * std::numbers::pi / 180);
    return std::atan2(to.latitude - from.latitude, (to.longitude - from.longitude) * width);
}

class Loading {
public:
    Loading(const Reader& from, Board& board) : from_(from), board_(board) {}

    void run() {
        from_.only({"format", "game", "id", "name", "status", "note", "known", "former_hashes", "regions", "cities",
                    "dots", "railroads", "crossings", "region_chart", "city_charts", "payoffs"});
        board_.label = label_from_json(from_, RailBaron::id);
        read_regions();
        if (from_.is_sound()) read_mileposts();
        if (from_.is_sound()) read_railroads();
        if (from_.is_sound()) read_crossings();
        if (from_.is_sound()) check_network();
        if (from_.is_sound()) read_region_chart();
        if (from_.is_sound()) read_city_charts();
        if (from_.is_sound()) read_payoffs();
    }

private:
    // Reports a list that is too short or too long.
    static void check_size(const Reader& list, int least, int most) {
        if (list.size() < least) list.refuse("must have at least " + std::to_string(least) + " entries");
        if (list.size() > most) list.refuse("has more than " + std::to_string(most) + " entries");
    }

    void read_regions() {
        const Reader regions = from_["regions"];
        check_size(regions, 2, max_regions);
        regions.each([&](const Reader& name) {
            add_id(board_.region_ids, name, Region(board_.regions++));
            board_.region_names.emplace_back(name.text());
        });
    }

    void read_mileposts() {
        check_size(from_["cities"], 2, max_cities);
        check_size(from_["dots"], 0, max_mileposts - from_["cities"].size());
        for (const Reader& list : {from_["cities"], from_["dots"]}) {
            list.each([&](const Reader& entry) { read_milepost(entry); });
            if (board_.cities == 0) board_.cities = board_.mileposts;
        }
    }

    // A city needs a name; a dot may go by its id.
    void read_milepost(const Reader& entry) {
        if (board_.cities == 0) entry["name"].text();
        entry.only({"id", "name", "state", "region", "lat", "lon"});
        const Milepost milepost{static_cast<std::uint16_t>(board_.mileposts++)};
        add_id(board_.milepost_ids, entry["id"], milepost);
        if (entry["id"].text().find_first_of("-:") != std::string_view::npos)
            entry["id"].refuse("must have no hyphen and no colon, which join the parts of a segment");
        board_.region[milepost] = find_id(board_.region_ids, entry["region"], "region");
        board_.milepost_names.push_back({.id = std::string(entry["id"].text()),
                                         .name = name_of(entry),
                                         .state = text_or_nothing(entry, "state"),
                                         .latitude = degrees(entry["lat"], 90),
                                         .longitude = degrees(entry["lon"], 180)});
    }

    void read_railroads() {
        const Reader railroads = from_["railroads"];
        check_size(railroads, 2, max_railroads);
        railroads.each([&](const Reader& entry) {
            const RailroadId r{static_cast<std::uint8_t>(board_.railroad_names.size())};
            read_railroad(entry, r);
            if (entry.is_sound()) entry["lines"].each([&](const Reader& line) { read_line(line, r); });
            if (entry.is_sound() && entry["lines"].size() == 0) entry["lines"].refuse("must have a line");
        });
        if (from_.is_sound() && board_.for_sale.empty()) railroads.refuse("must have a railroad that is not public");
    }

    void read_railroad(const Reader& entry, RailroadId r) {
        entry.only({"code", "abbr", "name", "color", "price", "public", "note", "lines"});
        const std::string_view code = entry["code"].text();
        add_id(board_.railroad_ids, entry["code"], r);
        if (std::any_of(code.begin(), code.end(), [](char c) { return c < 'A' || c > 'Z'; }))
            entry["code"].refuse("must be of capital letters only");
        if (entry.has("public") == entry.has("price")) entry.refuse("must have a price or be public, and not both");
        text_or_nothing(entry, "note");
        board_.railroads.insert(r);
        if (entry.has("public")) {
            if (!entry["public"].truth()) entry["public"].refuse("must be true, or left out");
        } else {
            board_.for_sale.insert(r);
            board_.price[r] = {entry["price"].number(least_price.dollars, most_price.dollars)};
        }
        const std::string abbr = text_or_nothing(entry, "abbr");
        board_.railroad_names.push_back(
            {.code = std::string(code),
             .abbr = abbr.empty() ? std::string(code) : abbr,
             .name = std::string(entry["name"].text()),
             .color = entry.has("color")
                          ? std::string(entry["color"].text())
                          : std::string(usual_colors[static_cast<std::size_t>(r) % usual_colors.size()])});
    }

    void read_line(const Reader& line, RailroadId r) {
        if (line.size() < 2) line.refuse("must have two mileposts or more");
        std::optional<Milepost> before;
        line.each([&](const Reader& id) {
            const Milepost here = find_id(board_.milepost_ids, id, "milepost");
            board_.serving[here].insert(r);
            if (before && id.is_sound()) join(id, r, *before, here);
            before = here;
        });
    }

    void join(const Reader& id, RailroadId r, Milepost a, Milepost b) {
        if (a == b) return id.refuse("follows upon itself");
        if (segment_between(r, a, b)) return id.refuse("makes a segment that the railroad has already");
        if (board_.network.segments() == max_segments)
            return id.refuse("makes more than " + std::to_string(max_segments) + " segments");
        if (std::max(++exits_[a], ++exits_[b]) > Network::most_exits)
            return id.refuse("makes more than " + std::to_string(Network::most_exits) + " segments meet at a milepost");
        board_.network.join(r, a, b);
    }

    // Cost: all segments so far; loading asks it a few hundred times.
    std::optional<Segment> segment_between(RailroadId r, Milepost a, Milepost b) const {
        for (int s = 0; s < board_.network.segments(); ++s) {
            const Network::Track& t = board_.network.track(Segment(s));
            if (t.railroad == r && ((t.a == a && t.b == b) || (t.a == b && t.b == a))) return Segment(s);
        }
        return std::nullopt;
    }

    void name_segment(Segment segment) {
        const Network::Track& t = board_.network.track(segment);
        const std::string &a = board_.name_of(t.a).id, &b = board_.name_of(t.b).id;
        board_.segment_names.push_back(board_.name_of(t.railroad).code + ':' + (a < b ? a + '-' + b : b + '-' + a));
        board_.quoted_segments.push_back(JsonText(board_.segment_names.back()).text());
        board_.segment_ids.add(board_.segment_names.back(), segment);
    }

    void check_network() {
        MilepostSet cities;
        for (int m = 0; m < board_.cities; ++m) cities.insert(Milepost(m));
        board_.network.survey(
            cities, [&](Milepost from, Milepost to) { return angle(board_.name_of(from), board_.name_of(to)); });
        for (int i = 0; i < board_.network.segments(); ++i) name_segment(Segment(i));
        const MilepostSet reached = board_.network.reached(Milepost{0}, {});
        for (int m = 0; m < board_.mileposts; ++m)
            if (!reached.contains(Milepost(m))) {
                const bool is_city = m < board_.cities;
                return from_[is_city ? "cities" : "dots"].at(is_city ? m : m - board_.cities)["id"].refuse(
                    "cannot be reached by railroad from " + board_.name_of(Milepost{0}).id);
            }
    }

    void read_crossings() {
        if (!from_.has("crossings")) return;
        from_["crossings"].each([&](const Reader& entry) {
            entry.only({"a", "a_railroads", "b", "b_railroads"});
            const auto over = read_crossing(entry["a"], entry["a_railroads"]),
                       under = read_crossing(entry["b"], entry["b_railroads"]);
            for (Segment a : over)
                for (Segment b : under) cross(entry, a, b);
        });
    }

    // Where lines of one railroad cross, one may change between them: that is a milepost (RB-10).
    void cross(const Reader& entry, Segment a, Segment b) {
        const RailroadId over = board_.network.track(a).railroad, under = board_.network.track(b).railroad;
        if (over != under) return board_.network.cross(a, b);
        const std::string& code = board_.name_of(over).code;
        entry.refuse("lets " + code + " cross itself: join its lines at a milepost there, a dot on both (RB-10)");
    }

    // The segments of those railroads between the two ends.
    std::vector<Segment> read_crossing(const Reader& ends, const Reader& railroads) {
        std::vector<Segment> segments;
        if (ends.size() != 2) {
            ends.refuse("must name the two ends of a segment");
            return segments;
        }
        const Milepost a = find_id(board_.milepost_ids, ends.at(0), "milepost"),
                       b = find_id(board_.milepost_ids, ends.at(1), "milepost");
        railroads.each([&](const Reader& code) {
            const auto segment = segment_between(find_id(board_.railroad_ids, code, "railroad"), a, b);
            if (segment) segments.push_back(*segment);
            else if (code.is_sound()) code.refuse("has no segment there");
        });
        return segments;
    }

    template <class Found, class Read>
    void read_chart(const Reader& from, Chart<Found>& chart, Read&& read) {
        for (std::size_t half : {0u, 1u}) {
            const Reader list = from[half == 0 ? "odd" : "even"];
            if (list.size() != 11) return list.refuse("must have eleven entries, for the sums 2 to 12");
            std::size_t sum = 0;
            list.each([&](const Reader& entry) { chart.half[half][sum++] = read(entry); });
        }
    }

    void read_region_chart() {
        from_["region_chart"].only({"odd", "even"});
        read_chart(from_["region_chart"], board_.region_chart,
                   [&](const Reader& name) { return find_id(board_.region_ids, name, "region"); });
    }

    void read_city_charts() {
        const Reader charts = from_["city_charts"];
        PlaceSet<Region, max_regions> seen;
        charts.each([&](const Reader& entry) {
            entry.only({"region", "odd", "even"});
            const Region region = find_id(board_.region_ids, entry["region"], "region");
            if (entry.is_sound() && seen.contains(region)) entry["region"].refuse("has a table already");
            seen.insert(region);
            read_chart(entry, board_.city_charts[region], [&](const Reader& id) {
                const Milepost city = find_id(board_.milepost_ids, id, "city");
                if (id.is_sound() && (!board_.is_city(city) || board_.region[city] != region))
                    id.refuse("must be a city of that region");
                return city;
            });
        });
        for (int r = 0; r < board_.regions && from_.is_sound(); ++r)
            if (!seen.contains(Region(r))) charts.refuse("must have a table for " + board_.name_of(Region(r)));
    }

    void read_payoffs() {
        const auto cities = static_cast<std::size_t>(board_.cities);
        board_.payoffs.resize(cities * cities);
        const Reader rows = from_["payoffs"];
        if (rows.size() != board_.cities - 1) return rows.refuse("must have a line for every city but the first");
        std::size_t city = 0;
        rows.each([&](const Reader& row) {
            ++city;
            row.only({"city", "dollars"});
            const std::string& id = board_.name_of(Milepost(city)).id;
            if (row["city"].text() != id) row["city"].refuse("must be " + id + ", as in the list of cities");
            if (row["dollars"].size() != static_cast<int>(city))
                row["dollars"].refuse("must have a payoff for each city before " + id);
            std::size_t other = 0;
            row["dollars"].each([&](const Reader& payoff) {
                board_.payoffs[city * cities + other] =
                    board_.payoffs[other * cities + city] = {payoff.number(1, most_price.dollars)};
                ++other;
            });
        });
    }

    const Reader& from_;
    Board& board_;
    ArrayBy<Milepost, int, max_mileposts> exits_;
};

}   // namespace

}   // namespace roundhouse::rail_baron

namespace roundhouse {

std::unique_ptr<RailBaron::Board> RailBaron::board_from_json(const Reader& from) {
    auto board = std::make_unique<Board>();
    rail_baron::Loading(from, *board).run();
    return board;
}

}   // namespace roundhouse
