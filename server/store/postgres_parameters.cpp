#include "server/store/postgres_parameters.hpp"

namespace roundhouse::server {

namespace {

// The most significant byte first.
template <class Number>
void add_number(std::string& out, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        out += static_cast<char>(number >> shift);
}

void add_element(std::string& out, const Value& value) {
    if (const auto* text = std::get_if<std::string>(&value)) {
        add_number(out, static_cast<std::uint32_t>(text->size()));
        out += *text;
    } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
        add_number(out, std::uint32_t{sizeof *number});
        add_number(out, *number);
    } else add_number(out, std::uint32_t{0xffffffff});   // null
}

// As PostgreSQL sends and receives an array of one dimension: how many, and of what, then each with its size.
std::string binary_array(std::span<const Statement* const> many, std::size_t place, std::uint32_t type) {
    std::string array;
    for (const std::uint32_t word :
         {std::uint32_t{1}, std::uint32_t{1}, type, static_cast<std::uint32_t>(many.size()), std::uint32_t{1}})
        add_number(array, word);   // one dimension, perhaps with nulls, counted from 1
    for (const Statement* each : many) add_element(array, each->values[place]);
    return array;
}

// As text, which does not say of what: no value does.
std::string array_of_nulls(std::size_t size) {
    std::string array = "{NULL";
    for (std::size_t i = 1; i < size; ++i) array += ",NULL";
    return array + "}";
}

std::uint32_t type_of(std::span<const Statement* const> many, std::size_t place) {
    for (const Statement* each : many) {
        if (std::holds_alternative<std::string>(each->values[place])) return text_type;
        if (std::holds_alternative<std::int64_t>(each->values[place])) return int8_type;
    }
    return 0;
}

}   // namespace

PostgresParameters::PostgresParameters(const std::vector<Value>& values) {
    for (const Value& value : values) {
        const auto* text = std::get_if<std::string>(&value);
        if (const auto* number = std::get_if<std::int64_t>(&value)) text = &made_.emplace_back(std::to_string(*number));
        add(text == nullptr ? nullptr : text->c_str(), 0, false);
    }
}

PostgresParameters::PostgresParameters(std::span<const Statement* const> many) {
    for (std::size_t place = 0; place < many[0]->values.size(); ++place) {
        const std::uint32_t type = type_of(many, place);
        const std::string& array =
            made_.emplace_back(type == 0 ? array_of_nulls(many.size()) : binary_array(many, place, type));
        add(array.c_str(), array.size(), type != 0);
    }
}

void PostgresParameters::add(const char* text, std::size_t length, bool is_binary) {
    texts_.push_back(text);
    lengths_.push_back(static_cast<int>(length));
    formats_.push_back(is_binary ? 1 : 0);
}

}   // namespace roundhouse::server
