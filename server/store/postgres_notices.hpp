// Notices between processes that share a database: as the payload of NOTIFY.
#pragma once
#include <string>
#include <vector>

#include "server/store/kept.hpp"

namespace roundhouse::server {

// Payloads for all notices, each within what NOTIFY takes, marked with the process that sends them.
std::vector<std::string> payloads(const std::vector<Notice>& notices, const std::string& process);

// The notices of a payload; none where this process has sent it. What cannot be read is one notice of `anything`.
std::vector<Notice> notices_in(const std::string& payload, const std::string& process);

}   // namespace roundhouse::server
