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

/// The list with the catalogue that the user writes (see userCatalogFolder()) in it: first, unless it has a place already. Paths that
/// stand there twice are left out.
QList<OwnCatalog> completedCatalogs(const QList<OwnCatalog> &catalogs);

/// What CatalogSource::paths has to be so that the upper one of the list counts where two have the same record: those that are on, from
/// the last one to the first.
QStringList pathsInReadingOrder(const QList<OwnCatalog> &catalogs);

} // namespace wayout::catalog
