// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QStringList>

namespace wayout::editor {

class DraftDocument;
struct DraftChange;

/// The entries of a list in a draft: texts to be edited in place, or objects by what they say first.
class EntryModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    EntryModel(DraftDocument &document, bool isTexts, QObject *parent);

    /// A JSON pointer.
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
    QStringList m_summaries; ///< as the views know them
};

/// The outcomes that a run had, one for each dead end or workaround of the draft: checked where it went as the record says,
/// unchecked where not, half where it was not tried.
class OutcomeModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// `entries` is the list that the outcomes are about.
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
