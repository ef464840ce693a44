// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/match/patterns.h"
#include "app/match/recordfeatures.h"
#include "app/match/termindex.h"
#include "app/text/linekind.h"
#include "app/text/linerole.h"
#include "app/text/paste.h"
#include "app/text/runtimes.h"

#include <QList>

#include <string>
#include <vector>

namespace wayout::match {

/// The evidence in one line of a text for one record.
struct LineFinding {
    qsizetype record = -1;
    qsizetype line = 0; ///< position in Paste::lines()
    float pattern = 0; ///< information in the part of the line that the record's pattern matched, in nats
    bool weakPattern = false; ///< that part has few literal characters, or starts inside a word
    bool patternHits = false; ///< the record's pattern matches somewhere in the text
    bool silentPattern = false; ///< the record's pattern matches nowhere, although it could
    qsizetype longestLiteralRun = 0; ///< length of the pattern's longest literal run in the matched part
    text::Mention mention = text::Mention::None; ///< the line may only mention an error
    qsizetype patternBegin = 0; ///< begin of the matched part, in Paste::clean()
    qsizetype patternEnd = 0; ///< end of the matched part
    float words = 0; ///< information in the words that the line shares with one of the record's wordings, in nats
    float share = 0; ///< share of that wording that the line contains, 0..1
    float informative =
        1; ///< share of the informative terms of that wording that the line contains, 0..1; see Coverage
    /// Share of the terms required by the record's silent pattern that the lines contain; see
    /// TextReading::requiredShare(). Computed for good findings only.
    float required = 1;
    bool patternCoversWording = false; ///< the record's pattern contains informative terms of that wording
    bool translated = false; ///< the line has the wording in another language
    bool isWording = false; ///< the line consists of that wording and nothing else
    int lines = 1; ///< number of lines, from `line` on, that contain the wording
    float code = 0; ///< information in an error code of the record that the line contains, in nats
    /// Whether that code is not a system code for a whole class of causes, or the record is about exactly that code.
    bool codeIsInformative = false;
    /// Whether that code is a number that the words next to it translate: "[Errno 2] No such file".
    bool errorNumber = false;
    bool otherCode = false; ///< the line has a code of the same family, but not this record's
    float exception = 0; ///< information in the name of an exception that line and record share, in nats
    bool exceptionIsInformative = false; ///< that name does not only announce a code, and few other records have it
    bool otherException = false; ///< line and record name different exceptions
};

/// A finding and its score.
struct Finding {
    LineFinding best; ///< the finding of the line with the most evidence
    float score = 0; ///< nats
};

/// Words of the whole text, for context.
using TextTerms = std::vector<std::uint32_t>; ///< sorted, distinct

/// Returns the score of a finding: its information, reduced when it covers little of the wording or the pattern matches
/// many records, increased on a line that reports a failure, and reduced when that failure is the consequence of
/// another.
float findingScore(
    const LineFinding &finding, text::LineKind kind, text::LineRole role, const RecordFeatures &features);
/// Whether the line is another message than the record's, although they share words: it lacks informative terms of the
/// wording, or terms that the record's pattern requires.
bool saysOtherwise(const LineFinding &finding);
/// Returns the score, reduced below that of a match when the finding has only evidence that many errors share:
/// uninformative words, or a system code for a whole class of causes. The order of scores is kept.
float gradableScore(float score, const LineFinding &finding);
/// Returns the factor for the score of a line that only reports that a step failed. `best` is the best score of the
/// other lines.
float closingFactor(float best);
/// Whether a hit of the record's pattern is strong evidence by itself.
bool isInformative(const LineFinding &finding, const RecordFeatures &features);
/// Returns a factor below 1 if the text shows other runtimes but not that of the record.
float runtimeFactor(const RecordFeatures &features, text::Runtime inText);
/// Returns the bonus for words of the whole text that fit the record. It decides between near twins and is never enough
/// for a match.
float contextBonus(const RecordFeatures &features, const TextTerms &text, const TermIndex &index, float score);
/// Returns the grade of a score in relation to the best score. Pass the score itself as `bestScore` to grade it alone.
Grade gradeOf(float score, float bestScore);
/// Returns the score mapped to 0..1, rising; the least score of a match becomes 0.5.
double presentedScore(float score);

} // namespace wayout::match
