# A folder of the project is one library, and its tests/ one test program. Sources are found by
# their place, so that a new file or a new game needs no change here.

# precompile_common_headers(TARGET MORE...): most of the time to compile a file goes into the same few headers. Sources include
# what they use all the same: the presets without ROUNDHOUSE_PCH (gcc, wasm) fail on one that relies on this.
function(precompile_common_headers target)
    if(ROUNDHOUSE_PCH)
        target_precompile_headers(${target} PRIVATE <algorithm> <array> <map> <memory> <optional> <string> <string_view> <vector> ${ARGN})
        if(NOT target STREQUAL core_tests)
            target_precompile_headers(${target} PRIVATE "${PROJECT_SOURCE_DIR}/wire/json.hpp")
        endif()
    endif()
endfunction()

# folder_library(NAME SOURCES... USES...): a static library, or an interface where there is nothing to compile.
function(folder_library name)
    cmake_parse_arguments(PARSE_ARGV 1 folder "" "" "SOURCES;USES")
    if(folder_SOURCES)
        add_library(${name} STATIC ${folder_SOURCES})
        set(scope PUBLIC)
    else()
        add_library(${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_link_libraries(${name} ${scope} settings ${folder_USES})
    if(folder_SOURCES)
        precompile_common_headers(${name})
    endif()
endfunction()

# folder_tests(NAME DIRECTORY USES...): NAME_tests from DIRECTORY/*.cpp, each test known to ctest under the label NAME.
# Tests find files of the project under ROUNDHOUSE_SOURCE_DIR.
function(folder_tests name directory)
    cmake_parse_arguments(PARSE_ARGV 2 folder "" "" "USES")
    file(GLOB sources CONFIGURE_DEPENDS "${directory}/*.cpp")
    if(NOT ROUNDHOUSE_TESTS OR NOT sources)
        return()
    endif()
    add_executable(${name}_tests ${sources})
    target_compile_definitions(${name}_tests PRIVATE ROUNDHOUSE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name}_tests PRIVATE settings ${folder_USES} rapidcheck GTest::gmock GTest::gtest_main)
    precompile_common_headers(${name}_tests <gtest/gtest.h>)
    gtest_discover_tests(${name}_tests TEST_PREFIX "${name}/" DISCOVERY_TIMEOUT 60 PROPERTIES LABELS "${name}" TIMEOUT 300)
endfunction()
