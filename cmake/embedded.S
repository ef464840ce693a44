// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bytes of a file between EMBEDDED_NAME and EMBEDDED_NAME_end; see wayout_embed() in WayoutTarget.cmake.

#define JOINED(name, suffix) name##suffix
#define END_OF(name) JOINED(name, _end)

    .section .rodata
    .balign 64
    .globl EMBEDDED_NAME
    .hidden EMBEDDED_NAME
EMBEDDED_NAME:
    .incbin EMBEDDED_FILE
    .globl END_OF(EMBEDDED_NAME)
    .hidden END_OF(EMBEDDED_NAME)
END_OF(EMBEDDED_NAME):
    .section .note.GNU-stack,"",%progbits
