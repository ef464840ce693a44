// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QList>

namespace wayout::catalog {

/// A domain as it is shown: "pytorch" is "PyTorch".
struct Domain {
    QString id;
    BilingualText name;
};

/// The domains that Wayout knows by name, in the order in which they are listed (resources/domains.json).
const QList<Domain> &knownDomains();
/// The name of a domain; of one that is not known, its id, in both languages.
BilingualText domainName(const QString &id);

} // namespace wayout::catalog
