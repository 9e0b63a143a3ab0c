// Loading a board of Kansas Pacific: everything that the rules take for granted is checked here.
#include <algorithm>
#include <memory>

#include "games/kansas_pacific/face.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::kansas_pacific {

namespace {

constexpr ByRailroad<std::string_view> codes{{"RI", "SF", "KP", "MKT", "MP", "FR"}};   // KP-2
constexpr int largest_coordinate = 199;

class Loading {
public:
    Loading(const Reader& from, Board& board) : from_(from), board_(board) {}

    void run() {
        from_.only({"format", "game", "id", "name", "status", "note", "known", "former_hashes", "railroads",
                    "metropolises", "hexes"});
        board_.label = label_from_json(from_, KansasPacific::id);
        read_hexes();
        if (from_.is_sound()) join_neighbours();
        if (from_.is_sound()) read_metropolises();
        if (from_.is_sound()) read_railroads();
        if (from_.is_sound()) check_the_whole();
    }

private:
    void read_hexes() {
        const Reader hexes = from_["hexes"];
        if (hexes.size() > max_hexes) return hexes.refuse("has more than " + std::to_string(max_hexes) + " hexes");
        hexes.each([&](const Reader& entry) { read_hex(entry, Hex(board_.hex_names.size())); });
    }

    void read_hex(const Reader& entry, Hex hex) {
        entry.only({"id", "col", "row", "kind", "name", "west_of_line", "westernmost"});
        add_id(board_.hex_ids, entry["id"], hex);
        Board::HexName name{
            .id = std::string(entry["id"].text()),
            .name = entry.has("name") ? std::string(entry["name"].text()) : "",
            .position = {entry["col"].number(0, largest_coordinate), entry["row"].number(0, largest_coordinate)}};
        if ((name.position.column + name.position.row) % 2 != 0) entry.refuse("must have an even sum of col and row");
        Terrain& terrain = board_.terrain[hex];
        terrain.kind = HexKind(
            entry["kind"].one_of({"open", "small_town", "large_town", "small_city", "large_city", "metropolis"}));
        terrain.alone = hex_pays[terrain.kind].alone;
        terrain.shared = hex_pays[terrain.kind].shared;
        terrain.is_west_of_line = entry.has("west_of_line") && entry["west_of_line"].truth();
        terrain.is_westernmost = entry.has("westernmost") && entry["westernmost"].truth();
        if (terrain.is_westernmost && !terrain.is_west_of_line)
            entry.refuse("is westernmost and must be west_of_line too");
        board_.hexes.insert(hex);
        board_.hex_names.push_back(std::move(name));
    }

    void join_neighbours() {
        board_.hexes.each([&](Hex a) {
            board_.hexes.each([&](Hex b) {
                if (!(b < a)) return;
                const HexPosition here = board_.name_of(a).position, there = board_.name_of(b).position;
                if (here == there)
                    from_["hexes"].at(static_cast<int>(a)).refuse("lies where " + board_.name_of(b).id + " lies");
                if (here.is_next_to(there)) board_.neighbours.join(a, b);
            });
        });
    }

    void read_metropolises() {
        const Reader list = from_["metropolises"];
        if (list.size() > max_metropolises)
            return list.refuse("has more than " + std::to_string(max_metropolises) + " entries");
        list.each([&](const Reader& entry) {
            entry.only({"name", "income", "hexes"});
            Metropolis metropolis{
                .name = std::string(entry["name"].text()), .income = entry["income"].money(99_usd), .hexes = {}};
            entry["hexes"].each([&](const Reader& id) {
                const Hex hex = find_id(board_.hex_ids, id, "hex");
                Terrain& terrain = board_.terrain[hex];
                if (id.is_sound() && terrain.kind != HexKind::metropolis)
                    id.refuse("is not a hex of the kind metropolis");
                if (terrain.metropolis >= 0) id.refuse("belongs to a metropolis already");
                terrain.metropolis = static_cast<std::int8_t>(board_.metropolises.size());
                terrain.alone = terrain.shared = metropolis.income;
                metropolis.hexes.insert(hex);
            });
            if (metropolis.hexes.empty()) entry["hexes"].refuse("must name a hex");
            board_.metropolises.push_back(std::move(metropolis));
        });
        board_.hexes.each([&](Hex hex) {
            if (board_.terrain[hex].kind == HexKind::metropolis && board_.terrain[hex].metropolis < 0)
                list.refuse("must name hex " + board_.name_of(hex).id + ", which is of the kind metropolis");
        });
    }

    void read_railroads() {
        const Reader list = from_["railroads"];
        if (list.size() != railroad_count) return list.refuse("must have six entries");
        HexSet homes;
        for (RailroadId r : all_railroads) {
            const Reader entry = list.at(static_cast<int>(r));
            entry.only({"code", "name", "color", "home", "income"});
            if (entry["code"].text() != codes[r]) entry["code"].refuse("must be " + std::string(codes[r]) + " (KP-2)");
            entry["income"].number(starting_income[r].dollars, starting_income[r].dollars);
            board_.railroad_ids.add(codes[r], r);
            board_.railroads[r] = {.code = std::string(codes[r]),
                                   .name = std::string(entry["name"].text()),
                                   .color = std::string(entry["color"].text())};
            board_.home[r] = find_id(board_.hex_ids, entry["home"], "hex");
            if (homes.contains(board_.home[r])) entry["home"].refuse("is the home of another railroad");
            homes.insert(board_.home[r]);
        }
    }

    void check_the_whole() {
        const HexSet reached = board_.neighbours.connected(board_.home[RailroadId::rock_island], board_.hexes);
        if (const HexSet rest = board_.hexes - reached; !rest.empty())
            return from_["hexes"].refuse("has " + board_.name_of(rest.first()).id
                                         + ", to which no way leads from the homes");
        bool has_edge = false;
        board_.hexes.each([&](Hex hex) { has_edge |= board_.terrain[hex].is_westernmost; });
        if (!has_edge) from_["hexes"].refuse("must have a westernmost hex");
        for (RailroadId r : all_railroads)
            if (board_.terrain[board_.home[r]].is_west_of_line)
                from_["railroads"].at(static_cast<int>(r))["home"].refuse("must lie east of the land grant line");
    }

    const Reader& from_;
    Board& board_;
};

}   // namespace

}   // namespace roundhouse::kansas_pacific

namespace roundhouse {

std::unique_ptr<KansasPacific::Board> KansasPacific::board_from_json(const Reader& from) {
    auto board = std::make_unique<Board>();
    kansas_pacific::Loading(from, *board).run();
    return board;
}

}   // namespace roundhouse
