#include "wire/embedded.hpp"

namespace roundhouse {

std::string_view embedded(std::string_view path) {
    for (const EmbeddedFile& file : embedded_files())
        if (file.path == path) return file.text;
    return {};
}

}   // namespace roundhouse
