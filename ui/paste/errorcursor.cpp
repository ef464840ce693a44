// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/errorcursor.h"

#include <algorithm>

namespace wayout::paste {

void ErrorCursor::setAnswer(const match::Answer &answer)
{
    m_errors = answer.errors;
    std::ranges::sort(m_errors, {}, &match::ErrorGroup::line);
    m_matches = answer.matches;
    m_current = -1;
}

const match::ErrorGroup *ErrorCursor::step(int by)
{
    if (m_errors.isEmpty()) {
        return nullptr;
    }
    m_current = m_current < 0 ? (by > 0 ? 0 : count() - 1) : (m_current + by + count()) % count();
    return &m_errors.at(m_current);
}

void ErrorCursor::follow(const QList<match::Evidence> &evidence)
{
    const auto isIn = [&evidence](const match::ErrorGroup &error) {
        return std::ranges::find(evidence, error.line, &match::Evidence::line) != evidence.end();
    };
    if (m_current >= 0 && isIn(m_errors.at(m_current))) {
        return; // a record may answer several errors
    }
    const auto match = std::ranges::find(m_matches, evidence, &match::Match::evidence);
    if (match == m_matches.end()) {
        return;
    }
    const auto error = std::ranges::find(m_errors, match->group, &match::ErrorGroup::group);
    m_current = error == m_errors.end() ? m_current : int(error - m_errors.begin());
}

} // namespace wayout::paste
