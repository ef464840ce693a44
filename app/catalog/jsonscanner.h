// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace wayout::catalog {

/// A top-level value of a file: what should be one record.
struct JsonSlice {
    QByteArrayView bytes;
    int line = 0; ///< 1-based, of its first character
    int depth = 0; ///< of its nesting: 1 for an object without objects or lists
    bool isObject = false;
    bool ends = true; ///< false when the file, or the list around it, ended first
};

/// Cuts a file into its top-level values, without judging what is inside: the elements of an outer array, or one value
/// after the other (JSON Lines). A value that is broken spoils no other one. Never recurses.
///
///     [{"id": 1}, {"id": 2}]   two slices
///     {"id": 1}⏎{"id": 2}      two slices
class JsonScanner final
{
public:
    /// `bytes` must outlive the scanner and its slices.
    explicit JsonScanner(QByteArrayView bytes);

    /// Nothing at the end of the file.
    std::optional<JsonSlice> next();
    /// Goes back into a slice that turned out broken, to what looks like the start of the next record in it, and
    /// returns its offset there. Nothing when nothing does, or after too many such attempts.
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

/// The offset in `json`, which must be well-formed, of what `pointer` ("/workarounds/2/how") names; where a part of the
/// pointer does not exist, of the value that lacks it.
qsizetype offsetOfPointer(QByteArrayView json, const QString &pointer);

} // namespace wayout::catalog
