# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Parsed once for a layer instead of by each of its sources: half the time to compile. Sources still include what they use;
# the preset "tidy" builds without these and finds the one that does not.
set(WAYOUT_COMMON_HEADERS_app <QByteArray> <QHash> <QList> <QString> <QStringList>
    <algorithm> <array> <functional> <memory> <optional> <string> <vector>)
set(WAYOUT_COMMON_HEADERS_ui ${WAYOUT_COMMON_HEADERS_app} <QAbstractListModel> <QApplication> <QEvent> <QLabel> <QPainter>
    <QPushButton> <QStyle> <QVBoxLayout> <QWidget>)

include(WayoutHardening)

# What every target of ours is compiled with.
add_library(wayout_options INTERFACE)
target_link_libraries(wayout_options INTERFACE wayout_hardening)
target_compile_definitions(wayout_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_URL_CAST_FROM_STRING
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_include_directories(wayout_options INTERFACE ${CMAKE_SOURCE_DIR})
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    target_compile_options(wayout_options INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
        -Wno-missing-field-initializers) # every member has a default: naming only what matters is the point
    if(WAYOUT_WARNINGS_ARE_ERRORS)
        # What a newer Qt calls deprecated is still there: it must not keep anybody from building.
        target_compile_options(wayout_options INTERFACE -Werror -Wno-error=deprecated-declarations)
    endif()
endif()

# wayout_add_library(NAME [NO_WIDGETS] SOURCES FILE… [LINK LIBRARY…] [PUBLIC TARGET…] [PRIVATE TARGET…])
# The static library wayout_NAME of the folder that calls this. LINK names the libraries of ours that it may use, without "wayout_"; what
# they link is included. PUBLIC and PRIVATE name libraries of others. tests/layering.cmake compares every #include with the list kept here.
function(wayout_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "NO_WIDGETS" "" "SOURCES;LINK;PUBLIC;PRIVATE")
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH layer)
    cmake_path(GET layer FILENAME layer)
    add_library(wayout_${name} STATIC ${arg_SOURCES})
    list(TRANSFORM arg_LINK PREPEND wayout_ OUTPUT_VARIABLE links)
    target_link_libraries(wayout_${name} PUBLIC wayout_options Qt6::Core ${links} ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    # One set of precompiled headers with widgets and one without, each made for its first library.
    set(headers ${layer})
    if(arg_NO_WIDGETS)
        set(headers app)
    endif()
    get_property(first GLOBAL PROPERTY wayout_first_library_${headers})
    if(first)
        target_precompile_headers(wayout_${name} REUSE_FROM ${first})
    else()
        target_precompile_headers(wayout_${name} PRIVATE ${WAYOUT_COMMON_HEADERS_${headers}})
        set_property(GLOBAL PROPERTY wayout_first_library_${headers} wayout_${name})
    endif()
    set_property(GLOBAL APPEND PROPERTY wayout_libraries ${name})
    set_property(GLOBAL PROPERTY wayout_folder_${name} ${layer}/${name})
    set_property(GLOBAL PROPERTY wayout_links_${name} ${arg_LINK})
endfunction()

# wayout_embed(NAME SYMBOL FILE): the bytes of FILE are part of the library NAME, from SYMBOL to SYMBOL_end, where nothing has to be found,
# read or installed.
function(wayout_embed name symbol file)
    # A copy for each file, because what a source is compiled with belongs to its path.
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.S)
    configure_file(${CMAKE_SOURCE_DIR}/cmake/embedded.S ${source} COPYONLY)
    set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS ${file}
        COMPILE_DEFINITIONS "EMBEDDED_NAME=${symbol};EMBEDDED_FILE=\"${file}\"")
    target_sources(wayout_${name} PRIVATE ${source})
endfunction()

# wayout_link_library(NAME LIBRARY): one more library of ours that the library NAME may use.
function(wayout_link_library name library)
    target_link_libraries(wayout_${name} PUBLIC wayout_${library})
    set_property(GLOBAL APPEND PROPERTY wayout_links_${name} ${library})
endfunction()

# Writes the list of all libraries and what they link, for tests/layering.cmake.
function(wayout_write_libraries)
    get_property(libraries GLOBAL PROPERTY wayout_libraries)
    set(lines "")
    foreach(name IN LISTS libraries)
        get_property(folder GLOBAL PROPERTY wayout_folder_${name})
        get_property(links GLOBAL PROPERTY wayout_links_${name})
        list(JOIN links " " links)
        string(APPEND lines "${folder}: ${links}\n")
    endforeach()
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/libraries.txt CONTENT "${lines}" @ONLY)
endfunction()
