// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"

Engine::Engine(LoadResult loaded)
    : catalog(std::move(loaded.records))
    , matcher(catalog)
    , problems(loaded.problems + matcher.problems())
    , filesRead(loaded.filesRead)
{
}

std::shared_ptr<const Engine> loadEngine(const CatalogSource &source)
{
    return std::make_shared<const Engine>(readCatalogs(source));
}
