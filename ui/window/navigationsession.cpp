// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What was shown comes back: when the window is opened again, and when the catalogues are reloaded.

#include "ui/answer/detailpane.h"
#include "ui/results/recordlist.h"
#include "ui/results/resultspane.h"
#include "ui/services/userdataservice.h"
#include "ui/window/navigationcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"

#include <utility>

namespace wayout::window {

void NavigationController::restoreSession()
{
    m_isKeepingSession = true;
    m_parts.userData.readSession({this, [this](const std::optional<storage::Session> &session) {
                                      if (session && m_parts.paste.text().isEmpty() && !m_parts.readingPane.record()) {
                                          resume(*session);
                                      }
                                      m_sessionPause.start();
                                  }});
}

void NavigationController::resume(const storage::Session &session)
{
    if (!session.text.isEmpty()) {
        const auto kind =
            session.fileName.isEmpty() ? services::PasteSource::Kind::Pasted : services::PasteSource::Kind::File;
        m_parts.paste.resume(session.text, {kind, session.fileName, session.text.size()}, session.pasteId);
    }
    m_restoring = session;
    if (session.text.isEmpty() && m_engine) {
        finishRestoring();
    }
}

/// Keeps everything in place while the catalogues are reloaded, so that the user does not notice it.
void NavigationController::stayInPlace()
{
    if (!m_restoring) {
        const catalog::Record *record = m_parts.readingPane.record();
        m_restoring = storage::Session{
            .recordId = record ? record->id : QString(), .scroll = m_parts.readingPane.detail().scrollPosition()};
        m_isReloading = true;
    }
}

/// Called for another text: what was shown before must not replace its answer.
void NavigationController::forgetRestoring()
{
    m_restoring.reset();
    m_isReloading = false;
}

/// Called when the catalogue is loaded and the text is answered.
void NavigationController::finishRestoring()
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

void NavigationController::keepSession()
{
    m_sessionPause.stop();
    if (!m_isKeepingSession) {
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
