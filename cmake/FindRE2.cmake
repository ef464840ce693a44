# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Defines RE2::RE2. Debian's package has no CMake config, and where RE2 is built on Abseil pkg-config takes most of a minute
# to walk all of that.
find_path(RE2_INCLUDE_DIR re2/filtered_re2.h)
find_library(RE2_LIBRARY re2)
mark_as_advanced(RE2_INCLUDE_DIR RE2_LIBRARY)

# Its headers do not say it, its name on the disk does: libre2.so.11.0.0.
if(RE2_LIBRARY)
    file(REAL_PATH "${RE2_LIBRARY}" re2_file)
    if(re2_file MATCHES "[.]so[.]([0-9.]+)$")
        set(RE2_VERSION ${CMAKE_MATCH_1})
    endif()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(RE2 REQUIRED_VARS RE2_LIBRARY RE2_INCLUDE_DIR VERSION_VAR RE2_VERSION)

if(RE2_FOUND AND NOT TARGET RE2::RE2)
    add_library(RE2::RE2 UNKNOWN IMPORTED)
    set_target_properties(RE2::RE2 PROPERTIES
        IMPORTED_LOCATION ${RE2_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${RE2_INCLUDE_DIR})
    # Its headers then call Abseil's functions on strings inline.
    file(STRINGS ${RE2_INCLUDE_DIR}/re2/re2.h on_abseil REGEX "#include \"absl/" LIMIT_COUNT 1)
    if(on_abseil)
        find_package(absl CONFIG REQUIRED)
        target_link_libraries(RE2::RE2 INTERFACE absl::strings)
    endif()
endif()
