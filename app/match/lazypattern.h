// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/store/column.h"

#include <QByteArrayView>

#include <memory>
#include <optional>
#include <string>

namespace re2 {
class RE2;
}

/// Regexes without case, each compiled when it is first used: most patterns of a catalogue never are. Safe to share between
/// threads. One that RE2 refuses matches nothing.
class LazyPatterns final
{
public:
    struct Span {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    LazyPatterns();
    explicit LazyPatterns(Strings regexes);
    ~LazyPatterns();
    LazyPatterns(LazyPatterns &&other) noexcept;
    LazyPatterns &operator=(LazyPatterns &&other) noexcept;

    /// What RE2 has against a regex; empty when it accepts it. Compiles it.
    static std::string error(const std::string &regex);
    size_t size() const { return m_regexes.size(); }
    const Strings &regexes() const { return m_regexes; }
    /// The first match of a regex that is not empty.
    std::optional<Span> find(size_t pattern, QByteArrayView text) const;

private:
    struct Compiled;

    const re2::RE2 &compiled(size_t pattern) const;

    Strings m_regexes;
    std::unique_ptr<Compiled> m_compiled;
};
