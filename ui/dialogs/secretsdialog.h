// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"
#include "ui/theme/texttable.h"

#include <QDialog>

#include <vector>

class QLabel;
class QTableView;

namespace wayout::dialogs {

/// The secrets of a text: line, kind, how they begin, and what is kept of their line.
class SecretModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { LineColumn, KindColumn, BeginningColumn, KeptColumn, ColumnCount };

    /// `lines`: by line of the text its number in the long text that it is an excerpt of; empty for a text that is whole.
    SecretModel(const text::FoundSecrets &found, const std::vector<int> &lines, QObject *parent = nullptr);

    const text::SecretPlace &placeAt(int row) const { return m_found.places.at(row); }
    /// As it is shown, and known to the pane with the text.
    int lineAt(int row) const;

private:
    int count() const override { return int(m_found.places.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;

    text::FoundSecrets m_found;
    std::vector<int> m_lines;
};

/// What would be masked: each secret of the text with its line and kind, and that line as it is kept.
class SecretsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `lines` as for SecretModel. `canRefuse`: there is something to be decided, the text is kept unless that is refused.
    SecretsDialog(const text::FoundSecrets &found, const std::vector<int> &lines, bool canRefuse, QWidget *parent);

Q_SIGNALS:
    /// In the text that is shown; line and column 1-based.
    void placeChosen(int line, int column, int length);
    void refused();

private:
    void retranslateUi();

    qsizetype m_count;
    SecretModel *m_model;
    QLabel *m_summary;
    QTableView *m_view;
};

} // namespace wayout::dialogs
