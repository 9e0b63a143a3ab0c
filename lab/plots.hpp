// Plots as SVG that stands within a page.
#pragma once
#include <string>
#include <vector>

#include "lab/interval.hpp"

namespace roundhouse::lab {

// Safe for the colour-blind; after the eighth they begin again.
std::string_view plot_color(std::size_t i);

struct Bar {
    std::string label;
    double value = 0;
    Interval interval;   // no whisker where it is empty
};
// A row a bar, with its label and value above it. `percent`: values are shares of one.
std::string bar_plot(std::string_view title, const std::vector<Bar>& bars, bool percent);

struct Curve {
    std::string label;
    std::vector<std::pair<double, double>> points;
};
std::string curve_plot(std::string_view title, std::string_view x, std::string_view y,
                       const std::vector<Curve>& curves);

// Figures of one kind, a row in their plot, from which the middle half and nine tenths are shown.
struct Spread {
    std::string label;
    std::vector<double> figures;
};
std::string spread_plot(std::string_view title, std::string_view x, std::vector<Spread> spreads);

// How often figures fall into each of about `parts` ranges of a round width: a curve through their middles.
std::string distribution_plot(std::string_view title, std::string_view x, const std::vector<Spread>& spreads,
                              int parts = 30);

}   // namespace roundhouse::lab
