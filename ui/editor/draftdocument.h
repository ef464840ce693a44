// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"

#include <QObject>
#include <QUndoStack>

namespace wayout::editor {

/// A change of a draft, for the widgets that show the draft.
struct DraftChange {
    enum class Kind {
        Value, ///< the value at `pointer`, or a part of it
        Inserted, ///< the entry `to` of the list at `pointer`
        Removed, ///< the entry `from`
        Moved, ///< the entry `from`, to `to`
        Everything,
    };
    Kind kind = Kind::Everything;
    QString pointer;
    qsizetype from = -1;
    qsizetype to = -1;

    DraftChange inverse() const;
    /// Whether the value at `shown` may have changed.
    bool touches(const QString &shown) const;
};

/// A problem found in a field of the draft.
struct FieldFinding {
    QString pointer;
    catalog::Problem problem;

    bool operator==(const FieldFinding &) const = default;
};

/// A draft that is being edited. Every change can be undone. Also holds the latest findings, for the fields to show.
class DraftDocument final : public QObject
{
    Q_OBJECT

public:
    explicit DraftDocument(const authoring::RecordDraft &draft, QObject *parent = nullptr);

    const authoring::RecordDraft &draft() const { return m_draft; }
    QUndoStack &undoStack() { return m_undo; }
    const QUndoStack &undoStack() const { return m_undo; }

    /// Sets the text. Text typed into one field without a pause is one undo step.
    void setText(const QString &pointer, const QString &text);
    void setTruths(const QString &list, const QList<std::optional<bool>> &truths);
    void insert(const QString &list, qsizetype index, const catalog::FieldValue &entry);
    void remove(const QString &list, qsizetype index);
    void move(const QString &list, qsizetype from, qsizetype to);
    /// Replaces the draft by another version as one undo step.
    void replace(const authoring::RecordDraft &draft);

    const QList<FieldFinding> &findings() const { return m_findings; }
    /// Returns the findings about the field itself and, for a list of texts, about its entries.
    QList<FieldFinding> findingsAt(const QString &pointer) const;
    bool hasFindingsIn(const QString &pointer) const;
    void setFindings(const QList<FieldFinding> &findings);

Q_SIGNALS:
    void changed(const DraftChange &change);
    void findingsChanged();

private:
    class Command;

    void apply(const authoring::RecordDraft &after, const DraftChange &change);
    void show(const authoring::RecordDraft &draft, const DraftChange &change);

    authoring::RecordDraft m_draft;
    QUndoStack m_undo;
    QList<FieldFinding> m_findings;
};

} // namespace wayout::editor
