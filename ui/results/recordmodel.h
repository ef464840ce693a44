// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/health/recordhealth.h"
#include "app/match/engine.h"

#include <QAbstractListModel>

#include <memory>

/// What a record says for itself, by RecordRole; nothing for the roles that belong to a search.
QVariant recordData(const Record &record, ContentLanguage language, int role);
/// What a screen reader says of a row of any list of records.
QString spokenRecord(const QModelIndex &row);

/// All records of the catalogue, in its order.
class RecordModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit RecordModel(QObject *parent = nullptr);

    void setEngine(const std::shared_ptr<const Engine> &engine);
    void setHealth(const RecordHealth &health);
    void setContentLanguage(ContentLanguage language);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool event(QEvent *event) override;

private:
    void refresh();

    std::shared_ptr<const Engine> m_engine;
    RecordHealth m_health;
    ContentLanguage m_language = ContentLanguage::English;
};
