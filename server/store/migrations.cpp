#include "server/store/migrations.hpp"

#include <array>
#include <fmt/format.h>

namespace roundhouse::embedded_data {
extern const std::string_view schema_001;
}

namespace roundhouse::server {

std::span<const std::string_view> migrations() {
    static const std::array all{embedded_data::schema_001};
    return all;
}

std::string newer_schema(std::int64_t version) {
    return fmt::format("The store has schema {}, made by a later version of this program, which knows {} at most.", version,
                       migrations().size());
}

}   // namespace roundhouse::server
