// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/packageindex.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace wayout::evidence {

/// What the built-in lists say about a name that a paste misses.
struct LookedUp {
    QString package; ///< empty if the release has none
    QString release; ///< "Debian 13"; empty where names of PyPI and npm are concerned
    QString date; ///< of the release's lists, "2026-11-21"
    QString file; ///< what was looked for, as people write it: "libfoo.so.5", "foo/bar.h"
    QList<std::pair<QString, QString>> elsewhere; ///< other releases that have it, each with its package
    bool isDamaged = false; ///< the list could not be read; then nothing else but `file` is set

    bool operator==(const LookedUp &) const = default;
};

/// Looks a name up where `from`, a word of catalog::captureSources, says. Nothing if there is no such list, or if the
/// package has the name that is looked up. `systems` are texts that may tell a release, the first one that does counts;
/// none of them: the newest release of Debian.
std::optional<LookedUp> lookedUp(const QString &from, const QString &name, const QStringList &systems,
    const PackageIndex &index = PackageIndex::builtIn());

} // namespace wayout::evidence
