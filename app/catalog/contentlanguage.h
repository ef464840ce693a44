// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QString>

namespace wayout::catalog {

/// The language, or both languages, in which a record is shown.
enum class ContentLanguage { English, Chinese, Both };

/// Returns "en", "zh" or "both".
QString contentLanguageName(ContentLanguage language);
/// Returns nothing for any other name.
std::optional<ContentLanguage> contentLanguageFromName(const QString &name);

/// A bilingual text as it is shown.
struct ShownText {
    enum class Fallback {
        None,
        EnglishOnly, ///< Chinese was wanted, only English exists
        ChineseOnly, ///< English was wanted, only Chinese exists
    };
    QString primary; ///< in Both: Chinese
    QString secondary; ///< only in Both, and only when both exist: English
    Fallback fallback = Fallback::None;

    bool operator==(const ShownText &) const = default;
};

/// Returns the text to be shown. A missing language falls back to the other one, which `fallback` states.
ShownText shownText(const BilingualText &text, ContentLanguage language);

} // namespace wayout::catalog
