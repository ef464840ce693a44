// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QString>

#include <optional>

namespace wayout::catalog {

/// A top-level value of a file, which should be one record.
struct JsonSlice {
    QByteArrayView bytes;
    int line = 0; ///< line of the first character, from 1
    int depth = 0; ///< levels of nesting: 1 for an object without objects or lists
    bool isObject = false;
    bool ends = true; ///< false when the file, or the list around it, ended first
};

/// Cuts a file into its top-level values without judging their content: the elements of an outer array, or one value
/// after the other (JSON Lines). A broken value does not affect the others. Never recurses.
///
///     [{"id": 1}, {"id": 2}]   two slices
///     {"id": 1}⏎{"id": 2}      two slices
class JsonScanner final
{
public:
    /// `bytes` must outlive the scanner and its slices.
    explicit JsonScanner(QByteArrayView bytes);

    /// Returns the next slice, or nothing at the end of the file.
    std::optional<JsonSlice> next();
    /// Goes back into a broken slice, to the place where the next record seems to start, and returns the offset of that
    /// place in the slice. Returns nothing when there is no such place, or after too many attempts.
    std::optional<qsizetype> resumeInside(const JsonSlice &broken);
    bool inArray() const { return m_inArray; }
    /// The outer array with each object and list replaced by 0, line breaks kept: "[0,0\n]".
    const QByteArray &frame() const { return m_frame; }

private:
    void skipBetweenValues();

    QByteArrayView m_bytes;
    QByteArray m_frame;
    qsizetype m_position = 0;
    int m_line = 1;
    int m_resumptions = 0;
    bool m_inArray = false;
};

int lineBreaksIn(QByteArrayView bytes);

/// Where the values of a JSON text begin. Reads the text once, whatever it contains.
class JsonPlaces final
{
public:
    /// `json` is one value; what follows it is not read.
    explicit JsonPlaces(QByteArrayView json);

    /// Returns the offset of the value that `pointer` ("/workarounds/2/how") names. If a part of the pointer does not
    /// exist, returns the offset of the value that lacks it.
    qsizetype offsetOf(const QString &pointer) const;

private:
    QHash<quint64, qsizetype> m_offsets; ///< by the hash of the pointer, because pointers may be long
};

} // namespace wayout::catalog
