// A table for terminals: columns as wide as their widest cell, numbers to the right.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse {

// How many columns of a terminal a UTF-8 text takes: one a character. East Asian wide characters are not known.
int columns_of(std::string_view text);

// The text with blanks after it (or before it) up to `columns`; a longer one stays as it is.
std::string padded(std::string_view text, int columns);
std::string padded_left(std::string_view text, int columns);

class TextTable {
public:
    enum class Side : bool { left, right };
    struct Column {
        std::string heading;
        Side side = Side::left;
    };

    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    // Cells that are left out are empty; cells beyond the columns are dropped.
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    // Each line begins with `indent` blanks and ends with a line break, without blanks before it.
    std::string text(int indent = 0) const;

private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}   // namespace roundhouse
