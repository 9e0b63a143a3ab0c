// Any position whatever; one that is accepted must be playable.
#include "fuzz/conversation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roundhouse;
    Referee referee;
    const std::string line =
        R"({"do":"position","state":)" + std::string(reinterpret_cast<const char*>(data), size) + "}";
    if (fuzz::is_ok(fuzz::ask(referee, line))) fuzz::play_on(referee, 40, size);
    return 0;
}
