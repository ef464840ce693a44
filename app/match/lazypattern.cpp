// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/lazypattern.h"

#include <re2/re2.h>

#include <memory>

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

LazyPattern::LazyPattern(std::string regex)
    : m_regex(std::move(regex))
{
}

LazyPattern::LazyPattern(LazyPattern &&other) noexcept
    : m_regex(std::move(other.m_regex))
    , m_compiled(other.m_compiled.exchange(nullptr))
{
}

LazyPattern::~LazyPattern()
{
    delete m_compiled.load();
}

std::string LazyPattern::error() const
{
    return compiled().error();
}

std::optional<LazyPattern::Span> LazyPattern::find(QByteArrayView text) const
{
    const re2::StringPiece subject(text.data(), size_t(text.size()));
    re2::StringPiece span;
    const RE2 &pattern = compiled();
    if (!pattern.ok() || !pattern.Match(subject, 0, subject.size(), RE2::UNANCHORED, &span, 1) || span.empty()) {
        return std::nullopt;
    }
    const qsizetype begin = span.data() - subject.data();
    return Span{begin, begin + qsizetype(span.size())};
}

const RE2 &LazyPattern::compiled() const
{
    if (const RE2 *known = m_compiled.load(std::memory_order_acquire)) {
        return *known;
    }
    auto fresh = std::make_unique<const RE2>(m_regex, patternOptions());
    const RE2 *expected = nullptr;
    if (m_compiled.compare_exchange_strong(expected, fresh.get(), std::memory_order_acq_rel)) {
        return *fresh.release();
    }
    return *expected; // another thread was faster
}
