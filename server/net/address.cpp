#include "server/net/address.hpp"

#include <algorithm>
#include <arpa/inet.h>

namespace roundhouse::server {

std::string network_of(const std::string& address) {
    const std::string without_zone = address.substr(0, address.find('%'));
    in6_addr parsed{};
    if (inet_pton(AF_INET6, without_zone.c_str(), &parsed) != 1) return address;
    char text[INET6_ADDRSTRLEN] = {};
    if (IN6_IS_ADDR_V4MAPPED(&parsed)) {
        inet_ntop(AF_INET, parsed.s6_addr + 12, text, sizeof text);
        return text;
    }
    std::fill(parsed.s6_addr + 8, parsed.s6_addr + 16, std::uint8_t{0});
    inet_ntop(AF_INET6, &parsed, text, sizeof text);
    return std::string(text) + "/64";
}

}   // namespace roundhouse::server
