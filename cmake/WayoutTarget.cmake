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
