// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/storage/datapaths.h"
#include "app/storage/settings.h"
#include "ui/theme/appearance.h"
#include "ui/services/catalogues.h"
#include "ui/services/userdataservice.h"
#include "ui/services/language.h"
#include "ui/services/searchcontroller.h"
#include "ui/services/textintake.h"

#include <functional>
#include <memory>
#include <optional>

class QWidget;
class TeamSetup;

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
        CatalogSource catalogs;
        DataPaths places{.isNowhereByChoice = true};
        /// The catalogues that the user has added are loaded, too, and the team's database is used.
        bool hasOwnCatalogues = false;
        /// Where the copy of the team's records is; empty for nowhere.
        QString teamCatalogFile;
        /// For this run only.
        std::optional<ContentLanguage> language;
        /// For this run only.
        std::optional<Settings::Appearance> appearance;
    };

    explicit Application(const Options &options);
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;

    /// Loads the catalogues and connects to the team's database.
    void start();

    Settings &settings() { return m_settings; }
    Language &language() { return m_language; }
    Appearance &appearance() { return m_appearance; }
    SearchController &search() { return m_search; }
    TextIntake &intake() { return m_intake; }
    Catalogues &catalogues() { return m_catalogues; }
    UserDataService &userData() { return m_userData; }
    /// Null in a build without the team's database.
    TeamSetup *team() { return m_team.get(); }

private:
    bool m_hasOwnCatalogues;
    Settings m_settings;
    Language m_language;
    Appearance m_appearance;
    SearchController m_search;
    TextIntake m_intake;
    Catalogues m_catalogues;
    UserDataService m_userData;
    std::shared_ptr<TeamSetup> m_team; // of a class that a build without it does not have
};
