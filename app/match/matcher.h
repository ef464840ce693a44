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

/// Gives a long text piece by piece, and nothing at its end.
using PieceSource = std::function<std::optional<QByteArray>()>;

struct Excerpt;
class Patterns;

/// Answers texts from a catalogue. Ready once constructed; const and safe to share between threads. A stop token is polled between
/// stages and every few hundred lines.
///
///     Matcher matcher(catalog);
///     Answer answer = matcher.find(u"TypeError: Cannot convert a MPS Tensor to float64 dtype …");
class Matcher final
{
public:
    static constexpr int mostFound = 20; ///< records for a text, unless another limit is wanted
    static constexpr int mostFoundByWords = 200;

    /// `catalog` must outlive the matcher. Once a stop is requested, the matcher is made of what has been read so far, and is of no use.
    explicit Matcher(const catalog::Catalog &catalog, const std::stop_token &stop = {});
    /// Reads what save() wrote for that catalogue; without problems.
    Matcher(const catalog::Catalog &catalog, catalog::SectionReader &reader);
    ~Matcher();
    void save(catalog::SectionWriter &writer) const;
    Matcher(const Matcher &) = delete;
    Matcher &operator=(const Matcher &) = delete;

    /// The records that explain the pasted text: at most `limit` matches and related ones.
    Answer find(const QString &text, int limit = mostFound, const std::stop_token &stop = {}) const;
    /// What of a text of any length can matter. It comes in pieces of UTF-8, each of whole lines; `nextPiece` gives nothing at the
    /// end. Needs memory for what is worth keeping of it, not for the text; takes a second thread where there is one.
    Excerpt excerptOf(const PieceSource &nextPiece, const std::stop_token &stop = {}) const;
    /// The same as for the text that it was made of; evidence and errors bear the lines of that.
    Answer find(const Excerpt &excerpt, int limit = mostFound, const std::stop_token &stop = {}) const;
    /// Keyword search, as in the search box: all records with these words (the last one as a prefix), best first.
    /// "docker: permission" searches the domain "docker" alone.
    Answer search(const QString &words, int limit = mostFoundByWords, const std::stop_token &stop = {}) const;
    const Patterns &patterns() const;
    /// The other records of the same error: for other environments, or duplicates. In the order of the catalogue.
    QList<qsizetype> variantsOf(qsizetype record) const;
    /// Patterns that could not be used, or are too generic to be worth anything.
    const QList<catalog::Problem> &problems() const;

private:
    struct Parts;
    std::unique_ptr<const Parts> m_parts;
};

} // namespace wayout::match
