#include "server/api/answer_cache.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t most_kept = 10'000;
constexpr std::size_t longest_kept = 4'000;   // bytes; longer answers change nothing or may be given twice

std::string key_of(const RequestKey& request, const HttpRequest& http) {
    return request.player.text + ' ' + std::to_string(static_cast<int>(http.method)) + ' ' + http.path + ' '
           + request.id;
}

}   // namespace

const Answer* AnswerCache::find(const RequestKey& request, const HttpRequest& http) const {
    const auto found = by_key_.find(key_of(request, http));
    return found == by_key_.end() ? nullptr : &found->second->answer;
}

void AnswerCache::keep(const RequestKey& request, const HttpRequest& http, const Answer& answer) {
    std::string key = key_of(request, http);
    if (answer.body.size() > longest_kept || by_key_.contains(key)) return;
    given_.push_back({key, answer});
    by_key_[std::move(key)] = std::prev(given_.end());
    if (given_.size() <= most_kept) return;
    by_key_.erase(given_.front().key);
    given_.pop_front();
}

}   // namespace roundhouse::server
