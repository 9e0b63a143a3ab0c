// The places or railroads of a board by the ids under which the world knows them.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace roundhouse {

// Filled while a board is loaded, never changed afterwards.
template <class Place>
class Ids {
public:
    // False: the id was there already, and nothing has changed.
    bool add(std::string_view id, Place place) { return places_.emplace(id, place).second; }

    std::optional<Place> find(std::string_view id) const {
        const auto found = places_.find(id);
        return found == places_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::string, Place, std::less<>> places_;
};

}   // namespace roundhouse
