#include "server/settings.hpp"

#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <toml++/toml.h>

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
    return {std::move(name), std::move(explanation),
            [where](Settings& settings, const std::string& value) { settings.*where = value; }};
}

// "https://games.example.org", with a port where it is not the usual one: as browsers say it.
bool is_origin(std::string_view text) {
    const std::size_t scheme = text.find("://");
    return (text.starts_with("http://") || text.starts_with("https://")) && scheme + 3 < text.size()
           && text.find_first_of("/ ", scheme + 3) == std::string_view::npos;
}

Setting origins(std::string name, std::string explanation) {
    return {std::move(name), std::move(explanation), [](Settings& settings, const std::string& value) {
                settings.origins.clear();
                for (std::size_t at = 0; at < value.size();) {
                    const std::size_t end = std::min(value.find(',', at), value.size());
                    std::string_view each = std::string_view(value).substr(at, end - at);
                    while (each.starts_with(' ')) each.remove_prefix(1);
                    while (each.ends_with(' ')) each.remove_suffix(1);
                    if (!is_origin(each))
                        throw std::runtime_error(
                            "must be origins such as https://games.example.org, with commas between");
                    settings.origins.emplace_back(each);
                    at = end + 1;
                }
            }};
}

Setting number(std::string name, std::string explanation, int Settings::* where, int least, int most) {
    return {std::move(name), std::move(explanation),
            [=](Settings& settings, const std::string& value) { settings.*where = number_from(value, least, most); }};
}

Setting rate(std::string name, std::string explanation, double Settings::* where) {
    return {std::move(name), std::move(explanation), [=](Settings& settings, const std::string& value) {
                settings.*where = number_from(value, 0, 1'000'000'000);
            }};
}

Setting truth(std::string name, std::string explanation, bool Settings::* where) {
    return {std::move(name), std::move(explanation), [=](Settings& settings, const std::string& value) {
                if (value != "true" && value != "false") throw std::runtime_error("must be true or false");
                settings.*where = value == "true";
            }};
}

std::string spelled(std::string name, char from, char to) {
    for (char& c : name) c = c == from ? to : c;
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

void apply_file(const std::string& path, Settings& settings) {
    toml::table file;
    try {
        file = toml::parse_file(path);
    } catch (const toml::parse_error& problem) {
        throw std::runtime_error(path + " cannot be read" + place_of(problem.source()) + ": "
                                 + std::string(problem.description()) + ".");
    }
    for (const auto& [key, value] : file) {
        const std::string name(key.str());
        const Setting* found = nullptr;
        for (const Setting& setting : all_settings())
            if (spelled(setting.name, '-', '_') == name) found = &setting;
        if (found == nullptr) throw std::runtime_error(path + ": there is no setting " + name + ".");
        std::string as_text;
        if (const auto word = value.value<std::string>(); value.is_string() && word) as_text = *word;
        else if (value.is_integer()) as_text = std::to_string(*value.value<std::int64_t>());
        else if (value.is_boolean()) as_text = *value.value<bool>() ? "true" : "false";
        else throw std::runtime_error(path + ": " + name + " must be a text, a whole number, true or false.");
        apply(*found, settings, as_text, path + ": " + name);
    }
}

}   // namespace

const std::vector<Setting>& all_settings() {
    using S = Settings;
    static const std::vector<Setting> all{
        text("data", "Directory for the SQLite file", &S::data),
        text("store",
             "Where to keep everything: postgres://… or the path of a SQLite file (default: roundhouse.db in the data "
             "directory)",
             &S::store),
        text("address", "Address to listen on", &S::address),
        number("port", "Port to listen on; 0: any that is free", &S::port, 0, 65535),
        truth("behind-proxy", "Believe X-Forwarded-For and X-Forwarded-Proto", &S::behind_proxy),
        origins("origins", "Origins to trust beside the server's own, with commas between"),
        number("worker-threads",
               "Threads for computer players, passwords and records to play on from; 0: as many as the machine has, "
               "less one",
               &S::worker_threads, 0, 256),
        number("baron-ms", "Milliseconds that Baron thinks about a move", &S::baron_ms, 1, 60'000),
        rate("requests-a-second", "By one address; 0: no limit", &S::requests_a_second),
        rate("messages-a-second", "Writes and socket messages by one player; 0: no limit", &S::messages_a_second),
        rate("views-a-second", "To somebody at a table who is not asked anything; 0: one for each change",
             &S::views_a_second),
        number("tables-a-player", "Tables that one player may host at a time", &S::tables_a_player, 1, 1'000'000),
        number("connections", "Open at a time", &S::connections, 1, 1'000'000),
        number("connections-an-address",
               "Open at a time by one address, in IPv6 by one network of 64 bits; behind a proxy the sockets of "
               "tables; 0: 500, and from this machine itself no limit",
               &S::connections_an_address, 0, 1'000'000),
        number("body-bytes", "Size of a request at most", &S::body_bytes, 1'000, 100'000'000),
        number("message-bytes", "Size of a socket's message at most", &S::message_bytes, 1'000, 10'000'000),
        number("patience-s", "Seconds to wait for a request to arrive, and for a client to take a message",
               &S::patience_s, 1, 3'600),
        number("guest-days",
               "Days after which a guest is forgotten who was not seen and has no seat, table, notes or chat; 0: never",
               &S::guest_days, 0, 36'500),
        text("log-level", "debug, info, warn, error or off", &S::log_level),
    };
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
        if (const char* value = std::getenv(in_environment(setting.name).c_str()))
            apply(setting, settings, value, in_environment(setting.name));
        if (const auto flag = flags.find(setting.name); flag != flags.end())
            apply(setting, settings, flag->second, "--" + setting.name);
    }
    if (settings.data.empty()) settings.data = usual_data_directory();
    return settings;
}

}   // namespace roundhouse::server
