// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/draftdocument.h"

#include <QElapsedTimer>
#include <QUndoCommand>

#include <algorithm>

namespace wayout::editor {
namespace {

constexpr int typingPause = 1500; // milliseconds; text typed after it is a separate undo step
constexpr int typingId = 1;

bool isInside(const QString &pointer, const QString &outer)
{
    return pointer == outer || (pointer.startsWith(outer) && pointer.at(outer.size()) == u'/');
}

} // namespace

DraftChange DraftChange::inverse() const
{
    switch (kind) {
    case Kind::Inserted:
        return {Kind::Removed, pointer, to, -1};
    case Kind::Removed:
        return {Kind::Inserted, pointer, -1, from};
    case Kind::Moved:
        return {Kind::Moved, pointer, to, from};
    case Kind::Value:
    case Kind::Everything:
        break;
    }
    return *this;
}

bool DraftChange::touches(const QString &shown) const
{
    return kind == Kind::Everything || isInside(shown, pointer) || isInside(pointer, shown);
}

/// One undo step. Keeps the whole draft before and after it; both share the data that did not change.
class DraftDocument::Command final : public QUndoCommand
{
public:
    Command(DraftDocument &document, const authoring::RecordDraft &after, const DraftChange &change)
        : m_document(document)
        , m_before(document.m_draft)
        , m_after(after)
        , m_change(change)
    {
        m_time.start();
    }

    int id() const override { return m_change.kind == DraftChange::Kind::Value ? typingId : -1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Command *>(other);
        if (next->m_change.pointer != m_change.pointer || m_time.elapsed() > typingPause) {
            return false;
        }
        m_after = next->m_after;
        m_time.restart();
        setObsolete(m_after == m_before);
        return true;
    }
    void undo() override { m_document.show(m_before, m_change.inverse()); }
    void redo() override { m_document.show(m_after, m_change); }

private:
    DraftDocument &m_document;
    authoring::RecordDraft m_before;
    authoring::RecordDraft m_after;
    DraftChange m_change;
    QElapsedTimer m_time;
};

DraftDocument::DraftDocument(const authoring::RecordDraft &draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
}

void DraftDocument::apply(const authoring::RecordDraft &after, const DraftChange &change)
{
    if (after != m_draft) {
        m_undo.push(new Command(*this, after, change));
    }
}

void DraftDocument::show(const authoring::RecordDraft &draft, const DraftChange &change)
{
    m_draft = draft;
    Q_EMIT changed(change);
}

void DraftDocument::setText(const QString &pointer, const QString &text)
{
    authoring::RecordDraft after = m_draft;
    after.setText(pointer, text);
    apply(after, {DraftChange::Kind::Value, pointer});
}

void DraftDocument::setTruths(const QString &list, const QList<std::optional<bool>> &truths)
{
    authoring::RecordDraft after = m_draft;
    for (qsizetype i = 0; i < truths.size(); ++i) {
        if (i == after.count(list)) {
            after.insert(list, i, catalog::FieldValue());
        }
        after.setTruth(catalog::pointerTo(list, i), truths.at(i));
    }
    apply(after, {DraftChange::Kind::Value, list});
}

void DraftDocument::insert(const QString &list, qsizetype index, const catalog::FieldValue &entry)
{
    const qsizetype place = std::clamp<qsizetype>(index, 0, m_draft.count(list));
    authoring::RecordDraft after = m_draft;
    after.insert(list, place, entry);
    apply(after, {DraftChange::Kind::Inserted, list, -1, place});
}

void DraftDocument::remove(const QString &list, qsizetype index)
{
    authoring::RecordDraft after = m_draft;
    after.remove(list, index);
    apply(after, {DraftChange::Kind::Removed, list, index, -1});
}

void DraftDocument::move(const QString &list, qsizetype from, qsizetype to)
{
    if (from == to) {
        return;
    }
    authoring::RecordDraft after = m_draft;
    after.move(list, from, to);
    apply(after, {DraftChange::Kind::Moved, list, from, to});
}

void DraftDocument::replace(const authoring::RecordDraft &draft)
{
    apply(draft, {});
}

QList<FieldFinding> DraftDocument::findingsAt(const QString &pointer) const
{
    QList<FieldFinding> found;
    std::ranges::copy_if(m_findings, std::back_inserter(found), [&](const FieldFinding &finding) {
        const QString rest = finding.pointer.mid(pointer.size());
        return isInside(finding.pointer, pointer) && (rest.isEmpty() || rest.lastIndexOf(u'/') == 0);
    });
    return found;
}

bool DraftDocument::hasFindingsIn(const QString &pointer) const
{
    return std::ranges::any_of(
        m_findings, [&](const FieldFinding &finding) { return isInside(finding.pointer, pointer); });
}

void DraftDocument::setFindings(const QList<FieldFinding> &findings)
{
    if (findings != m_findings) {
        m_findings = findings;
        Q_EMIT findingsChanged();
    }
}

} // namespace wayout::editor
