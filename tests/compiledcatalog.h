// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

/// A catalogue of these records.
inline wayout::catalog::Catalog catalogOf(const QList<wayout::catalog::Record> &records)
{
    using namespace wayout::catalog;
    return compiledPart<Catalog>([&records](SectionWriter &writer) { Catalog::compile(records, writer); });
}
