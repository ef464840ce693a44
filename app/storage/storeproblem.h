// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wayout::storage {

/// A problem with the user's data, as facts; storeSentence() makes the sentence.
struct StoreProblem {
    enum class Kind {
        NoPlace, ///< there is no home folder
        NoDriver, ///< Qt's SQLite driver is not installed
        NotWritable, ///< argument: the system's reason
        SetAside, ///< the file was damaged; argument: its new name; count: how much of it is kept
        Newer, ///< a newer version wrote the file, which is only read
        InUse, ///< another program uses the file; tried again later
        NotSaved, ///< argument: the system's reason; tried again later
        NotRead, ///< results were to be shown only; argument: the system's reason
    };

    Kind kind = Kind::NoPlace;
    QString path;
    QString argument; ///< see Kind
    int count = 0;

    bool operator==(const StoreProblem &) const = default;
};

} // namespace wayout::storage
