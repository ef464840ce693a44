// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QDialog>
#include <QList>

class Appearance;
class Catalogues;
class Language;
class QTabWidget;
class Settings;
class TeamSetup;
class WindowActions;

/// All that can be chosen, on pages. What is chosen takes effect at once: there is nothing to apply, and nothing to cancel.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    enum Page { CataloguesTab, WindowTab, KeysTab, TeamTab };

    /// Without `team` there is no page about it.
    SettingsDialog(Catalogues &catalogues, TeamSetup *team, Settings &settings, Language &language,
        Appearance &appearance, WindowActions &actions, QWidget *parent);
    void showPage(Page page);

Q_SIGNALS:
    /// Of a catalogue.
    void problemsRequested(const QList<Problem> &problems);

private:
    void retranslateUi();

    QTabWidget *m_pages;
};
