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
    std::vector<std::string> starts;
    for (auto &[start, signs] : byStart) {
        starts.push_back(start);
        m_signs.push_back(std::move(signs));
    }
    m_scanner = std::make_shared<const LiteralScanner>(starts);
}

SiftedPiece LineSieve::sift(QByteArray text) const
{
    FoldedLines folded(text);
    const Prefilter::Text lowered(std::move(folded.bytes));
    const std::vector<std::uint32_t> naming = namingLines(lowered.bytes(), folded);
    const std::vector<LineCandidate> fitting = m_patterns->candidateLines(m_tuned ? *m_tuned : m_patterns->prefilter(), lowered, folded);
    SiftedPiece sifted{std::move(text), folded.originalStarts, {}};
    sifted.lines.reserve(naming.size() + fitting.size());
    auto name = naming.begin();
    auto fit = fitting.begin();
    while (name != naming.end() || fit != fitting.end()) {
        const bool names = name != naming.end() && (fit == fitting.end() || *name <= fit->line);
        const bool fits = fit != fitting.end() && (name == naming.end() || fit->line <= *name);
        const bool alone = fits && !fit->withNeighbours;
        sifted.lines.push_back({names ? *name : fit->line, names, alone, fits && !alone});
        name += names ? 1 : 0;
        fit += fits ? 1 : 0;
    }
    return sifted;
}

LineSieve LineSieve::tunedTo(const QByteArray &sample) const
{
    LineSieve tuned(*this);
    tuned.m_tuned = std::make_shared<const Prefilter>(m_patterns->prefilterTunedTo(Prefilter::Text(FoldedLines(sample).bytes)));
    return tuned;
}

std::vector<std::uint32_t> LineSieve::namingLines(std::string_view lowered, const FoldedLines &lines) const
{
    std::vector<bool> names(lines.count());
    m_scanner->scan(lowered, [&](std::uint32_t start, size_t offset) {
        const std::string_view rest = lowered.substr(offset);
        if (std::ranges::any_of(m_signs[start], [&](std::string_view sign) { return rest.starts_with(sign); })) {
            names[lines.lineAt(std::uint32_t(offset))] = true;
        }
    });
    std::vector<std::uint32_t> found;
    for (std::uint32_t line = 0; line < names.size(); ++line) {
        if (names[line]) {
            found.push_back(line);
        }
    }
    return found;
}
