// Any lines whatever, to one referee.
#include "fuzz/conversation.hpp"

#include <algorithm>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    roundhouse::Referee referee;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        roundhouse::fuzz::ask(referee, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
