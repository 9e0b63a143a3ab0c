// Loading a board of Southern Pacific: everything that the rules take for granted is checked here.
#include <memory>

#include "games/southern_pacific/face.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::southern_pacific {

namespace {

constexpr ByRailroad<std::string_view> codes{{"SP", "TP", "MP", "MKT", "SLSF", "GHH"}};   // SP-2

class Loading {
public:
    Loading(const Reader& from, Board& board) : from_(from), board_(board) {}

    void run() {
        from_.only({"format", "game", "id", "name", "status", "note", "known", "former_hashes", "railroads", "cities",
                    "links"});
        board_.label = label_from_json(from_, SouthernPacific::id);
        if (from_.is_sound()) read_cities();
        if (from_.is_sound()) read_links();
        if (from_.is_sound()) read_railroads();
        if (from_.is_sound()) check_the_whole();
    }

private:
    void read_cities() {
        const Reader cities = from_["cities"];
        if (cities.size() > max_cities) return cities.refuse("has more than " + std::to_string(max_cities) + " cities");
        cities.each([&](const Reader& entry) {
            entry.only({"id", "name", "state", "lat", "lon", "source"});
            add_id(board_.city_ids, entry["id"], City(board_.city_names.size()));
            if (entry["id"].text().find('-') != std::string_view::npos)
                entry["id"].refuse("must not have a hyphen, which joins the ends of a link");
            check_source(entry, "source");
            board_.city_names.push_back({.id = std::string(entry["id"].text()),
                                         .name = std::string(entry["name"].text()),
                                         .state = entry.has("state") ? std::string(entry["state"].text()) : "",
                                         .latitude = degrees(entry["lat"], 90),
                                         .longitude = degrees(entry["lon"], 180)});
        });
    }

    void read_links() {
        const Reader links = from_["links"];
        if (links.size() > max_links) return links.refuse("has more than " + std::to_string(max_links) + " links");
        links.each([&](const Reader& entry) {
            entry.only({"a", "b", "source"});
            check_source(entry, "source");
            const City a = find_id(board_.city_ids, entry["a"], "city"),
                       b = find_id(board_.city_ids, entry["b"], "city");
            if (!entry.is_sound()) return;
            if (a == b) return entry.refuse("must join two different cities");
            add_link(entry, Link(board_.links.size()), a, b);
        });
    }

    void add_link(const Reader& entry, Link link, City a, City b) {
        const std::string& from = board_.name_of(a).id;
        const std::string& to = board_.name_of(b).id;
        if (!board_.link_ids.add(from + '-' + to, link) || !board_.link_ids.add(to + '-' + from, link))
            return entry.refuse("joins " + from + " and " + to + ", which another link joins already");
        board_.map.join(link, a, b);
        board_.links.insert(link);
    }

    void read_railroads() {
        const Reader list = from_["railroads"];
        if (list.size() != railroad_count) return list.refuse("must have six entries");
        CitySet homes;
        for (RailroadId r : all_railroads) {
            const Reader entry = list.at(static_cast<int>(r));
            entry.only({"code", "abbr", "name", "color", "home", "home_source", "color_source"});
            check_source(entry, "home_source");
            check_source(entry, "color_source");
            if (entry["code"].text() != codes[r]) entry["code"].refuse("must be " + std::string(codes[r]) + " (SP-2)");
            board_.railroad_ids.add(codes[r], r);
            board_.railroads[r] = {.code = std::string(codes[r]),
                                   .initials = std::string(entry[entry.has("abbr") ? "abbr" : "code"].text()),
                                   .name = std::string(entry["name"].text()),
                                   .color = std::string(entry["color"].text())};
            board_.home[r] = find_id(board_.city_ids, entry["home"], "city");
            if (homes.contains(board_.home[r])) entry["home"].refuse("is the home of another railroad");
            homes.insert(board_.home[r]);
        }
    }

    void check_the_whole() {
        const LinkSet travelled = board_.map.connected(board_.home[RailroadId::southern_pacific], board_.links);
        const CitySet reached = board_.map.cities(travelled);
        for (std::size_t i = 0; i < board_.city_names.size(); ++i)
            if (!reached.contains(City(i)))
                return from_["cities"]
                    .at(static_cast<int>(i))
                    .refuse("is " + board_.name_of(City(i)).id + ", to which no links lead from the homes");
    }

    static double degrees(const Reader& from, double most) {
        const json::value& v = from.value();
        const double d = v.is_number() ? v.to_number<double>() : most + 1;
        if (!(d >= -most && d <= most))
            from.refuse("must be a number of degrees from -" + std::to_string(static_cast<int>(most)) + " to "
                        + std::to_string(static_cast<int>(most)));
        return d;
    }
    static void check_source(const Reader& entry, std::string_view key) {
        if (entry.has(key)) entry[key].one_of({"rulebook", "inferred", "reconstruction"});
    }

    const Reader& from_;
    Board& board_;
};

}   // namespace

}   // namespace roundhouse::southern_pacific

namespace roundhouse {

std::unique_ptr<SouthernPacific::Board> SouthernPacific::board_from_json(const Reader& from) {
    auto board = std::make_unique<Board>();
    southern_pacific::Loading(from, *board).run();
    return board;
}

}   // namespace roundhouse
