#include "server/store/gathered_log.hpp"

#include <sqlite3.h>

#include <cstddef>
#include <vector>

#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t most_gathered = (1 << 17) - 1;   // bytes: SQLite writes no more than that in one piece
constexpr sqlite3_int64 growth = 1 << 18;              // bytes: little enough for a commit to wait for it

sqlite3_vfs* usual() {
    static sqlite3_vfs* const found = sqlite3_vfs_find(nullptr);
    return found;
}

// A log that is being written. SQLite gives the memory: this, and after it the file as the usual file system opens it.
struct GatheredLog {
    sqlite3_file file;   // first: SQLite sees nothing else
    std::vector<char>* gathered;
    sqlite3_int64 begin;   // where in the file they belong
    sqlite3_int64 room;    // bytes that the file has, or fewer

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    sqlite3_int64 end() const { return begin + static_cast<sqlite3_int64>(gathered->size()); }

    int write_out() {
        if (gathered->empty()) return SQLITE_OK;
        if (end() > room) make_room();
        const int result =
            real()->pMethods->xWrite(real(), gathered->data(), static_cast<int>(gathered->size()), begin);
        gathered->clear();   // where it failed, SQLite takes all back
        return result;
    }

    // Lets the file grow by zeros, which end a log as the end of its file does: to make durable what lies within a file
    // costs half of what it costs where the file grows. Where there is no room, the log grows without.
    void make_room() {
        static const std::vector<char> zeros(1 << 16);
        if (real()->pMethods->xFileSize(real(), &room) != SQLITE_OK) room = 0;
        if (end() <= room) return;
        for (const sqlite3_int64 wanted = end() + growth; room < wanted;
             room += static_cast<sqlite3_int64>(zeros.size()))
            if (real()->pMethods->xWrite(real(), zeros.data(), static_cast<int>(zeros.size()), room) != SQLITE_OK)
                return;
    }
};

GatheredLog& log_in(sqlite3_file* file) { return *reinterpret_cast<GatheredLog*>(file); }

int close_log(sqlite3_file* file) {
    GatheredLog& log = log_in(file);
    const int written = log.write_out();
    const int closed = log.real()->pMethods->xClose(log.real());
    delete log.gathered;
    return written == SQLITE_OK ? closed : written;
}

int write_log(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    GatheredLog& log = log_in(file);
    const bool has_room = log.gathered->size() + static_cast<std::size_t>(size) <= most_gathered;
    if (at != log.end() || !has_room)
        if (const int result = log.write_out(); result != SQLITE_OK) return result;
    if (log.gathered->empty()) log.begin = at;
    const char* first = static_cast<const char*>(bytes);
    log.gathered->insert(log.gathered->end(), first, first + size);
    return SQLITE_OK;
}

int truncate_log(sqlite3_file* file, sqlite3_int64 size) {
    GatheredLog& log = log_in(file);
    const int written = log.write_out();
    log.room = 0;
    return written == SQLITE_OK ? log.real()->pMethods->xTruncate(log.real(), size) : written;
}

template <auto Method, class... Arguments>
int passed_on(sqlite3_file* file, Arguments... arguments) {
    sqlite3_file* real = log_in(file).real();
    return (real->pMethods->*Method)(real, arguments...);
}

// What concerns the bytes of the log concerns all of them.
template <auto Method, class... Arguments>
int after_writing(sqlite3_file* file, Arguments... arguments) {
    const int result = log_in(file).write_out();
    return result == SQLITE_OK ? passed_on<Method>(file, arguments...) : result;
}

constexpr sqlite3_io_methods log_methods = [] {
    using Methods = sqlite3_io_methods;
    Methods methods{};
    methods.iVersion = 1;   // what is later is for the database itself
    methods.xClose = close_log;
    methods.xWrite = write_log;
    methods.xRead = after_writing<&Methods::xRead>;
    methods.xTruncate = truncate_log;
    methods.xSync = after_writing<&Methods::xSync>;
    methods.xFileSize = after_writing<&Methods::xFileSize>;
    methods.xLock = passed_on<&Methods::xLock>;
    methods.xUnlock = passed_on<&Methods::xUnlock>;
    methods.xCheckReservedLock = passed_on<&Methods::xCheckReservedLock>;
    methods.xFileControl = passed_on<&Methods::xFileControl>;
    methods.xSectorSize = passed_on<&Methods::xSectorSize>;
    methods.xDeviceCharacteristics = passed_on<&Methods::xDeviceCharacteristics>;
    return methods;
}();

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    if ((flags & SQLITE_OPEN_WAL) == 0) return usual()->xOpen(usual(), name, file, flags, out_flags);
    GatheredLog& log = log_in(file);
    const int result = usual()->xOpen(usual(), name, log.real(), flags, out_flags);
    file->pMethods = nullptr;   // not to be closed
    if (result != SQLITE_OK) return result;
    log.gathered = new std::vector<char>;
    log.begin = log.room = 0;
    file->pMethods = &log_methods;
    return SQLITE_OK;
}

}   // namespace

const char* gathered_log_vfs() {
    static sqlite3_vfs gathering = [] {
        sqlite3_vfs made = *usual();
        made.zName = "gathered_log";
        made.szOsFile += static_cast<int>(sizeof(GatheredLog));
        made.pNext = nullptr;
        made.xOpen = open_file;
        return made;
    }();
    static const int registered = sqlite3_vfs_register(&gathering, 0);
    if (registered != SQLITE_OK) throw StoreFailure("SQLite cannot be prepared.");
    return gathering.zName;
}

}   // namespace roundhouse::server
