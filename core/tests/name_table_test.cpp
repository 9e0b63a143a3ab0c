#include <gtest/gtest.h>

#include "core/name_table.hpp"

namespace roundhouse {
namespace {

enum class Signal : unsigned char { stop, caution, proceed };
constexpr NameTable<Signal> names{{{Signal::stop, "stop"}, {Signal::caution, "caution"}, {Signal::proceed, "go"}}};

TEST(NameTable, knows_how_many_values_an_enum_has) { EXPECT_EQ(number_of<Signal>, 3u); }

TEST(NameTable, gives_each_value_its_name) {
    EXPECT_EQ(names[Signal::stop], "stop");
    EXPECT_EQ(names[Signal::proceed], "go");
    EXPECT_EQ(names.names().size(), 3u);
}

}   // namespace
}   // namespace roundhouse
