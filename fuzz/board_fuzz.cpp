// Any board whatever, for every game; one that is accepted must be playable.
#include "fuzz/conversation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roundhouse;
    Referee referee;
    static const std::vector<std::string> all = fuzz::games(referee);
    const std::string board(reinterpret_cast<const char*>(data), size);
    for (const std::string& game : all) {
        const std::string line = R"({"do":"new","game":")" + game + R"(","seats":4,"board":)" + board + "}";
        if (fuzz::is_ok(fuzz::ask(referee, line))) fuzz::play_on(referee, 40, size);
    }
    return 0;
}
