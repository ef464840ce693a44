// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/detailcontext.h"

DetailContext::DetailContext(
    std::shared_ptr<const Engine> engine, qsizetype record, ContentLanguage language, QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_record(record)
    , m_language(language)
{
}

void DetailContext::setLanguage(ContentLanguage language)
{
    if (language != m_language) {
        m_language = language;
        Q_EMIT languageChanged();
    }
}

void DetailContext::setOwn(const OwnRecord &own)
{
    if (m_own != own) {
        m_own = own;
        Q_EMIT ownChanged();
    }
}

void DetailContext::setCanKeep(bool can)
{
    if (m_canKeep != can) {
        m_canKeep = can;
        Q_EMIT ownChanged();
    }
}

void DetailContext::setNarrow(bool narrow)
{
    if (narrow != m_narrow) {
        m_narrow = narrow;
        Q_EMIT narrowChanged();
    }
}

void DetailContext::setFindings(const QList<Problem> &findings)
{
    if (m_findings != findings) {
        m_findings = findings;
        Q_EMIT findingsChanged();
    }
}
