// A server of one's own on a free port, with a clock that stands still until it is moved; and clients that speak to it
// over the network. Every message that they hear, and every request that was accepted, is held against the description
// in server/messages/.
#pragma once
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>

#include "server/server.hpp"
#include "wire/json.hpp"

namespace roundhouse::server::testing {

struct Reply {
    int status = 0;
    json::value body;
    std::string text, cookie;
    std::map<std::string, std::string> headers;   // names in lower case

    const json::value& operator[](std::string_view key) const { return body.at(key); }
    std::string error() const { return std::string(body.at("error").as_string()); }
};

// A WebSocket. Reading waits; a server that never answers is ended by the test's own time limit.
class Line {
public:
    struct Inner;
    explicit Line(std::unique_ptr<Inner> inner);
    Line(Line&&) noexcept;
    ~Line();

    void say(const json::value& message);
    void say_text(std::string_view text);
    // The next message that was not heard yet; null when the server has closed the line.
    json::value hear();
    // The next one of that kind, others left aside; null when closed.
    json::value hear(std::string_view kind);
    // The next view whose number is at least that.
    json::value view(std::int64_t number = 0);
    // The answer to a message, which is sent with a name of its own. What else comes meanwhile is heard afterwards.
    json::value ask(json::object message);
    // Breaks the connection without a word.
    void drop();

    std::vector<json::value> heard;   // everything

private:
    bool read();
    void check_heard(const json::value& message);

    std::map<std::string, json::object> said_;   // by request
    std::size_t taken_ = 0;
    std::unique_ptr<Inner> inner_;
    int asked_ = 0;
};

class Client {
public:
    explicit Client(unsigned short port, std::string name = {});   // a guest where there is a name

    Reply get(std::string_view path) { return send("GET", path, {}); }
    Reply post(std::string_view path, const json::value& body = json::object{}) {
        return send("POST", path, json::serialize(body));
    }
    Reply patch(std::string_view path, const json::value& body) { return send("PATCH", path, json::serialize(body)); }
    Reply remove(std::string_view path, const json::value& body = json::object{}) {
        return send("DELETE", path, json::serialize(body));
    }
    Reply send(std::string_view method, std::string_view path, std::string_view body);
    // Bytes as they are; everything that comes back until the server closes.
    std::string send_raw(std::string_view bytes) const;

    Line line(const std::string& table, std::int64_t since = 0, const std::string& token = {});

    // The same client at another server of the same data.
    void move_to(unsigned short other_port);

    // A table, and its id.
    std::string table(std::string_view game, json::array seats, json::object more = {});

    std::string id, cookie, origin;
    std::map<std::string, std::string> more_headers;
    unsigned short port;

private:
    static void check_reply(std::string_view method, std::string_view path, std::string_view body, const Reply& reply);
};

class House {
public:
    explicit House(std::function<void(Settings&)> set = {});
    ~House();

    unsigned short port() const { return server_->port(); }
    Client client(std::string name = {}) const { return Client(port(), std::move(name)); }
    // The clock goes on by so much, and what is due then happens.
    void pass(std::chrono::milliseconds time);
    // Stops the server and starts it again on the same data.
    void restart();
    Server& server() { return *server_; }
    // Does something in the SQLite file behind the server's back.
    void tamper(const char* sql) const;

private:
    void start();

    std::filesystem::path data_;
    Settings settings_;
    std::atomic<std::int64_t> now_{1'800'000'000'000};
    std::unique_ptr<Server> server_;
    std::thread thread_;
};

// One server for all tests that do not mind each other: they meet at no table.
House& shared_house();

json::object me();
json::object bot(std::string_view id);
json::object open_seat();

// The first answer to a view's question, its amount the least.
json::object first_move(const json::value& view, std::size_t choice = 0);

}   // namespace roundhouse::server::testing
