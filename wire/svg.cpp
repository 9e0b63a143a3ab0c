#include "wire/svg.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace roundhouse {

namespace {

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default:
            if (static_cast<unsigned char>(c) >= ' ') out += c;   // XML has no other control characters
        }
    }
    return out;
}

// With at most two decimals, the same on every machine.
std::string number(double value) {
    const long hundredths = std::lround(value * 100);
    const long size = std::labs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 != 0) text += '.' + std::to_string(size % 100 / 10);
    if (size % 10 != 0) text += std::to_string(size % 10);
    return text;
}

std::string listed(std::span<const Point> points) {
    std::string list;
    for (const Point p : points) list += (list.empty() ? "" : " ") + number(p.x) + ',' + number(p.y);
    return list;
}

std::string attribute(std::string_view name, double value) {
    return ' ' + std::string(name) + "=\"" + number(value) + '"';
}

bool is_hex_color(std::string_view color) {
    constexpr std::size_t length = 7;   // #rrggbb
    return color.size() == length && color[0] == '#'
           && color.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

int hex_digits(std::string_view two) {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10; };
    return digit(two[0]) * 16 + digit(two[1]);
}

constexpr std::string_view light_letters = "#ffffff", dark_letters = "#000000";

std::string_view letters_on(std::string_view color) {
    constexpr int light = 140;
    const int luma =
        (299 * hex_digits(color.substr(1)) + 587 * hex_digits(color.substr(3)) + 114 * hex_digits(color.substr(5)))
        / 1000;
    return luma > light ? dark_letters : light_letters;
}

}   // namespace

Look& Look::with(std::string_view name, std::string_view value) {
    attributes_ += ' ' + std::string(name) + "=\"" + escaped(value) + '"';
    return *this;
}
Look& Look::with(std::string_view name, double value) { return with(name, number(value)); }

Livery livery(std::string_view color) {
    for (const palette::Shade& shade : palette::railroads)
        if (shade.word == color) return {std::string(shade.colour), shade.on};
    std::string fill = is_hex_color(color) ? std::string(color) : "#8a8a8a";
    const std::string_view letters = letters_on(fill);
    return {std::move(fill), letters};
}

double text_width(std::string_view text, double size) {
    double ems = 0;
    for (const char c : text) {
        if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) continue;   // the rest of a character already counted
        if (std::string_view("ijlI.,' ft()").find(c) != std::string_view::npos) ems += 0.36;
        else if (std::string_view("mwMW").find(c) != std::string_view::npos) ems += 0.92;
        else ems += c >= 'A' && c <= 'Z' ? 0.70 : 0.60;
    }
    return ems * size;
}

Svg::Svg(double width, double height, std::string_view title) {
    out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width) + ' ' + number(height) + '"'
           + attribute("width", width) + attribute("height", height) + " role=\"img\" font-family=\""
           + std::string(svg_style::sans) + "\">\n<title>" + escaped(title) + "</title>\n";
}

void Svg::begin(const Look& look) { out_ += "<g" + look.attributes() + ">\n"; }
void Svg::end() { out_ += "</g>\n"; }

void Svg::element(std::string_view start, const Look& look) { out_ += std::string(start) + look.attributes() + "/>\n"; }

void Svg::polygon(std::span<const Point> corners, const Look& look) {
    element("<polygon points=\"" + listed(corners) + '"', look);
}
void Svg::path(std::span<const Point> stations, const Look& look) {
    element("<polyline points=\"" + listed(stations) + '"', look);
}
void Svg::line(Point from, Point to, const Look& look) {
    element("<line" + attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x) + attribute("y2", to.y),
            look);
}
void Svg::circle(Point center, double radius, const Look& look) {
    element("<circle" + attribute("cx", center.x) + attribute("cy", center.y) + attribute("r", radius), look);
}
void Svg::box(Point corner, double width, double height, double rounding, const Look& look) {
    element("<rect" + attribute("x", corner.x) + attribute("y", corner.y) + attribute("width", width)
                + attribute("height", height) + attribute("rx", rounding),
            look);
}
void Svg::text(Point at, std::string_view text, const Look& look) {
    out_ +=
        "<text" + attribute("x", at.x) + attribute("y", at.y) + look.attributes() + '>' + escaped(text) + "</text>\n";
}

void Svg::disc(Point center, double radius, std::string_view code, const Livery& livery) {
    circle(center, radius, Look("fill", livery.fill).with("stroke", svg_style::paper).with("stroke-width", radius / 7));
    constexpr double capitals = 0.72;   // of the size of a font are its capitals high
    const double fitting = 1.55 * radius / std::max(text_width(code, 1.08), 0.1);
    const double size = std::min(1.05 * radius, fitting);
    text({center.x, center.y + size * capitals / 2}, code,
         Look("fill", livery.letters).with("font-size", size).with("font-weight", "700").with("text-anchor", "middle"));
}

std::string Svg::finished() { return std::move(out_) + "</svg>\n"; }

}   // namespace roundhouse
