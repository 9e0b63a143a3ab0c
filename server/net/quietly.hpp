// Waiting for the network where an error is an answer like another: clients come and go.
#pragma once
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace roundhouse::server {

inline constexpr auto quietly = boost::asio::as_tuple(boost::asio::use_awaitable);

}   // namespace roundhouse::server
