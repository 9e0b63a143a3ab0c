#include "bots/rail_baron/use_fee_book.hpp"

#include <algorithm>

#include "bots/event_fields.hpp"

namespace roundhouse::rail_baron {

void UseFeeBook::begin_game() {
    owners_.clear();
    ridden_.clear();
    first_ = bank;
}

void UseFeeBook::note(const json::object& event) {
    const std::string kind = text_in(event, "kind"), railroad = text_in(event, "railroad");
    const std::int64_t seat = number_in(event, "seat");
    if (kind == "turn_began") begin_turn(seat);
    else if (kind == "stepped") ridden_.insert(railroad);
    else if (kind == "railroad_bought" || kind == "railroad_auctioned") owners_[railroad] = seat;
    else if (kind == "third_got_deed") owners_[railroad] = third;
    else if (kind == "sold_to_bank") owners_.erase(railroad);
    else if (kind == "taken_over") {
        for (auto& [owned, owner] : owners_)
            if (owner == seat) owner = number_in(event, "by");
    } else if (kind == "fees_paid" && text_in(event, "why") == "fees") {
        pay(bank, number_in(event, "to_bank"));
        for (const auto& paid : event.at("paid").as_object())
            pay(std::stoi(std::string(paid.key())), paid.value().to_number<std::int64_t>());
    }
}

void UseFeeBook::begin_turn(std::int64_t seat) {
    ridden_.clear();
    const bool is_first = first_ == bank;
    if (is_first) first_ = seat;
    const std::int64_t place = (seat - first_ + seats_) % seats_;
    const bool is_new_round = is_first || place <= place_;
    if (is_first) round_ = 0;
    else if (is_new_round) ++round_;
    place_ = place;
    if (!is_new_round || round_ % FeeTimes::rounds_in_a_stretch != 0) return;
    const auto stretch = static_cast<std::size_t>(round_ / FeeTimes::rounds_in_a_stretch);
    times_.games.resize(std::max(times_.games.size(), stretch + 1));
    ++times_.games[stretch];
}

std::int64_t UseFeeBook::owner_of(const std::string& railroad) const {
    const auto found = owners_.find(railroad);
    return found == owners_.end() ? bank : found->second;
}

void UseFeeBook::pay(std::int64_t payee, std::int64_t dollars) {
    std::vector<std::string> earners;
    for (const std::string& railroad : ridden_)
        if (const std::int64_t owner = owner_of(railroad); owner == payee || owner == third)
            earners.push_back(railroad);
    const auto stretch = static_cast<std::size_t>(round_ / FeeTimes::rounds_in_a_stretch);
    for (std::size_t i = 0; i < earners.size() && dollars > 0; ++i) {
        auto& sums = times_.dollars[earners[i]];
        sums.resize(std::max(sums.size(), stretch + 1));
        const auto left = static_cast<std::int64_t>(earners.size() - i);
        const std::int64_t part = (dollars + left - 1) / left;
        sums[stretch] += part;
        dollars -= part;
    }
}

}   // namespace roundhouse::rail_baron
