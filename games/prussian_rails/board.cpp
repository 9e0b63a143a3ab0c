// Loading a board of Prussian Rails: everything that the rules take for granted is checked here.
#include <algorithm>
#include <limits>
#include <memory>

#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/out_of_reach.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::prussian_rails {

namespace {

constexpr ByRailroad<std::string_view> codes{{"PO", "NS", "SA", "BY", "MW", "BA", "KM", "BH"}};   // PU-2
constexpr std::string_view berlin_id = "BERLIN";
constexpr std::string_view hamburg_name = "Hamburg";   // for PU-31
constexpr int largest_coordinate = 199;

constexpr ArrayBy<Ground, Money, 3> cost_of_ground{{2_usd, 3_usd, dearest_terrain}};   // PU-15
constexpr Money cost_of_berlin = 2_usd;                                                // and of its approaches

class Loading {
public:
    Loading(const Reader& from, Board& board) : from_(from), board_(board) {}

    void run() {
        from_.only({"format", "game", "id", "name", "status", "note", "known", "former_hashes", "railroads", "hexes"});
        board_.label = label_from_json(from_, PrussianRails::id);
        from_["hexes"].each([&](const Reader& entry) { read_hex(entry); });
        if (from_.is_sound()) join_neighbours();
        if (from_.is_sound()) check_berlin();
        if (from_.is_sound()) find_hamburg();
        if (from_.is_sound()) read_railroads();
        if (from_.is_sound()) check_the_whole();
        if (from_.is_sound()) find_ways_to_meet();
    }

private:
    void read_hex(const Reader& entry) {
        entry.only({"id", "col", "row", "terrain", "kind", "name", "income", "disputed"});
        add_id(cell_ids_, entry["id"], Cell{});
        const HexPosition cell{entry["col"].number(0, largest_coordinate), entry["row"].number(0, largest_coordinate)};
        if ((cell.column + cell.row) % 2 != 0) entry.refuse("must have an even sum of col and row");
        if (entry.has("disputed")) entry["disputed"].text();
        const HexKind kind = HexKind(entry["kind"].one_of({"rural", "city", "approach", "berlin"}));
        const bool is_urban = kind == HexKind::city || kind == HexKind::berlin;
        for (const char* field : {"name", "income"})
            if (entry.has(field) && !is_urban)
                entry.refuse("must have no " + std::string(field) + ", as it is not urban");

        Board::HexName name{.id = std::string(entry["id"].text()),
                            .name = is_urban ? std::string(entry["name"].text()) : "",
                            .cells = {cell}};
        if (is_urban && name.name.empty()) entry["name"].refuse("must not be empty");
        Terrain terrain{.cost = cost_of_berlin, .income = {is_urban ? entry["income"].number(1, 99) : 0}, .kind = kind};
        terrain.ground = Ground(entry["terrain"].one_of({"plain", "hill", "mountain"}));
        if (kind == HexKind::rural || kind == HexKind::city) terrain.cost = cost_of_ground[terrain.ground];
        if (kind == HexKind::berlin) add_to_berlin(entry, std::move(name), terrain);
        else add_hex(entry, std::move(name), terrain);
    }

    void add_hex(const Reader& entry, Board::HexName name, const Terrain& terrain) {
        if (board_.hex_names.size() == max_hexes)
            return entry.refuse("is one hex more than the " + std::to_string(max_hexes) + " that a board may have");
        const Hex hex = Hex(board_.hex_names.size());
        if (!board_.hex_ids.add(name.id, hex)) return entry["id"].refuse("is used twice");
        board_.terrain[hex] = terrain;
        board_.hexes.insert(hex);
        board_.prices.add(hex, terrain.cost);
        if (terrain.kind == HexKind::rural) board_.rural.insert(hex);
        if (terrain.kind == HexKind::approach) board_.approaches.insert(hex);
        if (terrain.kind == HexKind::city || terrain.kind == HexKind::berlin) board_.urban.insert(hex);
        board_.hex_names.push_back(std::move(name));
    }

    // All cells of Berlin are one place under an id of its own.
    void add_to_berlin(const Reader& entry, Board::HexName name, const Terrain& terrain) {
        if (const auto berlin = board_.hex_ids.find(berlin_id)) {
            Board::HexName& whole = board_.hex_names[static_cast<std::size_t>(*berlin)];
            if (terrain.income != board_.terrain[*berlin].income)
                entry["income"].refuse("differs from the income of another cell of Berlin");
            if (name.name != whole.name) entry["name"].refuse("differs from the name of another cell of Berlin");
            const HexPosition cell = name.cells.front();
            if (std::find(whole.cells.begin(), whole.cells.end(), cell) != whole.cells.end())
                entry.refuse("lies where another cell of Berlin lies");
            whole.cells.push_back(cell);
            return;
        }
        board_.berlin = Hex(board_.hex_names.size());
        name.id = berlin_id;
        add_hex(entry, std::move(name), terrain);
    }

    void join_neighbours() {
        board_.hexes.each([&](Hex a) {
            board_.hexes.each([&](Hex b) {
                if (b < a) join_where_they_touch(a, b);
            });
        });
    }

    void join_where_they_touch(Hex a, Hex b) {
        for (HexPosition here : board_.name_of(a).cells)
            for (HexPosition there : board_.name_of(b).cells) {
                if (here == there)
                    from_["hexes"].refuse("has " + board_.name_of(a).id + " where " + board_.name_of(b).id + " lies");
                if (here.is_next_to(there)) board_.neighbours.join(a, b);
            }
    }

    void check_berlin() {
        const Reader hexes = from_["hexes"];
        if (!board_.hex_ids.find(berlin_id)) return hexes.refuse("must have a cell of the kind berlin");
        if (!hangs_together(board_.name_of(board_.berlin).cells))
            return hexes.refuse("has cells of Berlin that do not hang together");
        const HexSet& around = board_.neighbours.of(board_.berlin);
        if (const HexSet rest = around - board_.approaches; !rest.empty())
            return hexes.refuse("has " + board_.name_of(rest.first()).id
                                + " next to Berlin, which must be an approach");
        if (const HexSet rest = board_.approaches - around; !rest.empty())
            hexes.refuse("has the approach " + board_.name_of(rest.first()).id + ", which is not next to Berlin");
    }

    static bool hangs_together(std::vector<HexPosition> cells) {
        std::vector<HexPosition> reached{cells.back()};
        cells.pop_back();
        for (std::size_t at = 0; at < reached.size(); ++at)
            std::erase_if(cells, [&](HexPosition cell) {
                if (!cell.is_next_to(reached[at])) return false;
                reached.push_back(cell);
                return true;
            });
        return cells.empty();
    }

    void find_hamburg() {
        int found = 0;
        board_.urban.each([&](Hex hex) {
            if (board_.name_of(hex).name != hamburg_name) return;
            board_.hamburg = hex;
            ++found;
        });
        if (found != 1) from_["hexes"].refuse("must have one city with the name Hamburg");
    }

    void read_railroads() {
        const Reader list = from_["railroads"];
        if (list.size() != railroad_count) return list.refuse("must have eight entries");
        HexSet homes;
        for (RailroadId id : all_railroads) {
            const Reader entry = list.at(static_cast<int>(id));
            entry.only({"code", "name", "color", "home", "income", "cubes"});
            if (entry["code"].text() != codes[id])
                entry["code"].refuse("must be " + std::string(codes[id]) + " (PU-2)");
            board_.railroad_ids.add(codes[id], id);
            board_.railroads[id] = {.code = std::string(codes[id]),
                                    .name = std::string(entry["name"].text()),
                                    .color = std::string(entry["color"].text())};
            board_.cubes[id] = static_cast<std::int8_t>(entry["cubes"].number(1, max_cubes));
            read_home(entry, id, homes);
        }
    }

    void read_home(const Reader& entry, RailroadId id, HexSet& homes) {
        const Hex home = find_id(board_.hex_ids, entry["home"], "hex");
        if (!entry.is_sound()) return;
        if (board_.terrain[home].kind != HexKind::city) return entry["home"].refuse("must be a city");
        if (homes.contains(home)) return entry["home"].refuse("is the home of another railroad");
        homes.insert(home);
        board_.home[id] = home;
        board_.starting_income[id] = income_of(board_, id, HexSet{home});
        entry["income"].number(board_.starting_income[id].dollars, board_.starting_income[id].dollars);
    }

    void check_the_whole() {
        const HexSet reached = board_.neighbours.connected(board_.home[all_railroads.front()], board_.hexes);
        if (const HexSet rest = board_.hexes - reached; !rest.empty())
            from_["hexes"].refuse("has " + board_.name_of(rest.first()).id + ", to which no way leads from the homes");
    }

    // To the city to which they lead with the most cubes to spare for the railroad that has the fewest.
    void find_ways_to_meet() {
        const State start = set_up(board_, least_seats);
        int best = std::numeric_limits<int>::min();
        (board_.urban - HexSet{board_.berlin}).each([&](Hex city) {
            WaysToMeet ways;
            ways.city = city;
            int spare = std::numeric_limits<int>::max();
            for (RailroadId id : all_railroads) {
                const auto way = shortest_way(start, id, city);
                ways.way[id] = way.value_or(HexSet{});
                ways.length[id] = way ? static_cast<std::int8_t>(way->size()) : WaysToMeet::no_way;
                spare = std::min(spare, board_.cubes[id] - ways.length[id]);
            }
            if (spare > best) board_.ways = ways;
            best = std::max(best, spare);
        });
    }

    struct Cell {};
    const Reader& from_;
    Board& board_;
    Ids<Cell> cell_ids_;   // as in the file, where Berlin is not one place yet
};

}   // namespace

}   // namespace roundhouse::prussian_rails

namespace roundhouse {

std::unique_ptr<PrussianRails::Board> PrussianRails::board_from_json(const Reader& from) {
    auto board = std::make_unique<Board>();
    prussian_rails::Loading(from, *board).run();
    return board;
}

}   // namespace roundhouse
