// What a position of Rail Baron is made of, wherever it stands: mileposts, segments, sets of railroads, fees.
#pragma once
#include <algorithm>

#include "games/rail_baron/state.hpp"
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

}   // namespace roundhouse::rail_baron
