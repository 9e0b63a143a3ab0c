#include "server/players/players.hpp"

#include <sodium.h>

#include "server/async/workers.hpp"
#include "server/table/live_table.hpp"
#include "server/table/refused.hpp"
#include "server/trust/secrets.hpp"

namespace roundhouse::server {

namespace {

constexpr std::chrono::seconds trusted{30};   // how long a session that ended elsewhere may still be known here
constexpr std::chrono::hours renewed_after{24};
constexpr int guests_per_batch = 500;   // so that no commit waits long
constexpr std::size_t most_known = 100'000, longest_name = 40, shortest_password = 8, longest_password = 200;

// How many characters; none where it is no UTF-8.
std::optional<std::size_t> characters_in(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t size = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
        if (size == 0 || at + size > text.size()) return std::nullopt;
        for (std::size_t i = 1; i < size; ++i)
            if (static_cast<unsigned char>(text[at + i]) >> 6 != 2) return std::nullopt;
        at += size;
    }
    return count;
}

void insist_on_length(std::string_view password) {
    if (password.size() < shortest_password) throw Refused(Reason::invalid, "A password has at least 8 characters.");
    if (password.size() > longest_password) throw Refused(Reason::invalid, "A password has at most 200 characters.");
}

std::string hash_of_password(const std::string& password) {
    std::string hash(crypto_pwhash_STRBYTES, '\0');
    if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13)
        != 0)
        throw Refused(Reason::unavailable, "The server has no memory left for passwords. Try again.");
    hash.resize(hash.find('\0'));
    return hash;
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

Person person_from(const StoredPlayer& player) { return {player.id, player.name, player.is_guest()}; }

}   // namespace

std::string read_name(const Reader& from) {
    std::string name(from.text());
    const auto characters = characters_in(name);
    const bool has_controls =
        std::any_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; });
    if (!characters || *characters == 0 || *characters > longest_name || has_controls || name.front() == ' '
        || name.back() == ' ')
        from.refuse("must be a name of 1 to 40 characters");
    if (name == by_chance || name == by_instruction || name == by_record)
        from.refuse("must be another name: logs use that one where no person decided");
    return name;
}

Players::Players(Store& store, Workers& workers, std::function<Time()> now)
    : store_(store), workers_(workers), now_(std::move(now)) {}

asio::awaitable<std::optional<Person>> Players::known_by(std::string token) {
    if (token.empty() || token.size() > 200) co_return std::nullopt;
    co_return co_await known_by_hash(hash_of(token));
}

asio::awaitable<std::optional<Person>> Players::known_by_hash(std::string hash) {
    const Time now = now_();
    if (const auto found = known_.find(hash); found != known_.end()) {
        if (found->second.until > now) co_return found->second.person;
        known_.erase(found);
    }
    const std::optional<StoredPlayer> player = co_await store_.session_player(hash, now);
    if (!player) co_return std::nullopt;
    try {
        co_await store_.renew_session(hash, now + session_lasts, now + session_lasts - renewed_after);
    } catch (const StoreFailure&) {   // whoever only looks need not care that nothing can be written
    }
    if (known_.size() >= most_known) known_.clear();
    known_[hash] = {person_from(*player), now + trusted};
    co_return person_from(*player);
}

asio::awaitable<Players::Welcome> Players::begin_session(Person person) {
    Welcome welcome{.person = std::move(person), .token = fresh_secret(32)};
    co_await store_.begin_session(
        {.token_hash = hash_of(welcome.token), .player = welcome.person.id, .expires_at = now_() + session_lasts});
    co_return welcome;
}

asio::awaitable<Players::Welcome> Players::be_guest(std::string name) {
    if (name.empty()) name = "Guest " + fresh_id(4);
    const Person person{.id = {fresh_id(12)}, .name = std::move(name), .is_guest = true};
    co_await store_.add_player({.id = person.id, .name = person.name, .password_hash = {}, .created_at = now_()});
    co_return co_await begin_session(person);
}

asio::awaitable<Person> Players::rename(Person person, std::string name) {
    if (!co_await store_.rename_player(person.id, name))
        throw Refused(Reason::conflict, "Another account has that name.");
    forget(person.id);
    person.name = std::move(name);
    co_return person;
}

asio::awaitable<Person> Players::make_account(Person person, std::string name, std::string password) {
    if (!person.is_guest) throw Refused(Reason::conflict, "You already have an account.");
    insist_on_length(password);
    const std::string hash = co_await workers_.run([&password] { return hash_of_password(password); });
    if (!co_await store_.make_account(person.id, name, hash))
        throw Refused(Reason::conflict, "Another account has that name.");
    forget(person.id);
    co_return Person{person.id, std::move(name), false};
}

asio::awaitable<Players::Welcome> Players::log_in(std::string name, std::string password) {
    const std::optional<StoredPlayer> player = co_await store_.account(std::move(name));
    const bool is_right = co_await workers_.run([&] {
        // An unknown name costs the same time, so that the time does not tell which names exist.
        static const std::string no_ones = hash_of_password(fresh_secret(16));
        return is_password(player ? player->password_hash : no_ones, password);
    });
    if (!player || !is_right) throw Refused(Reason::forbidden, "No account has that name and password.");
    co_return co_await begin_session(person_from(*player));
}

std::string Players::hash_of_session(std::string_view token) { return token.empty() ? std::string() : hash_of(token); }

asio::awaitable<void> Players::log_out(std::string token) {
    const std::string hash = hash_of(token);
    known_.erase(hash);
    co_await store_.end_session(hash);
}

asio::awaitable<void> Players::check_password(Person person, std::string password) {
    const std::optional<StoredPlayer> player = co_await store_.player(person.id);
    if (!player) throw Refused(Reason::not_found, "That account no longer exists.");
    if (player->is_guest()) co_return;
    const bool is_right = co_await workers_.run([&] { return is_password(player->password_hash, password); });
    if (!is_right) throw Refused(Reason::forbidden, "That is not your password.");
}

asio::awaitable<void> Players::delete_account(Person person) {
    co_await store_.delete_player(person.id);
    forget(person.id);
}

asio::awaitable<void> Players::forget_guests(std::chrono::days not_seen_for) {
    const Time since = now_() - not_seen_for;
    while (co_await store_.forget_guests(since, since + session_lasts, guests_per_batch) == guests_per_batch) {}
}

void Players::forget(const PlayerId& id) {
    std::erase_if(known_, [&](const auto& each) { return each.second.person.id == id; });
}

}   // namespace roundhouse::server
