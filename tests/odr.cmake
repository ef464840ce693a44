# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# No name means two things: links the whole program with link-time information, which shows the linker every type.
# Run with -DROOT=<the project's folder> -DFOLDER=<where to build> -P.
execute_process(COMMAND ${CMAKE_COMMAND} -S ${ROOT} -B ${FOLDER} -G Ninja -DCMAKE_BUILD_TYPE=Debug -DBUILD_TESTING=OFF
    "-DCMAKE_CXX_FLAGS_DEBUG=-O0 -flto -Wodr -Werror=odr" "-DCMAKE_EXE_LINKER_FLAGS=-flto=auto -Wodr -Werror=odr"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${FOLDER} --target wayout COMMAND_ERROR_IS_FATAL ANY)
