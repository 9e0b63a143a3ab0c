// module.cpp: the referee, with the computer players as its advisers, as a WebAssembly module.
// The host asks for room for a line, writes the line there, calls for the answer and reads it.
// Both buffers belong to the module; each is valid until the next call of the function that returned it.
#include "bots/bot_suggester.hpp"
#include "play/referee.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace {

std::string input;
std::string answer;

roundhouse::Referee& referee() {
    static roundhouse::BotSuggester players;
    static roundhouse::Referee only(0, &players);
    return only;
}

}   // namespace

extern "C" {

[[clang::export_name("roundhouse_input")]] char* roundhouse_input(std::size_t size) {
    if (input.size() < size) input.resize(size);
    return input.data();
}

// Requires that the first `size` bytes of the input were written; a larger size is cut to what there is.
[[clang::export_name("roundhouse_answer")]] const char* roundhouse_answer(std::size_t size) {
    answer = referee().answer(std::string_view(input).substr(0, size));
    return answer.data();
}

[[clang::export_name("roundhouse_answer_size")]] std::size_t roundhouse_answer_size() { return answer.size(); }
}
