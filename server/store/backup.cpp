// A copy of a store while it is in use.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "server/store/sqlite_connection.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

namespace fs = std::filesystem;

void make_durable(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_durable = file >= 0 && ::fsync(file) == 0;
    if (file >= 0) ::close(file);
    if (!is_durable) throw StoreFailure(fmt::format("The copy {} cannot be made durable.", path.string()));
}

}   // namespace

void back_up(const std::string& from, const std::string& to) {
    std::error_code none;
    if (!fs::is_regular_file(from, none)) throw StoreFailure(fmt::format("There is no store {}.", from));
    if (fs::exists(to, none)) throw StoreFailure(fmt::format("{} exists already.", to));
    // Under another name until it is whole, so that a copy that was interrupted is not taken for one.
    const std::string part = to + ".part";
    fs::remove(part, none);
    try {
        SqliteConnection connection(from, SqliteConnection::Access::read);
        connection.run({"VACUUM INTO $1", {part}});
        make_durable(part);
        if (::link(part.c_str(), to.c_str()) != 0) throw StoreFailure(fmt::format("The copy {} cannot be made.", to));
    } catch (const StoreFailure&) {
        fs::remove(part, none);
        throw;
    }
    fs::remove(part, none);
    make_durable(fs::absolute(to).parent_path());
}

}   // namespace roundhouse::server
