# embed_files(NAME FUNCTION name HEADER header ROOT directory [PREFIX text] PATHS...): a static library with one function, declared in the
# header as
#     std::span<const roundhouse::EmbeddedFile> FUNCTION();
# which has the files at these paths below the root, ordered by path, each under PREFIX and its path.
#
# The other half of this file makes a C++ literal of a file, at build time, again when the file changes:
#   cmake -D INPUT=file -D OUTPUT=file.inc -P embed.cmake

if(CMAKE_SCRIPT_MODE_FILE)
    # Escaped bytes in one literal per line: unlike raw literals they need no delimiter that the text
    # must not contain, and unlike arrays of numbers they compile in no time.
    file(READ "${INPUT}" bytes HEX)
    file(SIZE "${INPUT}" size)
    string(REGEX REPLACE "(..)" "\\\\x\\1" literal "${bytes}")
    string(REPEAT "[^\n]" 128 line)
    string(REGEX REPLACE "(${line})" "\\1\"\n\"" literal "${literal}")
    file(WRITE "${OUTPUT}" "{\n\"${literal}\",\n${size}}\n")
    return()
endif()

function(embed_files name)
    cmake_parse_arguments(PARSE_ARGV 1 embed "" "FUNCTION;HEADER;ROOT;PREFIX" "PATHS")
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}")
    set(entries "")
    set(literals "")
    list(SORT embed_PATHS)
    foreach(path IN LISTS embed_PATHS)
        string(MAKE_C_IDENTIFIER "${path}" literal)
        set(literal "${folder}/${literal}.inc")
        add_custom_command(OUTPUT "${literal}"
            COMMAND "${CMAKE_COMMAND}" -D "INPUT=${embed_ROOT}/${path}" -D "OUTPUT=${literal}" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            DEPENDS "${embed_ROOT}/${path}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            COMMENT "Embedding ${path}" VERBATIM)
        list(APPEND literals "${literal}")
        string(APPEND entries "        {\"${embed_PREFIX}${path}\",\n#include \"${literal}\"\n        },\n")
    endforeach()
    list(LENGTH embed_PATHS count)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded.cpp.in" "${folder}/index.cpp" @ONLY)
    add_library(${name} STATIC "${folder}/index.cpp")
    set_source_files_properties("${folder}/index.cpp" PROPERTIES OBJECT_DEPENDS "${literals}")
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE -Wno-overlength-strings)
endfunction()
