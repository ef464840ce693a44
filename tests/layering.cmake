# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# A layer is a link target, but an include of a system-wide header still compiles: this closes the gap.
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
refuse("#include [<\"](ui/|QtGui|QtWidgets|QWidget|QApplication|KSyntaxHighlighting|KF5|KF6)" "app/ reaches up" ${app_sources})

# JSON at few doors: these translate it to values and back, nothing else sees it.
set(json_doors app/catalog/jsondocument.h app/catalog/jsondocument.cpp app/catalog/jsonfields.h app/catalog/jsonfields.cpp
    app/catalog/recordwriter.cpp app/catalog/domains.cpp app/command/answerjson.cpp app/edit/fieldvalue.cpp app/session.cpp)
# The Model Context Protocol is JSON through and through: arguments, schemas and results have shapes of their own.
list(APPEND json_doors app/command/rpcmessage.h app/command/rpcmessage.cpp app/command/mcptools.h app/command/mcptools.cpp app/command/mcpserver.h app/command/mcpserver.cpp)
set(closed ${app_sources} ${ui_sources})
foreach(door IN LISTS json_doors)
    list(REMOVE_ITEM closed ${ROOT}/${door})
endforeach()
refuse("#include [<\"](nlohmann|QJson)" "JSON outside its doors" ${closed})

# Databases behind one door.
set(sql_free ${app_sources} ${ui_sources})
list(FILTER sql_free EXCLUDE REGEX "/app/outcome/(connection|serverconnection)[.]")
refuse("#include [<\"](QSql|sqlite)" "SQL outside the database" ${sql_free})

# Other people's compressed files behind two doors.
set(archive_free ${app_sources} ${ui_sources})
list(REMOVE_ITEM archive_free ${ROOT}/app/catalog/archive.cpp ${ROOT}/app/text/unpackeddevice.cpp)
refuse("#include <archive" "libarchive outside its doors" ${archive_free})
set(zlib_free ${app_sources} ${ui_sources})
list(REMOVE_ITEM zlib_free ${ROOT}/app/text/unpackeddevice.cpp)
refuse("#include <zlib" "zlib outside its door" ${zlib_free})

# Sockets are made in one place, between processes of one user on one computer; see also the end of this file.
set(socket_free ${app_sources} ${ui_sources})
# A team's database is reached by the database's own client; its connection is only ever shut here.
list(FILTER socket_free EXCLUDE REGEX "/app/(platform/singleinstance_unix|outcome/serverconnection)[.]cpp")
refuse("#include <sys/(socket|un)[.]h>" "sockets outside the hand-over to an open window" ${socket_free})

# What differs between operating systems is in one library.
set(system_free ${app_sources} ${ui_sources})
# The cache gives back its pages, the connection of a team shuts the socket of the database's client, and fonts ask the dynamic linker.
list(FILTER system_free EXCLUDE REGEX "/(app/platform/|(match/enginecache|outcome/serverconnection|theme/fontstart)[.]cpp)")
refuse("#include <(unistd|fcntl|poll|pty|termios|pwd|sys/[a-z]+)[.]h>|Q_OS_" "the operating system outside app/platform" ${system_free})

# Patterns run in linear time, and in two places.
set(pattern_free ${app_sources} ${ui_sources})
list(FILTER pattern_free EXCLUDE REGEX "/app/match/")
refuse("#include [<\"]re2/" "RE2 outside matching and checking" ${pattern_free})

# The window's background work runs in the task runner, so that all of it can be stopped. In app/, the matcher and the section reader use
# a second thread inside a call that waits for it; the MCP server answers on one, and a PostgreSQL connection has one that shuts its socket.
set(thread_free ${app_sources} ${ui_sources})
list(FILTER thread_free EXCLUDE REGEX "/(ui/services/tasks|app/match/matcher|app/store/sections|app/command/mcpserver|app/outcome/serverconnection)[.]")
refuse("QtConcurrent|QFuture|QPromise|std::j?thread|std::async|QThread" "threads outside the task runner" ${thread_free})

# Panes know models and app types, never each other.
foreach(pane paste results detail browse palette history edit privacy secrets)
    file(GLOB_RECURSE pane_sources ${ROOT}/ui/${pane}/*.h ${ROOT}/ui/${pane}/*.cpp)
    foreach(other paste results detail browse palette history edit privacy secrets)
        if(NOT other STREQUAL pane)
            refuse("#include \"ui/${other}/" "${pane} knows ${other}" ${pane_sources})
        endif()
    endforeach()
    refuse("#include \"ui/mainwindow" "${pane} knows the window" ${pane_sources})
endforeach()

refuse("setHtml|setMarkdown|Qt::RichText|Qt::MarkdownText" "data is never markup" ${ui_sources})

# Nothing leaves the computer: sockets, where there are any, are those of this computer (AF_UNIX); tests/faults/network looks.
refuse("#include [<\"](QtNetwork|QNetwork|QTcp|QUdp|QSsl|QDns|QHostInfo|QHostAddress|QLocalSocket|QLocalServer|QAbstractSocket|netinet/|arpa/|netdb|curl/)"
    "there is no network" ${app_sources} ${ui_sources})
refuse("AF_INET|PF_INET|AF_PACKET" "there is no network" ${app_sources} ${ui_sources})
# What is read is never run: the window starts no program but the browser and the file manager that the desktop has.
refuse("QProcess|popen\\(|[^a-zA-Z:_.]system\\(|exec[lv]p?e?\\(" "the window runs nothing" ${ui_sources})
