// SQLite writes its write-ahead log in two small pieces a page. Here they are gathered and reach the file in one,
// before it is made durable: to the kernel a piece costs more than what is in it. REQUIRES: every commit is made
// durable (synchronous = FULL, as is usual): others look for it in the file as soon as it is made.
#pragma once

namespace roundhouse::server {

// The name of SQLite's usual file system with logs gathered, for sqlite3_open_v2. Throws StoreFailure.
const char* gathered_log_vfs();

}   // namespace roundhouse::server
