// Fields of events as the protocol tells them, for those who watch a game.
#pragma once
#include <cstdint>
#include <string>

#include "wire/json.hpp"

namespace roundhouse {

// Empty if the event has no such text.
inline std::string text_in(const json::object& event, const char* key) {
    const json::value* value = event.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

// Zero if the event has no such number.
inline std::int32_t number_in(const json::object& event, const char* key) {
    const json::value* value = event.if_contains(key);
    return value != nullptr && value->is_int64() ? static_cast<std::int32_t>(value->get_int64()) : 0;
}

}   // namespace roundhouse
