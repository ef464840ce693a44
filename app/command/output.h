// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

class QIODevice;

/// Writes all of it or says that it did not: a full disk must not pass for an answer.
class Output final
{
public:
    explicit Output(QIODevice &device);

    void write(const QByteArray &bytes);
    /// A line for people: what would drive a terminal is shown instead.
    void writeLine(const QString &line);
    /// Hands on what is still in buffers. False when anything was lost, now or before.
    bool flush();
    /// Why; empty when the reader closed its end, which is its right ("… | head").
    QString error() const;

private:
    QIODevice &m_device;
    bool m_failed = false;
};
