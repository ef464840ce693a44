// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/matcher.h"

#include <memory>

/// A loaded catalogue with the matcher over it: everything that answers a text. Immutable, shared between threads.
struct Engine {
    explicit Engine(LoadResult loaded);

    const Catalog catalog;
    const Matcher matcher;
    const QList<Problem> problems; ///< of reading, then of patterns
    const int filesRead;
};

/// Reads the catalogues and builds the matcher. Slow (tens to hundreds of milliseconds): not for the GUI thread.
std::shared_ptr<const Engine> loadEngine(const CatalogSource &source);
