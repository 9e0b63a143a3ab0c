#include "wire/told.hpp"

#include <algorithm>

namespace roundhouse {

std::string dollars(Money amount) {
    std::string digits = std::to_string(amount.dollars < 0 ? -amount.dollars : amount.dollars);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return (amount.dollars < 0 ? "-$" : "$") + digits;
}

std::string Names::of(Seat seat) const {
    if (seat == Seat::chance) return "Chance";
    if (seat == Seat::nobody) return "nobody";
    const auto i = static_cast<std::size_t>(index(seat));
    return i < seats.size() && !seats[i].empty() ? seats[i] : "Seat " + std::to_string(i);
}

std::string listed(std::span<const std::string> names) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) list += i + 1 == names.size() ? " and " : ", ";
        list += names[i];
    }
    return list;
}

std::string Names::of(SeatSet several) const {
    std::vector<std::string> names;
    several.each([&](Seat seat) { names.push_back(of(seat)); });
    return listed(names);
}

Amount Amount::figure(Money amount) { return {amount.dollars, dollars(amount)}; }

Amount Amount::range(Money least, Money most, Money step) {
    return {ObjectText{{"min", least.dollars}, {"max", most.dollars}, {"step", step.dollars}},
            least == most ? dollars(least) : dollars(least) + " to " + dollars(most), true};
}

Told& Told::value(std::string_view key, const JsonPart& value, std::string shown) {
    fields_.add(key, value);
    shown_.emplace_back(key, std::move(shown));
    return *this;
}

Told& Told::seat(std::string_view key, Seat seat) {
    return value(key, is_player(seat) ? JsonPart(seat) : JsonPart(nullptr), names_.of(seat));
}
Told& Told::item(std::string_view key, std::string_view id, std::string_view shown) {
    return value(key, id, std::string(shown));
}
Told& Told::money(std::string_view key, Money amount) { return value(key, amount.dollars, dollars(amount)); }
Told& Told::number(std::string_view key, int number) { return value(key, number, std::to_string(number)); }
Told& Told::amount(std::string_view key, const Amount& amount) {
    if (amount.is_range) range_field_ = key;
    return value(key, amount.as_json, amount.as_text);
}
Told& Told::flag(std::string_view key, bool is_set, std::string_view clause) {
    return value(key, is_set, is_set ? std::string(clause) : "");
}

Told& Told::payments(std::string_view key, const BySeat<Money>& paid) {
    ObjectText list;
    std::vector<std::string> shown;
    for (Seat seat{0}; index(seat) < max_seats; seat = Seat(index(seat) + 1)) {
        if (paid[seat] == 0_usd) continue;
        list.add(std::to_string(index(seat)), paid[seat].dollars);
        shown.push_back(dollars(paid[seat]) + " to " + names_.of(seat));
    }
    return value(key, list, shown.empty() ? "nothing to anybody" : listed(shown));
}

Told& Told::sentence(std::string_view sentence) {
    text_.clear();
    for (std::size_t at = 0; at < sentence.size();) {
        const std::size_t open = sentence.find('{', at), close = sentence.find('}', open);
        text_ += sentence.substr(at, open - at);
        if (close == std::string_view::npos) break;
        const std::string_view key = sentence.substr(open + 1, close - open - 1);
        const auto field = std::find_if(shown_.begin(), shown_.end(), [&](const auto& f) { return f.first == key; });
        if (field != shown_.end()) text_ += field->second;
        at = close + 1;
    }
    return *this;
}

json::object Told::fields() const { return value_of(fields_.text()).get_object(); }

ObjectText Told::with_text() && {
    ObjectText all = std::move(fields_);
    all.add("text", text_);
    return all;
}

}   // namespace roundhouse
