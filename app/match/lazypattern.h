// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <atomic>
#include <optional>
#include <string>

namespace re2 {
class RE2;
}

/// A regex without case, compiled when it is first used: most patterns of a catalogue never are. Safe to share between
/// threads. Where RE2 refuses it, it matches nothing.
class LazyPattern final
{
public:
    struct Span {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    explicit LazyPattern(std::string regex);
    LazyPattern(LazyPattern &&other) noexcept;
    ~LazyPattern();

    /// What RE2 has against the regex; empty when it accepts it. Compiles it.
    std::string error() const;
    /// The first match that is not empty.
    std::optional<Span> find(QByteArrayView text) const;

private:
    const re2::RE2 &compiled() const;

    std::string m_regex;
    mutable std::atomic<const re2::RE2 *> m_compiled = nullptr;
};
