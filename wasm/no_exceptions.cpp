// no_exceptions.cpp: where Boost would throw, the module stops; callers use the error_code forms, so it never should.
#include <boost/throw_exception.hpp>

#include <cstdlib>

namespace boost {
BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const source_location&) { std::abort(); }
}   // namespace boost
