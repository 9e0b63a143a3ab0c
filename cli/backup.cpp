// roundhouse backup: a copy of the store, also while a server has it open.
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/command.hpp"
#include "server/store/store.hpp"

namespace roundhouse::cli {

namespace {

struct BackupOptions {
    std::string data, file;
};

Exit run_backup(const BackupOptions& options) {
    const std::filesystem::path data(options.data);
    const std::string store = is_directory(data) ? (data / "roundhouse.db").string() : options.data;
    umask(0077);   // as the store: what is in it is nobody else's
    try {
        server::back_up(store, options.file);
    } catch (const server::StoreFailure& failure) {
        throw WrongUse(failure.what());
    }
    fmt::print("{} is a copy of {}.\n", options.file, store);
    return Exit::fine;
}

}   // namespace

void add_backup(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<BackupOptions>();
    CLI::App& command =
        add_command(program, "backup", "Copy a server's store into one file, even while the server is running.",
                    {"roundhouse backup games games-monday.db"}, options, run_backup, exit);
    command.add_option("data", options->data, "The server's data directory, or its store")
        ->required()
        ->type_name("DATA");
    command.add_option("file", options->file, "The copy, which must not exist yet")->required()->type_name("FILE");
}

}   // namespace roundhouse::cli
