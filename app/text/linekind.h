// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <span>
#include <string_view>

namespace wayout::text {

/// What a line of a log is, by its looks.
enum class LineKind {
    Blank,
    Frame, ///< of a stack trace: where, not what
    Routine, ///< logged as INFO, DEBUG or TRACE and not about a failure
    Plain,
    Failure, ///< names an error, an exception, something that failed
};

LineKind lineKind(QByteArrayView line);
/// Whether the line is LineKind::Frame; of that alone, at a small part of the cost.
bool isStackFrame(QByteArrayView line);
/// What of a line makes it one that names a failure; in lower case. Every line of that kind has one of these.
std::span<const std::string_view> failureSigns();
/// How a line speaks of failures that did not happen.
enum class Mention {
    None,
    /// In a sentence without a word that reports, as manuals, comments and release notes do; so do some messages.
    RunningText,
    InExceptionHandler, ///< in source code that handles an error, raises it, logs it, or compares with its code
};
Mention mentionIn(QByteArrayView line);
/// Whether `next` is the source line that Python quotes below the place `frame` ("  File …, line 3, in f"): the statement that
/// raised an error often spells its message, but is not the message.
bool quotesSource(QByteArrayView frame, QByteArrayView next);

/// What lineTemplate() makes of a name in quotes.
enum class QuotedNames {
    Alike, ///< each is "#"
    Differ, ///< each stays
};
/// The line without what differs between two occurrences of one error: numbers, addresses, ids and quoted names become
/// "#". Two lines with the same template are the same error.
QByteArray lineTemplate(QByteArrayView line, QuotedNames names = QuotedNames::Alike);

} // namespace wayout::text
