// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/features.h"
#include "app/text/paste.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace wayout::match {

/// The certainty of an answer.
enum class Grade { None, Related, Match };

/// A place in the pasted text that supports a record. Lines end at LF, CRLF or a lone CR.
struct Evidence {
    enum class Kind {
        Pattern, ///< the record's regex matched
        Words, ///< the line shares informative words with the record
        Code, ///< the line contains an error code of the record
    };
    Kind kind = Kind::Words;
    int line = 0; ///< 1-based, in the text as pasted
    int column = 0; ///< 1-based, in UTF-16 units of that line
    int length = 0; ///< in UTF-16 units; line breaks inside count as one
    /// For Pattern and Code the characters as pasted (at most 200); for Words the words as pasted, joined by ", ".
    QString text;

    bool operator==(const Evidence &) const = default;
};

/// One record found for a text.
struct Match {
    qsizetype record = -1; ///< position in the catalogue
    Grade grade = Grade::None; ///< Match or Related
    double score = 0; ///< 0..1, for ordering and for scripts; not a probability
    int group = 0; ///< the error that the record explains: Answer::errors[].group
    QList<Evidence> evidence; ///< strongest first; may be empty for a search
    /// Other records of the same error (for other environments, or duplicates), which are not listed separately. In the
    /// order of the catalogue.
    QList<qsizetype> variants;
    Features features; ///< what the ranking rules saw; see contributionsOf(). Without meaning for a search.
    /// The text as it was read, so that values need not clean it again; null for a search and for a long text.
    std::shared_ptr<const text::Paste> paste;
};

/// A distinct error of the text.
struct ErrorGroup {
    int group = 0; ///< 1-based, in order of importance
    int line = 0; ///< 1-based line of its first occurrence
    QString text; ///< that line as pasted, without timestamps, colours and invisible characters
    int count = 1; ///< how often the error occurs in the text
    int column = 1; ///< 1-based, where the message begins in its line, in UTF-16 units
    int length = 0; ///< in UTF-16 units; line breaks inside count as one
    /// Equal for the same error in another text: numbers and ids of its line do not count, names do. Hexadecimal.
    QString fingerprint;
};

/// The result of looking a text up in the catalogue.
struct Answer {
    Grade grade = Grade::None;
    QList<Match> matches; ///< matches before related records, each best first
    QList<ErrorGroup> errors;
    QStringList codes; ///< distinct error codes of the text; filled only when no record matches
    /// When the records were found for words instead of an error: the words and phrases that were looked for, with
    /// those that mean the same, as Term::key with a space between; empty when the answer is to an error.
    QStringList words;
    QStringList notEvaluated; ///< ids of records whose pattern could not be tried on this text
    double elapsedMs = 0;
    bool stopped = false; ///< the search was cancelled; do not show the answer
};

} // namespace wayout::match
