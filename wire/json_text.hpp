// JSON that is only written: kept as text from the beginning, which costs a tenth of values that are then serialized.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.hpp"
#include "wire/json.hpp"

namespace roundhouse {

// Any value, on its way into a text. Refers to what it was made from: to be written at once, not to be kept.
class JsonPart {
public:
    JsonPart(std::nullptr_t) : JsonPart(ready("null")) {}
    JsonPart(bool truth) : JsonPart(ready(truth ? "true" : "false")) {}
    template <std::integral Number>
    requires(!std::same_as<Number, bool>)
    JsonPart(Number number) : kind_(Kind::number), number_(static_cast<std::int64_t>(number)) {}
    JsonPart(std::string_view text) : kind_(Kind::text), text_(text) {}
    JsonPart(const std::string& text) : JsonPart(std::string_view(text)) {}
    JsonPart(const char* text) : JsonPart(std::string_view(text)) {}
    JsonPart(Seat seat);                                             // its number, "chance", or null for nobody
    JsonPart(SeatSet seats) : kind_(Kind::seats), seats_(seats) {}   // their numbers
    template <std::derived_from<class JsonText> Text>
    JsonPart(const Text& text) : JsonPart(ready(text.text())) {}

    // What is JSON already.
    static JsonPart ready(std::string_view json) { return {Kind::ready, json}; }

    void write_to(std::string& out) const;

private:
    enum class Kind : std::uint8_t { ready, text, number, seats };
    JsonPart(Kind kind, std::string_view text) : kind_(kind), text_(text) {}

    Kind kind_;
    std::string_view text_;
    std::int64_t number_ = 0;
    SeatSet seats_;
};

// Any value, to be kept.
class JsonText {
public:
    template <class Value>
    requires(!std::derived_from<Value, JsonText> && std::convertible_to<const Value&, JsonPart>)
    JsonText(const Value& value) {
        JsonPart(value).write_to(text_);
    }

    void reserve(std::size_t bytes) { text_.reserve(bytes); }
    const std::string& text() const& { return text_; }
    std::string text() && { return std::move(text_); }

protected:
    struct Whole {
        std::string text;
    };
    explicit JsonText(Whole whole) : text_(std::move(whole.text)) {}
    // Room for one more part before the bracket that ends the text.
    void open() {
        if (text_.size() > 2) text_.back() = ',';
        else {
            if (text_.capacity() < usual) text_.reserve(usual);
            text_.pop_back();
        }
    }
    static constexpr std::size_t usual =
        240;   // bytes of a text with parts: few are longer, and none grows in small steps

    std::string text_;
};

class ListText : public JsonText {
public:
    ListText() : JsonText(Whole{"[]"}) {}
    ListText(std::initializer_list<JsonPart> values) : ListText() {
        for (const JsonPart& value : values) push_back(value);
    }
    void push_back(const JsonPart& value);
};

// Fields in the order in which they come, each once.
class ObjectText : public JsonText {
public:
    ObjectText() : JsonText(Whole{"{}"}) {}
    ObjectText(std::initializer_list<std::pair<std::string_view, JsonPart>> fields) : ObjectText() {
        for (const auto& [key, value] : fields) add(key, value);
    }
    void add(std::string_view key, const JsonPart& value);
};

// What such a text says, for those who want values. REQUIRES: JSON that was written here. Cost: ten times that of the
// text.
json::value value_of(std::string_view written);

}   // namespace roundhouse
