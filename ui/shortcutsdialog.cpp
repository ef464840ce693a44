// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shortcutsdialog.h"

#include "ui/actionwords.h"
#include "ui/theme/typescale.h"
#include "ui/windowactions.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const WindowActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
{
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_change = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_change->setAutoDefault(false);
    m_change->setEnabled(actions.action(WindowActions::Settings)->isEnabled());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_change, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT changeRequested();
    });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    layout->addWidget(buttons);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(52 * gridUnit, 64 * gridUnit);
    retranslateUi(); // makes it as wide as that takes
}

void ShortcutsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void ShortcutsDialog::retranslateUi()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_change->setText(tr("&Change keys…"));
    auto *scroll = findChild<QScrollArea *>();
    scroll->setAccessibleName(windowTitle());
    auto *sheet = new QWidget(scroll);
    auto *grid = new QGridLayout(sheet);
    grid->setHorizontalSpacing(4 * gridUnit);
    for (int id = 0, row = 0; id < WindowActions::Count; ++id) {
        const QAction &action = *m_actions.action(WindowActions::Id(id));
        if (action.shortcuts().isEmpty()) {
            continue;
        }
        grid->addWidget(plainLabel(actionWords(action), sheet), row, 0); // first made, first read by a screen reader
        QLabel *keys = plainLabel(keysText(action.shortcuts()), sheet);
        keys->setFont(strongFont());
        grid->addWidget(keys, row++, 1);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    const QMargins around = layout()->contentsMargins();
    const int wide = sheet->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width() + around.left() + around.right();
    resize(std::clamp(wide, width(), std::max(width(), parentWidget()->width())), height());
    scroll->setWidget(sheet); // deletes the one before
}
