#include "server/server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/use_future.hpp>
#include <filesystem>
#include <sodium.h>
#include <spdlog/spdlog.h>
#include <thread>

#include "server/api/api.hpp"
#include "server/api/metrics.hpp"
#include "server/async/workers.hpp"
#include "server/live/housekeeping.hpp"
#include "server/live/news.hpp"
#include "server/net/network.hpp"

namespace roundhouse::server {

namespace {

constexpr std::chrono::milliseconds between_looks{500};
constexpr int usual_connections_per_address = 500;
constexpr int goodbye_ms = 5'000;

// What is to be done from time to time, by the clock of the tables.
struct Periodic {
    Time::duration pause;
    Time next{};
    bool is_due(Time now) {
        if (now < next) return false;
        next = now + pause;
        return true;
    }
};

std::string store_at(const Settings& settings) {
    if (!settings.store.empty()) return settings.store;
    std::error_code problem;
    std::filesystem::create_directories(settings.data, problem);
    if (problem)
        throw std::runtime_error("Cannot create the directory " + settings.data + ": " + problem.message() + ".");
    return settings.data + "/roundhouse.db";
}

int threads_for(const Settings& settings) {
    if (settings.worker_threads > 0) return settings.worker_threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

NetworkSettings network_settings(const Settings& settings) {
    return {.address = settings.address,
            .port = static_cast<unsigned short>(settings.port),
            .longest_body = static_cast<std::size_t>(settings.body_bytes),
            .longest_message = static_cast<std::size_t>(settings.message_bytes),
            .most_connections = settings.connections,
            .connections_per_address =
                settings.connections_per_address > 0 ? settings.connections_per_address : usual_connections_per_address,
            .is_loopback_limited = settings.connections_per_address > 0,
            .patience_ms = settings.patience_s * 1'000,
            .is_behind_proxy = settings.behind_proxy};
}

SocketHandler::Clock::duration between_views(const Settings& settings) {
    if (settings.views_per_second <= 0) return {};
    return std::chrono::duration_cast<SocketHandler::Clock::duration>(
        std::chrono::duration<double>(1 / settings.views_per_second));
}

ApiSettings api_settings(const Settings& settings) {
    return {.version = ROUNDHOUSE_VERSION,
            .origins = settings.origins,
            .requests_per_second = settings.requests_per_second,
            .messages_per_second = settings.messages_per_second,
            .between_views = between_views(settings),
            .tables_per_player = settings.tables_per_player};
}

}   // namespace

Time system_time() { return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

struct Server::Inner {
    Inner(const Settings& settings, std::function<Time()> with_now)
        : now(std::move(with_now)),
          store(Store::open(store_at(settings))),
          workers(threads_for(settings)),
          desk(workers, settings.baron_ms),
          players(*store, workers, now),
          tables(*store, now),
          bots(tables, desk, background),
          news(tables, *store, background),
          housekeeping(tables, *store, bots, background),
          api({tables, players, *store, desk, workers}, api_settings(settings),
              [this] { return metrics_text(network.figures(), tables, bots, store->figures()); }),
          network(io, api, network_settings(settings)),
          timer(io),
          guest_days(settings.guest_days) {}

    std::function<Time()> now;
    asio::io_context io{1};
    std::unique_ptr<Store> store;
    Workers workers;
    Background background{io};
    BotDesk desk;
    Players players;
    Tables tables;
    BotPlay bots;
    News news;
    Housekeeping housekeeping;
    Api api;
    Network network;
    asio::steady_timer timer;
    bool is_stopping = false;
    std::chrono::days guest_days;
    Periodic sessions_cleaning{std::chrono::hours(1)}, guests_cleaning{std::chrono::hours(24)};

    asio::awaitable<void> look_around();
    asio::awaitable<void> forget_guests();
    asio::awaitable<void> look_again_and_again();
    asio::awaitable<void> finish();
};

// Whoever watches is here, however long ago they came.
asio::awaitable<void> Server::Inner::forget_guests() {
    std::vector<std::string> watching;
    tables.each_open([&](const std::shared_ptr<OpenTable>& open) {
        open->audience().each([&](const Watcher& watcher) {
            if (watcher.person() && watcher.person()->is_guest) watching.push_back(watcher.session());
        });
    });
    for (const std::string& session : watching) co_await players.known_by_hash(session);
    co_await players.forget_guests(guest_days);
}

asio::awaitable<void> Server::Inner::look_around() {
    co_await housekeeping.look_around();
    if (sessions_cleaning.is_due(now())) co_await store->forget_sessions(now());
    if (guest_days.count() > 0 && guests_cleaning.is_due(now())) co_await forget_guests();
}

asio::awaitable<void> Server::Inner::look_again_and_again() {
    while (!is_stopping) {
        try {
            co_await look_around();
        } catch (const std::exception& problem) {
            spdlog::error("event=look_failed reason=\"{}\"", problem.what());
        }
        timer.expires_after(between_looks);
        co_await timer.async_wait(asio::as_tuple(asio::use_awaitable));
    }
}

asio::awaitable<void> Server::Inner::finish() {
    if (is_stopping) co_return;
    is_stopping = true;
    spdlog::info("event=stopping");
    timer.cancel();
    co_await network.close("The server is restarting. You'll be reconnected in a moment; nothing is lost.", goodbye_ms);
    store->cancel_notices();
    io.stop();
}

Server::Server(const Settings& settings, std::function<Time()> now) {
    if (sodium_init() < 0) throw std::runtime_error("The system has no source of randomness.");
    inner_ = std::make_unique<Inner>(settings, std::move(now));
    inner_->network.open();
}

Server::~Server() { inner_->workers.finish(); }

unsigned short Server::port() const { return inner_->network.port(); }
const Router& Server::router() const { return inner_->api.router(); }

void Server::run() {
    Inner& inner = *inner_;
    asio::co_spawn(inner.io, inner.news.follow(), asio::detached);
    asio::co_spawn(inner.io, inner.look_again_and_again(), asio::detached);
    spdlog::info("event=serving port={}", port());
    inner.io.run();
    inner.workers.finish();
    spdlog::info("event=stopped");
}

void Server::stop() {
    asio::post(inner_->io, [this] { asio::co_spawn(inner_->io, inner_->finish(), asio::detached); });
}

std::future<void> Server::look_around() { return asio::co_spawn(inner_->io, inner_->look_around(), asio::use_future); }

}   // namespace roundhouse::server
