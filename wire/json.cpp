// Boost.JSON is compiled here, once, from its headers.
#include "wire/json.hpp"

#include <boost/json/src.hpp>
