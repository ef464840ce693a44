// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QString>

namespace wayout::catalog {

/// Which of a record's two languages is shown.
enum class ContentLanguage { English, Chinese, Both };

/// "en", "zh", "both".
QString contentLanguageName(ContentLanguage language);
/// Nothing for any other name.
std::optional<ContentLanguage> contentLanguageFromName(const QString &name);

/// A bilingual text as it is to be shown.
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

/// Field by field: a missing language falls back to the other one, and says so.
ShownText shownText(const BilingualText &text, ContentLanguage language);

} // namespace wayout::catalog
