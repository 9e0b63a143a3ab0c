#include "server/tests/kill/steady_player.hpp"

#include <chrono>
#include <fmt/format.h>
#include <stdexcept>
#include <thread>

namespace roundhouse::server::tests {

namespace {

// One of the choices of a question, with the least amount where it has a range.
json::object plain_move(const json::object& choice) {
    json::object move = choice.at("move").as_object();
    for (auto& field : move)
        if (field.value().is_object()) field.value() = json::value(field.value().at("min"));
    return move;
}

}   // namespace

SteadyPlayer::SteadyPlayer(std::vector<unsigned short> ports, std::uint32_t seed, std::string name)
    : ports_(std::move(ports)), random_(seed), name_(std::move(name)) {}

trial::HttpClient::Answer SteadyPlayer::sure(const std::string& target, const json::value* body) {
    for (int attempt = 0; attempt < 20'000; ++attempt) {
        const unsigned short port = any_port();
        auto answer = body != nullptr ? client_.post(port, target, *body) : client_.get(port, target);
        if (answer && answer->status < 500) return *answer;
        std::this_thread::sleep_for(std::chrono::milliseconds{3});
    }
    throw std::runtime_error("No server answers.");
}

void SteadyPlayer::open(TrialTable& table) {
    const json::value guest = json::object{{"name", "Ada"}};
    sure("/api/guest", &guest);
    table.cookie = client_.cookie;
    const json::value wanted =
        json::object{{"game", "kansas-pacific"},
                     {"seats", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "me"}},
                                           json::object{{"kind", "me"}}}},
                     {"request", name_ + "-table"}};
    table.id = sure("/api/tables", &wanted).body.at("table").at("id").as_string();
}

void SteadyPlayer::play(TrialTable& table, const std::atomic<bool>& is_enough) {
    client_.cookie = table.cookie;
    while (!is_enough) {
        const auto answer = sure("/api/tables/" + table.id + "/view", nullptr);
        const json::object& view = answer.body.as_object();
        if (answer.status != 200 || view.at("question").at("decider").is_null()) return;
        make_move(table, view);
    }
}

void SteadyPlayer::make_move(TrialTable& table, const json::object& view) {
    const json::array& choices = view.at("question").at("moves").as_array();
    const json::object move = plain_move(choices[random_() % choices.size()].as_object());
    const json::value body = json::object{{"number", view.at("number")},
                                          {"move", move},
                                          {"seat", view.at("question").at("decider")},
                                          {"request", fmt::format("{}-{}", name_, ++requests_)}};
    const auto answer = sure("/api/tables/" + table.id + "/play", &body);
    const json::value* stale = answer.body.as_object().if_contains("stale");
    if (stale != nullptr && stale->as_bool()) return;   // somebody was quicker
    const std::lock_guard hold(table.lock);
    if (answer.status != 200) {
        table.broken_promises.push_back(
            fmt::format("{} was refused: {}", json::serialize(body), json::serialize(answer.body)));
        return;
    }
    const std::int64_t number = answer.body.at("number").as_int64();
    if (!table.acknowledged.emplace(number, json::serialize(move)).second)
        table.broken_promises.push_back(fmt::format("Entry {} was acknowledged to two requests.", number));
}

// A process that was not asked lately may still have to hear of the last moves.
json::array SteadyPlayer::whole_log(const TrialTable& table) {
    const std::int64_t last = table.acknowledged.empty() ? 0 : table.acknowledged.rbegin()->first;
    json::array entries;
    const auto begun = std::chrono::steady_clock::now();
    for (int attempt = 0; attempt < 1'000; ++attempt) {
        entries =
            sure(fmt::format("/api/tables/{}/log?from=0&to=1000000", table.id), nullptr).body.at("entries").as_array();
        if (last == 0 || (!entries.empty() && entries.back().at("number").as_int64() >= last)) break;
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
        longest_lag =
            std::max(longest_lag,
                     std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun));
    }
    return entries;
}

void SteadyPlayer::check(TrialTable& table) {
    client_.cookie = table.cookie;
    std::map<std::int64_t, std::string> left = table.acknowledged;
    std::int64_t last = 0;
    for (const json::value& entry : whole_log(table)) {
        const std::int64_t number = entry.at("number").as_int64();
        if (number <= last) table.broken_promises.push_back(fmt::format("Entry {} comes after {}.", number, last));
        last = number;
        if (entry.at("kind").as_string() != "move" || entry.at("by").as_string() == "chance") continue;
        const auto promised = left.find(number);
        if (promised == left.end())
            table.broken_promises.push_back(fmt::format("Entry {} is there but answered no request.", number));
        else if (json::serialize(entry.at("move")) != promised->second)
            table.broken_promises.push_back(fmt::format("Entry {} is not the move that was acknowledged.", number));
        else left.erase(promised);
    }
    for (const auto& [number, move] : left)
        table.broken_promises.push_back(fmt::format("Entry {}, {}, was acknowledged and is gone.", number, move));
}

}   // namespace roundhouse::server::tests
