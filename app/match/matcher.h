// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/problem.h"
#include "app/match/answer.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace wayout::match {

/// Returns the next piece of a long text; nullopt at its end.
using PieceSource = std::function<std::optional<QByteArray>()>;

struct Excerpt;
class Patterns;

/// Finds the records of a catalogue that explain a text. Const and safe to share between threads. Stop tokens are
/// polled between stages and every few hundred lines.
///
///     Answer answer = engine->matcher.find(u"TypeError: Cannot convert a MPS Tensor to float64 dtype …");
class Matcher final
{
public:
    static constexpr int mostFound = 20; ///< default limit of the records for a text
    static constexpr int mostFoundByWords = 200; ///< default limit of a keyword search

    /// Adds the indexes of the records to what the constructor reads. After a stop request they are incomplete.
    static void compile(
        const QList<catalog::Record> &records, catalog::SectionWriter &writer, const std::stop_token &stop = {});

    /// `catalog` has the same records and must outlive the matcher. Usable only if the reader is still ok() afterwards.
    Matcher(catalog::SectionReader &reader, const catalog::Catalog &catalog);
    ~Matcher();
    Matcher(const Matcher &) = delete;
    Matcher &operator=(const Matcher &) = delete;

    /// Returns the records that explain the pasted text: at most `limit` matches and related records.
    Answer find(const QString &text, int limit = mostFound, const std::stop_token &stop = {}) const;
    /// Returns the part that can matter of a text of any length. `nextPiece` returns UTF-8 in whole lines. Keeps only
    /// the excerpt in memory, and uses a second thread if there is one.
    Excerpt excerptOf(const PieceSource &nextPiece, const std::stop_token &stop = {}) const;
    /// Returns the records that explain the text of the excerpt. Line numbers in the answer are those of the long text.
    Answer find(const Excerpt &excerpt, int limit = mostFound, const std::stop_token &stop = {}) const;
    /// Returns the records with these words (the last one as a prefix), best first, as in the search box.
    /// "docker: permission" searches only the domain "docker".
    Answer search(const QString &words, int limit = mostFoundByWords, const std::stop_token &stop = {}) const;
    const Patterns &patterns() const;
    /// Returns the other records of the same error (for other environments, or duplicates) in the order of the
    /// catalogue.
    QList<qsizetype> variantsOf(qsizetype record) const;

private:
    struct Parts;
    std::unique_ptr<const Parts> m_parts;
};

} // namespace wayout::match
