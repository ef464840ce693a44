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

/// A JSON value exactly as a file states it: fields in their order, numbers with their digits, nothing left out.
/// Reading and writing the output of jsonOf() gives the same text.
struct FieldValue {
    enum class Type { Null, Truth, Number, Text, List, Object };

    Type type = Type::Null;
    QString text; ///< Text: its characters; Number and Truth: as written in JSON
    QStringList keys; ///< Object: one for each item
    QList<FieldValue> items; ///< List and Object

    static FieldValue ofText(const QString &text) { return {Type::Text, text, {}, {}}; }
    /// `digits` is a number in JSON syntax.
    static FieldValue ofNumber(const QString &digits) { return {Type::Number, digits, {}, {}}; }
    static FieldValue ofTruth(bool truth);
    static FieldValue list() { return {Type::List, {}, {}, {}}; }
    static FieldValue object() { return {Type::Object, {}, {}, {}}; }

    /// Returns the position of the field, or -1. Of a key given twice, the last field counts.
    qsizetype indexOf(const QString &key) const;
    /// Returns null when the object has no such field.
    const FieldValue *find(const QString &key) const;
    /// Returns the value that a JSON pointer names ("/workarounds/2/how"; empty for this value), or null.
    const FieldValue *at(const QString &pointer) const;
    /// Adds a field at the end.
    void add(const QString &key, const FieldValue &value);
    /// Whether the value is null, a blank text, or a list or object of only such values.
    bool saysNothing() const;

    bool operator==(const FieldValue &other) const;
};

/// Returns the parts of a JSON pointer, without its escapes.
QStringList pointerParts(const QString &pointer);
QString pointerTo(const QString &parent, const QString &key);
inline QString pointerTo(const QString &parent, qsizetype index)
{
    return parent + u'/' + QString::number(index);
}

/// Returns nothing when the text is not JSON or is nested deeper than a record may be.
std::optional<FieldValue> fieldsOf(QByteArrayView json);

enum class JsonLayout {
    Lines, ///< for people: one field per line, two spaces per level, a line break at the end
    OneLine, ///< for JSON Lines: one line with its line break
};
/// Returns UTF-8 in which only those characters are escaped that JSON requires to be.
QByteArray jsonOf(const FieldValue &value, JsonLayout layout = JsonLayout::Lines);

} // namespace wayout::catalog
