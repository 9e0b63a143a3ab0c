// The values of statements as libpq takes them.
#pragma once
#include <deque>
#include <span>
#include <string>
#include <vector>

#include "server/store/database.hpp"

namespace roundhouse::server {

// As pg_type has them for good.
constexpr std::uint32_t int8_type = 20, int4_type = 23, text_type = 25;

class PostgresParameters {
public:
    // Of one statement, as texts. REQUIRES: the values outlive this.
    explicit PostgresParameters(const std::vector<Value>& values);
    // Of many that have the same SQL: an array of each of their values. REQUIRES: there is at least one.
    explicit PostgresParameters(std::span<const Statement* const> many);

    int size() const { return static_cast<int>(texts_.size()); }
    const char* const* texts() const { return texts_.data(); }
    const int* lengths() const { return lengths_.data(); }
    const int* formats() const { return formats_.data(); }

private:
    void add(const char* text, std::size_t length, bool is_binary);

    std::deque<std::string> made_;   // texts that are nobody else's
    std::vector<const char*> texts_;
    std::vector<int> lengths_, formats_;
};

}   // namespace roundhouse::server
