// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace wayout::text {

/// How far an object or a list of JSON reaches, whatever it contains.
struct JsonExtent {
    qsizetype end = 0; ///< after its last bracket; the end of the bytes if that is missing
    int depth = 0; ///< levels of nesting: 1 for an object without objects or lists
    bool ends = false;
};

/// Returns the extent of the object or list that opens at `start`.
JsonExtent jsonExtent(QByteArrayView bytes, qsizetype start);
/// Returns the position after the string that opens at `start`. A line break also ends the string: JSON allows none in a
/// string, so the closing quote is missing.
qsizetype endOfJsonString(QByteArrayView bytes, qsizetype start);

} // namespace wayout::text
