// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/fieldvalue.h"
#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <optional>

namespace wayout::authoring {

/// A record that is being written: all fields of its file, including those that the format does not know. JSON pointers
/// name the fields ("/dead_ends/0/why_fails_zh"). Fields that are not changed are written as they were read.
class RecordDraft final
{
public:
    RecordDraft();
    /// `fields` is an object in the flat format.
    explicit RecordDraft(const catalog::FieldValue &fields);
    /// Makes a draft with the fields of the record only, in the format's order.
    static RecordDraft ofRecord(const catalog::Record &record);

    const catalog::FieldValue &fields() const { return m_fields; }
    QString id() const;
    /// Returns the value for display in an input field, named objects as JSON; empty if there is none or it is another
    /// object or a list.
    QString text(const QString &pointer) const;
    /// Returns the number of entries in a list, or 0 if there is no such list.
    qsizetype count(const QString &list) const;
    /// Returns the keys of the record's own fields that the format does not know.
    QStringList unknownFields() const;

    /// Sets a value from a text. If the field is a number, a truth or named objects and `text` is not such a value, the
    /// value is the text itself, which read() reports. An empty text removes the field.
    void setText(const QString &pointer, const QString &text);
    /// Sets an entry of a list of truths; nothing is null.
    void setTruth(const QString &pointer, std::optional<bool> truth);
    /// Inserts an entry into the list, which is created if it is missing. Like remove() and move(), also changes the
    /// parallel lists of Chinese texts and of outcomes.
    void insert(const QString &list, qsizetype index, const catalog::FieldValue &entry);
    void remove(const QString &list, qsizetype index);
    void move(const QString &list, qsizetype from, qsizetype to);

    /// Returns the draft without the empty entries of its lists.
    RecordDraft tidied() const;
    QByteArray json() const { return catalog::jsonOf(m_fields); }

    /// The record as Wayout reads it from the draft. A missing id does not stop the reading.
    struct Reading {
        catalog::Record record;
        QList<catalog::Problem> problems; ///< problems that reading finds
    };
    Reading read() const;
    /// Converts a pointer into read().record, whose lists lack the empty entries, to a pointer into this draft.
    QString pointerOf(const QString &pointer) const;

    bool operator==(const RecordDraft &) const = default;

private:
    catalog::FieldValue *makeWay(const QString &pointer);
    void followEntry(const QString &list, const auto &change);

    catalog::FieldValue m_fields;
};

} // namespace wayout::authoring
