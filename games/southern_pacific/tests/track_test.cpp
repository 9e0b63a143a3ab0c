// What is kept of every railroad's track as links come and go, against plain searches.
#include "games/southern_pacific/tests/table.hpp"
#include "play/random.hpp"

namespace roundhouse::southern_pacific {
namespace {

// Links without which all others still lead home, found by leaving out each in turn.
LinkSet spare_by_search(const Board& board, RailroadId id, const LinkSet& links) {
    LinkSet spare;
    links.each([&](Link l) {
        LinkSet rest = links;
        rest.erase(l);
        if (board.map.connected(board.home[id], rest) == rest) spare.insert(l);
    });
    return spare;
}

TEST(Track, SP_17_what_a_railroad_can_spare_is_right_after_every_change) {
    Random random(17);
    int loops = 0;
    for (int game = 0; game < 100; ++game) {
        State s = table_before(Step::build_and_buy, southern_pacific);
        for (int change = 0; change < 200; ++change) {
            const RailroadId id = all_railroads[static_cast<std::size_t>(random.below(railroad_count))];
            const Railroad& r = s.railroads[id];
            const LinkSet open = r.within_reach - s.owned;
            if (random.below(3) == 0 && !r.spare.empty()) remove_link(s, id, r.spare.nth(random.below(r.spare.size())));
            else if (r.cubes > 0 && !open.empty()) add_link(s, id, open.nth(random.below(open.size())));
            ASSERT_EQ(r.spare, spare_by_search(texas(), id, r.links));
            ASSERT_EQ(r.spare, spare_links(texas().map, texas().home[id], r.links));
            loops += !links_on_loops(texas().map, texas().home[id], r.links).empty();
        }
        ASSERT_EQ(s, recomputed(s));
    }
    EXPECT_GT(loops, 1000) << "the check means little without loops";
}

TEST(Track, SP_8_incomes_and_counts_follow_from_who_owns_what) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    add_link(s, galveston, link("galveston-houston"));
    add_link(s, southern_pacific, link("beaumont-houston"));
    EXPECT_EQ(s.connected[city("houston")], 2);
    EXPECT_EQ(s.railroads[galveston].income, 5_usd);
    remove_link(s, southern_pacific, link("beaumont-houston"));
    EXPECT_EQ(s.connected[city("houston")], 1);
    EXPECT_EQ(s.railroads[galveston].income, 6_usd);
    EXPECT_EQ(s.railroads[southern_pacific].income, 3_usd);
    EXPECT_FALSE(s.railroads[southern_pacific].within_reach.contains(link("houston-navasota")));
    EXPECT_TRUE(s.railroads[southern_pacific].within_reach.contains(link("beaumont-houston")));
}

}   // namespace
}   // namespace roundhouse::southern_pacific
