#include "lab/plots.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "wire/svg.hpp"

namespace roundhouse::lab {

namespace {

constexpr double width = 720, height = 320, left = 64, right = 150, top = 36, bottom = 46;
constexpr double inner_width = width - left - right, inner_height = height - top - bottom;

Look letters(double size, std::string_view anchor = "start") {
    return Look("font-family", svg_style::sans).with("font-size", size).with("fill", svg_style::ink).with("text-anchor", anchor);
}

// A round step so that `range` has about five of them.
double round_step(double range) {
    const double raw = std::max(range, 1e-9) / 5, power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (raw <= factor * power) return factor * power;
    return 10 * power;
}

std::string figure(double value) { return std::abs(value) >= 10'000 ? fmt::format("{:.0f}k", value / 1000) : fmt::format("{:g}", value); }

// The frame of a plot: where figures lie, and the lines behind them.
class Frame {
public:
    Frame(std::string_view title, double x_least, double x_most, double y_least, double y_most)
        : svg_(width, height, title), x_least_(x_least), x_most_(std::max(x_most, x_least + 1e-9)), y_least_(y_least),
          y_most_(std::max(y_most, y_least + 1e-9)) {
        svg_.text({left, 20}, title, letters(15).with("font-weight", "bold"));
    }

    Svg& svg() { return svg_; }
    double x(double value) const { return left + inner_width * (value - x_least_) / (x_most_ - x_least_); }
    double y(double value) const { return top + inner_height * (1 - (value - y_least_) / (y_most_ - y_least_)); }

    void rule_y(bool percent) {
        const double step = round_step(y_most_ - y_least_);
        for (double at = std::ceil(y_least_ / step) * step; at <= y_most_ + step / 1000; at += step) {
            svg_.line({left, y(at)}, {left + inner_width, y(at)}, Look("stroke", svg_style::faint_ink).with("stroke-width", 0.4));
            svg_.text({left - 6, y(at) + 4}, percent ? fmt::format("{:g} %", 100 * at) : figure(at), letters(11, "end"));
        }
    }
    void rule_x() {
        const double step = round_step(x_most_ - x_least_);
        for (double at = std::ceil(x_least_ / step) * step; at <= x_most_ + step / 1000; at += step)
            svg_.text({x(at), top + inner_height + 16}, figure(at), letters(11, "middle"));
    }
    void name_axes(std::string_view x_name, std::string_view y_name) {
        svg_.text({left + inner_width / 2, height - 8}, x_name, letters(12, "middle"));
        svg_.text({left + inner_width + 12, top + inner_height + 16}, y_name, letters(11));
    }
    void legend(std::size_t i, const std::string& label) {
        const double at = top + 16 * static_cast<double>(i);
        svg_.box({left + inner_width + 12, at - 9}, 11, 11, 2, Look("fill", plot_color(i)));
        svg_.text({left + inner_width + 28, at + 1}, label, letters(11));
    }
    void label_slot(std::size_t i, std::size_t count, const std::string& label) {
        svg_.text({slot(i, count), top + inner_height + 16}, label, letters(11, "middle"));
    }
    static double slot(std::size_t i, std::size_t count) {
        return left + inner_width * (static_cast<double>(i) + 0.5) / static_cast<double>(std::max<std::size_t>(count, 1));
    }

private:
    Svg svg_;
    double x_least_, x_most_, y_least_, y_most_;
};

double at_part(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1) + 0.5)];
}

}  // namespace

std::string_view plot_color(std::size_t i) {
    constexpr std::array<std::string_view, 8> colors{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#5b4a3f", "#b3a400"};
    return colors[i % colors.size()];
}

std::string bar_plot(std::string_view title, const std::vector<Bar>& bars, bool percent) {
    double most = 0;
    for (const Bar& bar : bars) most = std::max({most, bar.value, bar.interval.high});
    Frame frame(title, 0, 1, 0, most);
    frame.rule_y(percent);
    const double half = std::min(34.0, inner_width / static_cast<double>(2 * bars.size() + 1) * 0.9);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double middle = Frame::slot(i, bars.size()), tip = frame.y(bars[i].value);
        frame.svg().box({middle - half, tip}, 2 * half, frame.y(0) - tip, 2, Look("fill", plot_color(i)));
        if (bars[i].interval.high > bars[i].interval.low)
            frame.svg().line({middle, frame.y(bars[i].interval.low)}, {middle, frame.y(bars[i].interval.high)},
                             Look("stroke", svg_style::ink).with("stroke-width", 2));
        frame.label_slot(i, bars.size(), bars[i].label);
    }
    return frame.svg().finished();
}

std::string curve_plot(std::string_view title, std::string_view x, std::string_view y, const std::vector<Curve>& curves) {
    double x_least = 1e18, x_most = -1e18, y_most = 0;
    for (const Curve& curve : curves)
        for (const auto& [at, value] : curve.points) {
            x_least = std::min(x_least, at);
            x_most = std::max(x_most, at);
            y_most = std::max(y_most, value);
        }
    Frame frame(title, std::min(x_least, x_most), x_most, 0, y_most);
    frame.rule_y(false);
    frame.rule_x();
    frame.name_axes(x, y);
    for (std::size_t i = 0; i < curves.size(); ++i) {
        std::vector<Point> line;
        for (const auto& [at, value] : curves[i].points) line.push_back({frame.x(at), frame.y(value)});
        frame.svg().path(line, Look("stroke", plot_color(i)).with("stroke-width", 2.5).with("fill", "none"));
        frame.legend(i, curves[i].label);
    }
    return frame.svg().finished();
}

std::string spread_plot(std::string_view title, std::string_view y, std::vector<Spread> spreads) {
    double most = 0;
    std::erase_if(spreads, [](const Spread& spread) { return spread.figures.empty(); });
    for (Spread& spread : spreads) {
        std::sort(spread.figures.begin(), spread.figures.end());
        most = std::max(most, at_part(spread.figures, 0.95));
    }
    Frame frame(title, 0, 1, 0, most);
    frame.rule_y(false);
    frame.name_axes("", y);
    const double half = std::min(18.0, inner_width / static_cast<double>(3 * spreads.size() + 1));
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        const auto& figures = spreads[i].figures;
        const double middle = Frame::slot(i, spreads.size());
        const double low = frame.y(at_part(figures, 0.25)), high = frame.y(at_part(figures, 0.75)), median = frame.y(at_part(figures, 0.5));
        frame.svg().line({middle, frame.y(at_part(figures, 0.05))}, {middle, frame.y(at_part(figures, 0.95))},
                         Look("stroke", svg_style::ink).with("stroke-width", 1));
        frame.svg().box({middle - half, high}, 2 * half, std::max(1.0, low - high), 2, Look("fill", plot_color(i)));
        frame.svg().line({middle - half, median}, {middle + half, median}, Look("stroke", svg_style::ink).with("stroke-width", 2));
        frame.label_slot(i, spreads.size(), spreads[i].label);
    }
    return frame.svg().finished();
}

std::string distribution_plot(std::string_view title, std::string_view x, const std::vector<Spread>& spreads, int parts) {
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
        for (std::size_t i = 0; i < counts.size(); ++i) curve.points.emplace_back(from + step * (static_cast<double>(i) + 0.5), counts[i]);
        curves.push_back(std::move(curve));
    }
    return curve_plot(title, x, "games", curves);
}

}  // namespace roundhouse::lab
