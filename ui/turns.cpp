// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/turns.h"

Turns::Turns(QObject *parent)
    : QObject(parent)
{
    connect(&m_pace, &QTimer::timeout, this, &Turns::runNext);
}

void Turns::runNext()
{
    const std::function<void()> step = m_steps.takeFirst();
    if (m_steps.isEmpty()) {
        m_pace.stop();
    }
    step();
}

void Turns::finish()
{
    while (!m_steps.isEmpty()) {
        runNext();
    }
}

void Turns::begin(const QList<std::function<void()>> &steps)
{
    m_steps = steps;
    if (steps.isEmpty()) {
        m_pace.stop();
    } else {
        m_pace.start();
    }
}
