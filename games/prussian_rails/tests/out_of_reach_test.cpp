// PU-37: the game ends when PU-32 is out of reach, and never before.
#include <algorithm>
#include <limits>
#include <vector>

#include "games/prussian_rails/tests/table.hpp"
#include "play/random.hpp"

namespace roundhouse::prussian_rails {
namespace {

bool is_out_of_reach(State s) { return !can_all_meet_two(s); }

// Sells all that the railroad has: from now on there is only its treasury.
void sell_out(State& s, RailroadId id, Money treasury) {
    while (s.railroads[id].shares.unsold > 0) give_share(s, id, john);
    give_treasury(s, id, treasury);
}

TEST(OutOfReach, PU_37_is_not_so_at_the_beginning) { EXPECT_FALSE(is_out_of_reach(table_at_turn())); }

TEST(OutOfReach, PU_37_is_so_when_a_railroad_can_neither_come_anywhere_nor_be_met) {
    State s = table_at_turn();
    lay_track(s, bh, {"B41"});   // the only way out of Königsberg
    EXPECT_TRUE(is_out_of_reach(s));
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(log.events.back().ending, Ending::out_of_reach);
    EXPECT_EQ(s.idle_rounds, 0) << "the last round is not counted";
}

TEST(OutOfReach, PU_37_takes_a_railroad_with_an_unsold_share_to_find_the_money) {
    State s = table_at_turn();
    sell_out(s, po, 0_usd);
    for (RailroadId id : all_railroads)
        if (id != po) s.railroads[id].cubes = 5;
    EXPECT_TRUE(is_out_of_reach(s)) << "Königsberg is far from all homes";
    s.railroads[po].shares.unsold = 1;
    EXPECT_FALSE(is_out_of_reach(s));
}

TEST(OutOfReach, PU_37_divides_the_treasury_by_the_cheapest_hex) {
    State s = table_at_turn();
    sell_out(s, km, 3_usd);
    EXPECT_EQ(payable_cubes(s, km), 1);
    sell_out(s, by, 3_usd);
    EXPECT_EQ(payable_cubes(s, by), 3) << "BY pays $1 less";
    sell_out(s, ba, 0_usd);
    EXPECT_EQ(payable_cubes(s, ba), s.railroads[ba].cubes) << "BA builds rural hexes for nothing";
    sell_out(s, po, 100_usd);
    EXPECT_EQ(payable_cubes(s, po), s.railroads[po].cubes);
}

TEST(OutOfReach, PU_37_closes_approaches_to_a_railroad_that_has_one_and_hexes_beyond_5_to_the_koeln_mindener) {
    State s = table_at_turn();
    const Hex approach = s.board->approaches.first();
    EXPECT_TRUE(enterable_hexes(s, ns).contains(approach));
    enter_hex(s, ns, approach);
    EXPECT_FALSE(enterable_hexes(s, ns).meets(s.board->approaches));
    EXPECT_FALSE(enterable_hexes(s, po).contains(approach)) << "it is another's";
    EXPECT_TRUE(enterable_hexes(s, km).contains(hex("Duisburg")));
    for (RailroadId other : {po, ns, sa, by}) enter_hex(s, other, hex("Duisburg"));
    EXPECT_FALSE(enterable_hexes(s, km).contains(hex("Duisburg"))) << "it costs $6";
    EXPECT_TRUE(enterable_hexes(s, mw).contains(hex("Duisburg")));
}

TEST(OutOfReach, PU_37_counts_connections_once_made) {
    State s = table_at_turn();
    lay_track(s, bh, {"B41"});
    for (RailroadId other : {ns, sa}) {
        s.railroads[po].connections.insert(other);
        s.railroads[other].connections.insert(po);
    }
    EXPECT_FALSE(is_out_of_reach(s));
}

TEST(OutOfReach, PU_37_holds_at_the_first_determine_player_order) {
    State s = set_up(prussia(), 3);
    for (RailroadId id : all_railroads) s.railroads[id].cubes = 0;
    play(s, Move::first_bidder(john));
    pass_all(s, 24);
    EXPECT_EQ(s.step, Step::game_over);
}

TEST(OutOfReach, PU_37_did_not_end_games_of_version_1) {
    State s = table_at_turn();
    s.rules_version = 1;
    lay_track(s, bh, {"B41"});
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::agree_to_end);
}

// The proof. What follows knows the board and the printed rules, and nothing of how the game judges reach.

// The fewest steps to each hex, each as long as length(hex) says; hexes of which it is below 0 are closed.
ArrayBy<Hex, int, max_hexes> distances(const State& s, const HexSet& track, auto&& length) {
    constexpr int far = std::numeric_limits<int>::max();
    ArrayBy<Hex, int, max_hexes> distance;
    distance.values.fill(far);
    std::vector<std::vector<Hex>> at(1);
    track.each([&](Hex h) {
        distance[h] = 0;
        at[0].push_back(h);
    });
    for (std::size_t so_far = 0; so_far < at.size(); ++so_far)
        for (std::size_t i = 0; i < at[so_far].size(); ++i) {
            const Hex here = at[so_far][i];
            if (distance[here] != static_cast<int>(so_far)) continue;
            s.board->neighbours.of(here).each([&](Hex next) {
                const int step = length(next), then = static_cast<int>(so_far) + step;
                if (step < 0 || then >= distance[next]) return;
                distance[next] = then;
                if (at.size() <= static_cast<std::size_t>(then)) at.resize(static_cast<std::size_t>(then) + 1);
                at[static_cast<std::size_t>(then)].push_back(next);
            });
        }
    return distance;
}

// What the railroad would pay for a hex, if nobody else ever built again: others can only close hexes and make cities
// dearer. Below 0 where it may not build.
int dollars_for(const State& s, RailroadId id, Hex h) {
    int others = 0;
    for (RailroadId other : all_railroads) others += other != id && s.railroads[other].track.contains(h);
    const bool is_urban = s.board->urban.contains(h), is_approach = s.board->approaches.contains(h);
    if (!is_urban && others > 0) return -1;
    if (is_approach && s.railroads[id].track.meets(s.board->approaches)) return -1;
    if (id == ba && s.board->rural.contains(h)) return 0;
    const int dollars = s.board->terrain[h].cost.dollars + (id == ns ? 0 : others) - (id == by ? 1 : 0);
    return id == km && dollars > 5 ? -1 : dollars;
}

// Whether every railroad could meet two others if each built for itself alone, with all its cubes and with all the
// money that it could ever find: any sum while it has a share to sell, else its treasury, which only shrinks.
bool could_be_finished(const State& s) {
    ByRailroad<HexSet> cities;
    for (RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        const auto dollars = distances(s, r.track, [&](Hex h) { return dollars_for(s, id, h); });
        const auto cubes = distances(s, r.track, [&](Hex h) { return dollars_for(s, id, h) < 0 ? -1 : 1; });
        s.board->urban.each([&](Hex h) {
            const bool has_money = r.shares.unsold > 0 || dollars[h] <= s.treasury(id).dollars;
            if (cubes[h] <= r.cubes && has_money) cities[id].insert(h);
        });
    }
    return std::all_of(all_railroads.begin(), all_railroads.end(), [&](RailroadId id) {
        int others = 0;
        for (RailroadId other : all_railroads) {
            if (other == id) continue;
            const bool share_a_city = cities[id].meets(cities[other]);
            others += share_a_city || s.railroads[id].connections.contains(other);
        }
        return others >= 2;
    });
}

// Plays random games; visit(s) sees each position at which the disks are drawn or the game has ended.
void each_look(int games, auto&& visit) {
    Silence silence;
    for (int game = 0; game < games; ++game) {
        State s = set_up(prussia(), 3 + game % 3);
        Random random = random_for(37, static_cast<std::uint64_t>(game));
        while (!Rules::is_over(s)) {
            State::Offers offers;
            Rules::offers(s, offers);
            Rules::apply(s, offers.pick(random.below(offers.ways())), silence);
            if (Rules::is_over(s) || (s.step == Step::draw_disk && s.order.size() == 0)) visit(s);
        }
    }
}

TEST(OutOfReach, PU_37_never_ends_a_game_that_could_have_been_finished) {
    int ended = 0;
    each_look(3000, [&](const State& s) {
        if (!Rules::is_over(s) || all_are_connected(s) || !is_out_of_reach(s)) return;
        ++ended;
        ASSERT_FALSE(could_be_finished(s)) << "game " << ended;
    });
    EXPECT_GT(ended, 2500);
}

// Every railroad that may sell a share gets more than it can spend, and everybody builds whatever they can.
TEST(OutOfReach, PU_37_ends_no_game_that_is_finished_by_playing_on_with_generous_money) {
    Silence silence;
    int ended = 0;
    each_look(60, [&](const State& end) {
        if (!Rules::is_over(end) || all_are_connected(end) || !is_out_of_reach(end)) return;
        ++ended;
        Random random(static_cast<std::uint64_t>(ended));
        for (int attempt = 0; attempt < 5; ++attempt) {
            State s = end;
            for (RailroadId id : all_railroads)
                if (s.railroads[id].shares.unsold > 0) give_treasury(s, id, 1000_usd);
            for (int expansion = 0; expansion < 60; ++expansion) {
                s.current = RailroadId(random.below(railroad_count));
                if (!can_expand(s, s.current, s.treasury(s.current))) continue;
                s.expansion = {};
                while (s.railroad().cubes > 0 && !BuildTrack::sites(s).empty() && s.expansion.built < 4) {
                    const HexSet sites = BuildTrack::sites(s);
                    BuildTrack::apply(s, Move::build(sites.nth(random.below(sites.size()))), silence);
                }
                ExpansionEnds::run(s, silence);
                ASSERT_FALSE(all_are_connected(s));
            }
        }
    });
    EXPECT_GT(ended, 40);
}

// The rule from scratch, railroad by railroad: what is remembered must not change the answer.
TEST(OutOfReach, PU_37_is_judged_from_memory_as_from_scratch) {
    int looks = 0;
    each_look(100, [&](const State& s) {
        ++looks;
        const bool is_possible = std::all_of(all_railroads.begin(), all_railroads.end(), [&](RailroadId id) {
            int others = 0;
            for (RailroadId other : all_railroads)
                others += other != id
                          && (s.railroads[id].connections.contains(other)
                              || urban_areas_in_reach(s, id).meets(urban_areas_in_reach(s, other)));
            return others >= 2;
        });
        State fresh = s;
        fresh.ways = s.board->ways;
        ASSERT_EQ(can_all_meet_two(fresh), is_possible);
        ASSERT_EQ(!is_out_of_reach(s), is_possible);
        if (!Rules::is_over(s)) ASSERT_TRUE(is_possible);
    });
    EXPECT_GT(looks, 500);
}

}   // namespace
}   // namespace roundhouse::prussian_rails
