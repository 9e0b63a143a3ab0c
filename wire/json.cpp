// Boost.JSON is compiled here, once, from its headers.
#include <boost/json/src.hpp>
