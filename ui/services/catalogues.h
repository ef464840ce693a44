// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/owncatalogs.h"
#include "app/match/engine.h"
#include "ui/services/catalogwatch.h"

#include <QObject>

#include <memory>
#include <optional>

namespace wayout::storage {
class Settings;
}

namespace wayout::services {

class SearchController;

/// The catalogues of the window: the built-in one, those that the user has added, and those that the command line adds
/// for this run. Loads and watches them, and loads them again when one of them has changed.
class Catalogues final : public QObject
{
    Q_OBJECT

public:
    /// `ofRun` comes from the command line, `own` from the settings: see completedCatalogs().
    Catalogues(storage::Settings &settings, SearchController &controller, const catalog::CatalogSource &ofRun,
        const QList<catalog::OwnCatalog> &own, QObject *parent = nullptr);

    /// Loads the catalogues and begins to watch them.
    void load();
    /// Returns the catalogues that the user has added, the top one first.
    const QList<catalog::OwnCatalog> &own() const { return m_own; }
    /// Saves the list in the settings and loads the catalogues at once if necessary.
    void setOwn(const QList<catalog::OwnCatalog> &own);
    /// Loads the catalogues again at once, and only once, if any has changed. Called after writing to one of them.
    void look() { m_watch.look(); }
    const catalog::CatalogSource &ofRun() const { return m_ofRun; }

    bool isLoading() const { return m_isLoading; }
    /// Returns the engine that was loaded last; null before the first one.
    const std::shared_ptr<const match::Engine> &engine() const { return m_engine; }
    /// Returns the doubts about the engine's records; nothing until the check has ended.
    const std::optional<authoring::RecordHealth> &health() const { return m_health; }

Q_SIGNALS:
    /// Emitted when the list, the engine, its health or isLoading() has changed.
    void changed();
    /// Emitted when a catalogue that was present or is new cannot be found or read.
    void lost(const QString &path);
    /// Emitted when a catalogue that was lost() can be read again.
    void foundAgain(const QString &path);

private:
    catalog::CatalogSource source() const;
    void loadAgain();
    void sayMissing(const match::Engine *before);

    storage::Settings &m_settings;
    SearchController &m_controller;
    CatalogWatch m_watch;
    catalog::CatalogSource m_ofRun;
    QList<catalog::OwnCatalog> m_own;
    std::shared_ptr<const match::Engine> m_engine;
    std::optional<authoring::RecordHealth> m_health;
    bool m_isLoading = false;
};

} // namespace wayout::services
