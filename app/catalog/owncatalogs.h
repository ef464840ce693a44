// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace wayout::catalog {

/// A catalogue that the user has added.
struct OwnCatalog {
    QString path; ///< absolute: a file, an archive or a folder
    bool isOn = true;

    bool operator==(const OwnCatalog &) const = default;
};

/// Returns the list without duplicate paths and with the catalogue that the user writes (see userCatalogFolder()),
/// which comes first unless it is already in the list.
QList<OwnCatalog> completedCatalogs(const QList<OwnCatalog> &catalogs);

/// Returns the value for CatalogSource::paths: the enabled catalogues, from the last to the first. Later catalogues
/// replace the records of earlier ones, so the catalogue that is higher in the list wins.
QStringList pathsInReadingOrder(const QList<OwnCatalog> &catalogs);

} // namespace wayout::catalog
