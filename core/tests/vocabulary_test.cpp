// Money, seats, ledgers, shares, sets of places, maps and options.
#include <gtest/gtest.h>

#include <set>

#include "core/hex_map.hpp"
#include "core/ledger.hpp"
#include "core/link_map.hpp"
#include "core/offers.hpp"
#include "core/shares.hpp"

namespace roundhouse {
namespace {

constexpr Seat a{0}, b{1}, c{2};
enum class Place : std::uint16_t {};
enum class Town : std::uint8_t {};
enum class Treasury : std::uint8_t { only };

TEST(Money, broken_dollars_are_rounded_up) {
    EXPECT_EQ(divided_up(13_usd, 5), 3_usd);
    EXPECT_EQ(divided_up(15_usd, 5), 3_usd);
    EXPECT_EQ(divided_up(0_usd, 5), 0_usd);
}

TEST(SeatSet, goes_clockwise_and_comes_to_the_seat_itself_last) {
    SeatSet set = SeatSet::only(a) | SeatSet::only(c);
    EXPECT_EQ(set.next_after(a), c);
    EXPECT_EQ(set.next_after(b), c);
    EXPECT_EQ(set.next_after(c), a);
    set.erase(c);
    EXPECT_EQ(set.next_after(a), a);
    EXPECT_EQ(left_of(c, 3), a);
}

TEST(Ledger, money_moves_and_the_sum_stays_zero) {
    using Accounts = Ledger<Treasury, 1>;
    Accounts ledger;
    ledger.pay(Accounts::bank, Accounts::of(a), 40_usd);
    ledger.pay(Accounts::of(a), Accounts::of(Treasury::only), 15_usd);
    EXPECT_EQ(ledger[a], 25_usd);
    EXPECT_EQ(ledger[Treasury::only], 15_usd);
    EXPECT_EQ(ledger.total(), 0_usd);
    EXPECT_FALSE(ledger.is_anybody_below_zero());
}

TEST(Shares, most_shares_preside_and_the_president_stays_on_a_tie) {
    Shares shares{.unsold = 6};
    shares.sell_to(b);
    EXPECT_EQ(shares.largest_holder(3), b);
    shares.president = b;
    shares.sell_to(a);
    EXPECT_EQ(shares.largest_holder(3), b);
    shares.sell_to(a);
    EXPECT_EQ(shares.largest_holder(3), a);
    EXPECT_EQ(shares.sold, 3);
    EXPECT_EQ(shares.unsold, 3);
}

TEST(PlaceSet, finds_its_members_in_order_across_words) {
    PlaceSet<Place, 200> set;
    const std::set<int> members{0, 1, 31, 32, 63, 64, 127, 130, 191, 199};
    for (int m : members) set.insert(Place(m));
    EXPECT_EQ(set.size(), 10);
    EXPECT_EQ(set.first(), Place(0));
    int n = 0;
    for (int m : members) EXPECT_EQ(set.nth(n++), Place(m));
    set.erase(Place(64));
    EXPECT_FALSE(set.contains(Place(64)));
    EXPECT_EQ(set.nth(5), Place(127));
}

TEST(PlaceSet, tells_which_of_some_in_a_row_are_members) {
    PlaceSet<Place, 200> set;
    for (int i = 0; i < 200; i += 3) set.insert(Place(i));
    for (int first = 0; first < 200; ++first)
        for (int n = 0; n <= 32 && first + n <= 200; ++n) {
            std::uint32_t expected = 0;
            for (int i = 0; i < n; ++i) expected |= std::uint32_t{set.contains(Place(first + i))} << i;
            ASSERT_EQ(set.row(Place(first), n), expected) << n << " from " << first;
        }
}

TEST(PlaceSet, joins_meets_and_takes_away) {
    using Set = PlaceSet<Place, 100>;
    const Set left{Place(1), Place(70)}, right{Place(70), Place(99)};
    EXPECT_EQ(left & right, Set{Place(70)});
    EXPECT_EQ((left | right).size(), 3);
    EXPECT_EQ(left - right, Set{Place(1)});
    EXPECT_TRUE(left.meets(right));
    EXPECT_FALSE((left - right).meets(right));
    EXPECT_TRUE((left | right).covers(left));
}

TEST(HexMap, a_hex_has_six_neighbours_in_double_width_coordinates) {
    const HexPosition middle{4, 2};
    int neighbours = 0;
    for (int row = 0; row < 6; ++row)
        for (int column = row % 2; column < 10; column += 2) neighbours += middle.is_next_to({column, row});
    EXPECT_EQ(neighbours, 6);
    EXPECT_TRUE(middle.is_next_to({2, 2}));
    EXPECT_TRUE(middle.is_next_to({5, 3}));
    EXPECT_FALSE(middle.is_next_to({4, 0}));
    EXPECT_FALSE(middle.is_next_to(middle));
}

TEST(Neighbourhood, connected_places_do_not_leave_the_given_ones) {
    Neighbourhood<Place, 10> map;
    for (int i = 0; i < 9; ++i) map.join(Place(i), Place(i + 1));
    PlaceSet<Place, 10> track{Place(0), Place(1), Place(2), Place(4), Place(5)};
    EXPECT_EQ(map.connected(Place(0), track).size(), 3);
    EXPECT_EQ(map.connected(Place(5), track).size(), 2);
    EXPECT_TRUE(map.connected(Place(9), track).empty());
}

TEST(LinkMap, links_reach_cities_and_hang_together_or_not) {
    LinkMap<Town, 8, Place, 8> map;
    map.join(Place(0), Town(0), Town(1));
    map.join(Place(1), Town(1), Town(2));
    map.join(Place(2), Town(3), Town(4));
    const PlaceSet<Place, 8> links{Place(0), Place(1), Place(2)};
    EXPECT_EQ(map.cities(links).size(), 5);
    EXPECT_EQ(map.connected(Town(0), links).size(), 2);
    EXPECT_EQ(map.connected(Town(4), links), (PlaceSet<Place, 8>{Place(2)}));
    EXPECT_EQ(map.ends(Place(1)).other(Town(1)), Town(2));
}

struct Move {
    int verb = 0;
    Money dollars{};
    Place place{};
    Move with_amount(Money m) const { return {verb, m, place}; }
    Move with_place(Place p) const { return {verb, dollars, p}; }
    friend bool operator==(const Move&, const Move&) = default;
};

TEST(Offers, single_moves_ranges_and_sets_are_picked_by_number) {
    Offers<Move, 4, PlaceSet<Place, 64>> offers;
    offers.add({.verb = 1});
    offers.add_range({.verb = 2}, 3_usd, 7_usd, 2_usd);
    offers.add_each({.verb = 3}, {Place(5), Place(9)});
    ASSERT_EQ(offers.ways(), 1 + 3 + 2);
    EXPECT_EQ(offers.pick(0).verb, 1);
    EXPECT_EQ(offers.pick(3).dollars, 7_usd);
    EXPECT_EQ(offers.pick(5).place, Place(9));
    int visited = 0;
    offers.each([&](const Move& move, int weight) {
        EXPECT_EQ(weight, 1);
        EXPECT_EQ(move, offers.pick(visited++));
    });
    EXPECT_EQ(visited, 6);
}

TEST(Offers, outcomes_of_chance_have_weights) {
    Offers<Move, 4> offers;
    offers.add({.verb = 1}, 3);
    offers.add({.verb = 2}, 1);
    EXPECT_EQ(offers.ways(), 4);
    EXPECT_EQ(offers.pick(2).verb, 1);
    EXPECT_EQ(offers.pick(3).verb, 2);
}

}   // namespace
}   // namespace roundhouse
