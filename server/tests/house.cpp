#include "server/tests/house.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include "server/tests/description.hpp"

namespace roundhouse::server::testing {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = boost::asio::ip::tcp;

namespace {

// A message that server/messages/ does not describe fails the test.
void expect_no(const std::string& problem, const json::value& message) {
    EXPECT_EQ(problem, "") << "in " << json::serialize(message).substr(0, 1'000);
}

tcp::endpoint here(unsigned short port) { return {boost::asio::ip::make_address("127.0.0.1"), port}; }

}   // namespace

struct Line::Inner {
    boost::asio::io_context io;
    websocket::stream<tcp::socket> socket{io};
};

Line::Line(std::unique_ptr<Inner> inner) : inner_(std::move(inner)) {}
Line::Line(Line&&) noexcept = default;
Line::~Line() = default;

void Line::say_text(std::string_view text) {
    beast::error_code ignored;
    inner_->socket.write(boost::asio::buffer(text), ignored);
}

void Line::say(const json::value& message) {
    const json::object* said = message.if_object();
    if (said != nullptr && said->contains("request") && said->at("request").is_string())
        said_[std::string(said->at("request").as_string())] = *said;
    say_text(json::serialize(message));
}

void Line::check_heard(const json::value& message) {
    const json::object& heard_now = message.as_object();
    if (!heard_now.contains("answer")) return expect_no(description().problem_of("Said", message), message);
    if (heard_now.contains("error")) return expect_no(description().problem_of("SocketRefusal", message), message);
    const auto said = said_.find(std::string(message.at("answer").as_string()));
    if (said == said_.end()) return;   // said as bytes
    std::string verb(said->second.at("do").as_string());
    verb[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(verb[0])));
    expect_no(description().problem_of(verb + "Message", said->second), said->second);
    expect_no(description().problem_of(verb + "Answer", message), message);
}

bool Line::read() {
    beast::flat_buffer buffer;
    beast::error_code closed;
    inner_->socket.read(buffer, closed);
    if (closed) return false;
    heard.push_back(json::parse(beast::buffers_to_string(buffer.data())));
    check_heard(heard.back());
    return true;
}

json::value Line::hear() {
    if (taken_ == heard.size() && !read()) return nullptr;
    return heard[taken_++];
}

json::value Line::hear(std::string_view kind) {
    for (;;) {
        json::value message = hear();
        if (message.is_null()) return message;
        const json::value* send = message.as_object().if_contains("send");
        if (send != nullptr && *send == json::value(kind)) return message;
    }
}

json::value Line::view(std::int64_t number) {
    for (;;) {
        json::value message = hear("view");
        if (message.is_null() || message.at("number").as_int64() >= number) return message;
    }
}

json::value Line::ask(json::object message) {
    if (!message.contains("request")) message["request"] = "ask " + std::to_string(++asked_);
    const json::value wanted = message["request"];
    std::size_t at = heard.size();
    say(message);
    for (;; ++at) {
        if (at == heard.size() && !read()) return nullptr;
        const json::value* answer = heard[at].as_object().if_contains("answer");
        if (answer != nullptr && *answer == wanted) return heard[at];
    }
}

void Line::drop() {
    beast::error_code ignored;
    inner_->socket.next_layer().close(ignored);
}

Client::Client(unsigned short at, std::string name) : port(0) {
    move_to(at);
    if (name.empty()) return;
    const Reply reply = post("/api/guest", json::object{{"name", name}});
    EXPECT_EQ(reply.status, 201) << reply.text;
    id = std::string(reply["player"].at("id").as_string());
}

void Client::move_to(unsigned short other_port) {
    port = other_port;
    origin = "http://127.0.0.1:" + std::to_string(port);
}

Reply Client::send(std::string_view method, std::string_view path, std::string_view body) {
    boost::asio::io_context io;
    tcp::socket socket(io);
    socket.connect(here(port));
    http::request<http::string_body> request;
    request.method_string({method.data(), method.size()});
    request.target({path.data(), path.size()});
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    if (!origin.empty()) request.set(http::field::origin, origin);
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    if (method != "GET") request.set(http::field::content_type, "application/json");
    for (const auto& [header, value] : more_headers) request.set(header, value);
    request.body() = std::string(body);
    request.keep_alive(false);
    request.prepare_payload();
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(100'000'000);
    http::read(socket, buffer, parser);
    const auto& response = parser.get();
    Reply reply{.status = static_cast<int>(response.result_int()),
                .body = {},
                .text = response.body(),
                .cookie = {},
                .headers = {}};
    for (const auto& field : response) {
        std::string header(field.name_string().data(), field.name_string().size());
        std::transform(header.begin(), header.end(), header.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        reply.headers[header] = {field.value().data(), field.value().size()};
    }
    if (const auto set = reply.headers.find("set-cookie"); set != reply.headers.end()) {
        reply.cookie = set->second;
        cookie = set->second.substr(0, set->second.find(';'));
    }
    const bool is_readable =
        reply.headers["content-type"] == "application/json" && !reply.headers.contains("content-encoding");
    if (is_readable && !reply.text.empty()) {
        reply.body = json::parse(reply.text);
        check_reply(method, path, body, reply);
    }
    return reply;
}

void Client::check_reply(std::string_view method, std::string_view path, std::string_view body, const Reply& reply) {
    expect_no(description().problem_of_answer(method, path, reply.status, reply.body), reply.body);
    if (method == "GET" || reply.status >= 300) return;
    json::value sent = body.empty() ? json::value(json::object()) : json::parse(body);
    if (sent.is_object()) sent.get_object().erase("do");   // a socket's message, which is accepted here too
    expect_no(description().problem_of_request(method, path, sent), sent);
}

std::string Client::send_raw(std::string_view bytes) const {
    boost::asio::io_context io;
    tcp::socket socket(io);
    socket.connect(here(port));
    beast::error_code error;
    boost::asio::write(socket, boost::asio::buffer(bytes), error);
    socket.shutdown(tcp::socket::shutdown_send, error);
    std::string all;
    boost::asio::read(socket, boost::asio::dynamic_buffer(all), error);
    return all;
}

Line Client::line(const std::string& table, std::int64_t since, const std::string& token) {
    auto inner = std::make_unique<Line::Inner>();
    inner->socket.next_layer().connect(here(port));
    inner->socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
        request.set(http::field::origin, origin);
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
        for (const auto& [header, value] : more_headers) request.set(header, value);
    }));
    inner->socket.read_message_max(100'000'000);
    inner->socket.handshake("127.0.0.1:" + std::to_string(port), "/api/tables/" + table
                                                                     + "/socket?since=" + std::to_string(since)
                                                                     + (token.empty() ? "" : "&token=" + token));
    return Line(std::move(inner));
}

std::string Client::table(std::string_view game, json::array seats, json::object more) {
    more["game"] = game;
    more["seats"] = std::move(seats);
    const Reply reply = post("/api/tables", more);
    EXPECT_EQ(reply.status, 201) << reply.text;
    return std::string(reply["table"].at("id").as_string());
}

House::House(std::function<void(Settings&)> set) {
    std::string name = (std::filesystem::temp_directory_path() / "roundhouse_server_XXXXXX").string();
    data_ = mkdtemp(name.data());
    settings_.data = data_.string();
    settings_.port = 0;
    settings_.requests_per_second = settings_.messages_per_second = settings_.views_per_second = 0;
    settings_.worker_threads = 1;
    settings_.baron_ms = 5;
    if (set) set(settings_);
    spdlog::set_level(spdlog::level::off);
    start();
}

House::~House() {
    server_->stop();
    thread_.join();
    server_.reset();
    std::filesystem::remove_all(data_);
}

void House::start() {
    server_ = std::make_unique<Server>(settings_, [this] { return Time(std::chrono::milliseconds(now_.load())); });
    thread_ = std::thread([this] { server_->run(); });
}

void House::restart() {
    server_->stop();
    thread_.join();
    server_.reset();
    start();
}

void House::pass(std::chrono::milliseconds time) {
    now_ += time.count();
    server_->look_around().get();
}

void House::tamper(const char* sql) const {
    sqlite3* file = nullptr;
    ASSERT_EQ(sqlite3_open((data_ / "roundhouse.db").c_str(), &file), SQLITE_OK);
    sqlite3_busy_timeout(file, 10'000);
    EXPECT_EQ(sqlite3_exec(file, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
}

House& shared_house() {
    static House one([](Settings& settings) { settings.body_bytes = 200'000; });
    return one;
}

json::object me() { return {{"kind", "me"}}; }
json::object bot(std::string_view id) { return {{"kind", "bot"}, {"bot", id}}; }
json::object open_seat() { return {{"kind", "open"}}; }

json::object first_move(const json::value& view, std::size_t choice) {
    const json::array& moves = view.at("question").at("moves").as_array();
    json::object move = moves.at(std::min(choice, moves.size() - 1)).at("move").as_object();
    for (auto& field : move)
        if (field.value().is_object()) field.value() = field.value().at("min");
    return move;
}

}   // namespace roundhouse::server::testing
