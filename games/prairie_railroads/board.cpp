// Loading a board of Prairie Railroads: everything that the rules take for granted is checked here.
#include <algorithm>
#include <memory>
#include <string>

#include "games/prairie_railroads/face.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::prairie_railroads {

namespace {

constexpr ByRailroad<std::string_view> codes{{"CRIP", "ATSF", "KP", "MKT", "SLSF", "MP"}};   // PR-4
constexpr int most_cards = 999;                                                              // of one kind
constexpr Money highest_income = 99_usd;
constexpr int most_western_builds = 6;

class Loading {
public:
    Loading(const Reader& from, Board& board) : from_(from), board_(board) {}

    void run() {
        from_.only({"format", "game", "id", "name", "status", "note", "known", "former_hashes", "railroads", "cities",
                    "links", "western_builds", "growth_chart", "deck"});
        board_.label = label_from_json(from_, PrairieRailroads::id);
        read_cities();
        if (from_.is_sound()) read_links();
        if (from_.is_sound()) read_railroads();
        if (from_.is_sound()) read_western_builds();
        if (from_.is_sound()) read_growth_chart();
        if (from_.is_sound()) read_deck();
        if (from_.is_sound()) check_the_whole();
    }

private:
    // The sources of single facts are for people who compare boards; the game has no use for them.
    void check_source(const Reader& entry, std::string_view key) const {
        if (entry.has(key)) entry[key].one_of({"rulebook", "inferred", "reconstruction"});
    }

    void read_cities() {
        const Reader cities = from_["cities"];
        if (cities.size() > max_cities)
            return cities.refuse("has more than " + std::to_string(max_cities) + " entries");
        cities.each([&](const Reader& entry) { read_city(entry, City(board_.city_names.size())); });
    }

    void read_city(const Reader& entry, City city) {
        entry.only({"id", "name", "grid", "lat", "lon", "kind", "income", "name_source", "income_source"});
        check_source(entry, "name_source");
        check_source(entry, "income_source");
        add_id(board_.city_ids, entry["id"], city);
        if (entry["id"].text().find('-') != std::string_view::npos)
            entry["id"].refuse("must not have a hyphen, which joins the two ends of a link");
        Board::CityName name{.id = std::string(entry["id"].text()),
                             .name = std::string(entry["name"].text()),
                             .grid = entry.has("grid") ? std::string(entry["grid"].text()) : "",
                             .latitude = degrees(entry["lat"], 90),
                             .longitude = degrees(entry["lon"], 180),
                             .kind = PlaceKind(entry["kind"].one_of({"city", "town", "start"}))};
        if (name.name.empty()) entry["name"].refuse("must not be empty");
        const bool is_start = name.kind == PlaceKind::start;
        board_.income[city] = {entry["income"].number(is_start ? 0 : 1, is_start ? 0 : highest_income.dollars)};
        board_.city_names.push_back(std::move(name));
    }

    static double degrees(const Reader& from, double most) {
        boost::system::error_code no_number;
        const auto value = from.value().to_number<double>(no_number);
        if (!no_number && value >= -most && value <= most) return value;
        from.refuse("must be a number from " + std::to_string(static_cast<int>(-most)) + " to "
                    + std::to_string(static_cast<int>(most)));
        return 0;
    }

    void read_links() {
        const Reader links = from_["links"];
        if (links.size() > max_links) return links.refuse("has more than " + std::to_string(max_links) + " entries");
        links.each([&](const Reader& entry) { read_link(entry, Link(board_.link_names.size())); });
    }

    void read_link(const Reader& entry, Link link) {
        entry.only({"a", "b", "one_way", "source", "one_way_source"});
        check_source(entry, "source");
        check_source(entry, "one_way_source");
        const City a = find_id(board_.city_ids, entry["a"], "city"), b = find_id(board_.city_ids, entry["b"], "city");
        const bool is_one_way = entry.has("one_way") && entry["one_way"].truth();
        if (entry.has("one_way_source") && !is_one_way)
            entry["one_way_source"].refuse("must not be given for a link that is not one-way");
        if (!entry.is_sound()) return;
        if (a == b) return entry.refuse("must join two different cities");
        const std::string &first = board_.name_of(a).id, &second = board_.name_of(b).id;
        if (!board_.link_ids.add(first + '-' + second, link))
            return entry.refuse("joins two cities that are joined already");
        board_.link_ids.add(second + '-' + first, link);
        board_.map.join(link, a, b);
        board_.leaving[a].insert(link);
        if (!is_one_way) board_.leaving[b].insert(link);
        board_.link_names.push_back({.id = first + '-' + second, .is_one_way = is_one_way});
    }

    void read_railroads() {
        const Reader list = from_["railroads"];
        if (list.size() != railroad_count) return list.refuse("must have six entries");
        for (RailroadId r : all_railroads) {
            const Reader entry = list.at(static_cast<int>(r));
            entry.only({"code", "abbr", "name", "color", "homes", "first_links", "home_source", "color_source"});
            check_source(entry, "home_source");
            check_source(entry, "color_source");
            if (entry.has("abbr")) entry["abbr"].text();
            if (entry["code"].text() != codes[r]) entry["code"].refuse("must be " + std::string(codes[r]) + " (PR-4)");
            board_.railroad_ids.add(codes[r], r);
            board_.railroads[r] = {.code = std::string(codes[r]),
                                   .name = std::string(entry["name"].text()),
                                   .color = std::string(entry["color"].text())};
            read_first_links(entry, r);
        }
    }

    // The homes, and of the segments that leave from them those that may come first (PR-10).
    void read_first_links(const Reader& entry, RailroadId r) {
        CitySet homes;
        LinkSet leaving;
        entry["homes"].each([&](const Reader& id) {
            const City home = find_id(board_.city_ids, id, "city");
            if (!id.is_sound()) return;
            if (board_.name_of(home).kind != PlaceKind::start) return id.refuse("is not a start city");
            if (homes.contains(home)) return id.refuse("is named twice");
            homes.insert(home);
            leaving |= board_.leaving[home];
        });
        if (!entry.has("first_links")) {
            board_.first_links[r] = leaving;
        } else {
            entry["first_links"].each([&](const Reader& ends) {
                if (ends.size() != 2) return ends.refuse("must be the two ends of a link");
                const auto link =
                    board_.link_ids.find(std::string(ends.at(0).text()) + '-' + std::string(ends.at(1).text()));
                if (!link) return ends.refuse("is no link of this board");
                if (!leaving.contains(*link)) return ends.refuse("does not leave from a home of the railroad");
                board_.first_links[r].insert(*link);
            });
        }
        // Each railroad before it may have taken one of them.
        if (entry.is_sound() && board_.first_links[r].size() <= taken_before(r))
            entry.refuse("may find no open link to start with: the railroads before it can have built them all");
    }

    // How many of the railroad's first links the railroads before it can take in the worst case: one each.
    int taken_before(RailroadId r) const {
        int taken = 0;
        for (RailroadId before : all_railroads)
            taken += before < r && board_.first_links[before].meets(board_.first_links[r]);
        return taken;
    }

    void read_western_builds() {
        const Reader list = from_["western_builds"];
        if (list.size() < 1 || list.size() > most_western_builds) return list.refuse("must have one to six entries");
        list.each([&](const Reader& entry) {
            entry.only({"city", "source"});
            check_source(entry, "source");
            const City city = find_id(board_.city_ids, entry["city"], "city");
            if (!entry.is_sound()) return;
            if (board_.western.contains(city)) return entry["city"].refuse("is named twice");
            board_.western.insert(city);
        });
    }

    void read_growth_chart() {
        const Reader chart = from_["growth_chart"];
        if (chart.size() != chart_lines) return chart.refuse("must have 36 entries, one for each roll from 11 to 66");
        chart.each([&](const Reader& entry) {
            entry.only({"roll", "primary", "secondary", "source"});
            check_source(entry, "source");
            const int roll = entry["roll"].number(11, 66);
            if (roll % 10 < 1 || roll % 10 > 6) return entry["roll"].refuse("must have two digits from 1 to 6");
            Growth& line = board_.growth_chart[line_of(roll)];
            if (line.primary != City::nowhere) return entry["roll"].refuse("is used twice");
            line = {.primary = growing_city(entry["primary"]), .secondary = City::nowhere};
            if (!entry.is_sound()) return;
            board_.primary.insert(line.primary);
            line.secondary = growing_city(entry["secondary"]);
            if (entry.is_sound()) board_.secondary.insert(line.secondary);
        });
    }

    City growing_city(const Reader& id) const {
        const City city = find_id(board_.city_ids, id, "city");
        if (!id.is_sound()) return city;
        if (board_.name_of(city).kind == PlaceKind::start) id.refuse("is a start city, which never grows");
        if (board_.primary.contains(city) || board_.secondary.contains(city)) id.refuse("stands in the chart already");
        return city;
    }

    // Enough for the hands of any number of players, and for the eighth dividend (PR-45).
    void read_deck() {
        const Reader deck = from_["deck"];
        deck.only({"PD", "OS", "CT", "source"});
        check_source(deck, "source");
        for (Card c : all_cards) {
            int needed = c == Card::pay_dividends ? dividends_to_end : 0;
            for (int seats = least_seats; seats <= most_seats; ++seats)
                needed = std::max(needed, seats * starting_hand[static_cast<std::size_t>(seats - least_seats)][c]);
            board_.cards[c] = static_cast<std::int16_t>(deck[card_codes[c]].number(needed, most_cards));
        }
    }

    void check_the_whole() {
        CitySet joined;
        for (int l = 0; l < static_cast<int>(board_.link_names.size()); ++l) {
            joined.insert(board_.map.ends(Link(l)).a);
            joined.insert(board_.map.ends(Link(l)).b);
        }
        for (std::size_t c = 0; c < board_.city_names.size(); ++c)
            if (!joined.contains(City(c))) from_["cities"].at(static_cast<int>(c)).refuse("has no link");
    }

    const Reader& from_;
    Board& board_;
};

}   // namespace

}   // namespace roundhouse::prairie_railroads

namespace roundhouse {

std::unique_ptr<PrairieRailroads::Board> PrairieRailroads::board_from_json(const Reader& from) {
    auto board = std::make_unique<Board>();
    prairie_railroads::Loading(from, *board).run();
    return board;
}

}   // namespace roundhouse
