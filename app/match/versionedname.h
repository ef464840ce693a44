// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <string>
#include <vector>

namespace wayout::match {

/// A name with a version, with or without something between them.
struct VersionedName {
    std::string name; ///< in lower case
    std::string version;
    qsizetype begin = 0; ///< in bytes from the start of the text
    qsizetype end = 0;

    /// Returns the word of the keyword index.
    std::string key() const { return name + version; }
};

/// Returns the names with a version in a cleaned text (see Paste), in order.
///
///     "JDK 8 or java17"        -> jdk 8, java 17
///     "Node.js v20, cuda-12.4" -> node 20, cuda 12.4
std::vector<VersionedName> versionedNames(QByteArrayView clean);

} // namespace wayout::match
