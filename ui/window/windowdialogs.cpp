// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/windowdialogs.h"

#include "app/present/recordmarkdown.h"
#include "ui/actions/windowactions.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/commandpalette.h"
#include "ui/dialogs/linkdialog.h"
#include "ui/dialogs/privacydialog.h"
#include "ui/dialogs/problemsdialog.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/dialogs/secretsdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/history/historydialog.h"
#include "ui/paste/pastepane.h"
#include "ui/settings/settingsdialog.h"
#include "ui/theme/noticebar.h"
#include "ui/window/application.h"
#include "ui/window/navigationcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"

#include <QActionGroup>
#include <QMenu>

namespace wayout::window {
namespace {

/// Returns the exclusive choices of the submenus, such as the languages.
QList<QAction *> choicesIn(const QMenu &menu)
{
    QList<QAction *> choices;
    for (QAction *action : menu.actions()) {
        if (action->menu() && action->isEnabled()) {
            choices += choicesIn(*action->menu());
        } else if (action->actionGroup()) {
            choices.append(action);
        }
    }
    return choices;
}

} // namespace

WindowDialogs::WindowDialogs(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
{
    const auto on = [&](actions::WindowActions::Id id, auto show) {
        connect(parts.actions.action(id), &QAction::triggered, this, show);
    };
    on(actions::WindowActions::History, &WindowDialogs::showHistory);
    on(actions::WindowActions::Report, &WindowDialogs::showReport);
    on(actions::WindowActions::Privacy, &WindowDialogs::showPrivacy);
    on(actions::WindowActions::Problems, &WindowDialogs::showProblems);
    on(actions::WindowActions::Palette, &WindowDialogs::showPalette);
    on(actions::WindowActions::Settings, &WindowDialogs::showSettings);
    on(actions::WindowActions::Shortcuts, &WindowDialogs::showShortcuts);
    on(actions::WindowActions::About, &WindowDialogs::showAbout);
}

void WindowDialogs::showHistory()
{
    Application &application = m_parts.application;
    auto *dialog = new history::HistoryDialog(
        application.userData(), application.catalogues().engine(), application.language().content(), &m_parts.window);
    connect(dialog, &history::HistoryDialog::privateModeChosen, &m_parts.paste, &PasteSession::setPrivate);
    connect(dialog, &history::HistoryDialog::chosen, this, [this](const storage::KeptPaste &kept) {
        m_parts.notice.hide();
        m_parts.paste.begin(kept.text, {services::PasteSource::Kind::Pasted}, kept.id);
    });
    dialog->open();
}

void WindowDialogs::showSecrets()
{
    PasteSession &paste = m_parts.paste;
    const bool canRefuse = paste.keeping() == paste::SecretBar::Keeping::Masked;
    auto *dialog = new dialogs::SecretsDialog(paste.secrets(), paste.source().lines, canRefuse, &m_parts.window);
    connect(dialog, &dialogs::SecretsDialog::refused, &paste, [&paste] { paste.refuse(true); });
    connect(dialog, &dialogs::SecretsDialog::placeChosen, this, [this](int line, int column, int length) {
        m_parts.pastePane.reveal({.line = line, .column = column, .length = length});
    });
    dialog->open();
}

void WindowDialogs::showReport()
{
    const QString lines = m_parts.paste.reportedLines(m_parts.readingPane.current().evidence);
    const answer::DetailPane &detail = m_parts.readingPane.detail();
    const QString report = present::reportMarkdown(
        lines, m_parts.readingPane.record(), m_parts.application.language().content(), detail.occasion());
    auto *dialog = new dialogs::ReportDialog(report, &m_parts.window);
    connect(dialog, &dialogs::ReportDialog::copied, this,
        [this](bool isCopied) { Q_EMIT copied(tr("Copied: the report"), isCopied); });
    dialog->open();
}

void WindowDialogs::showPrivacy()
{
    auto *dialog = new dialogs::PrivacyDialog(m_parts.application.userData(), &m_parts.window);
    connect(dialog, &dialogs::PrivacyDialog::privateModeChosen, &m_parts.paste, &PasteSession::setPrivate);
    connect(dialog, &dialogs::PrivacyDialog::forgetting, &m_parts.paste, &PasteSession::stopKeeping);
    dialog->open();
}

void WindowDialogs::showProblems()
{
    const auto engine = m_parts.application.catalogues().engine();
    (new dialogs::ProblemsDialog(engine ? engine->problems : QList<catalog::Problem>(), &m_parts.window))->open();
}

void WindowDialogs::showPalette()
{
    services::Catalogues &catalogues = m_parts.application.catalogues();
    const auto engine = catalogues.engine(); // keeps the palette's content alive when the catalogues are reloaded
    QList<QAction *> actions = m_parts.actions.all();
    actions.removeOne(m_parts.actions.action(actions::WindowActions::Palette)); // the palette itself is already open
    actions += choicesIn(*m_parts.actions.menu());
    auto *model = new dialogs::PaletteModel(
        actions, engine ? &engine->catalog : nullptr, m_parts.application.language().content());
    auto *palette = new dialogs::CommandPalette(model, &m_parts.window);
    connect(palette, &dialogs::CommandPalette::chosen, this,
        [this, engine, actions, &catalogues](const dialogs::PaletteModel::Entry &entry) {
            switch (entry.kind) {
            case dialogs::PaletteModel::Kind::Action:
                return actions.at(entry.index)->trigger();
            case dialogs::PaletteModel::Kind::Domain:
                return m_parts.navigation.browse(engine->catalog.domains().at(entry.index).domain);
            case dialogs::PaletteModel::Kind::Record:
                if (engine == catalogues.engine()) {
                    m_parts.navigation.read(entry.index);
                }
            }
        });
    palette->open();
}

settings::SettingsDialog *WindowDialogs::showSettings()
{
    Application &application = m_parts.application;
    auto *dialog = new settings::SettingsDialog(application.catalogues(), application.team(), application.settings(),
        application.language(), application.appearance(), m_parts.actions, &m_parts.window);
    connect(dialog, &settings::SettingsDialog::problemsRequested, dialog,
        [dialog](const QList<catalog::Problem> &problems) { (new dialogs::ProblemsDialog(problems, dialog))->open(); });
    dialog->open();
    return dialog;
}

void WindowDialogs::showShortcuts()
{
    auto *sheet = new dialogs::ShortcutsDialog(m_parts.actions, &m_parts.window);
    connect(sheet, &dialogs::ShortcutsDialog::changeRequested, this,
        [this] { showSettings()->showPage(settings::SettingsDialog::KeysTab); });
    sheet->open();
}

void WindowDialogs::showAbout()
{
    auto *about = new dialogs::AboutDialog(m_parts.application.catalogues().engine(), &m_parts.window);
    connect(about, &dialogs::AboutDialog::linkRequested, about,
        [about](const QUrl &link) { dialogs::askToOpen(link, about); });
    connect(about, &dialogs::AboutDialog::copied, this,
        [this](bool isCopied) { Q_EMIT copied(tr("Copied: what helps to find a fault"), isCopied); });
    about->open();
}

} // namespace wayout::window
