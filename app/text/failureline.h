// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

/// Whether a line announces an error by itself ("ValueError: …", "error: …", "FATAL …"), whoever knows it.
bool announcesError(QByteArrayView line);

/// What the first line of the text that reports a failure says, as plain text, secrets masked; empty when none does. Rather none than
/// one of a source, a manual or a letter that speaks of failures: this decides whether something is offered, not what is found.
QString failureIn(const QString &text);
