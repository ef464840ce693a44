// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wayout::text {

/// The system that a text comes from, in words of the record format; empty where the text does not tell.
struct System {
    QString name; ///< "linux", "macos", "windows"
    QString distribution; ///< of Linux: "debian", "fedora", "arch", "alpine", each with what is derived from it
    QString sign; ///< characters of the text that tell

    bool operator==(const System &) const = default;
};

/// Returns the system that most signs in the text speak for. A text of two systems has none.
System systemIn(QStringView text);
/// Returns what a word of the record format stands for: "debian" for Debian on Linux.
System systemNamed(const QString &word);

} // namespace wayout::text
