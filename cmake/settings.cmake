# What every target of the project is compiled with: link to `settings`.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # What ccache wants to know before it trusts precompiled headers, and that it need not preprocess what it has not seen yet.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1 "${CCACHE}")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_library(settings INTERFACE)
if(ROUNDHOUSE_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
target_include_directories(settings INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(settings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
if(ROUNDHOUSE_WERROR)
    target_compile_options(settings INTERFACE -Werror)
endif()

if(ROUNDHOUSE_CPU)
    add_compile_options("-march=${ROUNDHOUSE_CPU}")
elseif(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-march=x86-64-v2)   # sets are counted by popcnt, which the oldest x86-64 lacks
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    add_link_options(-fuse-ld=lld)
endif()
if(ROUNDHOUSE_SANITIZE)
    add_compile_options("-fsanitize=${ROUNDHOUSE_SANITIZE}" -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options("-fsanitize=${ROUNDHOUSE_SANITIZE}")
    if(NOT ROUNDHOUSE_FUZZ)
        add_compile_options("-fsanitize-ignorelist=${CMAKE_CURRENT_LIST_DIR}/undefined_behaviour.ignorelist")
    endif()
endif()
if(ROUNDHOUSE_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# What the program does most was counted by tools/profile and is kept as bench/profile.tar.xz: which calls to inline, and which way a branch
# mostly goes. Functions that have changed since are compiled as if nothing were known.
if(ROUNDHOUSE_PROFILE STREQUAL "record")
    add_compile_options(-fprofile-instr-generate)
    add_link_options(-fprofile-instr-generate)
elseif(ROUNDHOUSE_PROFILE STREQUAL "use")
    find_program(LLVM_PROFDATA llvm-profdata-19 REQUIRED)
    set(profile "${PROJECT_SOURCE_DIR}/bench/profile.tar.xz")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${profile}")
    file(ARCHIVE_EXTRACT INPUT "${profile}" DESTINATION "${PROJECT_BINARY_DIR}")
    file(SHA256 "${profile}" counts)   # other counts have another name: whatever is compiled for them is compiled again
    set(counts "${PROJECT_BINARY_DIR}/program-${counts}.profdata")
    execute_process(COMMAND "${LLVM_PROFDATA}" merge "${PROJECT_BINARY_DIR}/program.proftext" -o "${counts}" COMMAND_ERROR_IS_FATAL ANY)
    add_compile_options("-fprofile-instr-use=${counts}" -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled)
endif()

# Boost is used by its headers only. For WebAssembly they are reached through a link of their own,
# because /usr/include itself would hide the headers of wasi-libc.
add_library(boost_headers INTERFACE)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    find_path(BOOST_HEADERS boost/json/value.hpp NO_CMAKE_FIND_ROOT_PATH REQUIRED
              PATHS /usr/include /usr/local/include)
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/include")
    file(CREATE_LINK "${BOOST_HEADERS}/boost" "${PROJECT_BINARY_DIR}/include/boost" SYMBOLIC)
    target_include_directories(boost_headers SYSTEM INTERFACE "${PROJECT_BINARY_DIR}/include")
    target_compile_definitions(boost_headers INTERFACE BOOST_SYSTEM_DISABLE_THREADS BOOST_NO_EXCEPTIONS)
else()
    find_package(Boost 1.81 REQUIRED)
    target_link_libraries(boost_headers INTERFACE Boost::headers)
endif()
