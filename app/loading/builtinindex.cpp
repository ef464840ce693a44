// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/builtinindex.h"

#ifdef WAYOUT_BUILTIN_INDEX
extern "C" {
extern const char wayout_builtin_index[]; // NOLINT(modernize-avoid-c-arrays): a symbol of wayout_embed()
extern const char wayout_builtin_index_end[]; // NOLINT(modernize-avoid-c-arrays)
}
#endif

namespace wayout::loading {

std::span<const char> builtinIndex()
{
#ifdef WAYOUT_BUILTIN_INDEX
    return {wayout_builtin_index, wayout_builtin_index_end};
#else
    return {};
#endif
}

} // namespace wayout::loading
