// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"
#include "app/catalog/fieldvalue.h"

#include <optional>

namespace wayout::authoring {

/// A record while it is being written: the fields of its file, those that the format does not know included. A field is named by
/// its JSON pointer ("/dead_ends/0/why_fails_zh"). What is not touched is written as it was read.
class RecordDraft final
{
public:
    RecordDraft();
    /// An object of the flat format.
    explicit RecordDraft(const catalog::FieldValue &fields);
    /// In the format's order, nothing else in it.
    static RecordDraft ofRecord(const catalog::Record &record);

    const catalog::FieldValue &fields() const { return m_fields; }
    QString id() const;
    /// As it is shown in a field: empty where there is nothing, or no single value.
    QString text(const QString &pointer) const;
    /// The number of entries in a list; 0 where there is none.
    qsizetype count(const QString &list) const;
    /// What of the record's own fields the format does not know.
    QStringList unknownFields() const;

    /// A figure, date or truth is written as the format wants it if `text` is one, and else as a text, which reading reports.
    /// An empty text takes the field out.
    void setText(const QString &pointer, const QString &text);
    /// For the entries of lists of truths: nothing is null.
    void setTruth(const QString &pointer, std::optional<bool> truth);
    /// Into the list, which is made where it is missing. Chinese texts and outcomes that stand in lists of their own, one for each
    /// entry, go along with it; so with the other two.
    void insert(const QString &list, qsizetype index, const catalog::FieldValue &entry);
    void remove(const QString &list, qsizetype index);
    void move(const QString &list, qsizetype from, qsizetype to);

    /// Without entries of lists that say nothing.
    RecordDraft tidied() const;
    QByteArray json() const { return catalog::jsonOf(m_fields); }

    /// As Wayout will read it. A record without an id or a signature is read as if it had one.
    struct Reading {
        catalog::Record record;
        QList<catalog::Problem> problems; ///< what reading it finds
    };
    Reading read() const;
    /// The pointer in this draft of what `pointer` names in read().record, whose lists lack entries that say nothing.
    QString pointerOf(const QString &pointer) const;

    bool operator==(const RecordDraft &) const = default;

private:
    catalog::FieldValue *makeWay(const QString &pointer);
    void followEntry(const QString &list, const auto &change);

    catalog::FieldValue m_fields;
};

} // namespace wayout::authoring
