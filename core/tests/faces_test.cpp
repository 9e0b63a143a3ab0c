// Faces: what they tell of bridges, in every drawing.
#include <gtest/gtest.h>

#include <random>
#include <utility>
#include <vector>

#include "core/milepost_map.hpp"

namespace roundhouse {
namespace {

enum class Stop : std::uint16_t {};
enum class Track : std::uint16_t {};
enum class Owner : std::uint8_t {};
using Map = MilepostMap<Stop, 64, Track, 256, Owner>;

Map map_of(const std::vector<std::pair<int, int>>& lines, auto&& direction,
           std::initializer_list<std::pair<int, int>> crossings = {}) {
    Map map;
    for (auto [a, b] : lines) map.join(Owner{}, Stop(a), Stop(b));
    for (auto [a, b] : crossings) map.cross(Track(a), Track(b));
    Map::MilepostSet all;
    for (int m = 0; m < 64; ++m) all.insert(Stop(m));
    map.survey(all, direction);
    return map;
}

const Map::Stretch& stretch(const Map& map, Track line) {
    const Stop from = map.track(line).a;
    std::size_t i = 0;
    while (map.exits(from)[i].segment != line) ++i;
    return map.stretches(from)[i];
}

bool is_bridge(const Map& map, Map::SegmentSet gone, Track line) {
    gone.insert(line);
    return !map.reached(map.track(line).a, gone).contains(map.track(line).b);
}

// Takes the lines away in random order, and compares what the faces say of all others with a search, each time.
// Returns how many lines were no bridge, and yet not known to be none.
int unsure(const Map& map, std::mt19937& random) {
    int unsure = 0;
    MergedFaces faces;
    Map::SegmentSet gone, left;
    for (int i = 0; i < map.segments(); ++i) left.insert(Track(i));
    for (; !left.empty(); left = left - gone) {
        left.each([&](Track line) {
            const bool apart = faces.are_apart(stretch(map, line).left, stretch(map, line).right),
                       bridge = is_bridge(map, gone, line);
            EXPECT_FALSE(apart && bridge) << "line " << static_cast<int>(line);
            unsure += !apart && !bridge ? 1 : 0;
        });
        const Track next = left.nth(static_cast<int>(random() % static_cast<unsigned>(left.size())));
        gone.insert(next);
        faces.merge(stretch(map, next).left, stretch(map, next).right);
    }
    return unsure;
}

TEST(Faces, that_are_apart_prove_that_a_line_is_no_bridge_in_any_drawing) {
    std::mt19937 random(11);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int round = 0; round < 400; ++round) {
        const int stops = 2 + below(14), lines = 1 + below(3 * stops);
        std::vector<std::pair<int, int>> all;
        for (int i = 0; i < lines; ++i) {
            const int a = below(stops);
            all.emplace_back(a, (a + 1 + below(stops - 1)) % stops);
        }
        std::vector<int> order(64 * 64);
        for (int& place : order) place = below(1000);
        Map map;
        std::vector<int> exits(64);
        for (auto [a, b] : all)
            if (++exits[static_cast<std::size_t>(a)] <= Map::most_exits
                && ++exits[static_cast<std::size_t>(b)] <= Map::most_exits)
                map.join(Owner{}, Stop(a), Stop(b));
        for (int i = below(lines); i > 0; --i) map.cross(Track(below(map.segments())), Track(below(map.segments())));
        Map::MilepostSet junctions;
        for (int m = 0; m < stops; ++m) junctions.insert(Stop(m));
        map.survey(junctions, [&](Stop from, Stop to) {
            return order[static_cast<std::size_t>(from) * 64 + static_cast<std::size_t>(to)];
        });
        unsure(map, random);
    }
}

TEST(Stretch, knows_its_exits_at_both_ends) {
    Map map;   // 0 and 1 are joined at once and by way of 2 and 3; 1 is joined with itself by way of 4 and 5
    for (auto [a, b] : {std::pair{0, 1}, {0, 2}, {2, 3}, {3, 1}, {1, 4}, {4, 5}, {5, 1}})
        map.join(Owner{}, Stop(a), Stop(b));
    map.survey({Stop(0), Stop(1)}, [](Stop, Stop) { return 0; });
    for (Stop from : {Stop(0), Stop(1)})
        for (std::size_t i = 0; i < map.stretches(from).size(); ++i) {
            const Map::Stretch& s = map.stretches(from)[i];
            EXPECT_EQ(map.exits_outside(Map::ExitSet{s.out}, from), ((1u << map.exits(from).size()) - 1) & ~(1u << i));
            bool is_found = false;
            for (const Map::Stretch& back : map.stretches(s.to))
                is_found |= back.out == s.back && back.back == s.out && back.first == s.last;
            EXPECT_TRUE(is_found);
        }
}

// Around a place on a grid of eight columns: to the east, the north, the west, the south.
int on_grid(Stop from, Stop to) {
    const int step = static_cast<int>(to) - static_cast<int>(from);
    return step == 1 ? 0 : step == 8 ? 1 : step == -1 ? 2 : 3;
}

TEST(Faces, of_a_drawing_without_crossings_know_every_line_that_is_no_bridge) {
    std::mt19937 random(12);
    for (int round = 0; round < 20; ++round) {
        std::vector<std::pair<int, int>> lines;
        for (int m = 0; m < 40; ++m) {
            if (m % 8 < 7) lines.emplace_back(m, m + 1);
            if (m < 32) lines.emplace_back(m, m + 8);
            if (m % 5 == 0 && m < 32) lines.emplace_back(m + 8, m);   // a second line beside the first
        }
        EXPECT_EQ(unsure(map_of(lines, on_grid), random), 0);
    }
}

// A square with both diagonals: 0 in the south west, then all around.
constexpr std::initializer_list<std::pair<int, int>> square = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}};
int in_square(Stop from, Stop to) { return (static_cast<int>(to) - static_cast<int>(from) + 4) % 4; }

TEST(Faces, of_lines_that_cross_are_told_apart_where_the_crossing_is_known) {
    const auto apart = [](const Map& map) {
        const MergedFaces faces;
        int apart = 0;
        for (int i = 0; i < map.segments(); ++i)
            apart += faces.are_apart(stretch(map, Track(i)).left, stretch(map, Track(i)).right) ? 1 : 0;
        return apart;
    };
    EXPECT_EQ(apart(map_of(square, in_square, {{4, 5}})), 6);
    EXPECT_EQ(apart(map_of(square, in_square)), 4) << "the diagonals are a handle";
}

TEST(Faces, beyond_the_most_that_there_can_be_count_as_one) {
    std::vector<LineEnd> ends(2 * 300);   // lines side by side between two junctions
    for (std::size_t i = 0; i < 300; ++i) {
        const auto at = [](std::size_t end) { return static_cast<std::uint16_t>(end); };
        ends[i] = {.other = at(300 + i), .next = at((i + 1) % 300), .before = at((i + 299) % 300)};
        ends[300 + i] = {.other = at(i), .next = at(300 + (i + 299) % 300), .before = at(300 + (i + 1) % 300)};
    }
    trace_faces(ends);
    EXPECT_NE(ends[0].left(), ends[0].right());
    EXPECT_EQ(ends[290].left(), Face{most_faces - 1});
    EXPECT_EQ(ends[290].left(), ends[290].right());
}

}   // namespace
}   // namespace roundhouse
