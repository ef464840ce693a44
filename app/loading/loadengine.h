// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/engine.h"

#include <memory>
#include <stop_token>

namespace wayout::loading {

/// Reads the records of the catalogues: the built-in ones from their compiled form, the others from their files. See
/// catalog::readCatalogs().
catalog::LoadResult readSource(const catalog::CatalogSource &source, const std::stop_token &stop = {});

/// Returns the problems of the rows in platform::linePrefixFileOfUser(). Engine::problems of a loaded engine has them.
QList<catalog::Problem> linePrefixProblems();

/// Returns the engine of the catalogues: the one that was compiled with the program, that of the cache (see
/// EngineCache), or a new one. The first two take milliseconds; compiling takes tenths of a second, and seconds for a
/// large catalogue: do not call it in the GUI thread. Returns null when stopped.
std::shared_ptr<const match::Engine> loadEngine(const catalog::CatalogSource &source, const std::stop_token &stop = {});

} // namespace wayout::loading
