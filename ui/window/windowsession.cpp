// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/windowsession.h"

#include "ui/answer/detailpane.h"
#include "ui/results/recordlist.h"
#include "ui/results/resultspane.h"
#include "ui/services/userdataservice.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"

#include <chrono>
#include <utility>

namespace wayout::window {

using namespace std::chrono_literals;

namespace {

constexpr auto savedAfter = 2s;

} // namespace

WindowSession::WindowSession(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(savedAfter);
    connect(&m_pause, &QTimer::timeout, this, &WindowSession::save);
    const auto saveSoon = [this] { m_pause.start(); };
    connect(&parts.paste, &PasteSession::sessionChanged, this, saveSoon);
    connect(&parts.readingPane, &ReadingPane::currentChanged, this, saveSoon);
}

void WindowSession::restore()
{
    m_isSaving = true;
    m_parts.userData.readSession({this, [this](const std::optional<storage::Session> &session) {
                                      if (session && m_parts.paste.text().isEmpty() && !m_parts.readingPane.record()) {
                                          resume(*session);
                                      }
                                      m_pause.start();
                                  }});
}

void WindowSession::resume(const storage::Session &session)
{
    if (!session.text.isEmpty()) {
        const auto kind =
            session.fileName.isEmpty() ? services::PasteSource::Kind::Pasted : services::PasteSource::Kind::File;
        m_parts.paste.resume(session.text, {kind, session.fileName, session.text.size()}, session.pasteId);
    }
    m_restoring = session;
    if (session.text.isEmpty() && m_engine) {
        finish();
    }
}

void WindowSession::setEngine(const std::shared_ptr<const match::Engine> &engine)
{
    const bool isReload = std::exchange(m_engine, engine) != nullptr;
    if (isReload && !m_restoring) {
        const catalog::Record *record = m_parts.readingPane.record();
        m_restoring = storage::Session{
            .recordId = record ? record->id : QString(), .scroll = m_parts.readingPane.detail().scrollPosition()};
        m_isReloading = true;
    }
}

void WindowSession::forget()
{
    m_restoring.reset();
    m_isReloading = false;
}

void WindowSession::finish()
{
    m_isReloading = false;
    if (const auto session = std::exchange(m_restoring, std::nullopt)) {
        const qsizetype record = m_engine->catalog.indexOf(session->recordId);
        if (record >= 0) {
            const bool isListed = m_parts.resultsPane.list().selectRecord(record);
            m_parts.readingPane.start(isListed ? m_parts.readingPane.current() : services::Reading{record, {}});
            m_parts.readingPane.detail().setScrollPosition(session->scroll);
        }
    }
}

void WindowSession::save()
{
    m_pause.stop();
    if (!m_isSaving) {
        return;
    }
    const PasteSession &paste = m_parts.paste;
    if (paste.keeping() == paste::SecretBar::Keeping::Refused) {
        m_parts.userData.keepSession({});
    } else if (!m_restoring) {
        const catalog::Record *record = m_parts.readingPane.record();
        m_parts.userData.keepSession({
            .text = paste.text(),
            .fileName = paste.source().kind == services::PasteSource::Kind::File ? paste.source().fileName : QString(),
            .pasteId = paste.id(),
            .recordId = record ? record->id : QString(),
            .scroll = m_parts.readingPane.detail().scrollPosition(),
        });
    }
}

} // namespace wayout::window
