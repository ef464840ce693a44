// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::match {

/// What is known about one record in one line of a text, as numbers. The ranking rules read nothing else. A number
/// without a unit is 1 when it holds and 0 when it does not; "nats" are information: a word that one record in thousands
/// has is worth about 7.
struct Features {
    // The record's pattern.
    float pattern = 0; ///< nats in the part of the line that the pattern matches; 0 if it does not match here
    float patternLiterals = 0; ///< number of literal characters in that part
    float longestLiteral = 0; ///< number of characters of the longest literal run in that part
    float splitsWord = 0; ///< that part begins inside a word
    float patternReach = 1; ///< number of records whose signature the pattern may match, at least 1
    float patternHits = 0; ///< the pattern matches somewhere in the text
    float silentPattern = 0; ///< the pattern matches nowhere in the text, although it could
    float narrower = 0; ///< the pattern is more exact than that of another record that matches in the same place
    /// How much the logarithm of the score has to grow, so that a pattern that names what the other leaves open comes
    /// first: "cannot import name 'field_validator'" before "cannot import name '[^']+'". Negative, so that a record whose
    /// pattern is silent comes behind one whose pattern matches in the same line.
    float special = 0;
    float unconfirmed = 0; ///< the record has a pattern, and it matches nowhere in the text, for whatever reason
    float otherPattern = 0; ///< the pattern of another record matches here, this record's nowhere in the text

    // The record's wording that the line covers best.
    float words = 0; ///< nats in the words that the line shares with the wording
    float share = 0; ///< share of the wording, weighted by information, that the line contains, 0..1
    float informative = 1; ///< share of the wording's informative terms that the line contains, 0..1; see Coverage
    float required = 1; ///< share of the words required by the silent pattern; see TextReading::requiredShare()
    float lines = 1; ///< number of lines that contain the wording
    float whole = 0; ///< the line consists of the wording, or of what the pattern matches, and nothing else

    // The whole text.
    /// The text is nothing but a wording of the record, which no other family of records has, and few others have its words
    float wordingAlone = 0;
    float wordingShared = 0; ///< the text is nothing but a wording of the record, but others may be meant, too
    float wordingAnothers = 0; ///< the text names another record alone, and this one has no more than its words

    // Error codes.
    float code = 0; ///< nats in an error code of the record that the line contains
    float codeInforms = 0; ///< that code is not one for a whole class of causes, or the record is about exactly it
    float codeAlone = 0; ///< the line consists of that code, and the record is about it or the only one that has it
    float codeOwned = 0; ///< the record is about that code, and no other record is
    float errorNumber = 0; ///< that code is a number that the words next to it translate: "[Errno 2] No such file"
    float otherCode = 0; ///< the line has a code of the same family, but not the record's

    // Names of exceptions.
    float exception = 0; ///< nats in a name that line and record share
    float namedException = 0; ///< nats in such a name that does not only announce a code
    float otherException = 0; ///< line and record name different exceptions

    // The line.
    float failure = 0; ///< reports a failure
    float plain = 0; ///< neither reports a failure nor is a frame or routine
    float frame = 0; ///< is a frame of a stack trace
    float routine = 0; ///< is logged as routine
    float blank = 0; ///< is empty
    float runningText = 0; ///< mentions an error in a sentence that reports none
    float handler = 0; ///< is source code that handles or raises an error
    float wrapper = 0; ///< is an exception with another one in the text as its cause
    float later = 0; ///< is a compiler error after the first one
    float warning = 0; ///< is a compiler's warning in a text that has an error, too
    float closing = 0; ///< only says that a step failed

    // The text.
    float familiar = 1; ///< share of the line's known words, weighted by information, that the record has, 0..1
    float errorElsewhere = 0; ///< another line, which is no closing, announces an error
    float clauseAlone = 0; ///< the text is a few Chinese characters
    float otherRuntime = 0; ///< shows other runtimes, but not the record's
    float context = 0; ///< nats in words of the whole text that fit the record
    float reasonElsewhere = 0; ///< a line that is no closing, or one above, explains enough for a match
};

} // namespace wayout::match
