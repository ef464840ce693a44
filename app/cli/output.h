// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

class QIODevice;

namespace wayout::cli {

/// Writes everything or reports a failure, because output cut off by a full disk must not look like an answer.
class Output final
{
public:
    explicit Output(QIODevice &device);

    // Whatever is written may come from strangers: hidden characters are visible or escaped, and have no effect.

    /// Writes a line for people.
    void writeLine(const QString &line);
    /// Writes lines for people, perhaps with the colours of a TerminalWriter.
    void writeText(const QString &text);
    /// Writes JSON in UTF-8.
    void writeJson(const QByteArray &json);
    /// Writes what went through another Output before.
    void writeChecked(const QByteArray &bytes) { write(bytes); }
    /// Empties the buffers. Returns false when any output was lost, now or before.
    bool flush();
    /// Returns the reason for the failure; empty when the reader has closed its end, as in "… | head".
    QString error() const;

private:
    void write(const QByteArray &bytes);

    QIODevice &m_device;
    bool m_failed = false;
};

} // namespace wayout::cli
