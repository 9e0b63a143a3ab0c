#include "server/async/background.hpp"

#include <boost/asio/co_spawn.hpp>
#include <spdlog/spdlog.h>

namespace roundhouse::server {

void Background::run(asio::awaitable<void> work) {
    asio::co_spawn(io_, std::move(work), [](const std::exception_ptr& failed) {
        if (!failed) return;
        try {
            std::rethrow_exception(failed);
        } catch (const std::exception& problem) {
            spdlog::warn("event=work_failed reason=\"{}\"", problem.what());
        }
    });
}

}   // namespace roundhouse::server
