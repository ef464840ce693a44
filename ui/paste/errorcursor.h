// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

namespace wayout::paste {

/// The errors of a text in the order of their lines, and the one that the reader is at.
class ErrorCursor final
{
public:
    /// Takes the errors of an answer; the reader is at none of them.
    void setAnswer(const match::Answer &answer);
    void clear() { *this = {}; }

    int count() const { return int(m_errors.size()); }
    /// Returns the position of the current error, from 0; -1 if there is none.
    int current() const { return m_current; }
    /// Goes so many errors on, around the end, and returns the new one: the first or the last if there was none. Null
    /// without errors.
    const match::ErrorGroup *step(int by);
    /// Makes the error that a record with this evidence answers the current one, unless the current one is among what it
    /// answers.
    void follow(const QList<match::Evidence> &evidence);

private:
    QList<match::ErrorGroup> m_errors;
    QList<match::Match> m_matches;
    int m_current = -1;
};

} // namespace wayout::paste
