# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Draws the window in its states, languages, colours and sizes: cmake -DPROGRAM=… -DTEXTS=… -DFOLDER=… -P pictures.cmake
file(MAKE_DIRECTORY ${FOLDER})
function(draw name)
    execute_process(COMMAND ${PROGRAM} --picture ${FOLDER}/${name}.png ${ARGN} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(SEND_ERROR "${name}: ${status}")
    endif()
endfunction()

set(match ${TEXTS}/mps-float64-at-the-end-of-a-traceback/paste.txt)
set(log ${TEXTS}/cuda-memory-inside-a-log/paste.txt)
set(nothing ${TEXTS}/nothing-known-about-latex/paste.txt)
foreach(language en zh both)
    foreach(appearance light dark)
        draw(match-${appearance}-${language} --size 1440x900 --lang ${language} --appearance ${appearance} ${match})
    endforeach()
    draw(empty-${language} --size 1440x900 --lang ${language})
    draw(nothing-${language} --size 1440x900 --lang ${language} ${nothing})
endforeach()
foreach(size 480x800 800x600 1440x900 2560x1440)
    draw(log-${size} --size ${size} --lang en --appearance light ${log})
endforeach()
message(STATUS "pictures in ${FOLDER}")
