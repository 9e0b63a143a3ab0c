// Answers to writes that a client has named (`request`), so that one sent again is answered alike and done once. Only
// the newest are kept: what changed a table is also known by its log.
#pragma once
#include <list>
#include <string>
#include <unordered_map>

#include "server/net/http.hpp"
#include "server/store/kept.hpp"

namespace roundhouse::server {

class AnswerCache {
public:
    // Null where it was not answered, or too long ago. Valid until the next `keep`.
    const Answer* find(const RequestKey& request, const HttpRequest& http) const;
    void keep(const RequestKey& request, const HttpRequest& http, const Answer& answer);

private:
    struct Given {
        std::string key;
        Answer answer;
    };
    std::list<Given> given_;   // the newest last
    std::unordered_map<std::string, std::list<Given>::iterator> by_key_;
};

}   // namespace roundhouse::server
