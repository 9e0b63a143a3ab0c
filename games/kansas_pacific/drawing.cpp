#include "games/kansas_pacific/face.hpp"
namespace roundhouse {
std::string KansasPacific::text_drawing(const State&) { return {}; }
std::string KansasPacific::svg_drawing(const Board&, const State*) { return {}; }
}
