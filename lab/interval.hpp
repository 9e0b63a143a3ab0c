// How certain a figure is.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace roundhouse::lab {

struct Interval {
    double low = 0, high = 0;
};

inline double middle(const Interval& interval) { return (interval.low + interval.high) / 2; }

// What a win counts, so that any number of players up to six can share one in whole parts.
constexpr std::int64_t whole_win = 60;

constexpr double deviations_95 = 1.959964;   // standard deviations that hold 95 of 100 cases

// Where the true share lies in 95 of 100 cases (Wilson), after `n` trials. REQUIRES: n > 0.
inline Interval share_interval(double share, double n) {
    constexpr double z = deviations_95;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

// The same for a mean, from the sum of `n` figures and the sum of their squares. REQUIRES: n > 0.
inline Interval mean_interval(double sum, double squares, double n) {
    const double mean = sum / n;
    const double variance = n > 1 ? std::max(0.0, (squares - n * mean * mean) / (n - 1)) : 0;
    const double half = deviations_95 * std::sqrt(variance / n);
    return {mean - half, mean + half};
}

}   // namespace roundhouse::lab
