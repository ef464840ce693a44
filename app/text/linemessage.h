// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

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

/// Whether a line announces an error by itself ("ValueError: …", "error: …", "FATAL …"), whoever knows it.
bool announcesError(QByteArrayView line);

/// What the first line of the text that reports a failure says, as plain text, secrets masked; empty when none does. Rather none than
/// one of a source, a manual or a letter that speaks of failures: this decides whether something is offered, not what is found.
QString failureIn(const QString &text);
