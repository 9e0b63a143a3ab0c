# A folder of the project is one library, and its tests/ one test program. Sources are found by
# their place, so that a new file or a new game needs no change here.

# compile_quickly(TARGET): for what needs no speed of its own. Sanitized code takes several times as long to optimise and to write as to
# read, and so do templates of libraries in every file anew: such a build compiles many files at a time, as they stand. (Two files of a
# folder may then not use one name for two things; the other presets find a file that relies on its neighbour's includes.)
function(compile_quickly target)
    if(ROUNDHOUSE_SANITIZE)
        target_compile_options(${target} PRIVATE -O0)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 24)
    endif()
endfunction()

# precompile_common_headers(TARGET MORE...): most of the time to read a file goes into the same few headers. Sources include
# what they use all the same: the preset without ROUNDHOUSE_PCH (gcc) fails on one that relies on this.
function(precompile_common_headers target)
    if(ROUNDHOUSE_PCH)
        target_precompile_headers(${target} PRIVATE <algorithm> <array> <map> <memory> <optional> <string> <string_view> <vector>
                                  "${PROJECT_SOURCE_DIR}/wire/json.hpp" ${ARGN})
    endif()
endfunction()

# precompile_as(KIND TARGET MORE...): the same, once for all targets of a kind, which must be compiled alike.
function(precompile_as kind target)
    get_property(first GLOBAL PROPERTY "first_${kind}")
    if(NOT ROUNDHOUSE_PCH)
        return()
    elseif(first)
        target_precompile_headers(${target} REUSE_FROM ${first})
    else()
        precompile_common_headers(${target} ${ARGN})
        set_property(GLOBAL PROPERTY "first_${kind}" ${target})
    endif()
endfunction()

# The kind of those that compile_quickly has seen: where that changes nothing, they are libraries like others.
set(quick_library library)
if(ROUNDHOUSE_SANITIZE)
    set(quick_library quick_library)
endif()

# folder_library(NAME [QUICK] SOURCES... USES... HEADERS...): a static library, or an interface where there is nothing to compile. QUICK: as
# compile_quickly says. HEADERS: those of others that most of its files include.
function(folder_library name)
    cmake_parse_arguments(PARSE_ARGV 1 folder "QUICK" "" "SOURCES;USES;HEADERS")
    if(folder_SOURCES)
        add_library(${name} STATIC ${folder_SOURCES})
        set(scope PUBLIC)
    else()
        add_library(${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_link_libraries(${name} ${scope} settings ${folder_USES})
    if(NOT folder_SOURCES)
        return()
    endif()
    set(kind library)
    if(folder_QUICK)
        compile_quickly(${name})
        set(kind ${quick_library})
    endif()
    if(folder_HEADERS)
        precompile_common_headers(${name} ${folder_HEADERS})
    else()
        precompile_as(${kind} ${name})
    endif()
endfunction()

# quick_part(NAME SOURCES... USES...): the files of library NAME that need no speed; each by itself, since files of different games use the
# same names.
function(quick_part name)
    cmake_parse_arguments(PARSE_ARGV 1 part "" "" "SOURCES;USES")
    add_library(${name}_quick OBJECT ${part_SOURCES})
    target_link_libraries(${name}_quick PRIVATE settings ${part_USES})
    compile_quickly(${name}_quick)
    set_target_properties(${name}_quick PROPERTIES UNITY_BUILD OFF)
    precompile_as(${quick_library} ${name}_quick)
    target_sources(${name} PRIVATE $<TARGET_OBJECTS:${name}_quick>)
endfunction()

# quick_test_program(TARGET): compiled without delay, with the headers that every test includes.
function(quick_test_program target)
    compile_quickly(${target})
    precompile_as(test ${target} <gtest/gtest.h>)
endfunction()

# properties_of(NAME FILES... USES...): NAME_tests of the checks that play whole games, compiled to run fast: they take longer to run than
# to compile.
function(properties_of name)
    cmake_parse_arguments(PARSE_ARGV 1 properties "" "" "FILES;USES")
    add_executable(${name}_tests ${properties_FILES})
    target_link_libraries(${name}_tests PRIVATE settings ${properties_USES} rapidcheck GTest::gmock GTest::gtest_main)
    precompile_as(properties ${name}_tests <gtest/gtest.h>)
endfunction()

# These, and the store with a COST of its own, begin first, so that the short ones fill the processors while the last of them end.
set(longest_tests server cli)

# folder_tests(NAME DIRECTORY [LONG] USES...): NAME_tests from DIRECTORY/*.cpp, each test known to ctest under the label NAME; sanitized all
# together, since such a process takes longer to start and to look for leaks than most tests. Tests find files of the project under
# ROUNDHOUSE_SOURCE_DIR.
function(folder_tests name directory)
    cmake_parse_arguments(PARSE_ARGV 2 folder "LONG" "" "USES")
    file(GLOB sources CONFIGURE_DEPENDS "${directory}/*.cpp")
    if(NOT ROUNDHOUSE_TESTS OR NOT sources)
        return()
    endif()
    set(properties ${sources})
    list(FILTER properties INCLUDE REGEX "/properties_test\\.cpp$")
    list(REMOVE_ITEM sources ${properties})
    set(quick ${name}_tests)
    if(properties)
        set(quick ${name}_quick_tests)
        properties_of(${name} FILES ${properties} USES ${folder_USES})
        add_library(${quick} OBJECT ${sources})
        # By an interface, so that these come last of all objects: the linker takes the first copy of an inline function.
        add_library(${quick}_objects INTERFACE)
        target_link_libraries(${quick}_objects INTERFACE $<TARGET_OBJECTS:${quick}>)
        target_link_libraries(${name}_tests PRIVATE ${quick}_objects)
    else()
        add_executable(${quick} ${sources})
    endif()
    target_compile_definitions(${quick} PRIVATE ROUNDHOUSE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(${quick} PRIVATE settings ${folder_USES} rapidcheck GTest::gmock GTest::gtest_main)
    quick_test_program(${quick})
    if(ROUNDHOUSE_SANITIZE)
        add_test(NAME ${name} COMMAND ${name}_tests --gtest_brief=1)
        set_tests_properties(${name} PROPERTIES LABELS "${name}" TIMEOUT 900)
        if(folder_LONG OR name IN_LIST longest_tests)
            set_tests_properties(${name} PROPERTIES COST 1)
        endif()
    else()
        gtest_discover_tests(${name}_tests TEST_PREFIX "${name}/" DISCOVERY_TIMEOUT 60 PROPERTIES LABELS "${name}" TIMEOUT 300)
    endif()
endfunction()
