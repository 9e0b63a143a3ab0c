// Reading JSON that anybody may have sent: what is wrong is kept as one plain sentence that names the place.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/money.hpp"
#include "core/name_table.hpp"
#include "core/seat.hpp"
#include "wire/json.hpp"

namespace roundhouse {

// The first thing that is wrong with an input. Later complaints are dropped: they mostly follow from the first.
class Problem {
public:
    void report(std::string sentence, std::string_view rule = {}) {
        if (!sentence_.empty()) return;
        sentence_ = std::move(sentence);
        rule_ = rule;
    }
    explicit operator bool() const { return !sentence_.empty(); }
    const std::string& sentence() const { return sentence_; }
    const std::string& rule() const { return rule_; }   // empty where no numbered rule was broken

private:
    std::string sentence_, rule_;
};

// The most that one account may hold in a position that is set up: sums of all accounts stay far from overflow.
constexpr Money most_money{10'000'000};

// A value within a document, with its path. Reading what is not there reports a problem and yields something harmless
// (an empty text, the least number), so that a reader goes straight on and looks at the problem once, at the end.
class Reader {
public:
    // `value` and `problem` outlive the reader and all readers made from it.
    Reader(const json::value& value, std::string path, Problem& problem)
        : value_(&value), path_(std::move(path)), problem_(&problem) {}

    const std::string& path() const { return path_; }
    bool is_sound() const { return !*problem_; }
    Problem& problem() const { return *problem_; }
    bool is_null() const { return value_->is_null(); }
    bool is_text() const { return value_->is_string(); }
    bool is_object() const { return value_->is_object(); }
    const json::value& value() const { return *value_; }

    // Reports "<path> <complaint>.", as in "state.railroads.SF.income must be 5."
    void refuse(std::string_view complaint) const;

    // A member that must be there.
    Reader operator[](std::string_view key) const;
    bool has(std::string_view key) const;
    // Reports the first member that is not among `known`.
    void only(std::initializer_list<std::string_view> known) const;

    int number(int least, int most) const;
    bool truth() const;
    std::string_view text() const;
    // What somebody names as an amount, however foolish: the rules say whether it is allowed.
    Money amount() const { return {number(-1'000'000'000, 1'000'000'000)}; }
    Money money(Money most = most_money) const { return {number(0, most.dollars)}; }
    Seat seat(int seats) const { return Seat(number(0, seats - 1)); }
    Seat seat_or_null(int seats) const { return is_null() ? Seat::nobody : seat(seats); }

    // The place of the text among `words`; reports a problem and yields 0 where it is none of them.
    int one_of(std::span<const std::string_view> words) const;
    int one_of(std::initializer_list<std::string_view> words) const { return one_of(std::span(words)); }
    // The value that the text names.
    template <class Enum>
    Enum one_of(const NameTable<Enum>& names) const {
        return static_cast<Enum>(one_of(names.names()));
    }

    // A list; its size is 0 where the value is none.
    int size() const;
    Reader at(int i) const;
    template <class Visit>
    void each(Visit&& visit) const {
        for (int i = 0, n = list_size(); i < n && is_sound(); ++i) visit(at(i));
    }
    SeatSet seat_set(int seats) const;

    // An object's members, in order: visit(key, reader).
    template <class Visit>
    void members(Visit&& visit) const {
        if (!value_->is_object()) return refuse("must be an object");
        for (const auto& member : value_->get_object())
            if (is_sound()) visit(std::string_view(member.key()), within(member.key(), member.value()));
    }

private:
    Reader within(std::string_view key, const json::value& value) const;
    int list_size() const;

    const json::value* value_;
    std::string path_;
    Problem* problem_;
};

// Parses a text; `name` says what it is. Null and a problem with the place where it is no JSON.
json::value parsed(std::string_view text, std::string_view name, Problem& problem);

}   // namespace roundhouse
