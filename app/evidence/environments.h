// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace wayout::evidence {

/// A system or a tool, and its versions in which something was run.
struct NamedVersions {
    QString name; ///< "Debian", "git"
    QStringList versions; ///< each once, ascending; empty if unknown

    bool operator==(const NamedVersions &) const = default;
};

/// Returns the systems and tools of environments as people name them. Each environment starts with its system; the
/// rest is what the tool prints about itself, which may be long:
///
///     "Debian 12, nginx version: nginx/1.22.1", "Debian 13, nginx version: nginx/1.26.3"
///         ->  Debian 12 13, nginx 1.22 1.26
///
/// The system comes first. Versions of tools are cut to two numbers.
QList<NamedVersions> namedVersions(const QStringList &environments);

} // namespace wayout::evidence
