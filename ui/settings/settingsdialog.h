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

/// All that can be chosen, on pages. What is chosen takes effect at once: there is nothing to apply, and nothing to cancel.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    enum Page { CataloguesTab, WindowTab, KeysTab, TeamTab };

    /// Without `team` there is no page about it.
    SettingsDialog(services::Catalogues &catalogues, services::TeamSetup *team, storage::Settings &settings,
        services::Language &language, theme::Appearance &appearance, actions::WindowActions &actions, QWidget *parent);
    void showPage(Page page);

Q_SIGNALS:
    /// Of a catalogue.
    void problemsRequested(const QList<catalog::Problem> &problems);

private:
    void retranslateUi();

    QTabWidget *m_pages;
};

} // namespace wayout::settings
