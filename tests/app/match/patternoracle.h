// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/patterns.h"
#include "app/match/prefilter.h"

#include <re2/re2.h>

#include <algorithm>
#include <memory>
#include <vector>

using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

/// The slow and simple way to find patterns: every one of them on every line and window. What Patterns::scan() is compared
/// with.
class PatternOracle final
{
public:
    /// Leaves out the records of which Patterns says that their pattern matches everything.
    PatternOracle(const QList<Record> &records, const QList<Problem> &problems)
    {
        const auto isRefused = [&](const Record &record) {
            return std::ranges::any_of(problems, [&](const Problem &problem) {
                return problem.kind == Problem::Kind::PatternMatchesEverything && problem.recordId == record.id;
            });
        };
        RE2::Options options;
        options.set_case_sensitive(false);
        options.set_log_errors(false);
        options.set_max_mem(1 << 20);
        for (qsizetype i = 0; i < records.size(); ++i) {
            const std::string regex = comparableRegex(records.at(i).regex).toStdString();
            auto pattern = std::make_unique<const RE2>(regex, options);
            if (!regex.empty() && regex.size() <= size_t(Patterns::longestPattern) && pattern->ok() && !isRefused(records.at(i))) {
                m_patterns.push_back({i, std::move(pattern)});
            }
        }
    }

    QList<PatternHit> scan(const Paste &paste) const
    {
        QList<PatternHit> hits;
        const auto tryAll = [&](const ScanWindow &stretch, bool onlyCrossing) {
            const re2::StringPiece text(paste.clean().constData() + stretch.begin, size_t(stretch.end - stretch.begin));
            for (const auto &[record, pattern] : m_patterns) {
                re2::StringPiece span;
                if (pattern->Match(text, 0, text.size(), RE2::UNANCHORED, &span, 1) && !span.empty() && (!onlyCrossing || span.find('\n') != span.npos)) {
                    const qsizetype begin = stretch.begin + (span.data() - text.data());
                    hits.append({record, begin, begin + qsizetype(span.size())});
                }
            }
        };
        for (const ScanWindow &stretch : lineWindows(paste)) {
            tryAll(stretch, false);
        }
        for (const ScanWindow &stretch : crossingWindows(paste)) {
            tryAll(stretch, true);
        }
        std::ranges::sort(hits, [](const PatternHit &a, const PatternHit &b) {
            return std::tie(a.begin, a.record, a.end) < std::tie(b.begin, b.record, b.end);
        });
        hits.erase(std::unique(hits.begin(), hits.end()), hits.end());
        return hits;
    }

private:
    struct Pattern {
        qsizetype record;
        std::unique_ptr<const RE2> regex;
    };

    std::vector<Pattern> m_patterns;
};
