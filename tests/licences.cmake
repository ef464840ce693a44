# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every file says whose it is and under which licence, in its own header or in REUSE.toml, and the licence's text is here.
# Run with -DROOT=<the project's folder> -P.
cmake_minimum_required(VERSION 3.25)

set(known "")
file(GLOB texts RELATIVE ${ROOT}/LICENSES ${ROOT}/LICENSES/*.txt)
foreach(text IN LISTS texts)
    cmake_path(GET text STEM LAST_ONLY licence)
    list(APPEND known ${licence})
endforeach()

function(want_known licence file)
    if(NOT licence IN_LIST known)
        message(SEND_ERROR "${file}: the text of ${licence} is not in LICENSES/")
    endif()
endfunction()

# REUSE-IgnoreStart
# The paths of REUSE.toml as regular expressions: ** is any text, * any text without a slash.
set(annotated "")
file(STRINGS ${ROOT}/REUSE.toml lines REGEX "^path = |^    \"|^SPDX-License-Identifier = ")
foreach(line IN LISTS lines)
    string(REGEX MATCHALL "\"[^\"]+\"" values "${line}")
    foreach(value IN LISTS values)
        string(REPLACE "\"" "" value ${value})
        if(line MATCHES "^SPDX")
            want_known(${value} REUSE.toml)
        else()
            string(REPLACE "." "\\." value ${value})
            string(REPLACE "**" "<any>" value ${value})
            string(REPLACE "*" "[^/]*" value ${value})
            string(REPLACE "<any>" ".*" value ${value})
            list(APPEND annotated "^${value}$")
        endif()
    endforeach()
endforeach()

# REUSE-IgnoreEnd

# What git knows, where there is git: other files of a working folder are nobody's business.
find_program(GIT git)
set(status 1)
if(GIT AND EXISTS ${ROOT}/.git)
    execute_process(COMMAND ${GIT} ls-files --cached WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE files RESULT_VARIABLE status
        ERROR_QUIET)
    string(REGEX REPLACE "\n" ";" files "${files}")
endif()
if(NOT status EQUAL 0)
    file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/app/* ${ROOT}/cmake/* ${ROOT}/i18n/* ${ROOT}/packaging/*
        ${ROOT}/resources/* ${ROOT}/tests/* ${ROOT}/ui/*)
endif()

set(count 0)
foreach(file IN LISTS files)
    if(file STREQUAL "" OR file MATCHES "^LICENSES/" OR file STREQUAL "REUSE.toml" OR NOT EXISTS ${ROOT}/${file})
        continue()
    endif()
    math(EXPR count "${count} + 1")
    set(is_annotated FALSE)
    foreach(pattern IN LISTS annotated)
        if(file MATCHES ${pattern})
            set(is_annotated TRUE)
            break()
        endif()
    endforeach()
    if(is_annotated)
        continue()
    endif()
    file(READ ${ROOT}/${file} head LIMIT 1000)
    # REUSE-IgnoreStart
    if(NOT head MATCHES "SPDX-FileCopyrightText: ([0-9]+ Wayout contributors|[0-9-]+ Unicode, Inc)")
        message(SEND_ERROR "${file}: neither its first lines nor REUSE.toml say whose it is")
    endif()
    if(head MATCHES "SPDX-License-Identifier: ([A-Za-z0-9.-]+)")
        want_known(${CMAKE_MATCH_1} ${file})
    else()
        message(SEND_ERROR "${file}: neither its first lines nor REUSE.toml name its licence")
    endif()
    # REUSE-IgnoreEnd
endforeach()
if(count LESS 10)
    message(SEND_ERROR "only ${count} files were found: the list of files is wrong")
endif()
message(STATUS "${count} files")
