#include "bench/load/players.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>
#include <thread>

#include "bench/load/socket.hpp"
#include "server/trial/http_client.hpp"

namespace roundhouse::bench {

namespace {

using server::trial::HttpClient;
constexpr std::chrono::microseconds between_looks{50};

json::value answer_of(std::optional<HttpClient::Answer> answer, const std::string& asked) {
    if (!answer || answer->status >= 300)
        throw std::runtime_error(
            fmt::format("{} was answered by {}.", asked, answer ? json::serialize(answer->body) : "nothing"));
    return answer->body;
}

std::string made_table(HttpClient& client, unsigned short port, const std::string& game,
                       const std::vector<std::string>& cookies) {
    client.cookie = cookies[0];
    json::array seats{json::object{{"kind", "me"}}};
    for (int seat = 1; seat < seats_a_table; ++seat) seats.push_back(json::object{{"kind", "open"}});
    const json::value made = answer_of(
        client.post(port, "/api/tables", json::object{{"game", game}, {"seats", std::move(seats)}}), "A table");
    const std::string id(made.at("table").at("id").as_string());
    for (int seat = 1; seat < seats_a_table; ++seat) {
        client.cookie = cookies[static_cast<std::size_t>(seat)];
        answer_of(client.post(port, "/api/tables/" + id + "/join", json::object{{"seat", seat}}), "A seat");
    }
    client.cookie = cookies[0];
    answer_of(client.post(port, "/api/tables/" + id + "/start", json::object{}), "The start");
    return id;
}

}   // namespace

std::vector<Place> made_places(unsigned short port, const std::string& game, int places, int games) {
    HttpClient client;
    std::vector<Place> all;
    for (int i = 0; i < places; ++i) {
        Place place;
        for (int seat = 0; seat < seats_a_table; ++seat) {
            client.cookie.clear();
            answer_of(client.post(port, "/api/guest", json::object{{"name", fmt::format("Guest {}", seat)}}),
                      "A guest");
            place.cookies.push_back(client.cookie);
        }
        for (int made = 0; made < games; ++made) place.tables.push_back(made_table(client, port, game, place.cookies));
        all.push_back(std::move(place));
    }
    return all;
}

Place hot_seats(unsigned short port, int tables) {
    HttpClient client;
    answer_of(client.post(port, "/api/guest", json::object{}), "A guest");
    Place place{{client.cookie}, {}};
    const json::value wanted =
        json::object{{"game", "kansas-pacific"}, {"seats", json::array(seats_a_table, json::object{{"kind", "me"}})}};
    for (int i = 0; i < tables; ++i)
        place.tables.emplace_back(
            answer_of(client.post(port, "/api/tables", wanted), "A table").at("table").at("id").as_string());
    return place;
}

LoadPlayers::LoadPlayers(asio::io_context& io, unsigned short port, std::vector<Place> places)
    : io_(io), port_(port), places_(std::move(places)) {
    for (std::size_t place = 0; place < places_.size(); ++place)
        for (int seat = 0; seat < seats_a_table; ++seat)
            sockets_.push_back(std::make_unique<Socket>(*this, place, seat));
    for (const auto& socket : sockets_) asio::co_spawn(io_, socket->play_all(), asio::detached);
    asio::co_spawn(io_, keep_pace(), asio::detached);
}

LoadPlayers::~LoadPlayers() = default;

void LoadPlayers::pace(double moves_a_second) { pace_ = moves_a_second; }

LoadFigures LoadPlayers::play(std::chrono::milliseconds time) {
    figures_ = {};
    for (const Clock::time_point end = Clock::now() + time; Clock::now() < end;)
        if (io_.poll() == 0) std::this_thread::sleep_for(between_looks);
    return std::move(figures_);
}

void LoadPlayers::is_ready(Socket& socket) {
    if (pace_ > 0) ready_.push_back(&socket);
    else asio::co_spawn(io_, socket.move(), asio::detached);
}

// A millisecond at a time; a move that nobody can make yet is not made up for later.
asio::awaitable<void> LoadPlayers::keep_pace() {
    asio::steady_timer timer(io_);
    double due = 0;
    for (Clock::time_point last = Clock::now();;) {
        timer.expires_after(std::chrono::milliseconds{1});
        co_await timer.async_wait(asio::use_awaitable);
        const Clock::time_point now = Clock::now();
        due += pace_ * std::chrono::duration<double>(now - last).count();
        last = now;
        for (; !ready_.empty() && (due >= 1 || pace_ == 0); ready_.pop_front(), due -= 1)
            asio::co_spawn(io_, ready_.front()->move(), asio::detached);
        if (ready_.empty()) due = std::min(due, 1.0);
    }
}

// Told by each of the four; the first moves the place on.
void LoadPlayers::game_is_over(std::size_t place, const std::string& table) {
    std::deque<std::string>& tables = places_[place].tables;
    if (tables.empty() || tables.front() != table) return;
    tables.pop_front();
    ++figures_.games;
}

}   // namespace roundhouse::bench
