// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The bytes of a file between EMBEDDED_NAME and EMBEDDED_NAME_end; see wayout_embed() in WayoutTarget.cmake.

#define JOINED_AGAIN(a, b) a##b
#define JOINED(a, b) JOINED_AGAIN(a, b)

#if defined(__APPLE__)
#define BEGIN JOINED(_, EMBEDDED_NAME)
    .const
    .p2align 6
    .private_extern BEGIN
    .private_extern JOINED(BEGIN, _end)
#else
#define BEGIN EMBEDDED_NAME
#if defined(_WIN32)
    .section .rdata,"dr"
#else
    .section .rodata
    .hidden BEGIN
    .hidden JOINED(BEGIN, _end)
#endif
    .balign 64
#endif
    .globl BEGIN
    .globl JOINED(BEGIN, _end)
BEGIN:
    .incbin EMBEDDED_FILE
JOINED(BEGIN, _end):
#if defined(__ELF__)
    .section .note.GNU-stack,"",%progbits
#endif
