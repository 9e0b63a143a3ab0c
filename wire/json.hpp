// The project's JSON: Boost.JSON, used without exceptions. The parts are included one by one because the header
// of the whole has code that needs exceptions, which WebAssembly does without.
#pragma once
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/stream_parser.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

namespace roundhouse {
namespace json = boost::json;
}
