// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Something that went wrong with what is kept for the user, as facts; storeSentence() makes the sentence.
struct StoreProblem {
    enum class Kind {
        NoPlace, ///< there is no home folder
        NoDriver, ///< Qt's SQLite driver is not installed
        NotWritable, ///< argument: the system's reason
        SetAside, ///< it was damaged; argument: where it is now; count: what could be read and is kept
        Newer, ///< made by a newer version: it is read, and nothing is written
        InUse, ///< another program has it; tried again
        NotSaved, ///< argument: the system's reason; tried again
    };

    Kind kind = Kind::NoPlace;
    QString path;
    QString argument; ///< see the kind
    int count = 0;

    bool operator==(const StoreProblem &) const = default;
};
