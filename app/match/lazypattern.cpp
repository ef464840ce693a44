// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/lazypattern.h"

#include <re2/re2.h>

#include <atomic>
#include <vector>

namespace {

constexpr int patternMemory = 1 << 20; // bytes; RE2's own default is eight times that for each pattern

RE2::Options patternOptions()
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    options.set_max_mem(patternMemory);
    return options;
}

} // namespace

/// By regex.
struct LazyPatterns::Compiled {
    explicit Compiled(size_t count)
        : patterns(count)
    {
    }
    ~Compiled()
    {
        for (const std::atomic<const RE2 *> &pattern : patterns) {
            delete pattern.load();
        }
    }
    Compiled(const Compiled &) = delete;
    Compiled &operator=(const Compiled &) = delete;

    std::vector<std::atomic<const RE2 *>> patterns;
};

LazyPatterns::LazyPatterns() = default;

LazyPatterns::LazyPatterns(Strings regexes)
    : m_regexes(std::move(regexes))
    , m_compiled(std::make_unique<Compiled>(m_regexes.size()))
{
}

LazyPatterns::~LazyPatterns() = default;
LazyPatterns::LazyPatterns(LazyPatterns &&other) noexcept = default;
LazyPatterns &LazyPatterns::operator=(LazyPatterns &&other) noexcept = default;

std::string LazyPatterns::error(const std::string &regex)
{
    return RE2(regex, patternOptions()).error();
}

std::optional<LazyPatterns::Span> LazyPatterns::find(size_t pattern, QByteArrayView text) const
{
    const re2::StringPiece subject(text.data(), size_t(text.size()));
    re2::StringPiece span;
    const RE2 &regex = compiled(pattern);
    if (!regex.ok() || !regex.Match(subject, 0, subject.size(), RE2::UNANCHORED, &span, 1) || span.empty()) {
        return std::nullopt;
    }
    const qsizetype begin = span.data() - subject.data();
    return Span{begin, begin + qsizetype(span.size())};
}

const RE2 &LazyPatterns::compiled(size_t pattern) const
{
    std::atomic<const RE2 *> &slot = m_compiled->patterns[pattern];
    if (const RE2 *known = slot.load(std::memory_order_acquire)) {
        return *known;
    }
    const std::string_view regex = textAt(m_regexes, pattern);
    auto fresh = std::make_unique<const RE2>(re2::StringPiece(regex.data(), regex.size()), patternOptions());
    const RE2 *expected = nullptr;
    if (slot.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel)) {
        return *fresh.release();
    }
    return *expected; // another thread was faster
}
