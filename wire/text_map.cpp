#include "wire/text_map.hpp"

namespace roundhouse {

namespace {

constexpr int ruler = 3;   // columns for the letter of a row
constexpr int spare_lines = 4;

std::string without_blanks_at_end(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

double part(double of, double whole) { return whole > 0 ? of / whole : 0; }

}   // namespace

HexPage::HexPage(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      lines_(static_cast<std::size_t>(rows) + 1,
             std::string(static_cast<std::size_t>(ruler + (columns + 1) * cell_width / 2), ' ')) {}

void HexPage::write(int line, int at, std::string_view text) {
    lines_[static_cast<std::size_t>(line)].replace(static_cast<std::size_t>(at), text.size(), text);
}

void HexPage::put(HexPosition hex, std::string_view text, int from) {
    write(hex.row + 1, ruler + hex.column * cell_width / 2 + from, text);
}

void HexPage::add_rulers(int first) {
    for (int row = 0; row < rows_; ++row) write(row + 1, 0, std::string(1, static_cast<char>('A' + row)));
    for (int column = 0; column < columns_; column += 4)
        write(0, ruler + column * cell_width / 2, std::to_string(column + first));
}

std::string HexPage::text() const {
    std::string map;
    for (const std::string& line : lines_) {
        const std::string written = without_blanks_at_end(line);
        if (!written.empty()) map += written + '\n';
    }
    return map;
}

CityPage::CityPage(const Region& region, Size size)
    : region_(region),
      size_(size),
      lines_(static_cast<std::size_t>(size.rows + spare_lines),
             std::string(static_cast<std::size_t>(size.columns + size.longest_label), ' ')) {}

CityPage::Spot CityPage::spot_at(double latitude, double longitude) const {
    const double down = part(region_.north - latitude, region_.north - region_.south);
    const double across = part(longitude - region_.west, region_.east - region_.west);
    return {static_cast<std::size_t>(down * (size_.rows - 1)),
            static_cast<std::size_t>(across * (size_.columns - size_.longest_label))};
}

bool CityPage::is_free(Spot spot, std::size_t size) const {
    const std::size_t before = spot.column > 0 ? spot.column - 1 : 0;
    const std::string_view there = std::string_view(lines_[spot.line]).substr(before, size + 2);
    return there.find_first_not_of(' ') == std::string_view::npos;
}

std::string CityPage::text() const {
    std::string all;
    for (const std::string& line : lines_) all += without_blanks_at_end(line) + '\n';
    while (all.ends_with("\n\n")) all.pop_back();
    return all;
}

}   // namespace roundhouse
