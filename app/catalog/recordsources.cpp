// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordsources.h"

#include "app/catalog/record.h"

namespace wayout::catalog {

QStringList allSources(const Record &record)
{
    QStringList sources{record.officialDocUrl};
    for (const DeadEnd &deadEnd : record.deadEnds) {
        sources += deadEnd.sources;
    }
    for (const Workaround &workaround : record.workarounds) {
        sources += workaround.sources;
    }
    sources.removeAll(QString());
    sources.removeDuplicates();
    return sources;
}

} // namespace wayout::catalog
