// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <span>
#include <string_view>

namespace wayout::text {

/// The kind of a line in a log, judged by the line alone.
enum class LineKind {
    Blank,
    Frame, ///< a frame of a stack trace: where the error happened, not which one
    Routine, ///< logged as INFO, DEBUG or TRACE and not about a failure
    Plain,
    Failure, ///< names an error, an exception or a failed action
};

LineKind lineKind(QByteArrayView line);
/// Whether the line is of LineKind::Frame. Much faster than lineKind().
bool isStackFrame(QByteArrayView line);
/// Returns the words that indicate a failure, in lower case. Every line of LineKind::Failure contains one of them.
std::span<const std::string_view> failureSigns();

/// How a line mentions a failure that did not happen.
enum class Mention {
    None,
    /// In a sentence without a word that reports a failure, as in manuals, comments and release notes. Some real
    /// messages have this form as well.
    RunningText,
    /// In source code that handles an error, raises it, logs it or compares with its code.
    InExceptionHandler,
};
Mention mentionIn(QByteArrayView line);

/// Whether `next` is the source line that Python quotes below the frame `frame` ("  File …, line 3, in f"). The
/// statement that raised an error often contains the words of its message, but it is not the message.
bool quotesSource(QByteArrayView frame, QByteArrayView next);

/// How lineTemplate() treats names in quotes.
enum class QuotedNames {
    Alike, ///< each name becomes "#"
    Differ, ///< each name stays
};
/// Returns the line without the parts that differ between two occurrences of one error: numbers, addresses, ids and
/// quoted names become "#". Two lines with the same template are the same error.
QByteArray lineTemplate(QByteArrayView line, QuotedNames names = QuotedNames::Alike);

} // namespace wayout::text
