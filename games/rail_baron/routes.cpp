#include "games/rail_baron/routes.hpp"

#include <algorithm>
#include <limits>
#include <queue>

#include "games/rail_baron/face.hpp"
#include "games/rail_baron/movement.hpp"
#include "games/rail_baron/step_names.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace rail_baron {
namespace {

// What a way costs to ride, beside fees: reuse is worse than any length, and a step on the own track is a bit better.
constexpr int reuse_cost = 1'000'000, step_cost = 1000, strange_step_cost = 1001;
constexpr int most_roll = 18;

// The best way over some railroads only; empty where there is none. Dijkstra's search.
std::vector<Network::Exit> best_way(const State& s, const Player& p, const RailroadSet& allowed) {
    const Network& network = s.board->network;
    struct Came {
        int cost = std::numeric_limits<int>::max();
        Milepost from{};
        Network::Exit by{};
    };
    ArrayBy<Milepost, Came, max_mileposts> came;
    using Entry = std::pair<int, Milepost>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    came[p.at].cost = 0;
    open.emplace(0, p.at);
    while (!open.empty()) {
        const auto [cost, here] = open.top();
        open.pop();
        if (cost > came[here].cost) continue;
        if (here == p.destination) break;
        for (const Network::Exit& e : network.exits(here)) {
            if (!allowed.contains(e.railroad)) continue;
            const int then = cost + (p.ridden.contains(e.segment) ? reuse_cost : 0)
                             + (p.railroads.contains(e.railroad) ? step_cost : strange_step_cost);
            if (then >= came[e.to].cost) continue;
            came[e.to] = {then, here, e};
            open.emplace(then, e.to);
        }
    }
    std::vector<Network::Exit> way;
    if (came[p.destination].cost == std::numeric_limits<int>::max()) return way;
    for (Milepost at = p.destination; at != p.at; at = came[at].from) way.push_back(came[at].by);
    std::reverse(way.begin(), way.end());
    return way;
}

int reused(const Player& p, const std::vector<Network::Exit>& way) {
    return static_cast<int>(
        std::count_if(way.begin(), way.end(), [&](const Network::Exit& e) { return p.ridden.contains(e.segment); }));
}

// Rides it on a copy of the table, turn by turn. REQUIRES: the copy's turn is that of the player.
Route costed(State s, std::vector<Network::Exit> way, int roll) {
    Route route;
    int left = roll;
    for (std::size_t i = 0; i < way.size(); ++i) {
        s.rates.raise(way[i].railroad, rate(s, way[i].railroad));
        s.player().established.keep_only(way[i].railroad);
        if (--left > 0 && i + 1 < way.size()) continue;
        const Owed owed = use_fees(s);
        if (route.turns == 0) route.this_turn = owed;
        route.in_all += owed.total();
        ++route.turns;
        s.rates.clear();
        left = usual_roll(s.player().engine);
    }
    route.steps = std::move(way);
    return route;
}

bool is_better(const Route& a, const Route& b) { return a.mileposts() <= b.mileposts() && a.in_all <= b.in_all; }

// Keeps what is shorter or cheaper than all others.
void add(std::vector<Route>& kept, Route route) {
    for (const Route& other : kept)
        if (is_better(other, route)) return;
    kept.erase(std::remove_if(kept.begin(), kept.end(), [&](const Route& other) { return is_better(route, other); }),
               kept.end());
    kept.push_back(std::move(route));
}

}   // namespace

std::vector<Route> routes(const State& s, Seat seat, int roll) {
    const Player& p = s.players[seat];
    std::vector<Route> kept;
    if (p.destination == Milepost::none || p.at == p.destination || p.is_out) return kept;
    State table = s;
    if (s.turn != seat) table.rates.clear();
    table.turn = seat;

    std::vector<RailroadSet> owners{s.bank, s.third};
    (s.in_game() - SeatSet::only(seat)).each([&](Seat other) { owners.push_back(s.players[other].railroads); });
    owners.erase(std::remove_if(owners.begin(), owners.end(), [](const RailroadSet& set) { return set.empty(); }),
                 owners.end());
    const int fewest = s.board->network.fewest_barred(p.at, p.destination, p.ridden);
    for (unsigned paid = 0; paid < 1u << owners.size(); ++paid) {
        RailroadSet allowed = p.railroads;
        for (std::size_t i = 0; i < owners.size(); ++i)
            if ((paid >> i & 1) != 0) allowed |= owners[i];
        auto way = best_way(s, p, allowed);
        if (!way.empty() && reused(p, way) == fewest) add(kept, costed(table, std::move(way), roll));
    }
    std::sort(kept.begin(), kept.end(), [](const Route& a, const Route& b) { return a.mileposts() < b.mileposts(); });
    return kept;
}

}   // namespace rail_baron

namespace {

json::object route_to_json(const Board& board, const Route& route, int seats) {
    json::array steps, fees;
    for (const Network::Exit& e : route.steps)
        steps.push_back(json::object{{"railroad", board.name_of(e.railroad).code}, {"to", board.name_of(e.to).id}});
    if (route.this_turn.to_bank > 0_usd) fees.push_back(json::array{"bank", route.this_turn.to_bank.dollars});
    SeatSet::all(seats).each([&](Seat seat) {
        if (route.this_turn.to[seat] > 0_usd)
            fees.push_back(json::array{index(seat), route.this_turn.to[seat].dollars});
    });
    return {{"mileposts", route.mileposts()},
            {"turns", route.turns},
            {"fees_this_turn", std::move(fees)},
            {"fees_in_all", route.in_all.dollars},
            {"steps", std::move(steps)}};
}

}   // namespace

void RailBaron::answer_routes(const State& s, const Reader& request, json::object& out) {
    const Seat seat = request.has("seat") ? request["seat"].seat(s.seats) : s.turn;
    if (!is_player(seat)) return request.refuse("needs a seat before the game has begun");
    const int usual = seat == s.turn && s.left > 0 ? s.left : usual_roll(s.players[seat].engine);
    const int roll = request.has("roll") ? request["roll"].number(1, most_roll) : usual;
    if (!request.is_sound()) return;
    json::array list;
    for (const Route& route : routes(s, seat, roll)) list.push_back(route_to_json(*s.board, route, s.seats));
    out["seat"] = index(seat);
    out["roll"] = roll;
    out["routes"] = std::move(list);
}

}   // namespace roundhouse
