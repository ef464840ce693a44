// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"

#include <QObject>
#include <QUndoStack>

namespace wayout::editor {

/// What changed in a draft, for those who show it.
struct DraftChange {
    enum class Kind {
        Value, ///< what `pointer` names, or what is in it
        Inserted, ///< the entry `to` of the list `pointer`
        Removed, ///< the entry `from`
        Moved, ///< the entry `from`, to `to`
        Everything,
    };
    Kind kind = Kind::Everything;
    QString pointer;
    qsizetype from = -1;
    qsizetype to = -1;

    DraftChange inverse() const;
    /// Whether what `shown` names may look different now.
    bool touches(const QString &shown) const;
};

/// Something that was found about a field of the draft.
struct FieldFinding {
    QString pointer;
    catalog::Problem problem;

    bool operator==(const FieldFinding &) const = default;
};

/// A draft that is being edited: every change can be undone. Also what was found about it last, for its fields to show.
class DraftDocument final : public QObject
{
    Q_OBJECT

public:
    explicit DraftDocument(const authoring::RecordDraft &draft, QObject *parent = nullptr);

    const authoring::RecordDraft &draft() const { return m_draft; }
    QUndoStack &undoStack() { return m_undo; }
    const QUndoStack &undoStack() const { return m_undo; }

    /// What is typed into one field without a pause is undone at once.
    void setText(const QString &pointer, const QString &text);
    void setTruths(const QString &list, const QList<std::optional<bool>> &truths);
    void insert(const QString &list, qsizetype index, const catalog::FieldValue &entry);
    void remove(const QString &list, qsizetype index);
    void move(const QString &list, qsizetype from, qsizetype to);
    /// Takes another version of it; undoing that brings the present one back.
    void replace(const authoring::RecordDraft &draft);

    const QList<FieldFinding> &findings() const { return m_findings; }
    /// About the field itself, or, of a list of texts, its entries.
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
