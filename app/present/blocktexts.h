// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/document.h"
#include "app/present/documentparts.h"

namespace wayout::present {

/// Makes the text blocks of a document in the languages that are shown.
class BlockTexts final
{
public:
    explicit BlockTexts(catalog::ContentLanguage language)
        : m_language(language)
    {
    }

    catalog::ContentLanguage language() const { return m_language; }
    /// Returns a block with the text in the shown languages; an empty block when there is no text.
    DocumentBlock text(DocumentRow row, const catalog::BilingualText &text, bool hasCode = true) const;
    /// Returns fact(), or an empty block when the text is empty.
    static DocumentBlock known(DocumentRow row, const QString &text, bool hasCode = false);
    /// Returns a block with the text under the row's label.
    static DocumentBlock fact(DocumentRow row, const QString &text, bool hasCode = false);

private:
    catalog::ContentLanguage m_language;
};

} // namespace wayout::present
