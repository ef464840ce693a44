// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The file that compilecatalog.cpp wrote; see builtinindex.cpp.

    .section .rodata
    .balign 64
    .globl wayout_builtin_index
    .hidden wayout_builtin_index
wayout_builtin_index:
    .incbin BUILTIN_INDEX
    .globl wayout_builtin_index_end
    .hidden wayout_builtin_index_end
wayout_builtin_index_end:
    .section .note.GNU-stack,"",%progbits
