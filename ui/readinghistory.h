// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

#include <utility>

/// A record that is read, and what it was found by in the pasted text.
struct Reading {
    qsizetype record = -1; ///< position in the catalogue; -1 for none
    QList<Evidence> evidence;
};

/// The way that was taken from record to record by their links.
class ReadingHistory final
{
public:
    const Reading &current() const { return m_current; }
    bool canGoBack() const { return !m_past.isEmpty(); }
    bool canGoForward() const { return !m_future.isEmpty(); }

    /// Something else was chosen: the way so far is forgotten.
    void start(const Reading &reading)
    {
        m_past.clear();
        m_future.clear();
        m_current = reading;
    }
    void follow(const Reading &reading)
    {
        m_past.append(std::exchange(m_current, reading));
        m_future.clear();
    }
    void goBack() { m_future.append(std::exchange(m_current, m_past.takeLast())); }
    void goForward() { m_past.append(std::exchange(m_current, m_future.takeLast())); }

private:
    Reading m_current;
    QList<Reading> m_past;
    QList<Reading> m_future;
};
