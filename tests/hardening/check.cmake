# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# The protections that cmake/WayoutHardening.cmake asks for are in the program: -DPROGRAM=… -DREADELF=…, and for those that leave
# no trace in it -DCOMMANDS=compile_commands.json.
function(expect options pattern what)
    execute_process(COMMAND ${READELF} ${options} ${PROGRAM} OUTPUT_VARIABLE found RESULT_VARIABLE failed ERROR_QUIET)
    if(failed OR NOT found MATCHES "${pattern}")
        message(SEND_ERROR "${PROGRAM}: ${what}")
    else()
        message(STATUS "has: ${what}")
    endif()
endfunction()

expect(-hW "Type: +DYN" "any address (PIE)")
expect(-dW "FLAGS_1.*PIE" "any address (marked as PIE)")
expect(-lW "GNU_RELRO" "tables of addresses that cannot be written (relro)")
expect(-dW "BIND_NOW|FLAGS_1.* NOW" "all functions looked up at the start (now)")
expect(-lW "GNU_STACK [^\n]* RW " "a stack that cannot be run")
expect("--dyn-syms;-W" "__stack_chk_fail" "a guarded stack")
expect("--dyn-syms;-W" "__[a-z]+_chk@" "checked string functions (_FORTIFY_SOURCE)")
file(READ ${COMMANDS} commands)
foreach(flag -D_FORTIFY_SOURCE=3 -fstack-clash-protection -fcf-protection=full)
    if(NOT commands MATCHES "${flag}")
        message(SEND_ERROR "${PROGRAM}: compiled without ${flag}")
    endif()
endforeach()
