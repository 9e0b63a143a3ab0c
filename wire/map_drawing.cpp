#include "wire/map_drawing.hpp"

namespace roundhouse {

using namespace svg_style;

void draw_sheet(Svg& svg, double width, double height, std::string_view game, const BoardLabel& board,
                std::string_view standing) {
    svg.box({0, 0}, width, height, 0, Look("fill", paper));
    svg.begin(Look("fill", "none").with("stroke", ink));
    svg.box({12, 12}, width - 24, height - 24, 3, Look("stroke-width", 2.4));
    svg.box({18, 18}, width - 36, height - 36, 1, Look("stroke-width", 0.8));
    svg.end();
    svg.text({heading_margin, 66}, game,
             Look("font-family", slab).with("font-size", 38.0).with("font-weight", "700").with("fill", ink));
    svg.text({width - heading_margin, 58}, board.name + " · " + board.status,
             Look("font-family", slab).with("font-size", 18.0).with("text-anchor", "end").with("fill", ink));
    svg.text({width - heading_margin, 76}, standing.empty() ? "The board before the first train" : standing,
             Look("font-size", 12.0).with("text-anchor", "end").with("fill", faint_ink));
}

}   // namespace roundhouse
