#include "lab/plots.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "wire/svg.hpp"

namespace roundhouse::lab {

namespace {

// Narrow and in large letters, so that a plot can still be read on a phone.
constexpr double width = 480, left = 48, right = 18, top = 52, below = 40, plain_height = 200, row_of_legend = 20;

Look letters(double size, std::string_view anchor = "start") {
    return Look("font-family", svg_style::sans)
        .with("font-size", size)
        .with("fill", svg_style::ink)
        .with("text-anchor", anchor);
}

// A round step so that `range` has about five of them.
double round_step(double range) {
    const double raw = std::max(range, 1e-9) / 5, power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power) return factor * power;
    return 10 * power;
}

std::string figure(double value) {
    return std::abs(value) >= 10'000 ? fmt::format("{:.0f}k", value / 1000) : fmt::format("{:g}", value);
}

// The frame of a plot: where figures lie, and the lines behind them.
class Frame {
public:
    struct Place {
        double left = 0, height = 0;   // of the field within the frame; its right and upper margins are always the same
        double legend = 0;             // the height under it
    };
    struct Extent {
        double x_least = 0, x_most = 0, y_least = 0, y_most = 0;
    };

    Frame(std::string_view title, const Place& place, const Extent& extent)
        : svg_(width, top + place.height + below + place.legend, title), place_(place), extent_(extent) {
        extent_.x_most = std::max(extent_.x_most, extent_.x_least + 1e-9);
        extent_.y_most = std::max(extent_.y_most, extent_.y_least + 1e-9);
        svg_.text({8, 20}, title, letters(16).with("font-weight", "bold"));
    }

    Svg& svg() { return svg_; }
    double bottom() const { return top + place_.height; }
    double x(double value) const {
        return place_.left
               + (width - right - place_.left) * (value - extent_.x_least) / (extent_.x_most - extent_.x_least);
    }
    double y(double value) const {
        return top + place_.height * (1 - (value - extent_.y_least) / (extent_.y_most - extent_.y_least));
    }

    void rule_y() {
        const double step = round_step(extent_.y_most - extent_.y_least);
        for (double at = std::ceil(extent_.y_least / step) * step; at <= extent_.y_most + step / 1000; at += step) {
            svg_.line({place_.left, y(at)}, {width - right, y(at)},
                      Look("stroke", svg_style::faint_ink).with("stroke-width", 0.4));
            svg_.text({place_.left - 6, y(at) + 4}, figure(at), letters(13, "end"));
        }
    }
    void rule_x(bool percent, bool has_lines) {
        const double step = round_step(extent_.x_most - extent_.x_least);
        for (double at = std::ceil(extent_.x_least / step) * step; at <= extent_.x_most + step / 1000; at += step) {
            if (has_lines)
                svg_.line({x(at), top}, {x(at), bottom()},
                          Look("stroke", svg_style::faint_ink).with("stroke-width", 0.4));
            svg_.text({x(at), bottom() + 16}, percent ? fmt::format("{:g} %", 100 * at) : figure(at),
                      letters(13, "middle"));
        }
    }
    void name_axes(std::string_view x_name, std::string_view y_name) {
        svg_.text({width - right, bottom() + 34}, x_name, letters(13, "end"));
        svg_.text({8, 42}, y_name, letters(13));
    }

private:
    Svg svg_;
    Place place_;
    Extent extent_;
};

// Where each label of a legend stands under the field, row by row.
std::vector<Point> legend_places(const std::vector<Curve>& curves) {
    std::vector<Point> places;
    Point at{8, 0};
    for (const Curve& curve : curves) {
        const double space = 32 + text_width(curve.label, 13);
        if (at.x > 8 && at.x + space > width) at = {8, at.y + row_of_legend};
        places.push_back(at);
        at.x += space;
    }
    return places;
}

std::string shortened(const std::string& label, std::size_t most) {
    return label.size() <= most ? label : label.substr(0, most - 1) + "…";
}

double at_part(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(std::lround(part * static_cast<double>(sorted.size() - 1)))];
}

}   // namespace

std::string_view plot_color(std::size_t i) {
    constexpr std::array<std::string_view, 8> colors{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                     "#56b4e9", "#e69f00", "#5b4a3f", "#b3a400"};
    return colors[i % colors.size()];
}

std::string bar_plot(std::string_view title, const std::vector<Bar>& bars, bool percent) {
    constexpr double row = 42, thickness = 16;
    constexpr std::size_t longest_label = 48;
    double most = 0;
    for (const Bar& bar : bars) most = std::max({most, bar.value, bar.interval.high});
    Frame frame(title, {.left = right, .height = row * static_cast<double>(bars.size())},
                {.x_most = most, .y_most = 1});
    frame.rule_x(percent, true);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double at = top + row * static_cast<double>(i), middle = at + 18 + thickness / 2;
        frame.svg().text({right, at + 13}, shortened(bars[i].label, longest_label), letters(13));
        frame.svg().text({width - right, at + 13},
                         percent ? fmt::format("{:.1f} %", 100 * bars[i].value) : figure(bars[i].value),
                         letters(13, "end"));
        frame.svg().box({frame.x(0), at + 18}, frame.x(bars[i].value) - frame.x(0), thickness, 2,
                        Look("fill", plot_color(i)));
        if (bars[i].interval.high > bars[i].interval.low)
            frame.svg().line({frame.x(bars[i].interval.low), middle}, {frame.x(bars[i].interval.high), middle},
                             Look("stroke", svg_style::ink).with("stroke-width", 2));
    }
    return frame.svg().finished();
}

std::string curve_plot(std::string_view title, std::string_view x, std::string_view y,
                       const std::vector<Curve>& curves) {
    double x_least = 1e18, x_most = -1e18, y_most = 0;
    for (const Curve& curve : curves)
        for (const auto& [at, value] : curve.points) {
            x_least = std::min(x_least, at);
            x_most = std::max(x_most, at);
            y_most = std::max(y_most, value);
        }
    const std::vector<Point> legend = curves.size() > 1 ? legend_places(curves) : std::vector<Point>{};
    Frame frame(
        title,
        {.left = left, .height = plain_height, .legend = legend.empty() ? 0 : legend.back().y + row_of_legend + 4},
        {.x_least = std::min(x_least, x_most), .x_most = x_most, .y_most = y_most});
    frame.rule_y();
    frame.rule_x(false, false);
    frame.name_axes(x, y);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        std::vector<Point> line;
        for (const auto& [at, value] : curves[i].points) line.push_back({frame.x(at), frame.y(value)});
        frame.svg().path(line, Look("stroke", plot_color(i)).with("stroke-width", 2.5).with("fill", "none"));
        if (legend.empty()) continue;
        const Point at{legend[i].x, frame.bottom() + below + 12 + legend[i].y};
        frame.svg().box({at.x, at.y - 10}, 11, 11, 2, Look("fill", plot_color(i)));
        frame.svg().text({at.x + 16, at.y}, curves[i].label, letters(13));
    }
    return frame.svg().finished();
}

std::string spread_plot(std::string_view title, std::string_view x, std::vector<Spread> spreads) {
    constexpr double row = 20, half = 6, room_for_label = 62;
    double most = 0;
    std::erase_if(spreads, [](const Spread& spread) { return spread.figures.empty(); });
    for (Spread& spread : spreads) {
        std::sort(spread.figures.begin(), spread.figures.end());
        most = std::max(most, at_part(spread.figures, 0.95));
    }
    Frame frame(title, {.left = room_for_label, .height = row * static_cast<double>(spreads.size())},
                {.x_most = most, .y_most = 1});
    frame.rule_x(false, true);
    frame.name_axes(x, "");
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        const auto& figures = spreads[i].figures;
        const double middle = top + row * (static_cast<double>(i) + 0.5);
        const double low = frame.x(at_part(figures, 0.25)), high = frame.x(at_part(figures, 0.75)),
                     median = frame.x(at_part(figures, 0.5));
        frame.svg().text({room_for_label - 8, middle + 4}, spreads[i].label, letters(13, "end"));
        frame.svg().line({frame.x(at_part(figures, 0.05)), middle}, {frame.x(at_part(figures, 0.95)), middle},
                         Look("stroke", svg_style::ink).with("stroke-width", 1));
        frame.svg().box({low, middle - half}, std::max(1.0, high - low), 2 * half, 2, Look("fill", plot_color(i)));
        frame.svg().line({median, middle - half}, {median, middle + half},
                         Look("stroke", svg_style::ink).with("stroke-width", 2));
    }
    return frame.svg().finished();
}

std::string distribution_plot(std::string_view title, std::string_view x, const std::vector<Spread>& spreads,
                              int parts) {
    double least = 1e18, most = -1e18;
    for (const Spread& spread : spreads)
        for (const double figure : spread.figures) {
            least = std::min(least, figure);
            most = std::max(most, figure);
        }
    const double step = std::max(round_step((most - least) * 5 / parts), 1.0);
    const double from = std::floor(least / step) * step;
    std::vector<Curve> curves;
    for (const Spread& spread : spreads) {
        std::vector<double> counts(static_cast<std::size_t>((most - from) / step) + 1);
        for (const double figure : spread.figures) counts[static_cast<std::size_t>((figure - from) / step)] += 1;
        Curve curve{spread.label, {}};
        for (std::size_t i = 0; i < counts.size(); ++i)
            curve.points.emplace_back(from + step * (static_cast<double>(i) + 0.5), counts[i]);
        curves.push_back(std::move(curve));
    }
    return curve_plot(title, x, "games", curves);
}

}   // namespace roundhouse::lab
