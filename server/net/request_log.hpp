// A line in the log for each request, where the log is so detailed (level debug).
#pragma once
#include <chrono>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace roundhouse::server {

// Notes what was asked, and says so when it is answered. Of the address only the path is noted: tokens stand in the
// query, passwords in the body, sessions in the cookie, and none of these belongs in a log. Costs nothing but a look at
// the level where that is not debug.
class RequestLog {
public:
    RequestLog(std::string_view method, const HttpRequest& request);
    ~RequestLog();
    void answered(int status) const;

private:
    struct Noted;
    std::unique_ptr<const Noted> noted_;   // null where nothing is to be said
};

// A request that could not be read so far as to say more of it.
void log_unread_request(int status, std::string_view address);

}   // namespace roundhouse::server
