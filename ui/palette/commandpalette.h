// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/palette/palettemodel.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;

/// Everything by its name: type a few letters, Enter does it. Arrows move in the list while the words keep the focus.
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    /// `model` becomes the palette's own.
    explicit CommandPalette(PaletteModel *model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Sent once, when the palette is gone.
    void chosen(const PaletteModel::Entry &entry);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void narrow(const QString &words);
    void step(int by);
    void choose();
    void retranslateUi();

    PaletteModel *m_model;
    QLineEdit *m_words;
    QListView *m_view;
    QLabel *m_nothing;
};
