// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QString>

namespace wayout::platform {

/// Returns Wayout's folder in an XDG base directory: the one in `variable` ("XDG_DATA_HOME"), or `underHome`
/// (".local/share") unless that is an absolute path. Empty for a user without a home folder.
QString folderOfUser(const char *variable, QLatin1StringView underHome);

/// Returns the folder of the records that the user writes, the first of the user's own catalogues. Saving the first
/// record makes it. Empty for a user without a home folder.
QString userCatalogFolder();

/// Returns the file with the user's own beginnings of log lines, rows as in resources/text/log-prefixes.tsv. Empty for a
/// user without a home folder.
QString linePrefixFileOfUser();

/// Returns the file with a copy of the team's records. Empty for a user without a home folder.
QString teamCatalogFile();

} // namespace wayout::platform
