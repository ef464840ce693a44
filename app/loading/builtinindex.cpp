// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/builtinindex.h"

extern "C" {
extern const char wayout_builtin_index[]; // NOLINT(modernize-avoid-c-arrays): a symbol of wayout_embed()
extern const char wayout_builtin_index_end[]; // NOLINT(modernize-avoid-c-arrays)
}

namespace wayout::loading {

std::span<const char> builtinIndex()
{
    return {wayout_builtin_index, wayout_builtin_index_end};
}

std::shared_ptr<const catalog::Catalog> builtinRecords()
{
    catalog::SectionReader reader(builtinIndex());
    reader.take<char>(); // the fingerprint
    auto catalog = std::make_shared<const catalog::Catalog>(reader);
    return reader.ok() ? catalog : nullptr;
}

} // namespace wayout::loading
