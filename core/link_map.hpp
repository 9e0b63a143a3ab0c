// A map of cities and the links between them: where a network of links reaches, and whether it hangs together.
#pragma once
#include "core/containers.hpp"
#include "core/place_set.hpp"

namespace roundhouse {

template <class City, int Cities, class Link, int Links>
class LinkMap {
public:
    using CitySet = PlaceSet<City, Cities>;
    using LinkSet = PlaceSet<Link, Links>;
    struct Ends {
        City a{}, b{};
        constexpr City other(City end) const { return end == a ? b : a; }
    };

    // REQUIRES: `link` is new to the map and its ends differ.
    constexpr void join(Link link, City a, City b) {
        ends_[link] = {a, b};
        at_[a].insert(link);
        at_[b].insert(link);
    }

    constexpr Ends ends(Link link) const { return ends_[link]; }
    constexpr const LinkSet& at(City city) const { return at_[city]; }

    constexpr CitySet cities(const LinkSet& links) const {
        CitySet reached;
        links.each([&](Link l) {
            reached.insert(ends_[l].a);
            reached.insert(ends_[l].b);
        });
        return reached;
    }

    // All of `among` that can be travelled from `home`. Cost: one step a city reached.
    constexpr LinkSet connected(City home, const LinkSet& among) const {
        LinkSet travelled;
        CitySet seen{home};
        for (CitySet fresh = seen; !fresh.empty();) {
            LinkSet next;
            fresh.each([&](City c) { next |= at_[c]; });
            next = (next & among) - travelled;
            travelled |= next;
            fresh = cities(next) - seen;
            seen |= fresh;
        }
        return travelled;
    }

private:
    ArrayBy<Link, Ends, Links> ends_;
    ArrayBy<City, LinkSet, Cities> at_;
};

}   // namespace roundhouse
