// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/entrymodel.h"

#include "app/catalog/recordform.h"
#include "ui/editor/draftdocument.h"
#include "ui/theme/changes.h"

using namespace Qt::StringLiterals;

namespace wayout::editor {
namespace {

constexpr qsizetype longestSummary = 120;

/// Returns the first text in the entry, in the order of the format.
QString firstText(const catalog::FieldValue &entry, const QString &pointer)
{
    if (entry.type != catalog::FieldValue::Type::Object) {
        return entry.text;
    }
    for (const catalog::FormatField &field : catalog::formatAt(pointer)) {
        for (const catalog::TextLanguage &language : catalog::textLanguages) {
            const catalog::FieldValue *value = entry.find(field.key + QLatin1StringView(language.keySuffix));
            if (value && !value->text.trimmed().isEmpty()) {
                return value->text;
            }
        }
    }
    return {};
}

QString summaryOf(const authoring::RecordDraft &draft, const QString &list, qsizetype index)
{
    const QString pointer = catalog::pointerTo(list, index);
    const catalog::FieldValue *entry = draft.fields().at(pointer);
    return entry ? firstText(*entry, pointer).simplified().left(longestSummary) : QString();
}

} // namespace

EntryModel::EntryModel(DraftDocument &document, bool isTexts, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_isTexts(isTexts)
{
    theme::keepTranslated(*this);
    connect(&document, &DraftDocument::changed, this, &EntryModel::follow);
    connect(&document, &DraftDocument::findingsChanged, this, [this] {
        if (!m_summaries.isEmpty()) {
            Q_EMIT dataChanged(
                index(0), index(rowCount() - 1), {Qt::DecorationRole, Qt::AccessibleTextRole, Qt::DisplayRole});
        }
    });
}

void EntryModel::bind(const QString &list)
{
    m_list = list;
    readAll();
}

QString EntryModel::summaryOf(qsizetype entry) const
{
    return m_isTexts ? m_document.draft().text(catalog::pointerTo(m_list, entry))
                     : editor::summaryOf(m_document.draft(), m_list, entry);
}

void EntryModel::readAll()
{
    beginResetModel();
    m_summaries.clear();
    for (qsizetype i = 0; i < m_document.draft().count(m_list); ++i) {
        m_summaries.append(summaryOf(i));
    }
    endResetModel();
}

void EntryModel::follow(const DraftChange &change)
{
    if (!change.touches(m_list)) {
        return;
    }
    const int from = int(change.from);
    const int to = int(change.to);
    const bool isHere = change.pointer == m_list;
    if (isHere && change.kind == DraftChange::Kind::Inserted) {
        beginInsertRows({}, to, to);
        m_summaries.insert(to, summaryOf(to));
        endInsertRows();
    } else if (isHere && change.kind == DraftChange::Kind::Removed) {
        beginRemoveRows({}, from, from);
        m_summaries.removeAt(from);
        endRemoveRows();
    } else if (isHere && change.kind == DraftChange::Kind::Moved) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        m_summaries.move(from, to);
        endMoveRows();
    } else if (m_document.draft().count(m_list) == m_summaries.size()) {
        for (int i = 0; i < m_summaries.size(); ++i) {
            if (const QString summary = summaryOf(i); summary != m_summaries.at(i)) {
                m_summaries[i] = summary;
                Q_EMIT dataChanged(index(i), index(i));
            }
        }
    } else {
        readAll();
    }
}

int EntryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_summaries.size());
}

QVariant EntryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const QString &summary = m_summaries.at(index.row());
    if (role == Qt::EditRole) {
        return summary;
    }
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        //: an entry of a list that says nothing yet
        const QString shown = summary.isEmpty() ? tr("(empty)") : summary;
        const bool isDoubtful = m_document.hasFindingsIn(catalog::pointerTo(m_list, index.row()));
        //: an entry about which something was found; the sign says so
        return isDoubtful ? tr("⚠ %1").arg(shown) : shown;
    }
    return {};
}

bool EntryModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!m_isTexts || role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    m_document.setText(catalog::pointerTo(m_list, index.row()), value.toString());
    return true;
}

Qt::ItemFlags EntryModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return m_isTexts && index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

OutcomeModel::OutcomeModel(DraftDocument &document, const QString &entries, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_entries(entries)
{
    connect(&document, &DraftDocument::changed, this, [this](const DraftChange &change) {
        if (change.touches(m_entries) || change.touches(m_outcomes)) {
            bind(m_outcomes);
        }
    });
}

void OutcomeModel::bind(const QString &outcomes)
{
    const int rows = outcomes.isEmpty() ? 0 : int(m_document.draft().count(m_entries));
    if (outcomes == m_outcomes && rows == m_rows) {
        if (rows > 0) {
            Q_EMIT dataChanged(index(0), index(rows - 1));
        }
        return;
    }
    beginResetModel();
    m_outcomes = outcomes;
    m_rows = rows;
    endResetModel();
}

int OutcomeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

Qt::CheckState OutcomeModel::stateOf(int row) const
{
    const QString outcome = m_document.draft().text(catalog::pointerTo(m_outcomes, row));
    return outcome == "true"_L1 ? Qt::Checked : outcome == "false"_L1 ? Qt::Unchecked : Qt::PartiallyChecked;
}

QVariant OutcomeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Qt::CheckState state = stateOf(index.row());
    if (role == Qt::CheckStateRole) {
        return state;
    }
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        const QString summary = summaryOf(m_document.draft(), m_entries, index.row());
        //: an entry of a list that says nothing yet, by its place in the list
        const QString entry = summary.isEmpty() ? tr("entry %1").arg(index.row() + 1) : summary;
        //: what came of an entry in a run: "as the record says: Reinstall the driver"
        return state == Qt::Checked  ? tr("as the record says: %1").arg(entry)
            : state == Qt::Unchecked ? tr("other than the record says: %1").arg(entry)
                                     : tr("not tried: %1").arg(entry);
    }
    return {};
}

bool OutcomeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    QList<std::optional<bool>> outcomes;
    for (int row = 0; row < m_rows; ++row) {
        const auto state = row == index.row() ? value.value<Qt::CheckState>() : stateOf(row);
        outcomes.append(state == Qt::PartiallyChecked ? std::nullopt : std::optional(state == Qt::Checked));
    }
    m_document.setTruths(m_outcomes, outcomes);
    return true;
}

Qt::ItemFlags OutcomeModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable | Qt::ItemIsUserTristate : flags;
}

} // namespace wayout::editor
