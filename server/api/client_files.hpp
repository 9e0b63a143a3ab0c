// The files of the client as they were when the program was built, by their paths on the server ("/index.html"); none
// where it was not.
#pragma once
#include <span>

#include "wire/embedded.hpp"

namespace roundhouse::server {

std::span<const EmbeddedFile> client_files();

}   // namespace roundhouse::server
