# The games of the program are the folders of games/ that have a face.hpp. The face of games/two_words/ is the struct TwoWords.
#
# register_games(TARGET FOLDER): one object for each game, so that a change in one game's rules compiles only that game's, and in FOLDER the
# headers
#     play/registered_games.hpp   each_game(visit), which calls visit.operator()<G>() for every game, declared but not defined
#     play/registered_faces.hpp   the definitions as well

function(type_of_game folder type)
    string(REPLACE "_" ";" words "${folder}")
    set(name "")
    foreach(word IN LISTS words)
        string(SUBSTRING "${word}" 0 1 first)
        string(SUBSTRING "${word}" 1 -1 rest)
        string(TOUPPER "${first}" first)
        string(APPEND name "${first}${rest}")
    endforeach()
    set(${type} "${name}" PARENT_SCOPE)
endfunction()

function(register_games target folder)
    file(GLOB faces CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/games" "${PROJECT_SOURCE_DIR}/games/*/face.hpp")
    set(game_declarations "")
    set(game_visits "")
    set(game_includes "")
    foreach(face IN LISTS faces)
        cmake_path(GET face PARENT_PATH game_folder)
        type_of_game("${game_folder}" game_type)
        string(APPEND game_declarations "struct ${game_type};\n")
        string(APPEND game_visits "    visit.template operator()<${game_type}>();\n")
        string(APPEND game_includes "#include \"games/${game_folder}/face.hpp\"\n")
        configure_file("${PROJECT_SOURCE_DIR}/cmake/game.cpp.in" "${folder}/${game_folder}.cpp" @ONLY)
        target_sources(${target} PRIVATE "${folder}/${game_folder}.cpp")
    endforeach()
    configure_file("${PROJECT_SOURCE_DIR}/cmake/registered_games.hpp.in" "${folder}/play/registered_games.hpp" @ONLY)
    configure_file("${PROJECT_SOURCE_DIR}/cmake/registered_faces.hpp.in" "${folder}/play/registered_faces.hpp" @ONLY)
    target_include_directories(${target} PUBLIC "${folder}")
endfunction()
