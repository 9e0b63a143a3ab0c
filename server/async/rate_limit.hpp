// How often somebody may ask: a token bucket for each of them.
#pragma once
#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>

namespace roundhouse::server {

class RateLimit {
public:
    using Time = std::chrono::sys_time<std::chrono::milliseconds>;

    // `per_second` 0: no limit. After a rest, `burst` requests may come at once.
    RateLimit(double per_second, double burst) : per_second_(per_second), burst_(burst) {}

    // Takes one token of `who`; false where none is left.
    bool allows(const std::string& who, Time now) {
        if (per_second_ <= 0) return true;
        if (buckets_.size() > most_kept) forget_full(now);
        const auto [found, is_new] = buckets_.try_emplace(who, Bucket{burst_, now});
        Bucket& bucket = found->second;
        bucket.tokens = std::min(burst_, bucket.tokens + per_second_ * seconds_since(bucket, now));
        bucket.at = now;
        if (bucket.tokens < 1) return false;
        bucket.tokens -= 1;
        return true;
    }

private:
    struct Bucket {
        double tokens;
        Time at;
    };
    static constexpr std::size_t most_kept = 100'000;

    static double seconds_since(const Bucket& bucket, Time now) {
        return std::max(0.0, std::chrono::duration<double>(now - bucket.at).count());
    }
    void forget_full(Time now) {
        std::erase_if(buckets_, [&](const auto& each) {
            return each.second.tokens + per_second_ * seconds_since(each.second, now) >= burst_;
        });
        if (buckets_.size() > most_kept) buckets_.clear();
    }

    double per_second_, burst_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}   // namespace roundhouse::server
