#include "server/net/request_log.hpp"

#include <spdlog/spdlog.h>

namespace roundhouse::server {

namespace {

using Clock = std::chrono::steady_clock;

// So that nobody can write lines of their own into the log, or end a quotation there.
std::string harmless(std::string_view text) {
    constexpr std::size_t most_shown = 200;
    std::string out(text.substr(0, most_shown));
    for (char& c : out)
        if (c < ' ' || c > '~' || c == '"' || c == '\\') c = '?';
    return out;
}

}   // namespace

struct RequestLog::Noted {
    std::string method, path, address;
    Clock::time_point since;
};

RequestLog::RequestLog(std::string_view method, const HttpRequest& request) {
    if (!spdlog::should_log(spdlog::level::debug)) return;
    noted_ = std::make_unique<const Noted>(
        Noted{harmless(method), harmless(request.path), harmless(request.address), Clock::now()});
}

RequestLog::~RequestLog() = default;

void RequestLog::answered(int status) const {
    if (!noted_) return;
    const double ms = std::chrono::duration<double, std::milli>(Clock::now() - noted_->since).count();
    spdlog::debug("event=request method={} path=\"{}\" status={} ms={:.1f} address={}", noted_->method, noted_->path,
                  status, ms, noted_->address);
}

void log_unread_request(int status, std::string_view address) {
    spdlog::debug("event=request_unread status={} address={}", status, harmless(address));
}

}   // namespace roundhouse::server
