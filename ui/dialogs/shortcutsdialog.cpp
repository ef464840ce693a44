// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/shortcutsdialog.h"

#include "ui/actions/actionwords.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::dialogs {

QList<ShortcutsDialog::Group> ShortcutsDialog::groups()
{
    using enum actions::WindowActions::Id;
    return {
        {QT_TR_NOOP("Paste and errors"),
            {Paste, Open, Find, FoldRepeats, NextError, PreviousError, Clear, Undo, History, PrivateMode}},
        {QT_TR_NOOP("Results and record"),
            {Search, Workarounds, DeadEnds, Compare, ReadRecord, Back, Forward, Star, Favourites, OwnRecords}},
        {QT_TR_NOOP("Copy and print"),
            {CopyCode, CopyNextCode, CopySignature, CopySearchString, CopyAnswer, Report, Print, ExportPdf}},
        {QT_TR_NOOP("Write and share"),
            {NewRecord, EditRecord, DeleteRecord, ExportRecords, ImportRecords, ExportOutcomes, ImportOutcomes,
                GiveToTeam}},
        {QT_TR_NOOP("View and language"), {CycleLanguage, LargerText, SmallerText, NormalText}},
        {QT_TR_NOOP("Window"),
            {FocusDomains, FocusResults, FocusDetail, NextPane, PreviousPane, OpenMenu, Palette, Settings, Problems,
                Privacy, Shortcuts, About, Quit}},
    };
}

ShortcutsDialog::ShortcutsDialog(const actions::WindowActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_scroll(new QScrollArea(this))
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *change =
        theme::saying(buttons->addButton(QString(), QDialogButtonBox::ActionRole), [] { return tr("C&hange keys…"); });
    change->setAutoDefault(false);
    change->setEnabled(actions.action(actions::WindowActions::Settings)->isEnabled());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&actions, &actions::WindowActions::keysChanged, this, &ShortcutsDialog::retranslateUi);
    connect(change, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT changeRequested();
    });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll);
    layout->addWidget(buttons);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(52 * theme::gridUnit, std::clamp(parent->height(), 64 * theme::gridUnit, 88 * theme::gridUnit));
    theme::keepTranslated(*this, [this] { retranslateUi(); }); // also sets the width that the texts need
    theme::readAsShown(*this);
}

void ShortcutsDialog::retranslateUi()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_scroll->setAccessibleName(windowTitle());
    auto *sheet = new QWidget(m_scroll);
    auto *grid = new QGridLayout(sheet);
    grid->setHorizontalSpacing(4 * theme::gridUnit);
    int row = 0;
    for (const auto &[title, ids] : groups()) {
        bool isHeaded = false;
        for (const actions::WindowActions::Id id : ids) {
            const QAction &action = *m_actions.action(id);
            if (action.shortcuts().isEmpty()) {
                continue;
            }
            if (!std::exchange(isHeaded, true)) { // created first so that a screen reader reads it first
                auto *heading = new theme::Heading(tr(title), sheet);
                heading->setContentsMargins(0, row == 0 ? 0 : 2 * theme::gridUnit, 0, 0);
                grid->addWidget(heading, row++, 0, 1, 2);
            }
            grid->addWidget(theme::plainLabel(sheet, actions::actionWords(action)), row, 0);
            QLabel *keys = theme::plainLabel(sheet, actions::keysText(action.shortcuts()));
            keys->setFont(theme::strongFont());
            grid->addWidget(keys, row++, 1);
        }
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(row, 1);
    const QMargins around = layout()->contentsMargins();
    const int wide =
        sheet->sizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width() + around.left() + around.right();
    resize(std::clamp(wide, width(), std::max(width(), parentWidget()->width())), height());
    m_scroll->setWidget(sheet); // deletes the previous one
}

} // namespace wayout::dialogs
