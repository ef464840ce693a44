// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/match/matcher.h"

#include <QByteArrayView>

#include <memory>
#include <span>

class QIODevice;

namespace wayout::match {

/// A loaded catalogue and its matcher: everything needed to answer a text. Immutable, shared between threads.
struct Engine {
    /// The engine is unusable if a stop is requested meanwhile.
    explicit Engine(catalog::LoadResult loaded, const std::stop_token &stop = {});
    /// Reads what save() wrote. The engine is usable only if the reader is still ok() afterwards. `owner` keeps the
    /// bytes that the engine refers to alive.
    Engine(catalog::SectionReader &reader, std::shared_ptr<const void> owner);
    void save(catalog::SectionWriter &writer) const;

    const std::shared_ptr<const void> owner;
    const catalog::Catalog catalog;
    const Matcher matcher;
    QList<catalog::Problem> problems; ///< from reading the files, then from the patterns
    int filesRead = 0;
    QList<catalog::CatalogPart> parts; ///< the sources of the catalogue
};

/// Writes a file from which engineFromBytes() makes the same engine. `fingerprint` tells what the engine was made from.
/// Returns false when a stop was requested or the file could not be written completely.
bool writeEngine(const Engine &engine, QByteArrayView fingerprint, QIODevice &file, const std::stop_token &stop = {});

/// Returns the engine in the bytes of a file; null when they are invalid or have another fingerprint. `owner` keeps the
/// bytes alive.
std::shared_ptr<Engine> engineFromBytes(
    std::span<const char> bytes, QByteArrayView fingerprint, std::shared_ptr<const void> owner);

} // namespace wayout::match
