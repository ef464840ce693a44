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

/// Calls `then` once, when `window` has painted itself for the first time: work that can wait does not hold that up.
void afterFirstPaint(QWidget &window, const std::function<void()> &then);

/// The services that the window works with. All of them are there once this is constructed; what takes time begins with start().
class Application final
{
public:
    /// Without more than these defaults nothing of the user's is read or written but the settings.
    struct Options {
        /// An INI file; empty for the user's own one.
        QString settingsFile;
        /// The catalogues of this run.
        catalog::CatalogSource catalogs;
        storage::DataPaths places{.isNowhereByChoice = true};
        /// The catalogues that the user has added are loaded, too, and the team's database is used.
        bool hasOwnCatalogues = false;
        /// Where the copy of the team's records is; empty for nowhere.
        QString teamCatalogFile;
        /// For this run only.
        std::optional<catalog::ContentLanguage> language;
        /// For this run only.
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
    /// Null in a build without the team's database.
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
    std::shared_ptr<services::TeamSetup> m_team; // of a class that a build without it does not have
};

} // namespace wayout::window
