// Why something asked for is not done. Thrown by whoever finds out; whoever was asked turns it into an answer
// (server/api/answers.hpp).
#pragma once
#include <cstdint>
#include <exception>
#include <string>
#include <utility>

#include "wire/reader.hpp"

namespace roundhouse::server {

enum class Reason : std::uint8_t {
    invalid,      // what was sent makes no sense
    signed_out,   // nobody knows who asks
    forbidden,    // not for them
    not_found,
    conflict,      // not as things stand
    stale,         // someone else was first: look again
    gone,          // was here once, and cannot be had any more
    too_many,      // they ask too often or for too much
    unavailable,   // cannot be stored or read now
};

struct Refused : std::exception {
    Refused(Reason because, std::string why, std::string by_rule = {})
        : reason(because), sentence(std::move(why)), rule(std::move(by_rule)) {}
    const char* what() const noexcept override { return sentence.c_str(); }

    Reason reason;
    std::string sentence, rule;   // `rule` is empty where no rule of a game forbids it
};

inline Refused someone_was_first() { return {Reason::stale, "Someone moved first. Check the table and choose again."}; }

// Throws where a problem was reported.
inline void insist(const Problem& problem, Reason reason = Reason::invalid) {
    if (problem) throw Refused(reason, problem.sentence(), problem.rule());
}

}   // namespace roundhouse::server
