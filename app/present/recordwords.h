// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

namespace wayout::present {

// Statements of a record about itself, in the language of the interface.

/// Returns how far the record was verified. An unknown tier is returned unchanged.
QString tierWords(const QString &tier);
/// Whether the last confirmation is at least a year old.
bool isStale(QDate confirmed, QDate today);
/// Returns how many sources or runs support the record; empty when the record does not say.
QString evidenceWords(const catalog::Record &record);
/// Returns the words of an Evidence of Kind::Words as a list for a sentence: the first `most` of them, or all if it
/// is 0.
QString evidenceWords(const QString &text, qsizetype most = 0);
/// Returns the name of a domain. When records are shown in both languages, the name belongs to the interface and has
/// the interface's language.
QString shownDomain(const QString &domain, catalog::ContentLanguage language);
/// Returns the results of one run in one line.
QString reproductionWords(const catalog::Reproduction &run);

/// Returns where the record was executed: "tested on Debian 12, git 2.39"; empty when it was not.
QString testedWords(const catalog::Record &record);
/// Whether the dead end destroys something that cannot be had back.
bool isDestructive(const catalog::DeadEnd &deadEnd);

/// Returns a condition of a record as the beginning of a row: with a capital letter, unless it begins with a word that is
/// written in small letters, such as a command.
catalog::BilingualText rowCondition(const catalog::BilingualText &condition, const catalog::Record &record);

/// A text cut after its first sentence, which replaces a missing heading. `rest` may be empty.
struct FirstSentence {
    QString sentence;
    QString rest;
};
FirstSentence firstSentence(const QString &text);

/// A part of a text in UTF-16 units.
struct WordMark {
    qsizetype begin = 0;
    qsizetype length = 0;

    bool operator==(const WordMark &) const = default;
};
/// Returns where a text has what was looked for (see match::Answer::words), in order, without overlap. A phrase counts
/// when the text has all its words.
QList<WordMark> wordMarks(const QString &text, const QStringList &sought);

} // namespace wayout::present
