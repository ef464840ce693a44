// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "ui/theme/texttable.h"

#include <QList>
#include <QString>

#include <optional>

namespace wayout::services {
class Catalogues;
}

namespace wayout::settings {

/// The catalogues, one per row, those with priority first: catalogues of this run, the user's own, the built-in one.
/// Shows how many records each has and what is wrong with them.
class CatalogModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, RecordsColumn, ProblemsColumn, FindingsColumn, ColumnCount };
    enum class Kind { OfRun, Own, BuiltIn };
    struct Row {
        Kind kind = Kind::Own;
        QString path;
        bool isOn = true;
        bool isRead = false; ///< switched on, and present when the catalogues were last loaded
        bool isMissing = false;
        int records = 0;
        int used = 0; ///< records that no catalogue above replaces
        int problems = 0; ///< problems of loading, without remarks
        /// Number of records with doubtful content; empty while unknown or when it is not checked.
        std::optional<int> findings;

        bool operator==(const Row &) const = default;
    };

    explicit CatalogModel(services::Catalogues &catalogues, QObject *parent = nullptr);

    const QList<Row> &rows() const { return m_rows; }
    /// Returns a description in complete sentences.
    QString description(int row) const;
    /// Returns the problems of loading, including remarks, and the doubtful points in its records.
    QList<catalog::Problem> problemsOf(int row) const;
    /// Returns the position among the user's own catalogues, or -1.
    qsizetype ownPosition(int row) const;
    int rowOf(const QString &path) const;

    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int count() const override { return int(m_rows.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;
    QList<Row> currentRows() const;
    void refresh();
    QString name(const Row &row) const;

    services::Catalogues &m_catalogues;
    QList<Row> m_rows;
};

} // namespace wayout::settings
