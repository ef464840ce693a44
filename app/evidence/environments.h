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

// An environment starts with its system; the rest is what the tool prints about itself, which may be long:
//
//     "Debian 12, nginx version: nginx/1.22.1"

/// Returns the systems of environments as people name them: "Debian" 12, 13.
QList<NamedVersions> namedSystems(const QStringList &environments);
/// Returns the tools of environments as people name them, their versions cut to two numbers: "nginx" 1.22, 1.26.
QList<NamedVersions> namedTools(const QStringList &environments);

} // namespace wayout::evidence
