// roundhouse serve: the server, until it is told to stop.
#include <csignal>
#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <thread>

#include "cli/command.hpp"
#include "server/server.hpp"

namespace roundhouse::cli {

namespace {

struct ServeOptions {
    std::string config;
    std::map<std::string, std::string> flags;
};

// Signals are waited for by a thread of their own: what they lead to is more than a handler may do.
class StopSignals {
public:
    StopSignals() {
        sigemptyset(&signals_);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals_, signal);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
    }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

private:
    sigset_t signals_{};
};

void set_up_log(const std::string& level) {
    const auto known = spdlog::level::from_str(level);
    if (known == spdlog::level::off && level != "off")
        throw WrongUse("log-level must be debug, info, warn, error or off.");
    spdlog::set_default_logger(spdlog::stderr_logger_mt("roundhouse"));
    spdlog::set_level(known);
    spdlog::set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
}

Exit run_serve(const ServeOptions& options) {
    const StopSignals signals;   // before any other thread begins, so that all have them blocked
    const server::Settings settings = server::read_settings(options.config, options.flags);
    set_up_log(settings.log_level);
    umask(0077);   // what is kept is nobody else's: seeds, sealed instructions, hashes of passwords
    server::Server server(settings);
    fmt::print("Roundhouse is at http://{}:{}/\n", settings.address, server.port());
    std::fflush(stdout);
    std::thread waiting([&] {
        signals.wait();
        server.stop();
    });
    server.run();
    // NOLINTNEXTLINE(bugprone-bad-signal-to-kill-thread): it is blocked there, and what the thread waits for
    pthread_kill(waiting.native_handle(), SIGTERM);   // where it was something else that ended the server
    waiting.join();
    return Exit::fine;
}

}   // namespace

void add_serve(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App& command = add_command(program, "serve", "Serve tables to browsers: see docs/hosting.md.",
                                    {"roundhouse serve --port 8080 --data games"}, options, run_serve, exit);
    command.add_option("--config", options->config, "A TOML file with these settings, written with _ for -")
        ->type_name("FILE");
    for (const server::Setting& setting : server::all_settings()) {
        const auto set = [options, name = setting.name](const std::string& value) { options->flags[name] = value; };
        command.add_option_function<std::string>("--" + setting.name, set, setting.explanation)->type_name("VALUE");
        if (!setting.old_name.empty())   // keeps working, and no help speaks of it
            command.add_option_function<std::string>("--" + setting.old_name, set)->group("");
    }
}

}   // namespace roundhouse::cli
