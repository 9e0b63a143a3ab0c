// Maps for terminals.
#include "wire/text_map.hpp"

#include <gtest/gtest.h>

#include <array>

namespace roundhouse {
namespace {

enum class Line : std::uint8_t {};
struct Named {
    std::string code;
};
struct Town {
    double latitude, longitude;
};

TEST(Letters, are_the_first_of_a_code_that_no_earlier_railroad_has) {
    const ArrayBy<Line, Named, 4> railroads{{{{"MP"}, {"MKT"}, {"KP"}, {"MM"}}}};
    const auto letters = letters_of(railroads);
    EXPECT_EQ(std::string(letters.begin(), letters.end()), "MKPM") << "where none is left, the first of the code";
}

TEST(HexPage, stands_rows_side_by_side_under_a_ruler) {
    HexPage page(3, 2);
    page.put({0, 0}, "tAB");
    page.put({2, 0}, "c");
    page.put({1, 1}, ".");
    page.put({1, 1}, "|", HexPage::cell_width - 1);
    EXPECT_EQ(page.text(), "   tAB c\n     .  |\n");
    page.add_rulers(1);
    EXPECT_EQ(page.text(), "   1\nA  tAB c\nB    .  |\n");
}

TEST(CityPage, puts_the_north_at_the_top_and_the_west_to_the_left) {
    const std::array towns{Town{40, -100}, Town{30, -90}};
    CityPage page(Region::around(towns), {.columns = 8, .rows = 3, .longest_label = 4});
    EXPECT_TRUE(page.is_free(page.spot_of(towns[0]), 2));
    page.write(page.spot_of(towns[0]), "nw");
    page.write(page.spot_of(towns[1]), "se");
    EXPECT_FALSE(page.is_free(page.spot_of(towns[0]), 2));
    EXPECT_FALSE(page.is_free({0, 2}, 1)) << "labels do not touch";
    EXPECT_TRUE(page.is_free({0, 3}, 1));
    EXPECT_EQ(page.text(), "nw\n\n    se\n");
}

}   // namespace
}   // namespace roundhouse
