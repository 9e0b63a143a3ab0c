// How much anybody may ask for: so many requests a second, with some in reserve.
#pragma once
#include <string>
#include <unordered_map>

#include "server/store/kept.hpp"

namespace roundhouse::server {

class RateLimit {
public:
    // `a_second` 0: no limit. `reserve` requests may come at once after a rest.
    RateLimit(double a_second, double reserve) : a_second_(a_second), reserve_(reserve) {}

    // Takes one from what `who` may still ask for; false where nothing is left.
    bool allows(const std::string& who, Time now) {
        if (a_second_ <= 0) return true;
        if (buckets_.size() > most_kept) forget_rested(now);
        const auto [found, is_new] = buckets_.try_emplace(who, Bucket{reserve_, now});
        Bucket& bucket = found->second;
        bucket.left = std::min(reserve_, bucket.left + a_second_ * rest(bucket, now));
        bucket.at = now;
        if (bucket.left < 1) return false;
        bucket.left -= 1;
        return true;
    }

private:
    struct Bucket {
        double left;
        Time at;
    };
    static constexpr std::size_t most_kept = 100'000;

    static double rest(const Bucket& bucket, Time now) {
        return std::max(0.0, std::chrono::duration<double>(now - bucket.at).count());
    }
    void forget_rested(Time now) {
        std::erase_if(buckets_, [&](const auto& each) {
            return each.second.left + a_second_ * rest(each.second, now) >= reserve_;
        });
        if (buckets_.size() > most_kept) buckets_.clear();
    }

    double a_second_, reserve_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}   // namespace roundhouse::server
