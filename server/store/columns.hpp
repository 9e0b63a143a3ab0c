// Values of the store as columns, and back.
#pragma once
#include <array>
#include <string_view>

#include "server/store/database.hpp"

namespace roundhouse::server {

inline Value column(Time time) { return std::int64_t{time.time_since_epoch().count()}; }
inline Value column(Seat seat) { return std::int64_t{index(seat)}; }
inline Value column(LogNumber number) { return number.value; }
inline Value column(const PlayerId& id) { return id.text; }
inline Value column(const TableId& id) { return id.text; }
inline Value column(std::string text) { return text; }

template <class What>
Value column(const std::optional<What>& what) {
    return what ? column(*what) : Value{};
}

constexpr std::array<std::string_view, 3> status_names{"waiting", "playing", "over"};
constexpr std::array<std::string_view, 3> seat_kind_names{"person", "bot", "open"};
inline Value column(TableStatus status) { return std::string(status_names[static_cast<std::size_t>(status)]); }
inline Value column(SeatKind kind) { return std::string(seat_kind_names[static_cast<std::size_t>(kind)]); }

inline Time time_in(const Row& row, std::size_t column) { return Time{std::chrono::milliseconds{row.number(column)}}; }
inline Seat seat_in(const Row& row, std::size_t column) { return static_cast<Seat>(row.number(column)); }

// The member of an enumeration that the text names. Throws StoreFailure where it names none.
template <class Enum, std::size_t Count>
Enum member_in(Row& row, std::size_t column, const std::array<std::string_view, Count>& names) {
    for (std::size_t i = 0; i < Count; ++i)
        if (row.text(column) == names[i]) return static_cast<Enum>(i);
    throw StoreFailure("The store has a word that this program does not know: " + row.text(column) + ".");
}

// A text unlike all others that any process ever makes.
std::string new_mark();

}   // namespace roundhouse::server
