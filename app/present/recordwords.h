// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QDate>
#include <QString>

#include <optional>

namespace wayout::present {

// What a record says about itself, in the language of the interface.

/// Who checked it; a tier that is not one of ours is shown as it stands.
QString tierWords(const QString &tier);
/// "confirmed 2025-03-01, 4 months ago"; empty without a date; a date of the last month or after `today` is shown without an age.
QString confirmedWords(QDate confirmed, QDate today);
/// Not confirmed for a year.
bool isStale(QDate confirmed, QDate today);
/// How many sources or runs are behind it; empty when the record does not say.
QString evidenceWords(const catalog::Record &record);
/// The words of an evidence (Evidence::text of Kind::Words) in a sentence: the first `most` of them, all when it is 0.
QString evidenceWords(const QString &text, qsizetype most = 0);
/// What a domain is called. Where records are shown in both languages it is a word of the window, and has the window's language.
QString shownDomain(const QString &domain, catalog::ContentLanguage language);
/// One line for one execution.
QString reproductionWords(const catalog::Reproduction &run);

/// What running one attempt came to, from the latest run that tried it.
struct ShownByRun {
    QString words; ///< "Shown to fail on Debian 12, Python 3.11.7 (2026-11)"
    bool asClaimed = true; ///< it went the way the record says
    bool isOld = false; ///< a year ago or more: the words say so
};
std::optional<ShownByRun> deadEndShown(const catalog::Record &record, qsizetype index, QDate today);
std::optional<ShownByRun> workaroundShown(const catalog::Record &record, qsizetype index, QDate today);

/// A text cut after its first sentence, for where a heading is missing; `rest` may be empty.
struct FirstSentence {
    QString sentence;
    QString rest;
};
FirstSentence firstSentence(const QString &text);

} // namespace wayout::present
