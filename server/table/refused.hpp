// How a request ends that cannot be done: thrown by whoever finds out, answered by whoever was asked.
#pragma once
#include <exception>
#include <string>

#include "wire/reader.hpp"

namespace roundhouse::server {

// How whatever is refused is told, wherever it stands: `error`, and `rule` where one forbids it.
inline json::object refusal_to_json(const std::string& sentence, const std::string& rule) {
    json::object out{{"error", sentence}};
    if (!rule.empty()) out["rule"] = rule;
    return out;
}

struct Refused : std::exception {
    Refused(int with_status, std::string why, std::string by_rule = {}, bool because_stale = false)
        : status(with_status), sentence(std::move(why)), rule(std::move(by_rule)), is_stale(because_stale) {}

    const char* what() const noexcept override { return sentence.c_str(); }
    // `error`, and `rule` and `stale` where there are.
    json::object body() const {
        json::object out = refusal_to_json(sentence, rule);
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
