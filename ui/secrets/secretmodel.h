// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <QAbstractTableModel>

#include <vector>

/// The secrets of a text: line, kind, how they begin, and what is kept of their line.
class SecretModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LineColumn, KindColumn, BeginningColumn, KeptColumn, ColumnCount };

    /// `lines`: by line of the text its number in the long text that it is an excerpt of; empty for a text that is whole.
    SecretModel(const FoundSecrets &found, const std::vector<int> &lines, QObject *parent = nullptr);

    const SecretPlace &placeAt(int row) const { return m_found.places.at(row); }
    /// As it is shown, and known to the pane with the text.
    int lineAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool event(QEvent *event) override;

private:
    FoundSecrets m_found;
    std::vector<int> m_lines;
};
