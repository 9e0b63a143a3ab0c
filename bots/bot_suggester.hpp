// The bots as the referee's advisers.
#pragma once
#include <map>

#include "bots/bot.hpp"
#include "play/suggester.hpp"

namespace roundhouse {

// `simulations`, `alternatives` and `line` beside the move, as docs/protocol.md has them.
json::object to_json(const AnyTable& table, const Suggestion& suggestion);
json::object to_json(const SharePrice& price);

class BotSuggester : public Suggester {
public:
    // `run` is for bots with several threads.
    explicit BotSuggester(Runner run = one_after_the_other) : run_(std::move(run)) {}

    void suggest(const AnyTable& table, const Reader& request, Random& random, json::object& out) override;
    void price(const AnyTable& table, const Reader& request, Random& random, json::object& out) override;

private:
    const Bots& bots_at(const AnyTable& table);

    Runner run_;
    std::map<BoardPtr, std::unique_ptr<Bots>> bots_;   // by the boards seen so far
};

}   // namespace roundhouse
