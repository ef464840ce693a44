// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/matcher.h"

#include <QByteArrayView>

#include <memory>

namespace wayout::match {

/// A loaded catalogue and its matcher: everything needed to answer a text. Immutable, shared between threads.
struct Engine {
    /// Adds what was read, in compiled form, to what engineFrom() reads. `fingerprint` tells what it was made from.
    /// After a stop request the sections are incomplete and must not be used.
    static void compile(const catalog::LoadResult &loaded, QByteArrayView fingerprint, catalog::SectionWriter &writer,
        const std::stop_token &stop = {});

    /// Usable only if the reader is still ok() afterwards.
    explicit Engine(catalog::SectionReader &reader, catalog::BuiltinCatalog builtin = nullptr);

    const catalog::Catalog catalog;
    const Matcher matcher;
    QList<catalog::Problem> problems; ///< from reading the files, then from the patterns
    QList<catalog::CatalogPart> parts; ///< the sources of the catalogue
};

/// Returns the engine that was compiled with this fingerprint; null when the sections are invalid. For `builtin`, see the
/// constructor of Catalog.
std::shared_ptr<Engine> engineFrom(
    catalog::SectionReader reader, QByteArrayView fingerprint, catalog::BuiltinCatalog builtin = nullptr);
/// Compiles an engine in memory.
std::shared_ptr<const Engine> compiledEngine(const catalog::LoadResult &loaded);

} // namespace wayout::match
