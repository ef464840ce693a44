// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/storage/session.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace wayout::results {
class ResultsPane;
}

namespace wayout::services {
class UserDataService;
}

namespace wayout::window {

class PasteSession;
class ReadingPane;

/// Brings back the text, the record and how far it was read: when the window is opened again, and after the catalogues are
/// reloaded. In between, saves them.
class WindowSession final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        services::UserDataService &userData;
        PasteSession &paste;
        results::ResultsPane &resultsPane;
        ReadingPane &readingPane;
    };

    explicit WindowSession(const Parts &parts, QObject *parent = nullptr);

    /// Restores what the window showed last, unless it already shows something. From now on saves what it shows.
    void restore();
    void save();

    /// Sets the catalogue that is shown. For another one than before, remembers the record, which finish() brings back.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    /// Whether the catalogues have been reloaded and finish() is yet to come.
    bool isReloading() const { return m_isReloading; }
    /// Called for another text: what was shown before must not replace its answer.
    void forget();
    /// Shows the record again. Called when the catalogue is loaded and the text is answered.
    void finish();

private:
    void resume(const storage::Session &session);

    Parts m_parts;
    std::shared_ptr<const match::Engine> m_engine;
    /// What to show again; empty once it is shown.
    std::optional<storage::Session> m_restoring;
    bool m_isReloading = false;
    bool m_isSaving = false;
    QTimer m_pause;
};

} // namespace wayout::window
