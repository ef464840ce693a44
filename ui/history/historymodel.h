// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/outcome/pastehistory.h"

#include <QAbstractTableModel>

#include <memory>

/// Texts that were pasted: when, how they begin, and which record fitted best.
class HistoryModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, TextColumn, RecordColumn, ColumnCount };

    explicit HistoryModel(QObject *parent = nullptr);

    /// The signatures of the records come from the engine's catalogue; null while there is none.
    void setEngine(const std::shared_ptr<const Engine> &engine, ContentLanguage language);
    void setPastes(const QList<KeptPaste> &pastes);
    const KeptPaste &pasteAt(int row) const { return m_pastes.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const KeptPaste &paste, int column) const;

    std::shared_ptr<const Engine> m_engine;
    ContentLanguage m_language = ContentLanguage::English;
    QList<KeptPaste> m_pastes;
};
