// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/evidence/rate.h"
#include "app/match/engine.h"

#include <QAbstractListModel>
#include <QSet>
#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace wayout::results {

/// What a list of records knows of each. Unscoped, because a role is an int.
enum RecordRole {
    TitleRole = Qt::DisplayRole, ///< the signature in the language that is shown
    SecondTitleRole = Qt::UserRole, ///< in both languages: the English one
    PositionRole, ///< qsizetype, in the catalogue
    DomainRole, ///< the id
    DomainNameRole,
    ReasonRole, ///< why it was found, in words; empty when it was not searched for
    TierRole, ///< in words
    RateRole, ///< Rate, the best among the workarounds
    GradeRole, ///< Grade
    GroupRole, ///< int: the error of the text that it answers
    SectionRole, ///< the heading of the rows from this one on; empty for the others
    EvidenceRole, ///< QList<Evidence>
    CategoryRole, ///< what kind of error, as the record says it
    FindingsRole, ///< int: how much is doubtful about it
    IdRole, ///< QString
    ReplacesRole, ///< in words: it is used instead of another one; empty for most
};

/// What a record says for itself, by RecordRole; nothing for the roles that belong to a search.
QVariant recordData(const catalog::Record &record, catalog::ContentLanguage language, int role);
/// What a screen reader says of a row of any list of records.
QString spokenRecord(const QModelIndex &row);

/// All records of the catalogue, in its order.
class RecordModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit RecordModel(QObject *parent = nullptr);

    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    void setHealth(const authoring::RecordHealth &health);
    void setContentLanguage(catalog::ContentLanguage language);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void refresh();

    std::shared_ptr<const match::Engine> m_engine;
    authoring::RecordHealth m_health;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
};

/// The records of one domain, or all of them. A large domain is divided by headings for the categories.
class RecordFilterProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// Records from which on a domain is grouped.
    static constexpr int largeDomain = 12;

    explicit RecordFilterProxy(QObject *parent = nullptr);

    /// Nothing for all records; an empty id for those that state no domain.
    void setDomain(const std::optional<QString> &domain);
    /// Only records about which something is doubtful.
    void setOnlyDoubtful(bool only);
    /// Only records with one of these ids; nothing for all.
    void setOnly(const std::optional<QSet<QString>> &ids);
    bool isGrouped() const { return m_grouped; }

    QVariant data(const QModelIndex &index, int role) const override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void regroup();

    std::optional<QString> m_domain;
    bool m_onlyDoubtful = false;
    std::optional<QSet<QString>> m_ids;
    bool m_grouped = false;
};

} // namespace wayout::results
