// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/owncatalogs.h"

#include "app/platform/userfolders.h"

#include <algorithm>

namespace wayout::catalog {

QList<OwnCatalog> completedCatalogs(const QList<OwnCatalog> &catalogs)
{
    QList<OwnCatalog> completed;
    for (const OwnCatalog &catalog : catalogs) {
        if (std::ranges::find(completed, catalog.path, &OwnCatalog::path) == completed.end()) {
            completed.append(catalog);
        }
    }
    const QString own = platform::userCatalogFolder();
    if (!own.isEmpty() && std::ranges::find(completed, own, &OwnCatalog::path) == completed.end()) {
        completed.prepend({own, true});
    }
    return completed;
}

QStringList pathsInReadingOrder(const QList<OwnCatalog> &catalogs)
{
    QStringList paths;
    for (const OwnCatalog &catalog : catalogs) {
        if (catalog.isOn) {
            paths.prepend(catalog.path);
        }
    }
    return paths;
}

} // namespace wayout::catalog
