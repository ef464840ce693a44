// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QDialog>
#include <QList>

class QTabWidget;

namespace wayout::actions {
class WindowActions;
}

namespace wayout::services {
class Catalogues;
class Language;
class TeamSetup;
} // namespace wayout::services

namespace wayout::storage {
class Settings;
}

namespace wayout::theme {
class Appearance;
}

namespace wayout::settings {

/// All settings, on pages. Changes take effect at once, so there are no Apply and Cancel buttons.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    enum Page { WindowTab, CataloguesTab, KeysTab, TeamTab };

    /// If `team` is null there is no page about the team.
    SettingsDialog(services::Catalogues &catalogues, services::TeamSetup *team, storage::Settings &settings,
        services::Language &language, theme::Appearance &appearance, actions::WindowActions &actions, QWidget *parent);
    void showPage(Page page);

Q_SIGNALS:
    /// The user wants to see the problems of a catalogue.
    void problemsRequested(const QList<catalog::Problem> &problems);

private:
    void retranslateUi();

    QTabWidget *m_pages;
};

} // namespace wayout::settings
