// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace wayout::services {

/// The words of an evidence (Evidence::text of Kind::Words) in a sentence: the first `most` of them, all when it is 0.
inline QString evidenceWords(const QString &text, qsizetype most = 0)
{
    QStringList words = text.split(QStringLiteral(", "));
    if (most > 0) {
        words = words.first(std::min(most, words.size()));
    }
    //: between the words of a list: "undefined, reference", “未定义的引用、text”
    return words.join(QCoreApplication::translate("EvidenceWords", ", "));
}

} // namespace wayout::services
