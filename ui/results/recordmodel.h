// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"

#include <QAbstractListModel>
#include <QSet>
#include <QSortFilterProxyModel>

#include <memory>
#include <optional>

namespace wayout::results {

/// The data of a record in a list. Unscoped, because a role is an int.
enum RecordRole {
    TitleRole = Qt::DisplayRole, ///< in the shown language
    SecondTitleRole = Qt::UserRole, ///< the English title if both languages are shown
    SignatureRole, ///< the tool's own message; empty if it is the title
    PositionRole, ///< qsizetype, in the catalogue
    DomainRole, ///< the id
    DomainNameRole,
    ReasonRole, ///< why it was found, in words; empty without a search
    WordsRole, ///< QStringList: what was looked for, to be marked in the title; see match::Answer::words
    GradeRole, ///< Grade
    GroupRole, ///< int: the error of the text that it answers
    SectionRole, ///< the heading above this row; usually empty
    EvidenceRole, ///< QList<Evidence>
    CategoryRole, ///< the kind of error, as the record states it
    FindingsRole, ///< int: number of findings of the check
    IdRole, ///< QString
    ReplacesRole, ///< that it replaces another record, in words; empty for most
};

/// Returns the data of a record for a RecordRole. Empty for the roles that depend on a search.
QVariant recordData(const catalog::Record &record, catalog::ContentLanguage language, int role);
/// Returns the text that screen readers read for a row in any list of records.
QString spokenRecord(const QModelIndex &row);

/// All records of the catalogue: domains in the order in which they are listed, each in the order of the catalogue.
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
    QList<qsizetype> m_order; ///< positions in the catalogue, by row
    authoring::RecordHealth m_health;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
};

/// The records of one domain, or all of them. A large domain is divided by headings for the categories.
class RecordFilterProxy final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// The number of records from which on a domain is grouped.
    static constexpr int largeDomain = 12;

    explicit RecordFilterProxy(QObject *parent = nullptr);

    /// Shows the records of one domain. No value means all records; an empty id means records without a domain.
    void setDomain(const std::optional<QString> &domain);
    /// Shows only records in which the check found something doubtful.
    void setOnlyDoubtful(bool only);
    /// Shows only records with one of these ids. No value means all records.
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
