// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QByteArrayView>
#include <QList>

#include <nlohmann/json.hpp>

namespace wayout::catalog {

/// The text that a record is read from, and where its problems go.
struct RecordText {
    const QString &file;
    QByteArrayView bytes;
    int line = 0; ///< of the first byte
    QString recordId; ///< as soon as it is known
    QList<Problem> &problems;
    qsizetype reported = 0;

    /// Finds the line of what `pointer` names. Only counts what goes beyond Limits::problemsOfRecord: each search for a
    /// line reads the record again.
    void report(Problem::Kind kind, const QString &pointer, const QString &argument);
    /// Tells how many were only counted. To be called when the record has been read.
    void reportUntold();
};

/// Typed access to the fields of one JSON object. What has another type, or a value that cannot be, is reported and
/// counts as absent; null is absent without a word.
class JsonFields final
{
public:
    /// Both must outlive this. A plain string instead of an object stands for an object with the field `plainKey`
    /// alone.
    JsonFields(const nlohmann::json &value, QString pointer, RecordText &text, const char *plainKey = nullptr);

    bool has(const char *key) const { return find(key) != nullptr; }
    void report(Problem::Kind kind, const char *key, const QString &argument = {}) const;

    /// Prose: trimmed, control characters shown as their pictures.
    QString text(const char *key) const;
    /// Prose in one line.
    QString line(const char *key) const;
    /// As it stands, but for control characters.
    QString verbatim(const char *key) const;
    /// As it stands, without control characters.
    QString code(const char *key) const;
    /// A text in one line, a whole number or a truth: "1045" and 1045, "true" and true.
    QString label(const char *key) const;
    QStringList texts(const char *key) const;
    /// As texts(), one for each element, empty where it is none. For lists that are parallel to another one.
    QStringList parallelTexts(const char *key) const;
    /// 0..1.
    std::optional<double> rate(const char *key) const;
    std::optional<int> count(const char *key) const;
    std::optional<bool> truth(const char *key) const;
    /// A list of true, false and null.
    QList<std::optional<bool>> truths(const char *key) const;
    /// "2024-06-01", also with a time behind it.
    QDate date(const char *key) const;
    /// The object at `key`; one without fields when there is none.
    JsonFields object(const char *key) const;

    struct Item;
    /// The objects of a list. See the constructor for `plainKey`.
    QList<Item> items(const char *key, const char *plainKey = nullptr) const;
    qsizetype listSize(const char *key) const;
    /// Every value in the object at `key`, whatever is in it: ("linux.gpu", "A100").
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
    qsizetype index = 0; ///< in the list, counting what was left out
    JsonFields fields;
};

} // namespace wayout::catalog
