# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# What makes a bug in a program that reads strangers' files harder to use: checked string functions, a guarded stack, addresses
# that nobody can foretell, tables that nobody can overwrite. For builds that people run (Release, MinSizeRel); a distribution that
# builds without a type brings flags of its own, a developer's build does without, and sanitizers see more than these and do not
# go with all of them. `tests/hardening` looks for it.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

add_library(wayout_hardening INTERFACE)
if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize" AND NOT WIN32)
    set(hardened "$<CONFIG:Release,MinSizeRel>")
    # What a distribution has set is taken back first: a second value would be a warning.
    target_compile_options(wayout_hardening INTERFACE "$<${hardened}:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3>")
    foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection=full)
        string(MAKE_C_IDENTIFIER "WAYOUT_HAVE${flag}" known)
        check_cxx_compiler_flag(${flag} ${known})
        if(${known})
            target_compile_options(wayout_hardening INTERFACE "$<${hardened}:${flag}>")
        endif()
    endforeach()
    if(NOT APPLE) # whose linker does the like without being asked
        foreach(flag -z,relro -z,now -z,noexecstack)
            string(MAKE_C_IDENTIFIER "WAYOUT_HAVE${flag}" known)
            check_linker_flag(CXX -Wl,${flag} ${known})
            if(${known})
                target_link_options(wayout_hardening INTERFACE "$<${hardened}:-Wl,${flag}>")
            endif()
        endforeach()
    endif()
endif()
if(CMAKE_BUILD_TYPE MATCHES "^(Release|MinSizeRel)$")
    check_pie_supported(LANGUAGES CXX)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
