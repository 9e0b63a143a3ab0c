// What the codes of a board stand for.
#pragma once
#include <string>
#include <vector>

namespace roundhouse {

// A code or id, as moves have it, and the name that people say.
struct CodeName {
    std::string code, name;
};

struct BoardCodes {
    std::vector<CodeName> railroads, places;
};

}   // namespace roundhouse
