#include "bench/load/socket.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <fmt/format.h>

namespace roundhouse::bench {

asio::awaitable<void> open_socket(Stream& stream, unsigned short port, std::string table, std::string cookie) {
    co_await stream.next_layer().async_connect({asio::ip::address_v4::loopback(), port}, asio::use_awaitable);
    stream.next_layer().set_option(asio::ip::tcp::no_delay(true));
    const std::string host = fmt::format("127.0.0.1:{}", port);
    stream.set_option(
        websocket::stream_base::decorator([host, cookie = std::move(cookie)](websocket::request_type& request) {
            request.set(beast::http::field::origin, "http://" + host);
            request.set(beast::http::field::cookie, cookie);
        }));
    stream.read_message_max(0);
    co_await stream.async_handshake(host, fmt::format("/api/tables/{}/socket?since=1000000", table),
                                    asio::use_awaitable);
}

Socket::Socket(LoadPlayers& players, std::size_t place, int seat) : players_(players), place_(place), seat_(seat) {}

asio::awaitable<void> Socket::play_all() {
    Place& place = players_.places_[place_];
    while (!place.tables.empty()) co_await play_one(place.tables.front());
}

asio::awaitable<void> Socket::play_one(std::string table) {
    stream_ = std::make_unique<Stream>(players_.io_);
    number_ = -1;
    co_await open_socket(*stream_, players_.port_, table,
                         players_.places_[place_].cookies[static_cast<std::size_t>(seat_)]);
    for (beast::flat_buffer buffer;; buffer.clear()) {
        players_.figures_.bytes += static_cast<long>(co_await stream_->async_read(buffer, asio::use_awaitable));
        const auto bytes = buffer.cdata();
        if (heed({static_cast<const char*>(bytes.data()), bytes.size()})) break;
    }
    players_.game_is_over(place_, table);
}

// Looks into messages only as far as it must: to read them all costs more than to serve them.
bool Socket::heed(std::string_view message) {
    if (message.starts_with(R"({"send":"view")")) return heed_view(message);
    if (message.starts_with(R"({"send")")) return false;
    if (message.find(R"("error")") != std::string_view::npos) {
        ++players_.figures_.refused;
        number_ = -1;
        return false;
    }
    ++players_.figures_.moves;
    players_.figures_.latencies_ms.push_back(std::chrono::duration<float, std::milli>(Clock::now() - sent_).count());
    return false;
}

bool Socket::heed_view(std::string_view message) {
    ++players_.figures_.views;
    constexpr std::string_view number_key = R"("number":)", question_key = R"("question":{"decider":)";
    const std::size_t question = message.rfind(question_key);
    if (question == std::string_view::npos) return false;
    const char decider = message[question + question_key.size()];
    if (decider == 'n') return true;
    if (decider != '0' + seat_) return false;
    std::int64_t number = 0;
    std::from_chars(message.data() + message.find(number_key) + number_key.size(), message.data() + message.size(),
                    number);
    if (number <= number_) return false;
    number_ = number;
    const std::size_t begin = question + std::string_view(R"("question":)").size();
    question_ = message.substr(begin, message.size() - begin - 1);
    players_.is_ready(*this);
    return false;
}

json::object Socket::chosen(std::string_view question) {
    const json::value asked = json::parse({question.data(), question.size()});
    const json::array& choices = asked.at("moves").as_array();
    json::object move = choices[static_cast<std::size_t>(players_.random_.below(static_cast<int>(choices.size())))]
                            .at("move")
                            .as_object();
    for (auto& field : move)
        if (field.value().is_object()) field.value() = json::value(field.value().at("min"));
    return move;
}

asio::awaitable<void> Socket::move() {
    message_ = json::serialize(json::object{{"do", "play"},
                                            {"request", fmt::format("{}-{}-{}", place_, seat_, number_)},
                                            {"number", number_},
                                            {"seat", seat_},
                                            {"move", chosen(question_)}});
    sent_ = Clock::now();
    co_await stream_->async_write(asio::buffer(message_), asio::use_awaitable);
}

}   // namespace roundhouse::bench
