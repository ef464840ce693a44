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

/// What one line of a text says for one record.
struct LineFinding {
    qsizetype record = -1;
    qsizetype line = 0; ///< position in Paste::lines()
    float pattern = 0; ///< information in the part of the line that the record's pattern matched, in nats
    bool weakPattern = false; ///< that part rests on few characters, or starts inside a word
    bool patternHits = false; ///< the record's pattern matches somewhere in the text
    bool silentPattern = false; ///< it matches nowhere, though it could
    qsizetype longestLiteralRun = 0; ///< characters in a row of that part that the pattern spells out
    text::Mention mention = text::Mention::None; ///< the line may only speak of such things
    qsizetype patternBegin = 0; ///< of that part, in Paste::clean()
    qsizetype patternEnd = 0;
    float words = 0; ///< information in the words that the line shares with one of the record's wordings, in nats
    float share = 0; ///< how much of that wording they are, 0..1
    float informative = 1; ///< how much of what isInformative that wording from others they are, 0..1: see Coverage
    /// How much of what the record's silent pattern requires they are: see TextReading::requiredShare; asked for of good findings only.
    float required = 1;
    bool patternCoversWording = false; ///< the record's pattern spells some of that wording
    bool translated = false; ///< the line says it in another language
    bool isWording = false; ///< the line has all of that wording and nothing else
    int lines = 1; ///< how many lines from `line` on say it
    float code = 0; ///< information in an error code of the record that stands in the line, in nats
    /// That code is not one of the system's for a class of causes, or the record is about that very one.
    bool codeIsInformative = false;
    /// That code stands there as a number that the words beside it translate: "[Errno 2] No such file".
    bool errorNumber = false;
    bool otherCode = false; ///< the line has a code of the same family, but not this record's
    float exception = 0; ///< information in the name of an exception that line and record share, in nats
    bool exceptionIsInformative =
        false; ///< that name does more than announce a code, and hardly any other record has it
    bool otherException = false; ///< both name exceptions, but not the same
};

/// A finding with its value.
struct Finding {
    LineFinding best; ///< of the line that says most
    float score = 0; ///< nats
};

/// Words of the whole text, for context.
using TextTerms = std::vector<std::uint32_t>; ///< sorted, distinct

/// The value of a finding: information, worth less where it covers little of the wording or where the pattern fits many
/// records, more on a line that reports a failure, and less where that is the consequence of another one.
float findingScore(
    const LineFinding &finding, text::LineKind kind, text::LineRole role, const RecordFeatures &features);
/// Whether the line has much of a record's wording and less of what the record's pattern spells of it, or of what every message of the record
/// must have, so that it is another message.
bool saysOtherwise(const LineFinding &finding);
/// The score; less than a match needs, in the same order, where the finding rests on what many errors say: words of a message
/// without those that tell it from others, or a number that the system has for a whole class of causes.
float gradableScore(float score, const LineFinding &finding);
/// What remains of the score of a line that only says that a step failed, where `best` of the others says why.
float closingFactor(float best);
/// Whether a hit of the record's pattern says much by itself.
bool isInformative(const LineFinding &finding, const RecordFeatures &features);
/// Less than 1 for a record of a runtime that left no trace in a text where others did.
float runtimeFactor(const RecordFeatures &features, text::Runtime inText);
/// What the rest of the text says for a record, to be added: decides between near twins, never makes a match alone.
float contextBonus(const RecordFeatures &features, const TextTerms &text, const TermIndex &index, float score);
/// Whether a score is good enough to be called a match, related, or nothing; beside the best one, or, with itself for that, alone.
Grade gradeOf(float score, float bestScore);
/// 0..1, rising with the score; `matchBar` gives 0.5.
double presentedScore(float score);

} // namespace wayout::match
