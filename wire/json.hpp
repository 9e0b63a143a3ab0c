// The project's JSON: Boost.JSON, used without exceptions.
#pragma once
#include <boost/json.hpp>

namespace roundhouse {
namespace json = boost::json;
}
