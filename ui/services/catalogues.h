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

/// Which catalogues the window has: the built-in one, those that the user has added, those that the command line adds for this run. They
/// are loaded, watched, and loaded again when one of them has changed.
class Catalogues final : public QObject
{
    Q_OBJECT

public:
    /// `ofRun` is what the command line says; `own` what the settings do, see completedCatalogs().
    Catalogues(storage::Settings &settings, SearchController &controller, const catalog::CatalogSource &ofRun,
        const QList<catalog::OwnCatalog> &own, QObject *parent = nullptr);

    /// Loads them for the first time.
    void load();
    /// Those that the user has added, the upper one first.
    const QList<catalog::OwnCatalog> &own() const { return m_own; }
    /// Remembered and loaded at once.
    void setOwn(const QList<catalog::OwnCatalog> &own);
    /// Something in them was written just now: they are loaded again at once if so, and once.
    void look() { m_watch.look(); }
    const catalog::CatalogSource &ofRun() const { return m_ofRun; }

    bool isLoading() const { return m_isLoading; }
    /// What was loaded last; null before that.
    const std::shared_ptr<const match::Engine> &engine() const { return m_engine; }
    /// What is doubtful about its records; nothing while that is looked for.
    const std::optional<authoring::RecordHealth> &health() const { return m_health; }

Q_SIGNALS:
    /// Anything of the above.
    void changed();
    /// A catalogue that was there, or was not looked for before, cannot be found or read.
    void lost(const QString &path);
    /// A catalogue that was lost() can be read again.
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
