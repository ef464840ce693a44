// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;
class QTableView;
class SecretModel;

/// What would be masked: each secret of the text with its line and kind, and that line as it is kept.
class SecretsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `lines` as for SecretModel. `canRefuse`: there is something to be decided, the text is kept unless that is refused.
    SecretsDialog(const FoundSecrets &found, const std::vector<int> &lines, bool canRefuse, QWidget *parent);

Q_SIGNALS:
    /// In the text that is shown; line and column 1-based.
    void placeChosen(int line, int column, int length);
    void refused();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    qsizetype m_count;
    SecretModel *m_model;
    QLabel *m_summary;
    QTableView *m_view;
    QPushButton *m_refuse;
    QPushButton *m_close;
};
