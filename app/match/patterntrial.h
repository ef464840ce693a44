// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/match/answer.h"
#include "app/match/matcher.h"
#include "app/text/paste.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace wayout::match {

/// The signatures, aliases and samples of a catalogue, prepared for trying patterns on them.
class TrialTexts final
{
public:
    struct Text {
        qsizetype record = -1; ///< position in the catalogue
        bool isSample = false;
        text::Paste text;
    };

    /// Takes tens of milliseconds for a thousand records: do not call it in the GUI thread. Incomplete if a stop is
    /// requested.
    explicit TrialTexts(const catalog::Catalog &catalog, const std::stop_token &stop = {});

    const std::vector<Text> &texts() const { return m_texts; }

private:
    std::vector<Text> m_texts;
};

/// A pattern that is being written, and the related fields of its record.
struct TrialSubject {
    QString regex;
    QString id; ///< id of the record; it is not reported among the others
    QString signature;
    QStringList samples;
    QString paste; ///< empty when there is none
};

/// The result of trying a pattern.
struct PatternTrial {
    /// Another record whose text the pattern also matches.
    struct Other {
        qsizetype record = -1;
        QString id;
        QString text; ///< the line, as the record has it
        bool isSample = false;
    };
    static constexpr qsizetype mostOthers = 500;
    static constexpr size_t leastLiterals = 6; ///< characters; a hit with fewer literal characters counts for little

    QString error; ///< RE2's message; empty when it accepts the pattern
    bool isTooLong = false;
    bool matchesEverything = false; ///< or requires too few literal characters to be searched for
    size_t literals = 0; ///< the least number of literal characters in a match
    bool matchesSignature = false;
    QList<bool> samples; ///< whether the pattern matches each of the subject's samples
    QList<Evidence> inPaste; ///< hits in the paste, in its order
    QList<Other> others; ///< each record once, in the order of the catalogue
    qsizetype othersCount = 0; ///< including those beyond mostOthers
    QStringList rivals; ///< ids of records whose patterns match this record's samples
    bool stopped = false;

    bool isUsable() const { return error.isEmpty() && !isTooLong && !matchesEverything; }
};

/// Tries the pattern with the rules of Patterns: ignoring case, line by line, and on windows of lines if it can cross
/// lines.
PatternTrial tryPattern(const TrialSubject &subject, const catalog::Catalog &catalog, const Matcher &matcher,
    const TrialTexts &others, const std::stop_token &stop = {});

} // namespace wayout::match
