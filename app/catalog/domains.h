// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QList>
#include <QStringList>

namespace wayout::catalog {

/// A domain and its displayed name: "pytorch" is "PyTorch".
struct Domain {
    QString id;
    BilingualText name;
};

/// Returns the domains of resources/domains.json, in their order there.
const QList<Domain> &knownDomains();
/// Returns the position of a domain in knownDomains(), or their number for an unknown one.
qsizetype placeOfDomain(const QString &id);
/// Returns the name of a domain. For an unknown domain, returns its id in both languages.
BilingualText domainName(const QString &id);

/// Returns the known categories of records. `wayout check` reports any other category.
const QStringList &categoryNames();

} // namespace wayout::catalog
