// Requests and messages whatever, to a server without its network. Each line of the input is a request ("POST
// /api/tables {…}", with TABLE in place of the id of the table at hand), a choice among the moves of that table ("MOVE
// 3"), or else a message on its socket.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <sodium.h>
#include <spdlog/spdlog.h>

#include "play/games.hpp"
#include "server/api/api.hpp"
#include "server/async/workers.hpp"
#include "server/live/bot_play.hpp"
#include "server/players/players.hpp"
#include "server/store/trial/private_postgres.hpp"

namespace {

using namespace roundhouse;
using namespace roundhouse::server;

[[noreturn]] void complain(std::string_view what, std::string_view line, std::string_view answer) {
    std::fprintf(stderr, "The server %.*s: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
                 static_cast<int>(line.size()), line.data(), static_cast<int>(answer.size()), answer.data());
    std::abort();
}

// Everything behind the network, with one guest at one table. Time stands still.
class QuietServer {
public:
    QuietServer() {
        if (sodium_init() < 0) std::abort();
        spdlog::set_level(spdlog::level::off);
        ask(Method::create, "/api/guest", "{}");
        begin();
    }
    ~QuietServer() { workers_.finish(); }

    // A new table, so that inputs do not depend on each other.
    void begin() {
        socket_.reset();
        const Answer made = ask(Method::create, "/api/tables",
                                R"({"game":")" + std::string(games().front()->id())
                                    + R"(","seats":[{"kind":"me"},{"kind":"me"},{"kind":"me"}]})");
        table_ = json::parse(made.body).at("table").at("id").as_string();
        socket_ = std::get<std::shared_ptr<SocketHandler>>(
            finished(api_.open_socket(request(Method::read, "/api/tables/TABLE/socket", ""))));
    }

    void hear(std::string_view line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view verb = line.substr(0, blank), rest = line.substr(std::min(blank + 1, line.size()));
        constexpr std::string_view methods[] = {"GET", "POST", "PATCH", "DELETE"};
        for (int i = 0; i < 4; ++i)
            if (verb == methods[i]) {
                const std::size_t end = std::min(rest.find(' '), rest.size());
                ask(Method(i), rest.substr(0, end), rest.substr(std::min(end + 1, rest.size())));
                return;
            }
        if (verb == "MOVE") choose(rest);
        else say(line);
    }

private:
    template <class Result>
    Result finished(asio::awaitable<Result> work) {
        std::optional<Result> result;
        asio::co_spawn(io_, std::move(work), [&](std::exception_ptr failure, Result given) {
            if (failure) std::abort();
            result = std::move(given);
        });
        while (!result) {
            io_.restart();
            io_.run_one();
        }
        return std::move(*result);
    }

    HttpRequest request(Method method, std::string_view target, std::string_view body) {
        std::string with_table(target);
        for (std::size_t at = 0; (at = with_table.find("TABLE", at)) != std::string::npos;)
            with_table.replace(at, 5, table_);
        HttpRequest request{.method = method,
                            .path = {},
                            .query = {},
                            .body = std::string(body),
                            .origin = "http://here",
                            .host = "here",
                            .cookie = cookie_,
                            .content_type = "application/json",
                            .accept_encoding = {},
                            .if_none_match = {},
                            .address = "fuzz"};
        if (!read_target(with_table, request)) request.path.clear();   // the network refuses it
        return request;
    }

    Answer ask(Method method, std::string_view target, std::string_view body) {
        HttpRequest request = this->request(method, target, body);
        if (request.path.empty()) return {};
        Answer answer = finished(api_.answer(std::move(request)));
        if (answer.status == 500 || answer.status == 503) complain("failed", target, answer.body);
        boost::system::error_code broken;
        if (answer.type == "application/json" && !answer.body.empty()) json::parse(answer.body, broken);
        if (broken) complain("answered with broken JSON", target, answer.body);
        for (const auto& [name, value] : answer.headers)
            if (name == "Set-Cookie") cookie_ = value.substr(0, value.find(';'));
        return answer;
    }

    void say(std::string_view text) {
        asio::co_spawn(io_, socket_->receive(std::string(text)), [this](std::exception_ptr failure) {
            if (failure) std::abort();
            is_received_ = true;
        });
        while (!std::exchange(is_received_, false)) {
            io_.restart();
            io_.run_one();
        }
        while (!socket_->is_to_leave) {
            const std::optional<Message> message = socket_->next();
            if (!message) break;
            const std::string whole = message->own + (message->shared ? *message->shared : "");
            boost::system::error_code broken;
            json::parse(whole, broken);
            if (broken) complain("said broken JSON", text, whole);
            if (whole.find("Something went wrong") != std::string::npos) complain("failed", text, whole);
        }
    }

    void choose(std::string_view number) {
        std::size_t chosen = 0;
        std::from_chars(number.data(), number.data() + number.size(), chosen);
        const Answer answer = ask(Method::read, "/api/tables/TABLE/view", "");
        const json::value view = json::parse(answer.body);
        const json::value* question = answer.status == 200 ? view.as_object().if_contains("question") : nullptr;
        if (question == nullptr || !question->is_object() || question->at("moves").as_array().empty()) return;
        const json::array& moves = question->at("moves").as_array();
        json::object move = moves[chosen % moves.size()].at("move").as_object();
        for (auto& field : move)
            if (field.value().is_object()) field.value() = json::value(field.value().at("min"));
        say(json::serialize(
            json::object{{"do", "play"}, {"number", view.at("number")}, {"move", std::move(move)}, {"request", "x"}}));
    }

    static Time now() { return Time(std::chrono::milliseconds(1'800'000'000'000)); }

    trial::TrialFolder folder_;
    asio::io_context io_{1};
    std::unique_ptr<Store> store_ = Store::open(folder_.file("store"));
    Workers workers_{1};
    Background background_{io_};
    BotDesk desk_{workers_, 1};
    Players players_{*store_, workers_, now};
    Tables tables_{*store_, now};
    BotPlay bots_{tables_, desk_, background_};
    Api api_{{tables_, players_, *store_, desk_, workers_},
             {.version = "fuzz",
              .origins = {},
              .requests_per_second = 0,
              .messages_per_second = 0,
              .between_views = {},
              .tables_per_player = 1'000'000},
             [] { return std::string(); }};
    std::string cookie_, table_;
    std::shared_ptr<SocketHandler> socket_;
    bool is_received_ = false;
};

// To think, and to look after passwords, takes its time on purpose; what comes with it is read as everywhere.
bool is_slow(std::string_view line) {
    for (const std::string_view word : {"hint", "price", "password"})
        if (line.find(word) != std::string_view::npos) return true;
    return false;
}

}   // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int inputs_per_server = 1'000;   // tables fill it
    static std::unique_ptr<QuietServer> at_hand;
    static int inputs = 0;
    if (inputs++ % inputs_per_server == 0) {
        at_hand.reset();
        at_hand = std::make_unique<QuietServer>();
    } else at_hand->begin();
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    for (int lines = 0; !rest.empty() && lines < 100; ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (!is_slow(rest.substr(0, end))) at_hand->hear(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
