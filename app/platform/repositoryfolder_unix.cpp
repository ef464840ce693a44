// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/repositoryfolder.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace wayout::platform {

QString repositoryCatalogFolder(const QString &folder)
{
    QDir place(folder);
    constexpr int mostLevels = 64;
    for (int level = 0; level < mostLevels && !place.exists(u".git"_s); ++level) {
        if (!place.cdUp()) {
            return {};
        }
    }
    const QFileInfo catalog(place.filePath(u".wayout"_s));
    const bool isTrusted = ::geteuid() == 0 || QFileInfo(place.absolutePath()).ownerId() == ::geteuid();
    return place.exists(u".git"_s) && catalog.isDir() && isTrusted ? catalog.absoluteFilePath() : QString();
}

} // namespace wayout::platform
