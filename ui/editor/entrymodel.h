// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QStringList>

namespace wayout::editor {

class DraftDocument;
struct DraftChange;

/// The entries of a list in a draft: texts, editable in place, or objects, shown by their first text.
class EntryModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    EntryModel(DraftDocument &document, bool isTexts, QObject *parent);

    /// `list` is a JSON pointer.
    void bind(const QString &list);
    const QString &list() const { return m_list; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void follow(const DraftChange &change);
    void readAll();
    QString summaryOf(qsizetype entry) const;

    DraftDocument &m_document;
    const bool m_isTexts;
    QString m_list;
    QStringList m_summaries; ///< the summaries that the views were last notified of
};

/// The outcomes of a run, one for each dead end or workaround of the draft: checked when it went as the record says,
/// unchecked when it did not, partially checked when it was not tried.
class OutcomeModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// `entries` is the list that the outcomes belong to.
    OutcomeModel(DraftDocument &document, const QString &entries, QObject *parent);

    void bind(const QString &outcomes);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    Qt::CheckState stateOf(int row) const;

    DraftDocument &m_document;
    const QString m_entries;
    QString m_outcomes;
    int m_rows = 0;
};

} // namespace wayout::editor
