// JSON that is only written: kept as text from the beginning, which costs a tenth of values that are then serialized.
#pragma once
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.hpp"
#include "wire/json.hpp"

namespace roundhouse {

// Any value.
class JsonText {
public:
    JsonText(std::nullptr_t) : text_("null") {}
    JsonText(bool truth) : text_(truth ? "true" : "false") {}
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    JsonText(Number number) : text_(std::to_string(number)) {}
    JsonText(std::string_view text);
    JsonText(const std::string& text) : JsonText(std::string_view(text)) {}
    JsonText(const char* text) : JsonText(std::string_view(text)) {}
    JsonText(Seat seat);        // its number, "chance", or null for nobody
    JsonText(SeatSet seats);    // their numbers

    // What is JSON already.
    static JsonText ready(std::string json) { return JsonText(Whole{std::move(json)}); }

    void reserve(std::size_t bytes) { text_.reserve(bytes); }
    const std::string& text() const& { return text_; }
    std::string text() && { return std::move(text_); }

protected:
    struct Whole { std::string text; };
    explicit JsonText(Whole whole) : text_(std::move(whole.text)) {}
    // Room for one more part before the bracket that ends the text.
    void open() {
        if (text_.size() > 2) text_.back() = ',';
        else {
            if (text_.capacity() < usual) text_.reserve(usual);
            text_.pop_back();
        }
    }
    static constexpr std::size_t usual = 240;   // bytes of a text with parts: few are longer, and none grows in small steps

    std::string text_;
};

class ListText : public JsonText {
public:
    ListText() : JsonText(Whole{"[]"}) {}
    ListText(std::initializer_list<JsonText> values) : ListText() {
        for (const JsonText& value : values) push_back(value);
    }
    void push_back(const JsonText& value);
};

// Fields in the order in which they come, each once.
class ObjectText : public JsonText {
public:
    ObjectText() : JsonText(Whole{"{}"}) {}
    ObjectText(std::initializer_list<std::pair<std::string_view, JsonText>> fields) : ObjectText() {
        for (const auto& [key, value] : fields) add(key, value);
    }
    void add(std::string_view key, const JsonText& value);
};

// What such a text says, for those who want values. REQUIRES: JSON that was written here. Cost: ten times that of the text.
json::value value_of(std::string_view written);

}  // namespace roundhouse
