// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringView>

namespace wayout::text {

/// Returns the message of a line in a log, without the time and place of printing (see linePrefixLength()), the level
/// and the name of the logger:
///
///     "2024-05-06 12:11:47 [ERROR] no such host"                 -> "no such host"
///     "ERROR 1 --- [main] o.s.b.SpringApplication : it failed"   -> "it failed"
///     "ERROR: Could not find a version"                          -> "Could not find a version"
///     "ERROR 1045 (28000): Access denied", "error[E0308]: types" -> unchanged: the code is part of the message
///
/// Used for headings. The message is empty only for an empty line.
QStringView lineMessage(QStringView line);

/// Whether a line announces an error by itself ("ValueError: …", "error: …", "FATAL …"), without knowing the tool.
bool announcesError(QByteArrayView line);

/// Whether a line reports a failure, by itself or after the name of its tool: "ld: library not found for -lgmp". Source code
/// and sentences that only speak of failures do not.
bool reportsFailure(QByteArrayView line);

/// Returns the message of the first line that reports a failure, as plain text with masked secrets. Returns an empty
/// text when no line does, and in doubtful cases too: source code, manuals and letters also mention failures. The
/// result only decides whether the user gets an offer, not which records are found.
QString failureIn(const QString &text);

/// A part of a line in a log that is highlighted.
struct LogSpan {
    enum class Kind {
        Prefix, ///< the time and place of printing; see linePrefixLength()
        Frame, ///< a whole line of a stack trace
        Error, ///< the word that announces an error: a level, "error:", the name of an exception
        Warning, ///< the word that announces a warning
    };

    Kind kind = Kind::Prefix;
    int start = 0; ///< in UTF-16 units
    int length = 0; ///< in UTF-16 units

    bool operator==(const LogSpan &) const = default;
};

/// Returns the spans of a line in order, without overlaps:
///
///     2024-05-06 12:11:47 ERROR [pool-1] no such host     Prefix "2024-05-06 12:11:47 ", Error "ERROR"
///     error[E0308]: mismatched types                      Error "error[E0308]"
///     java.net.ConnectException: Connection refused       Error "java.net.ConnectException"
///         at com.shop.Cart.add(Cart.java:29)              Frame
///     10 errors, see error.log                            no span: a word that only mentions errors is not a level
///
/// Takes time linear in the length of the line.
QList<LogSpan> logSpans(QStringView line);

} // namespace wayout::text
