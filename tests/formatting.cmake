# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# All sources of app/ and ui/ are as clang-format 14 leaves them.
# Run with -DROOT=<the project's folder> -DCLANG_FORMAT=<the program> -P.
execute_process(COMMAND ${CLANG_FORMAT} --version OUTPUT_VARIABLE version)
if(NOT version MATCHES "version 14[.]")
    message("clang-format 14 is not installed: ${version}")
    return()
endif()
file(GLOB_RECURSE sources ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)
execute_process(COMMAND ${CLANG_FORMAT} --dry-run --Werror ${sources} RESULT_VARIABLE failed ERROR_VARIABLE places)
if(failed)
    message(FATAL_ERROR "clang-format would change these places: run clang-format -i on the files.\n${places}")
endif()
