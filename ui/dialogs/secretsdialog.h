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

/// The secrets of a text: line, kind, first characters, and the line as it is saved.
class SecretModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { LineColumn, KindColumn, BeginningColumn, KeptColumn, ColumnCount };

    /// `lines` maps the lines of an excerpt to line numbers of the long text; empty for a complete text.
    SecretModel(const text::FoundSecrets &found, const std::vector<int> &lines, QObject *parent = nullptr);

    const text::SecretPlace &placeAt(int row) const { return m_found.places.at(row); }
    /// Returns the line number in the shown text, as the pane with the text counts it.
    int lineAt(int row) const;

private:
    int count() const override { return int(m_found.places.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;

    text::FoundSecrets m_found;
    std::vector<int> m_lines;
};

/// Lists each secret with its line and kind, and shows that line as it is saved, with the secret masked.
class SecretsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `lines` as for SecretModel. With `canRefuse` the user can decide that the text is not saved.
    SecretsDialog(const text::FoundSecrets &found, const std::vector<int> &lines, bool canRefuse, QWidget *parent);

Q_SIGNALS:
    /// Emitted with a position in the shown text; line and column are 1-based.
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
