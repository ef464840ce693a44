// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/linesieve.h"

#include "app/text/characters.h"
#include "app/text/foldedlines.h"
#include "app/text/linekind.h"

#include <algorithm>
#include <map>
#include <string>

QByteArrayView SiftedPiece::line(size_t index) const
{
    const qsizetype begin = starts[index];
    qsizetype end = index + 1 < starts.size() ? qsizetype(starts[index + 1]) : text.size();
    const QByteArrayView paragraphSeparator("\xe2\x80\xa9");
    if (QByteArrayView(text).first(end).endsWith(paragraphSeparator)) {
        end -= paragraphSeparator.size();
    }
    while (end > begin && (text.at(end - 1) == '\n' || text.at(end - 1) == '\r')) {
        --end;
    }
    return QByteArrayView(text).sliced(begin, end - begin);
}

LineSieve::LineSieve(const Patterns &patterns)
    : m_patterns(&patterns)
{
    std::map<std::string, std::vector<std::string_view>> byStart;
    for (const std::string_view sign : failureSigns()) {
        byStart[std::string(sign.substr(0, LiteralScanner::strided))].push_back(sign);
    }
    for (auto &[start, signs] : byStart) {
        m_starts.push_back(start);
        m_signs.push_back(std::move(signs));
    }
    m_scanner = std::make_shared<const LiteralScanner>(m_starts);
}

SiftedPiece LineSieve::sift(QByteArray text) const
{
    FoldedLines folded(text);
    const Prefilter::Text lowered(std::move(folded.bytes));
    std::vector<bool> names(folded.count());
    const auto onStart = [&](std::uint32_t start, size_t offset) {
        const std::string_view rest = lowered.bytes().substr(offset);
        if (std::ranges::any_of(m_signs[start], [&](std::string_view sign) { return rest.starts_with(sign); })) {
            names[folded.lineAt(std::uint32_t(offset))] = true;
        }
    };
    if (!m_tuned) {
        m_scanner->scan(lowered.bytes(), onStart);
    }
    const std::vector<LineCandidate> fitting = m_patterns->candidateLines(m_tuned ? *m_tuned : m_patterns->prefilter(), lowered, folded, onStart);
    SiftedPiece sifted{std::move(text), std::move(folded.originalStarts), {}};
    auto fit = fitting.begin();
    for (std::uint32_t line = 0; line < names.size(); ++line) {
        const bool fits = fit != fitting.end() && fit->line == line;
        const bool alone = fits && !fit->withNeighbours;
        if (fits || names[line]) {
            sifted.lines.push_back({line, names[line], alone, fits && !alone});
        }
        fit += fits ? 1 : 0;
    }
    return sifted;
}

LineSieve LineSieve::tunedTo(const QByteArray &sample) const
{
    LineSieve tuned(*this);
    tuned.m_tuned = std::make_shared<const Prefilter>(m_patterns->prefilterTunedTo(Prefilter::Text(FoldedLines(sample).bytes), m_starts));
    return tuned;
}
