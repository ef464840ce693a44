// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QString>

/// Wayout's folder among the user's, by an XDG base directory: `variable` ("XDG_DATA_HOME"), or `underHome` (".local/share") where that
/// is no absolute path. Empty where there is no home folder.
QString folderOfUser(const char *variable, QLatin1StringView underHome);

/// The catalogue that the user writes: a folder of records, the first of the user's own catalogues. It is made when the first record
/// is saved. Empty where there is no home folder.
QString userCatalogFolder();

/// The copy of the records of the user's team. Empty where there is no home folder.
QString teamCatalogFile();
