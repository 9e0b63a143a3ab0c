// The description of all messages (server/messages/), against which the tests hold every message that they see.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "wire/json.hpp"

namespace roundhouse::server::testing {

class Description {
public:
    explicit Description(std::string_view openapi);
    ~Description();

    // Each answers with a sentence that says what is wrong and where; empty where nothing is.
    std::string problem_of_request(std::string_view method, std::string_view target, const json::value& body) const;
    std::string problem_of_answer(std::string_view method, std::string_view target, int status,
                                  const json::value& body) const;
    // A message by the name of its schema, such as "View".
    std::string problem_of(std::string_view name, const json::value& message) const;

private:
    struct Schema;

    const json::object* operation(std::string_view method, std::string_view target) const;
    std::string problem_by(const std::string& place, const json::value& schema, const json::value& message) const;

    json::object document_;
    mutable std::map<std::string, std::unique_ptr<Schema>> schemas_;   // by place, as they were needed
};

// That of the program under test.
const Description& description();

}   // namespace roundhouse::server::testing
