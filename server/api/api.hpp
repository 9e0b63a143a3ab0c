// The API of docs/api.md: every request and its answer.
#pragma once
#include <list>
#include <unordered_map>

#include "server/api/router.hpp"
#include "server/api/verbs.hpp"
#include "server/net/network.hpp"
#include "server/players/players.hpp"
#include "server/work/limits.hpp"

namespace roundhouse::server {

struct ApiSettings {
    std::string version;
    std::vector<std::string> origins;           // trusted beside the server's own
    double requests_a_second = 100;             // by address (address.hpp); 0: no limit
    double messages_a_second = 50;              // by player or address, on sockets and for writes; 0: no limit
    Visitor::Clock::duration between_views{};   // to somebody who is not asked anything
    int most_tables = 200;                      // that one player may host at a time
};

class Api : public House {
public:
    // `metrics` writes what /metrics answers.
    Api(Tables& tables, Players& players, Store& store, BotDesk& bots, Workers& workers, ApiSettings settings,
        std::function<std::string()> metrics);

    asio::awaitable<Answer> answer(HttpRequest request) override;
    asio::awaitable<std::variant<Answer, std::shared_ptr<Visitor>>> admit(HttpRequest request) override;

    const Router& router() const { return router_; }

private:
    // Each adds the requests of one chapter of docs/api.md.
    void add_player_routes();
    void add_game_routes();
    void add_lobby_routes();
    void add_table_routes();
    void add_operation_routes(std::function<std::string()> metrics);

    asio::awaitable<Answer> route(HttpRequest request);
    // Throws Refused where the write does not come from a page of ours, or is no JSON.
    void check_write(const HttpRequest& request) const;
    bool is_own_origin(const HttpRequest& request) const;
    asio::awaitable<std::string> receive(TableVisitor& visitor, std::string text, std::string address);

    // A table that the caller may see. Throws Refused.
    asio::awaitable<std::shared_ptr<LiveTable>> visible_table(const Call& call, std::string_view token);
    asio::awaitable<std::shared_ptr<LiveTable>> visible_table(const Call& call) {
        return visible_table(call, call.http.asked("token"));
    }

    asio::awaitable<Answer> list_tables(Call& call);
    asio::awaitable<Answer> create_table(Call& call);
    asio::awaitable<Answer> show_table(Call& call);
    asio::awaitable<Answer> join(Call& call);
    asio::awaitable<Answer> leave(Call& call);
    asio::awaitable<Answer> start(Call& call);
    asio::awaitable<Answer> delete_table(Call& call);
    // The player leaves every table whose game is not over; of those that they host, the ones that wait or have nobody
    // else are no more.
    asio::awaitable<void> leave_all_tables(Person person);
    asio::awaitable<void> leave_for_good(TableId id, Person person);
    asio::awaitable<void> desert_table(TableId id, Person person);   // throws Refused where somebody was quicker
    asio::awaitable<void> start_game(std::shared_ptr<LiveTable> table, std::optional<Request> request);

    static Seat seat_asked(const Call& call, const LiveTable& table);
    asio::awaitable<Answer> view(Call& call);
    asio::awaitable<Answer> view_at(Call& call);
    asio::awaitable<Answer> record(Call& call);
    asio::awaitable<Answer> log(Call& call);
    asio::awaitable<Answer> history(Call& call);

    Tables& tables_;
    Players& players_;
    Store& store_;
    BotDesk& bots_;
    Workers& workers_;
    Verbs verbs_;
    ApiSettings settings_;
    Router router_;
    RateLimit by_address_, by_player_;
    RateLimit passwords_{0.5,
                         30};   // by address: each costs a tenth of a second of a thread, and guessing must be slow

    void insist_on_patience_with_passwords(const Call& call);
    // Those that were opened by that session (a hash) at this process.
    void close_sockets_of(const std::string& session) const;

    // Answers to writes that may be repeated, the newest last.
    struct Given {
        std::string key;
        Answer answer;
    };
    std::list<Given> given_;
    std::unordered_map<std::string, std::list<Given>::iterator> given_by_key_;
};

}   // namespace roundhouse::server
