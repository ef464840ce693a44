// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringView>

namespace wayout::text {

/// What a line of a log says, without when and where it was printed (see linePrefixLength), how grave it is and which part of a
/// program says so:
///
///     "2024-05-06 12:11:47 [ERROR] no such host"                 -> "no such host"
///     "ERROR 1 --- [main] o.s.b.SpringApplication : it failed"   -> "it failed"
///     "ERROR: Could not find a version"                          -> "Could not find a version"
///     "ERROR 1045 (28000): Access denied", "error[E0308]: types" -> as they stand: that is part of the message
///
/// For headings; never empty where the line is not.
QStringView lineMessage(QStringView line);

/// Whether a line announces an error by itself ("ValueError: …", "error: …", "FATAL …"), without knowing the tool.
bool announcesError(QByteArrayView line);

/// What the first line of the text that reports a failure says, as plain text, secrets masked; empty when none does. Rather none than
/// one of a source, a manual or a letter that speaks of failures: this decides whether something is offered, not what is found.
QString failureIn(const QString &text);

/// Part of a line of a log, as the eye sorts it.
struct LogSpan {
    enum class Kind {
        Prefix, ///< when and where the line was printed; see linePrefixLength()
        Frame, ///< the whole of a line of a stack trace
        Error, ///< the word that says so: a level, "error:", the name of an exception
        Warning, ///< the same
    };

    Kind kind = Kind::Prefix;
    int start = 0; ///< in UTF-16 units, as the length
    int length = 0;

    bool operator==(const LogSpan &) const = default;
};

/// In their order, none over another:
///
///     2024-05-06 12:11:47 ERROR [pool-1] no such host     Prefix "2024-05-06 12:11:47 ", Error "ERROR"
///     error[E0308]: mismatched types                      Error "error[E0308]"
///     java.net.ConnectException: Connection refused       Error "java.net.ConnectException"
///         at com.shop.Cart.add(Cart.java:29)              Frame
///     10 errors, see error.log                            none: a word that only speaks of errors is no level
///
/// Linear in the length of the line.
QList<LogSpan> logSpans(QStringView line);

} // namespace wayout::text
