// What a position of Rail Baron is made of, wherever it stands: mileposts, segments, sets of railroads, fees.
#pragma once
#include <algorithm>

#include "games/rail_baron/earlier_rules.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/board_json.hpp"

namespace roundhouse::rail_baron {

class Parts {
public:
    explicit Parts(const Board& board) : board_(board) {}

    Milepost milepost(const Reader& from) const { return find_id(board_.milepost_ids, from, "milepost"); }
    Milepost city(const Reader& from) const {
        const Milepost m = milepost(from);
        if (from.is_sound() && !board_.is_city(m)) from.refuse("must be a city");
        return m;
    }
    Milepost city_or_null(const Reader& from) const { return from.is_null() ? Milepost::none : city(from); }

    RailroadSet railroads(const Reader& from, const RailroadSet& among) const {
        RailroadSet set;
        from.each([&](const Reader& code) {
            const RailroadId r = find_id(board_.railroad_ids, code, "railroad");
            if (set.contains(r)) code.refuse("is named twice");
            if (code.is_sound() && !among.contains(r)) code.refuse("is a railroad that is elsewhere, or public");
            set.insert(r);
        });
        return set;
    }

    FeesByRailroad fees(const Reader& from, Money most) const {
        FeesByRailroad fees;
        from.members([&](std::string_view code, const Reader& entry) {
            const auto r = board_.railroad_ids.find(code);
            if (!r) return entry.refuse("is no railroad of this board");
            const Money fee = entry.money(most);
            const bool is_known = std::find(fees.fees.begin(), fees.fees.end(), fee) != fees.fees.end();
            if (!is_known) return entry.refuse("must be one of the fees 0, 1000, 5000, 10000");
            fees.raise(*r, fee);
        });
        return fees;
    }

    SegmentSet segments(const Reader& from) const {
        SegmentSet set;
        from.each([&](const Reader& id) {
            const Segment s = find_id(board_.segment_ids, id, "segment");
            if (set.contains(s)) id.refuse("is named twice");
            set.insert(s);
        });
        return set;
    }

private:
    const Board& board_;
};

// What every part of reading a position works on: the JSON, the state so far, and the step at which it stands.
class PartOfPosition {
protected:
    PartOfPosition(const Reader& from, State& s, const StepName& step)
        : from_(from), s_(s), board_(*s.board), parts_(board_), step_(step) {}

    bool is_at(std::initializer_list<Step> steps) const {
        return std::find(steps.begin(), steps.end(), s_.step) != steps.end();
    }
    bool is_over() const { return s_.step == Step::game_over; }
    bool is_looking_up() const { return is_at({Step::throw_for_region, Step::pick_region, Step::throw_for_city}); }
    bool is_raising_cash() const { return is_at({Step::raise_cash, Step::cash_auction}); }
    // Before the first turn.
    bool is_preparing() const { return s_.turns == 0; }
    bool is_looking_up_homes() const { return is_preparing() && is_looking_up(); }
    Reader of(Seat seat) const { return from_["players"].at(index(seat)); }

    const Reader& from_;
    State& s_;
    const Board& board_;
    const Parts parts_;
    const StepName& step_;
};

}   // namespace roundhouse::rail_baron
