# embed_files(NAME FILES...): a static library that holds the given files, paths relative to the project's root,
# as the functions of wire/embedded.hpp. One generated source a file, made again when the file changes.
#
# The other half of this file is that generator, run at build time:
#   cmake -D INPUT=file -D OUTPUT=file.cpp -D VARIABLE=name -P embed.cmake

if(CMAKE_SCRIPT_MODE_FILE)
    # Escaped bytes in one literal per line: unlike raw literals they need no delimiter that the text
    # must not contain, and unlike arrays of numbers they compile in no time.
    file(READ "${INPUT}" bytes HEX)
    file(SIZE "${INPUT}" size)
    string(REGEX REPLACE "(..)" "\\\\x\\1" literal "${bytes}")
    string(REPEAT "[^\n]" 128 line)
    string(REGEX REPLACE "(${line})" "\\1\"\n\"" literal "${literal}")
    file(WRITE "${OUTPUT}" "#include <string_view>\n\nnamespace roundhouse::embedded_data {\n"
        "extern const std::string_view ${VARIABLE};\n"
        "constinit const std::string_view ${VARIABLE}{\n\"${literal}\",\n${size}};\n}\n")
    return()
endif()

set(embed_script "${CMAKE_CURRENT_LIST_FILE}")

function(embed_files name)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}")
    set(declarations "")
    set(entries "")
    set(sources "${folder}/index.cpp")
    foreach(path IN LISTS ARGN)
        string(MAKE_C_IDENTIFIER "${path}" variable)
        set(output "${folder}/${variable}.cpp")
        add_custom_command(OUTPUT "${output}"
            COMMAND "${CMAKE_COMMAND}" -D "INPUT=${PROJECT_SOURCE_DIR}/${path}" -D "OUTPUT=${output}"
                    -D "VARIABLE=${variable}" -P "${embed_script}"
            DEPENDS "${PROJECT_SOURCE_DIR}/${path}" "${embed_script}"
            COMMENT "Embedding ${path}" VERBATIM)
        list(APPEND sources "${output}")
        string(APPEND declarations "extern const std::string_view ${variable};\n")
        string(APPEND entries "        EmbeddedFile{\"${path}\", embedded_data::${variable}},\n")
    endforeach()
    list(LENGTH ARGN count)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/embedded.cpp.in" "${folder}/index.cpp" @ONLY)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_compile_options(${name} PRIVATE -Wno-overlength-strings)
endfunction()
