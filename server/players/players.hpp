// Players: guests and accounts, and the sessions that tell who is who. For the network thread only; passwords are
// hashed on the workers' threads.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/store/store.hpp"
#include "server/table/person.hpp"
#include "wire/reader.hpp"

namespace roundhouse::server {

class Workers;

constexpr std::string_view session_cookie = "roundhouse_session";
constexpr std::chrono::hours session_lasts{24 * 180};

// A name that can be shown: 1 to 40 characters of UTF-8, without control characters, without blanks at either end, and
// none of those that logs use where no person decided.
std::string read_name(const Reader& from);

class Players {
public:
    Players(Store& store, Workers& workers, std::function<Time()> now);

    struct Welcome {
        Person person;
        std::string token;   // of the session that began
    };

    // Nobody where the token is unknown or expired. Renews the session, once per day at most, so that it tells when the
    // player was last seen.
    asio::awaitable<std::optional<Person>> known_by(std::string token);
    asio::awaitable<std::optional<Person>> known_by_hash(std::string hash);   // of hash_of_session

    // Removes guests who have left nothing behind and have not been seen for so long.
    asio::awaitable<void> forget_guests(std::chrono::days not_seen_for);

    asio::awaitable<Welcome> be_guest(std::string name);
    asio::awaitable<Person> rename(Person person, std::string name);
    // The guest becomes an account and keeps their seats.
    asio::awaitable<Person> make_account(Person person, std::string name, std::string password);
    asio::awaitable<Welcome> log_in(std::string name, std::string password);
    asio::awaitable<void> log_out(std::string token);
    // Names a session where its token must not be kept; empty without one.
    static std::string hash_of_session(std::string_view token);
    // Throws Refused where it is not that account's password; a guest has none.
    asio::awaitable<void> check_password(Person person, std::string password);
    asio::awaitable<void> delete_account(Person person);

private:
    asio::awaitable<Welcome> begin_session(Person person);
    void forget(const PlayerId& id);

    struct Known {
        Person person;
        Time until;   // then ask the store again
    };
    Store& store_;
    Workers& workers_;
    std::function<Time()> now_;
    std::unordered_map<std::string, Known> known_;   // by the hash of the token
};

}   // namespace roundhouse::server
