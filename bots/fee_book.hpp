// What riding each railroad brings in over time, for games in which riding is paid for.
#pragma once
#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "wire/json.hpp"

namespace roundhouse {

// Fees by stretches of rounds, summed over games. Whole numbers: the order of the games makes no difference.
struct FeeTimes {
    static constexpr int rounds_in_a_stretch = 5;

    std::vector<std::int64_t> games;                            // that came to each stretch
    std::map<std::string, std::vector<std::int64_t>> dollars;   // by railroad, in each stretch

    void add(const FeeTimes& other) {
        add_each(games, other.games);
        for (const auto& [railroad, sums] : other.dollars) add_each(dollars[railroad], sums);
    }

    // Per game. REQUIRES: some game came to that stretch.
    double mean(const std::string& railroad, std::size_t stretch) const {
        const std::vector<std::int64_t>& sums = dollars.at(railroad);
        return stretch < sums.size() ? static_cast<double>(sums[stretch]) / static_cast<double>(games[stretch]) : 0;
    }

private:
    static void add_each(std::vector<std::int64_t>& to, const std::vector<std::int64_t>& more) {
        to.resize(std::max(to.size(), more.size()));
        for (std::size_t i = 0; i < more.size(); ++i) to[i] += more[i];
    }
};

// Reads one game after another as it happens.
class FeeBook {
public:
    virtual ~FeeBook() = default;

    virtual void begin_game() = 0;
    virtual void note(const json::object& event) = 0;
    const FeeTimes& times() const { return times_; }

protected:
    FeeTimes times_;
};

}   // namespace roundhouse
