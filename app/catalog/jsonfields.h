// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/jsonscanner.h"
#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QByteArrayView>
#include <QList>

#include <nlohmann/json.hpp>

#include <optional>

namespace wayout::catalog {

/// The text that a record is read from, and where its problems go.
struct RecordText {
    const QString &file;
    QByteArrayView bytes;
    int line = 0; ///< line of the first byte
    QString recordId; ///< empty until it is known
    QList<Problem> &problems;
    qsizetype reported = 0;
    std::optional<JsonPlaces> places; ///< read for the first problem

    /// Reports a problem at the line of the value that `pointer` names. Only counts the problems beyond
    /// Limits::problemsOfRecord.
    void report(Problem::Kind kind, const QString &pointer, const QString &argument);
    /// Reports how many problems were only counted. Called after the record has been read.
    void reportUntold();
};

/// Typed access to the fields of one JSON object. A value of another type or out of range is reported and counts as
/// absent; null counts as absent silently.
class JsonFields final
{
public:
    /// `value` and `text` must outlive this. If `value` is a string, it is read as an object with the single field
    /// `plainKey`.
    JsonFields(const nlohmann::json &value, QString pointer, RecordText &text, const char *plainKey = nullptr);

    bool has(const char *key) const { return find(key) != nullptr; }
    void report(Problem::Kind kind, const char *key, const QString &argument = {}) const;

    /// Returns prose: trimmed, with control characters replaced by their pictures.
    QString text(const char *key) const;
    /// Returns prose on one line.
    QString line(const char *key) const;
    /// Returns the text unchanged except for control characters, which are replaced by their pictures.
    QString verbatim(const char *key) const;
    /// Returns the text without control characters and otherwise unchanged.
    QString code(const char *key) const;
    /// Returns a text on one line, a whole number or a truth: "1045" for "1045" and 1045, "true" for "true" and true.
    QString label(const char *key) const;
    QStringList texts(const char *key) const;
    /// Returns one text for each element, empty for null or a wrong type. For lists that are parallel to another list.
    QStringList parallelTexts(const char *key) const;
    /// Reads a number from 0 to 1.
    std::optional<double> rate(const char *key) const;
    std::optional<int> count(const char *key) const;
    std::optional<bool> truth(const char *key) const;
    /// Reads a list of true, false and null.
    QList<std::optional<bool>> truths(const char *key) const;
    /// Reads "2024-06-01", with or without a time after it.
    QDate date(const char *key) const;
    /// Returns the object at `key`, or an object without fields.
    JsonFields object(const char *key) const;

    struct Item;
    /// Returns the objects of a list. For `plainKey` see the constructor.
    QList<Item> items(const char *key, const char *plainKey = nullptr) const;
    /// Returns the objects of the object at `key`, each with its key as its name.
    QList<Item> namedItems(const char *key) const;
    qsizetype listSize(const char *key) const;
    /// Returns every value at any depth of the object at `key`: ("linux.gpu", "A100").
    QList<std::pair<QString, QString>> flattened(const char *key) const;

private:
    const nlohmann::json *find(const char *key) const;
    const nlohmann::json *findList(const char *key) const;
    QString pointerTo(const char *key, qsizetype index) const;
    QString string(const nlohmann::json &value, const char *key, qsizetype index = -1) const;
    QString visible(const QString &text, const char *key, qsizetype index = -1) const;

    const nlohmann::json *m_value;
    QString m_pointer;
    RecordText *m_text;
    const char *m_plainKey;
};

struct JsonFields::Item {
    qsizetype index = 0; ///< position in the list, including elements that were left out
    QString name; ///< of an item of namedItems()
    JsonFields fields;
};

} // namespace wayout::catalog
