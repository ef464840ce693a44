// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/matcher.h"

struct Matcher::Parts {
    const Catalog &catalog;
    QList<Problem> problems;
};

Matcher::Matcher(const Catalog &catalog)
    : m_parts(std::make_unique<const Parts>(Parts{catalog, {}}))
{
}

Matcher::~Matcher() = default;

Answer Matcher::find(const QString &, int, const StopRequested &) const
{
    return {};
}

Answer Matcher::search(const QString &, int, const StopRequested &) const
{
    return {};
}

const QList<Problem> &Matcher::problems() const
{
    return m_parts->problems;
}
