# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the linker does not see: an include of a header alone links, and so does an include of a system-wide library.
# Run with -DROOT=<the project's folder> -DLIBRARIES=<the list of libraries that CMake wrote> -P.
cmake_minimum_required(VERSION 3.25)

function(refuse pattern reason)
    foreach(source IN LISTS ARGN)
        file(STRINGS ${source} bad REGEX ${pattern})
        if(bad)
            message(SEND_ERROR "${source}: ${reason}: ${bad}")
        endif()
    endforeach()
endfunction()

file(GLOB_RECURSE app_sources ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
file(GLOB_RECURSE ui_sources ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp)

# A library includes its own headers and those of the libraries that it links. Each line of LIBRARIES is "app/match: catalog text".
file(STRINGS ${LIBRARIES} libraries)
foreach(line IN LISTS libraries)
    string(REGEX MATCH "^(.*): ?(.*)$" matched "${line}")
    set(folder ${CMAKE_MATCH_1})
    separate_arguments(links UNIX_COMMAND "${CMAKE_MATCH_2}")
    cmake_path(GET folder FILENAME name)
    set(folder_${name} ${folder})
    set(allowed_${name} ${folder})
    # A library is listed behind those that it links, so their lists are complete.
    foreach(link IN LISTS links)
        list(APPEND allowed_${name} ${allowed_${link}})
    endforeach()
    list(REMOVE_DUPLICATES allowed_${name})
    list(JOIN allowed_${name} "|" allowed)
    file(GLOB sources ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
    list(LENGTH sources count)
    if(count EQUAL 0)
        message(SEND_ERROR "${folder} has no sources.")
    endif()
    foreach(source IN LISTS sources)
        file(STRINGS ${source} includes REGEX "^#include \"(app|ui|tests)/")
        foreach(include IN LISTS includes)
            if(NOT include MATCHES "^#include \"(${allowed})/")
                message(SEND_ERROR "${source}: ${folder} does not link this: ${include}")
            endif()
        endforeach()
    endforeach()
endforeach()

refuse("#include [<\"](ui/|QtGui|QtWidgets|QWidget|QApplication|KSyntaxHighlighting|KF5|KF6)" "app/ reaches up" ${app_sources})
file(GLOB services ${ROOT}/ui/services/*.h ${ROOT}/ui/services/*.cpp)
refuse("#include <(QtWidgets|QWidget|QLabel|QDialog|QMessageBox|Q[A-Za-z]*Button|Q[A-Za-z]*View|Q[A-Za-z]*Layout)" "services have no widgets" ${services})

# refuse_outside(PATTERN REASON EXCEPTION…): only the files named by an exception (a regex over the path) may have a line that matches.
function(refuse_outside pattern reason)
    set(sources ${app_sources} ${ui_sources})
    foreach(exception IN LISTS ARGN)
        list(FILTER sources EXCLUDE REGEX "${exception}")
    endforeach()
    refuse("${pattern}" "${reason}" ${sources})
endfunction()

# Few files translate JSON to values and back; nothing else sees it. The Model Context Protocol is JSON through and through.
refuse_outside("#include [<\"](nlohmann|QJson)" "JSON outside its doors" "/app/mcp/"
    "/app/catalog/(jsondocument|jsonfields|recordwriter|domains|fieldvalue)[.]" "/app/present/(answerjson|cireport)[.]cpp" "/app/storage/session[.]cpp"
    "/app/text/jsonreports[.]cpp")
refuse_outside("#include [<\"](QSql|sqlite)" "SQL outside the database" "/app/(storage/connection|team/serverconnection)[.]")
refuse_outside("#include <archive" "libarchive outside its doors" "/app/(catalog/archive|text/unpackeddevice)[.]cpp")
refuse_outside("#include <zlib" "zlib outside its doors" "/app/(evidence/packageindex|text/unpackeddevice)[.]cpp")
refuse_outside("#include <unicode/" "ICU outside the properties of characters" "/app/text/(columns|hiddencharacters)[.]cpp")
refuse_outside("#include [<\"]re2/" "RE2 outside its doors: patterns run in linear time" "/app/match/" "/app/text/(lineprefix|secretforms)[.]cpp")

# What differs between operating systems is in one library. The connection of a team shuts the socket of the database's client.
refuse_outside("#include <(unistd|fcntl|poll|pty|termios|pwd|sys/[a-z]+)[.]h>|Q_OS_" "the operating system outside app/platform"
    "/app/platform/" "/app/team/serverconnection[.]cpp")
# Sockets connect processes of one user on one computer, see also the end of this file.
refuse_outside("#include <sys/(socket|un)[.]h>" "sockets outside the hand-over to an open window"
    "/app/platform/singleinstance_unix[.]cpp" "/app/team/serverconnection[.]cpp")

# The window's background work runs in the task runner, so that all of it can be stopped. In app/, the matcher and the section reader use
# a second thread inside a call that waits for it; the MCP server answers on one, and a PostgreSQL connection has one that shuts its socket.
refuse_outside("QtConcurrent|QFuture|QPromise|std::j?thread|std::async|QThread" "threads outside the task runner"
    "/ui/services/tasks[.]" "/app/match/matcher[.]" "/app/catalog/sections[.]" "/app/mcp/mcpserver[.]" "/app/team/serverconnection[.]")

# What a paste says for a record takes the record's patterns and the lists of packages: the search does that in its task.
set(waiting_sources ${ui_sources})
list(FILTER waiting_sources EXCLUDE REGEX "/ui/services/searchcontroller[.]cpp$")
refuse("[^a-zA-Z]factsOf\\(" "a record is read for a paste outside the search's task" ${waiting_sources})

# No two meanings of one name: everything but a main() is in the namespace of its library.
foreach(source IN LISTS app_sources ui_sources)
    if(NOT source MATCHES "/(ui/main|app/loading/compilecatalog)[.]cpp$")
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(GET folder FILENAME name)
        file(STRINGS ${source} opened REGEX "^namespace wayout::${name} {")
        if(NOT opened)
            message(SEND_ERROR "${source}: nothing is in namespace wayout::${name}")
        endif()
    endif()
endforeach()

refuse("setHtml|setMarkdown|Qt::RichText|Qt::MarkdownText" "data is never markup" ${ui_sources})

# Nothing leaves the computer: sockets, where there are any, are those of this computer (AF_UNIX); tests/faults/network looks.
refuse_outside("#include [<\"](QtNetwork|QNetwork|QTcp|QUdp|QSsl|QDns|QHostInfo|QHostAddress|QLocalSocket|QLocalServer|QAbstractSocket|netinet/|arpa/|netdb|curl/)"
    "there is no network")
refuse_outside("AF_INET|PF_INET|AF_PACKET" "there is no network")
# What is read is never run: the window starts no program but the browser and the file manager that the desktop has.
refuse("QProcess|popen\\(|[^a-zA-Z:_.]system\\(|exec[lv]p?e?\\(" "the window runs nothing" ${ui_sources})
