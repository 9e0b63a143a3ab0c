#include "server/settings.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <toml++/toml.h>

#include "server/net/http.hpp"

namespace roundhouse::server {

namespace {

template <class Number>
Number number_from(const std::string& text, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw std::runtime_error("must be a number from " + std::to_string(least) + " to " + std::to_string(most));
    return number;
}

Setting text(std::string name, std::string explanation, std::string Settings::* where) {
    return {std::move(name), std::move(explanation), {}, [where](Settings& settings, const std::string& value) {
                settings.*where = value;
            }};
}

// "https://games.example.org", with a port where it is not the usual one: as browsers send it.
bool is_origin(std::string_view text) {
    const std::size_t scheme = text.find("://");
    return (text.starts_with("http://") || text.starts_with("https://")) && scheme + 3 < text.size()
           && text.find_first_of("/ ", scheme + 3) == std::string_view::npos;
}

void set_origins(Settings& settings, const std::string& value) {
    settings.origins.clear();
    for (std::size_t at = 0; at < value.size();) {
        const std::size_t end = std::min(value.find(',', at), value.size());
        const std::string_view each = trimmed(std::string_view(value).substr(at, end - at));
        if (!is_origin(each))
            throw std::runtime_error("must be origins such as https://games.example.org, separated by commas");
        settings.origins.emplace_back(each);
        at = end + 1;
    }
}

Setting number(std::string name, std::string explanation, int Settings::* where, int least, int most) {
    return {std::move(name), std::move(explanation), {}, [=](Settings& settings, const std::string& value) {
                settings.*where = number_from(value, least, most);
            }};
}

Setting rate(std::string name, std::string explanation, double Settings::* where) {
    return {std::move(name), std::move(explanation), {}, [=](Settings& settings, const std::string& value) {
                settings.*where = number_from(value, 0, 1'000'000'000);
            }};
}

Setting truth(std::string name, std::string explanation, bool Settings::* where) {
    return {std::move(name), std::move(explanation), {}, [=](Settings& settings, const std::string& value) {
                if (value != "true" && value != "false") throw std::runtime_error("must be true or false");
                settings.*where = value == "true";
            }};
}

std::string in_file(std::string name) {
    std::ranges::replace(name, '-', '_');
    return name;
}

std::string in_environment(const std::string& name) {
    std::string spelling = "ROUNDHOUSE_";
    for (const char c : name)
        spelling += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return spelling;
}

void apply(const Setting& setting, Settings& settings, const std::string& value, const std::string& where) {
    try {
        setting.set(settings, value);
    } catch (const std::exception& problem) {
        throw std::runtime_error(where + " " + problem.what() + ".");
    }
}

// " at line 3, column 8"; empty where it is the file as a whole.
std::string place_of(const toml::source_region& source) {
    if (source.begin.line == 0) return {};
    return " at line " + std::to_string(source.begin.line) + ", column " + std::to_string(source.begin.column);
}

toml::table parse_file(const std::string& path) {
    try {
        return toml::parse_file(path);
    } catch (const toml::parse_error& problem) {
        throw std::runtime_error(path + " cannot be read" + place_of(problem.source()) + ": "
                                 + std::string(problem.description()) + ".");
    }
}

std::string text_of(const toml::node& value, const std::string& where) {
    if (const auto word = value.value<std::string>(); value.is_string() && word) return *word;
    if (value.is_integer()) return std::to_string(*value.value<std::int64_t>());
    if (value.is_boolean()) return *value.value<bool>() ? "true" : "false";
    throw std::runtime_error(where + " must be a text, a whole number, true or false.");
}

// Null where there is none of that name.
const Setting* setting_in_file(std::string_view name) {
    for (const Setting& setting : all_settings())
        if (in_file(setting.name) == name || (!setting.old_name.empty() && in_file(setting.old_name) == name))
            return &setting;
    return nullptr;
}

void apply_file(const std::string& path, Settings& settings) {
    for (const auto& [key, value] : parse_file(path)) {   // in the order of the alphabet: `per` after the old `a`
        const std::string name(key.str());
        const Setting* setting = setting_in_file(name);
        if (setting == nullptr) throw std::runtime_error(path + ": there is no setting " + name + ".");
        apply(*setting, settings, text_of(value, path + ": " + name), path + ": " + name);
    }
}

void apply_environment(const Setting& setting, const std::string& name, Settings& settings) {
    const std::string variable = in_environment(name);
    if (const char* value = std::getenv(variable.c_str())) apply(setting, settings, value, variable);
}

Setting with_old_name(std::string old_name, Setting setting) {
    setting.old_name = std::move(old_name);
    return setting;
}

using S = Settings;

std::vector<Setting> place_settings() {
    return {
        text("data", "Directory for the SQLite file", &S::data),
        text("store",
             "Where to keep everything: postgres://… or the path of a SQLite file (default: roundhouse.db in the data "
             "directory)",
             &S::store),
        text("address", "Address to listen on", &S::address),
        number("port", "Port to listen on; 0: any free port", &S::port, 0, 65535),
        truth("behind-proxy", "Believe X-Forwarded-For and X-Forwarded-Proto", &S::behind_proxy),
        {"origins", "Origins to trust besides the server's own, separated by commas", {}, set_origins},
        text("log-level", "debug, info, warn, error or off", &S::log_level),
    };
}

std::vector<Setting> work_settings() {
    return {
        number("worker-threads", "Threads for bots, passwords and imported records; 0: one per core, less one",
               &S::worker_threads, 0, 256),
        number("baron-ms", "Milliseconds per move that Baron thinks", &S::baron_ms, 1, 60'000),
    };
}

std::vector<Setting> limit_settings() {
    return {
        with_old_name("requests-a-second",
                      rate("requests-per-second", "Per address; 0: no limit", &S::requests_per_second)),
        with_old_name(
            "messages-a-second",
            rate("messages-per-second", "Writes and socket messages per player; 0: no limit", &S::messages_per_second)),
        with_old_name(
            "views-a-second",
            rate("views-per-second", "To somebody who has nothing to decide; 0: one per change", &S::views_per_second)),
        with_old_name("tables-a-player", number("tables-per-player", "Tables that one player may host at a time",
                                                &S::tables_per_player, 1, 1'000'000)),
        number("connections", "Open at a time", &S::connections, 1, 1'000'000),
        with_old_name("connections-an-address",
                      number("connections-per-address",
                             "Open at a time, per address (IPv6: per /64 network); behind a proxy, sockets per "
                             "forwarded address; 0: 500, and no limit from this machine itself",
                             &S::connections_per_address, 0, 1'000'000)),
        number("body-bytes", "Largest request", &S::body_bytes, 1'000, 100'000'000),
        number("message-bytes", "Largest socket message", &S::message_bytes, 1'000, 10'000'000),
        number("patience-s", "Seconds to wait for a request to arrive, and for a client to take a message",
               &S::patience_s, 1, 3'600),
        number("guest-days",
               "Days after which an unseen guest without a seat, table, notes or chat is forgotten; "
               "0: never",
               &S::guest_days, 0, 36'500),
    };
}

}   // namespace

const std::vector<Setting>& all_settings() {
    static const std::vector<Setting> all = [] {
        std::vector<Setting> settings = place_settings();
        for (const auto& more : {work_settings(), limit_settings()})
            settings.insert(settings.end(), more.begin(), more.end());
        return settings;
    }();
    return all;
}

std::string usual_data_directory() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        return std::string(data) + "/roundhouse";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return std::string(home) + "/.local/share/roundhouse";
    return "roundhouse-data";
}

Settings read_settings(const std::string& path, const std::map<std::string, std::string>& flags) {
    Settings settings;
    if (!path.empty()) apply_file(path, settings);
    for (const Setting& setting : all_settings()) {
        if (!setting.old_name.empty()) apply_environment(setting, setting.old_name, settings);
        apply_environment(setting, setting.name, settings);
        if (const auto flag = flags.find(setting.name); flag != flags.end())
            apply(setting, settings, flag->second, "--" + setting.name);
    }
    if (settings.data.empty()) settings.data = usual_data_directory();
    return settings;
}

}   // namespace roundhouse::server
