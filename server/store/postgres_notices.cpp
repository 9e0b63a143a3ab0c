#include "server/store/postgres_notices.hpp"

#include <fmt/format.h>
#include <sstream>

namespace roundhouse::server {

namespace {
constexpr std::size_t longest_payload = 7900;   // NOTIFY takes less than 8000 bytes
}

std::vector<std::string> payloads(const std::vector<Notice>& notices, const std::string& process) {
    std::vector<std::string> all;
    for (const Notice& notice : notices) {
        const std::string told =
            fmt::format(" {} {} {}", static_cast<int>(notice.what), notice.table.text, notice.number);
        if (all.empty() || all.back().size() + told.size() > longest_payload) all.push_back(process);
        all.back() += told;
    }
    return all;
}

std::vector<Notice> notices_in(const std::string& payload, const std::string& process) {
    std::istringstream words(payload);
    std::string sender;
    words >> sender;
    if (sender == process) return {};
    std::vector<Notice> notices;
    for (std::string kind; words >> kind;) {
        Notice notice;
        const bool is_known =
            kind.size() == 1 && kind[0] >= '0' && kind[0] < '0' + static_cast<int>(Notice::What::anything);
        if (!is_known || !(words >> notice.table.text >> notice.number)) return {Notice{}};
        notice.what = static_cast<Notice::What>(kind[0] - '0');
        notices.push_back(std::move(notice));
    }
    if (notices.empty()) notices.push_back({});
    return notices;
}

}   // namespace roundhouse::server
