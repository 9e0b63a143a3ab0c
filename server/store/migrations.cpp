#include "server/store/migrations.hpp"

#include <fmt/format.h>

namespace roundhouse::server {

std::string newer_schema(std::int64_t version) {
    return fmt::format("The store has schema {}, made by a later version of this program, which knows {} at most.",
                       version, migrations().size());
}

}   // namespace roundhouse::server
