// Addresses of clients, as far as limits are concerned.
#pragma once
#include <string>

namespace roundhouse::server {

// By what an address counts towards limits: in IPv6 by its network of 64 bits, of which one machine has all addresses;
// an IPv4 address by itself, also where it is written as one of IPv6. What is no address counts as it is.
std::string network_of(const std::string& address);

}   // namespace roundhouse::server
