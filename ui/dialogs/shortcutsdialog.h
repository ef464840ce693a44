// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/windowactions.h"

#include <QDialog>
#include <QList>

class QScrollArea;

namespace wayout::dialogs {

/// Lists all current keys of the window, grouped under headings.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const actions::WindowActions &actions, QWidget *parent);

    struct Group {
        const char *title = nullptr; ///< untranslated
        QList<actions::WindowActions::Id> ids;
    };
    /// Returns the groups; each action of the window is in one of them.
    static QList<Group> groups();

Q_SIGNALS:
    void changeRequested();

private:
    void retranslateUi();

    const actions::WindowActions &m_actions;
    QScrollArea *m_scroll;
};

} // namespace wayout::dialogs
