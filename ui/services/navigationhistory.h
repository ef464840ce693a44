// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace wayout::services {

/// A record that the user reads, and the evidence for it in the pasted text.
struct Reading {
    qsizetype record = -1; ///< position in the catalogue; -1 for none
    QList<match::Evidence> evidence;
    bool isLinked = false; ///< whether the user followed a link of the previous record
};

/// The records that the user has read in sequence, with a current position. Of several records visited in the same
/// list, only the last one is kept.
class NavigationHistory final
{
public:
    const Reading &current() const { return m_current; }
    bool canGoBack() const { return m_past.size() > (isLastCurrent() ? 1 : 0); }
    bool canGoForward() const { return !m_future.isEmpty(); }

    /// Replaces the current record by another one of the same list.
    void replace(const Reading &reading)
    {
        m_current = reading;
        m_future.clear();
    }
    /// Adds the current record to the past. Called before a record from elsewhere is chosen.
    void leave()
    {
        constexpr qsizetype longest = 100;
        if (m_current.record >= 0 && !isLastCurrent()) {
            m_past.append(m_current);
            m_past.remove(0, std::max<qsizetype>(0, m_past.size() - longest));
        }
    }
    /// Follows a link of the current record.
    void follow(Reading reading)
    {
        reading.isLinked = true;
        leave();
        replace(reading);
    }
    void goBack()
    {
        if (isLastCurrent()) { // left, but no other record was chosen
            m_past.removeLast();
        }
        m_future.append(std::exchange(m_current, m_past.takeLast()));
    }
    void goForward() { m_past.append(std::exchange(m_current, m_future.takeLast())); }
    /// Clears all evidence. Called when the pasted text has changed.
    void forgetEvidence()
    {
        m_current.evidence.clear();
        for (QList<Reading> *way : {&m_past, &m_future}) {
            for (Reading &reading : *way) {
                reading.evidence.clear();
            }
        }
    }

private:
    bool isLastCurrent() const { return !m_past.isEmpty() && m_past.last().record == m_current.record; }

    Reading m_current;
    QList<Reading> m_past;
    QList<Reading> m_future;
};

} // namespace wayout::services
