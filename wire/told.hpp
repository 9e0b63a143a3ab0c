// Something told twice: as JSON for programs and as an English sentence for people, from one description.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/money.hpp"
#include "core/seat.hpp"
#include "wire/json.hpp"
#include "wire/json_text.hpp"

namespace roundhouse {

// "$12"; thousands are set apart: "$150,000".
std::string dollars(Money amount);

// "Ann", "Ann and Bob", "Ann, Bob and Cleo".
std::string listed(std::span<const std::string> names);

// How the players are called; a seat without a name is "Seat 2".
struct Names {
    std::span<const std::string> seats;

    std::string of(Seat seat) const;
    std::string of(SeatSet several) const;   // listed
};

// The amount of a move: one figure, or the range from which it may be chosen.
struct Amount {
    JsonText as_json = nullptr;
    std::string as_text;
    bool is_range = false;

    static Amount figure(Money amount);
    static Amount range(Money least, Money most, Money step);
};

// Fields are named as they are told, each once; the sentence says {field} where it wants one. Keys and kinds are
// literals.
//     Told("kind", "bid", names).seat("seat", vince).money("amount", 7_usd).sentence("{seat} bids {amount}.")
class Told {
public:
    Told(std::string_view key, std::string_view kind, const Names& names) : names_(names), kind_(kind) {
        fields_.add(key, kind);
    }

    Told& seat(std::string_view key, Seat seat);   // null and "nobody" where it is none
    Told& item(std::string_view key, std::string_view id, std::string_view shown);
    Told& money(std::string_view key, Money amount);
    Told& number(std::string_view key, int number);
    Told& amount(std::string_view key, const Amount& amount);
    Told& flag(std::string_view key, bool is_set, std::string_view clause);   // the clause is said where it is set
    Told& payments(std::string_view key, const BySeat<Money>& paid);          // "$6 to Ann and $3 to Bob"
    Told& value(std::string_view key, const JsonPart& value, std::string shown);
    Told& sentence(std::string_view sentence);

    std::string_view kind() const { return kind_; }
    const std::string& text() const { return text_; }
    std::string_view range_field() const { return range_field_; }   // whose amount is a range; empty where none is
    const std::string& fields_text() const { return fields_.text(); }
    json::object fields() const;
    ObjectText with_text() &&;

private:
    const Names& names_;
    std::string_view kind_, range_field_;
    ObjectText fields_;
    std::vector<std::pair<std::string_view, std::string>> shown_;
    std::string text_;
};

}   // namespace roundhouse
