# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The translations are complete and up to date: reading the sources again changes nothing, and nothing is unfinished.
# Run with -DROOT=… -DLUPDATE=… -DSCRATCH=… -P; the last is a folder to write into.
function(check name)
    file(COPY_FILE ${ROOT}/i18n/${name} ${SCRATCH}/${name})
    execute_process(COMMAND ${LUPDATE} app ui -I . -no-obsolete -locations none ${ARGN} -ts ${SCRATCH}/${name}
        WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE errors)
    if(failed)
        message(FATAL_ERROR "lupdate: ${errors}")
    endif()
    file(READ ${ROOT}/i18n/${name} committed)
    file(READ ${SCRATCH}/${name} updated)
    if(NOT committed STREQUAL updated)
        message(SEND_ERROR "i18n/${name} is not up to date: build the target update_translations and translate what is new.")
    endif()
    string(FIND "${committed}" "type=\"unfinished\"" unfinished)
    if(NOT unfinished EQUAL -1)
        message(SEND_ERROR "i18n/${name} has unfinished entries.")
    endif()
endfunction()

file(MAKE_DIRECTORY ${SCRATCH})
check(wayout_zh_CN.ts)
check(wayout_en.ts -pluralonly)
