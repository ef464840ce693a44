// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace wayout::services {

/// A record that is read, and what it was found by in the pasted text.
struct Reading {
    qsizetype record = -1; ///< position in the catalogue; -1 for none
    QList<match::Evidence> evidence;
    bool isLinked = false; ///< a link of the record before led here
};

/// The records that were read one after the other, and the place among them. Of those that a list was run through only the last
/// one counts.
class NavigationHistory final
{
public:
    const Reading &current() const { return m_current; }
    bool canGoBack() const { return m_past.size() > (isLastCurrent() ? 1 : 0); }
    bool canGoForward() const { return !m_future.isEmpty(); }

    /// Another record of the same list takes the place of the current one.
    void replace(const Reading &reading)
    {
        m_current = reading;
        m_future.clear();
    }
    /// What is chosen next comes from elsewhere: there is a way back to the current record.
    void leave()
    {
        constexpr qsizetype longest = 100;
        if (m_current.record >= 0 && !isLastCurrent()) {
            m_past.append(m_current);
            m_past.remove(0, std::max<qsizetype>(0, m_past.size() - longest));
        }
    }
    void follow(Reading reading)
    {
        reading.isLinked = true;
        leave();
        replace(reading);
    }
    void goBack()
    {
        if (isLastCurrent()) { // it was left, and nothing else was chosen
            m_past.removeLast();
        }
        m_future.append(std::exchange(m_current, m_past.takeLast()));
    }
    void goForward() { m_past.append(std::exchange(m_current, m_future.takeLast())); }
    /// The text in which it was found is another one now.
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
