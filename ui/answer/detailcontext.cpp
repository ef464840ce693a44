// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/detailcontext.h"

#include "app/present/occasion.h"

#include <QElapsedTimer>

namespace wayout::answer {
namespace {

constexpr int sliceMs = 4; // time for building in one turn of the event loop

} // namespace

DetailContext::DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, const Pasted &pasted,
    catalog::ContentLanguage language, QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
    , m_record(record)
    , m_pasted(pasted)
    , m_language(language)
    , m_document(this->record(), language, present::RecordDocument::Form::Window,
          {.catalog = &catalog(), .variants = m_engine->matcher.variantsOf(record), .occasion = occasion()})
{
    connect(&m_pace, &QTimer::timeout, this, [this] {
        QElapsedTimer time;
        time.start();
        do {
            runNext();
        } while (!m_steps.isEmpty() && time.elapsed() < sliceMs);
        Q_EMIT grown();
    });
}

DetailContext::DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, const QString &comparedWith,
    catalog::ContentLanguage language, QObject *parent)
    : DetailContext(std::move(engine), record, Pasted(), language, parent)
{
    m_document = {this->record(), language, present::RecordDocument::Form::Comparison,
        {.catalog = &m_engine->catalog, .comparedWith = comparedWith}};
    m_asksForResults = false;
    m_room = Room::Narrow;
}

evidence::Occasion DetailContext::occasion() const
{
    return present::occasionFor(record(), m_pasted.facts, m_own, m_team);
}

void DetailContext::setOwn(const storage::OwnRecord &own)
{
    if (m_own != own) {
        m_own = own;
        m_document.setOccasion(occasion());
        Q_EMIT ownChanged();
    }
}

void DetailContext::setTeam(const evidence::TeamCounts &team)
{
    if (m_team != team) {
        m_team = team;
        m_document.setOccasion(occasion());
        Q_EMIT teamChanged();
    }
}

void DetailContext::later(std::function<void()> step)
{
    m_steps.insert(m_nextPlace++, std::move(step));
    m_pace.start();
}

void DetailContext::runNext()
{
    const std::function<void()> step = m_steps.takeFirst();
    m_nextPlace = 0;
    step();
    m_nextPlace = m_steps.size();
    if (m_steps.isEmpty()) {
        m_pace.stop();
        Q_EMIT finished();
    }
}

void DetailContext::finish()
{
    if (m_steps.isEmpty()) {
        return;
    }
    while (!m_steps.isEmpty()) {
        runNext();
    }
    Q_EMIT grown();
}

void DetailContext::cancel()
{
    m_steps.clear();
    m_nextPlace = 0;
    m_pace.stop();
}

void DetailContext::setLanguage(catalog::ContentLanguage language)
{
    if (language != m_language) {
        m_language = language;
        m_document.setLanguage(language);
        Q_EMIT languageChanged();
    }
}

} // namespace wayout::answer
