#include "wire/text_table.hpp"

#include <algorithm>

namespace roundhouse {

int columns_of(std::string_view text) {
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(std::string_view text, int columns) {
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
}
std::string padded_left(std::string_view text, int columns) {
    return std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ') + std::string(text);
}

std::string TextTable::text(int indent) const {
    const auto cell = [](const std::vector<std::string>& row, std::size_t i) {
        return i < row.size() ? std::string_view(row[i]) : "";
    };
    std::vector<std::string> headings;
    for (const Column& column : columns_) headings.push_back(column.heading);
    std::vector<int> widths;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        widths.push_back(columns_of(headings[i]));
        for (const auto& row : rows_) widths[i] = std::max(widths[i], columns_of(cell(row, i)));
    }
    std::string all;
    const auto write = [&](const std::vector<std::string>& row) {
        std::string line(static_cast<std::size_t>(indent), ' ');
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const auto pad = columns_[i].side == Side::left ? padded : padded_left;
            line += (i == 0 ? "" : "  ") + pad(cell(row, i), widths[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        all += line + '\n';
    };
    write(headings);
    for (const auto& row : rows_) write(row);
    return all;
}

}   // namespace roundhouse
