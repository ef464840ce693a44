// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QListView>

namespace wayout::results {

class RecordDelegate;

/// A list of records as rows, which are selected by what they are about.
class RecordList final : public QListView
{
    Q_OBJECT

public:
    enum class Rows {
        Alike, ///< of one height
        WithHeadings,
        LongTitles, ///< titles of up to two lines
    };

    explicit RecordList(QWidget *parent = nullptr);

    /// Lists the rows of a model from the top, none of them selected.
    void list(QAbstractItemModel *model, Rows rows);
    /// Sets whether rows name the domain of their record.
    void setNamesDomains(bool names);
    /// Sets whether rows have a title in each language.
    void setHasBothLanguages(bool both);

    /// As high as all rows together.
    QSize sizeHint() const override;
    int rowCount() const;
    /// Returns the positions of the listed records in the catalogue.
    QList<qsizetype> listedRecords() const;
    /// Selects the row that is `by` rows further, or the first row if no row is selected.
    void step(int by);
    void selectFirst() { step(0); }
    /// Selects the first record that was found in the line of the text. Returns false if there is no such record.
    bool selectLine(int line);
    /// Selects the first row about the error, or else the first record that was found in its line. Returns false if
    /// there is none.
    bool selectError(const match::ErrorGroup &error);
    /// Selects the record at a position in the catalogue. Returns false if it is not in the list.
    bool selectRecord(qsizetype record);

Q_SIGNALS:
    /// Another row became the current one.
    void recordSelected(qsizetype record, const QList<match::Evidence> &evidence);
    /// The row of an error that no record explains became the current one.
    void errorSelected(int group);

protected:
    void changeEvent(QEvent *event) override;
    /// Called when the rows were laid out.
    void updateGeometries() override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void select(const QModelIndex &index);
    template<typename Fits>
    bool selectWhere(const Fits &fits);

    RecordDelegate *m_delegate;
    bool m_hasBothLanguages = false;
};

} // namespace wayout::results
