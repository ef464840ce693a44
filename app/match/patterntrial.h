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

/// What the records of a catalogue say that their errors look like, made ready for patterns to be tried on: signatures, aliases,
/// samples.
class TrialTexts final
{
public:
    struct Text {
        qsizetype record = -1; ///< position in the catalogue
        bool isSample = false;
        text::Paste text;
    };

    /// Takes tens of milliseconds for a thousand records: not for the GUI thread. Incomplete once `stop` says so.
    explicit TrialTexts(const catalog::Catalog &catalog, const std::stop_token &stop = {});

    const std::vector<Text> &texts() const { return m_texts; }

private:
    std::vector<Text> m_texts;
};

/// A pattern that is being written, and what belongs to its record.
struct TrialSubject {
    QString regex;
    QString id; ///< the record of that id is not among the others
    QString signature;
    QStringList samples;
    QString paste; ///< empty when there is none
};

/// What a pattern does.
struct PatternTrial {
    /// A record whose text it also matches.
    struct Other {
        qsizetype record = -1;
        QString id;
        QString text; ///< the line, as the record has it
        bool isSample = false;
    };
    static constexpr qsizetype mostOthers = 500;
    static constexpr size_t leastLiterals = 6; ///< characters; a hit that rests on fewer counts for little

    QString error; ///< RE2's words; empty when it accepts the pattern
    bool isTooLong = false;
    bool matchesEverything = false; ///< or has too few characters that must be there to be looked for at all
    size_t literals = 0; ///< characters that a match has at least in common with the pattern
    bool matchesSignature = false;
    QList<bool> samples; ///< in the order of the subject's
    QList<Evidence> inPaste; ///< in its order
    QList<Other> others; ///< each record once, in the order of the catalogue
    qsizetype othersCount = 0; ///< also those beyond mostOthers
    QStringList rivals; ///< ids of records whose patterns match this record's samples
    bool stopped = false;

    bool isUsable() const { return error.isEmpty() && !isTooLong && !matchesEverything; }
};

/// The same rules as when errors are matched: without case, line by line, windows of lines where the pattern can cross them.
PatternTrial tryPattern(const TrialSubject &subject, const catalog::Catalog &catalog, const Matcher &matcher,
    const TrialTexts &others, const std::stop_token &stop = {});

} // namespace wayout::match
