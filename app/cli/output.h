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

    void write(const QByteArray &bytes);
    /// Writes a line for people, in which control characters are visible and have no effect.
    void writeLine(const QString &line);
    /// Empties the buffers. Returns false when any output was lost, now or before.
    bool flush();
    /// Returns the reason for the failure; empty when the reader has closed its end, as in "… | head".
    QString error() const;

private:
    QIODevice &m_device;
    bool m_failed = false;
};

} // namespace wayout::cli
