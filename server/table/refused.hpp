// How a request ends that cannot be done: thrown by whoever finds out, answered by whoever was asked.
#pragma once
#include <exception>
#include <string>

#include "wire/reader.hpp"

namespace roundhouse::server {

struct Refused : std::exception {
    Refused(int with_status, std::string why, std::string by_rule = {}, bool because_stale = false)
        : status(with_status), sentence(std::move(why)), rule(std::move(by_rule)), is_stale(because_stale) {}

    const char* what() const noexcept override { return sentence.c_str(); }
    // `error`, and `rule` and `stale` where there are.
    json::object body() const {
        json::object out{{"error", sentence}};
        if (!rule.empty()) out["rule"] = rule;
        if (is_stale) out["stale"] = true;
        return out;
    }

    int status;   // of HTTP
    std::string sentence, rule;
    bool is_stale;   // somebody was quicker
};

// Throws where something is wrong with what was sent.
inline void insist(const Problem& problem, int status = 400) {
    if (problem) throw Refused(status, problem.sentence(), problem.rule());
}

}   // namespace roundhouse::server
