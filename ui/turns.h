// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QTimer>

#include <functional>

/// Work in parts, each in a turn of the event loop of its own: what one part changes is painted, and what the user does
/// meanwhile is answered, before the next one begins.
class Turns final : public QObject
{
    Q_OBJECT

public:
    explicit Turns(QObject *parent = nullptr);

    /// What was left of the work before is dropped.
    void begin(const QList<std::function<void()>> &steps);
    /// Does now what is left.
    void finish();

private:
    void runNext();

    QList<std::function<void()>> m_steps;
    QTimer m_pace;
};
