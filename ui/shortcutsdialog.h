// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class WindowActions;

/// All keys of the window on one sheet.
class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const WindowActions &actions, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    const WindowActions &m_actions;
};
