// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace wayout::platform {

QString folderOfUser(const char *variable, QLatin1StringView underHome)
{
    const QString stated = qEnvironmentVariable(variable);
    if (QDir::isAbsolutePath(stated)) {
        return stated + u"/wayout"_s;
    }
    const QString home = qEnvironmentVariable("HOME");
    return QDir::isAbsolutePath(home) ? home + u'/' + underHome + u"/wayout"_s : QString();
}

QString userCatalogFolder()
{
    const QString data = folderOfUser("XDG_DATA_HOME", ".local/share"_L1);
    return data.isEmpty() ? QString() : data + u"/catalog"_s;
}

QString linePrefixFileOfUser()
{
    const QString settings = folderOfUser("XDG_CONFIG_HOME", ".config"_L1);
    return settings.isEmpty() ? QString() : settings + u"/log-prefixes.tsv"_s;
}

QString teamCatalogFile()
{
    const QString data = folderOfUser("XDG_DATA_HOME", ".local/share"_L1);
    return data.isEmpty() ? QString() : data + u"/team.json"_s;
}

} // namespace wayout::platform
