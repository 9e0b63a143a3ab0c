// Drawings of boards: an SVG written shape by shape, in the house's colours and type.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "wire/palette.hpp"

namespace roundhouse {

struct Point {
    double x = 0, y = 0;
};

// Presentation attributes of a shape: Look("fill", "#fff").with("stroke-width", 2). Values are escaped.
// Without style sheets a drawing can stand within a page and leave the rest of it alone.
class Look {
public:
    Look() = default;
    Look(std::string_view name, std::string_view value) { with(name, value); }
    Look(std::string_view name, double value) { with(name, value); }

    Look& with(std::string_view name, std::string_view value);
    Look& with(std::string_view name, double value);
    const std::string& attributes() const { return attributes_; }

private:
    std::string attributes_;   // each with a space before it
};

// What a drawing is made with: warm paper, dark ink, one accent; a slab serif for names, a plain sans for figures.
namespace svg_style {
using palette::accent, palette::ink;
constexpr std::string_view paper = palette::sheet, faint_ink = palette::ink_quiet;
constexpr std::string_view slab =
    "'Roboto Slab', 'Zilla Slab', Rockwell, 'Rockwell Nova', 'DejaVu Serif', Georgia, serif";
constexpr std::string_view sans =
    "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif";
}   // namespace svg_style

// How a railroad is painted. The palette's colours are told apart with every kind of colour blindness.
struct Livery {
    std::string fill;
    std::string_view letters;   // the colour of letters on top of it
};

// The livery for a board's colour: a word (black, blue, brown, green, orange, purple, red, yellow) or #rrggbb.
// Any other text is painted grey.
Livery livery(std::string_view color);

// How wide a text is about, in the fonts above, at a size; for a bold slab about a tenth more.
double text_width(std::string_view text, double size);

// A drawing of width × height that scales to the space it is given.
class Svg {
public:
    // `title` is read out by screen readers.
    Svg(double width, double height, std::string_view title);

    // Everything until the matching end() has this look where it says nothing else.
    void begin(const Look& look);
    void end();

    void polygon(std::span<const Point> corners, const Look& look = {});
    void path(std::span<const Point> stations, const Look& look = {});   // open: a line through them
    void line(Point from, Point to, const Look& look = {});
    void circle(Point center, double radius, const Look& look = {});
    void box(Point corner, double width, double height, double rounding, const Look& look = {});
    void text(Point at, std::string_view text, const Look& look = {});

    // A disc with the code of its railroad on it, in letters that fit.
    void disc(Point center, double radius, std::string_view code, const Livery& livery);

    // The finished document. Nothing is drawn afterwards.
    std::string finished();

private:
    void element(std::string_view start, const Look& look);
    std::string out_;
};

}   // namespace roundhouse
