// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/storage/datapaths.h"
#include "app/storage/settings.h"
#include "ui/services/catalogues.h"
#include "ui/services/language.h"
#include "ui/services/searchcontroller.h"
#include "ui/services/userdataservice.h"
#include "ui/theme/appearance.h"
#include "ui/window/textintake.h"

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace wayout::services {
class TeamSetup;
}

namespace wayout::window {

/// Calls `then` once, after the first painting of `window`, so that work that can wait does not delay it.
void afterFirstPaint(QWidget &window, const std::function<void()> &then);

/// Owns the services of the window. The constructor creates all of them; slow work begins in start().
class Application final
{
public:
    /// The defaults read and write none of the user's data except the settings.
    struct Options {
        /// The path of an INI file; empty for the user's own settings.
        QString settingsFile;
        /// The catalogues given for this run.
        catalog::CatalogSource catalogs;
        storage::DataPaths places{.isNowhereByChoice = true};
        /// Whether to load the user's own catalogues and use the team's database.
        bool hasOwnCatalogues = false;
        /// The path of the local copy of the team's records; empty for none.
        QString teamCatalogFile;
        /// Overrides the setting for this run.
        std::optional<catalog::ContentLanguage> language;
        /// Overrides the setting for this run.
        std::optional<storage::Settings::Appearance> appearance;
    };

    explicit Application(const Options &options);
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;

    /// Loads the catalogues and connects to the team's database.
    void start();

    storage::Settings &settings() { return m_settings; }
    services::Language &language() { return m_language; }
    theme::Appearance &appearance() { return m_appearance; }
    services::SearchController &search() { return m_search; }
    TextIntake &intake() { return m_intake; }
    services::Catalogues &catalogues() { return m_catalogues; }
    services::UserDataService &userData() { return m_userData; }
    /// Returns null in a build without the team's database.
    services::TeamSetup *team() { return m_team.get(); }

private:
    bool m_hasOwnCatalogues;
    storage::Settings m_settings;
    services::Language m_language;
    theme::Appearance m_appearance;
    services::SearchController m_search;
    TextIntake m_intake;
    services::Catalogues m_catalogues;
    services::UserDataService m_userData;
    // A shared_ptr, because the class is incomplete in a build without the team's database.
    std::shared_ptr<services::TeamSetup> m_team;
};

} // namespace wayout::window
