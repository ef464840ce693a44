// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace wayout::catalog {

/// A JSON value as it stands in a file: fields in their order, numbers digit by digit, nothing left out. What was written by
/// jsonOf() is the same text again after reading and writing it.
struct FieldValue {
    enum class Type { Null, Truth, Number, Text, List, Object };

    Type type = Type::Null;
    QString text; ///< Text: its characters; Number and Truth: as they are written
    QStringList keys; ///< of an Object, one for each item
    QList<FieldValue> items; ///< of a List or an Object

    static FieldValue ofText(const QString &text) { return {Type::Text, text, {}, {}}; }
    /// `digits` as JSON writes a number.
    static FieldValue ofNumber(const QString &digits) { return {Type::Number, digits, {}, {}}; }
    static FieldValue ofTruth(bool truth);
    static FieldValue list() { return {Type::List, {}, {}, {}}; }
    static FieldValue object() { return {Type::Object, {}, {}, {}}; }

    /// The field's position; -1 when there is none. Of a field given twice the last one, which is the one that counts.
    qsizetype indexOf(const QString &key) const;
    /// Null when there is none.
    const FieldValue *find(const QString &key) const;
    /// What a JSON pointer names ("/workarounds/2/how"; empty for this value). Null when there is none.
    const FieldValue *at(const QString &pointer) const;
    /// At the end.
    void add(const QString &key, const FieldValue &value);
    /// Nothing in it that says anything: null, an empty text, or a list or object of such.
    bool saysNothing() const;

    bool operator==(const FieldValue &other) const;
};

/// The parts of a JSON pointer, without its escapes.
QStringList pointerParts(const QString &pointer);
QString pointerTo(const QString &parent, const QString &key);
inline QString pointerTo(const QString &parent, qsizetype index) { return parent + u'/' + QString::number(index); }

/// Nothing when the text is no JSON, or nested deeper than a record may be.
std::optional<FieldValue> fieldsOf(QByteArrayView json);

enum class JsonLayout {
    Lines, ///< for people: one field a line, two spaces a level, a line break at the end
    OneLine, ///< for JSON Lines; a line break at the end
};
/// UTF-8; only what JSON demands is escaped.
QByteArray jsonOf(const FieldValue &value, JsonLayout layout = JsonLayout::Lines);

} // namespace wayout::catalog
