// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/textreading.h"

#include "app/match/codereading.h"
#include "app/match/linefeatures.h"
#include "app/match/patterns.h"
#include "app/match/requiredliterals.h"
#include "app/match/wholewording.h"
#include "app/text/ascii.h"
#include "app/text/lineprefix.h"
#include "app/text/messagetranslations.h"
#include "app/text/terms.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace wayout::match {
namespace {

constexpr float wholeWording = 0.999F; // share; below 1 because of rounding

constexpr size_t shortestToolName = 3; // too many words start with "go"
constexpr size_t longestToolName = 40; // limits the prefixes that are looked up for a very long word
constexpr qsizetype pollEvery = 256; // lines
constexpr qsizetype longestLineForWords = 4000; // bytes; the rest of a longer line is data

/// Whether `at` is inside a word. "OutOf|Memory" counts as two words.
bool splitsWord(QByteArrayView text, qsizetype at)
{
    if (at <= 0 || at >= text.size() || !text::isAsciiWord(text[at - 1]) || !text::isAsciiWord(text[at])) {
        return false;
    }
    return text[at - 1] != '_' && text[at] != '_'
        && !(text::isAsciiUpper(text[at]) && !text::isAsciiUpper(text[at - 1]));
}

/// Whether a line is nothing but what a pattern matches, nearly all of it literally.
bool isAllOf(QByteArrayView line, QByteArrayView matched, const LiteralLength &literals)
{
    constexpr float literally = 0.8F;
    return matched.size() >= line.trimmed().size() && float(literals.together) >= literally * float(matched.size());
}

/// Whether two consecutive lines may be one message: neither is empty, a stack frame or a routine line.
bool mayContinue(text::LineKind first, text::LineKind second)
{
    const auto says = [](text::LineKind kind) {
        return kind == text::LineKind::Plain || kind == text::LineKind::Failure;
    };
    return says(first) && says(second);
}

/// Returns, by line, how many prompts stand above it or in it.
std::vector<int> commandNumbers(const QString &original, const text::Paste &paste)
{
    constexpr qsizetype longestPrompt =
        500; // with some of its command; a line without breaks is not read again and again
    std::vector<int> numbers;
    numbers.reserve(size_t(paste.lines().size()));
    qsizetype begin = 0; // of the line in the original
    qsizetype lineBreak = original.indexOf(u'\n'); // the first one that is not before `begin`
    for (const text::Paste::Line &line : paste.lines()) {
        const qsizetype offset = paste.placeOf(line.begin).offset;
        while (lineBreak >= 0 && lineBreak < offset) {
            begin = lineBreak + 1;
            lineBreak = original.indexOf(u'\n', begin);
        }
        const qsizetype end = std::clamp(paste.placeOf(line.end).offset, begin, original.size());
        const bool isCommand =
            text::beginsWithPrompt(QStringView(original).sliced(begin, std::min(end - begin, longestPrompt)));
        numbers.push_back((numbers.empty() ? 0 : numbers.back()) + (isCommand ? 1 : 0));
    }
    return numbers;
}

} // namespace

TextReading::TextReading(const QString &text, const ReadingTools &tools, const std::stop_token &stop)
    : m_paste(text)
    , m_tools(tools)
{
    m_kinds.reserve(size_t(m_paste.lines().size()));
    for (qsizetype line = 0; line < m_paste.lines().size(); ++line) {
        const bool quoted = line > 0 && m_kinds.back() == text::LineKind::Frame
            && text::quotesSource(m_paste.line(line - 1), m_paste.line(line));
        m_kinds.push_back(quoted ? text::LineKind::Frame : text::lineKind(m_paste.line(line)));
    }
    m_roles = text::lineRoles(m_paste, m_kinds);
    m_commands = commandNumbers(text, m_paste);
    addPatterns(stop);
    addWords(stop);
    addWholeWordings(m_findings, *this);
    mergeFindings();
    addCodes();
    describeLines(m_findings, *this);
    comparePatterns(m_findings);
}

void TextReading::addPatterns(const std::stop_token &stop)
{
    PatternScan scan = m_tools.patterns.scan(m_paste, stop);
    m_hits = std::move(scan.hits);
    m_unfinished = std::move(scan.unfinished);
    std::ranges::transform(m_hits, std::back_inserter(m_hitRecords), &PatternHit::record);
    std::ranges::sort(m_hitRecords);
    m_hitRecords.erase(std::unique(m_hitRecords.begin(), m_hitRecords.end()), m_hitRecords.end());
    std::unordered_map<qsizetype, std::vector<std::string>>
        runs; // by record, because a pattern may hit thousands of lines
    for (const PatternHit &hit : std::as_const(m_hits)) {
        const auto [entry, isNew] = runs.try_emplace(hit.record);
        if (isNew) {
            entry->second = literalRuns(m_tools.catalog.regexAt(hit.record));
        }
        const QByteArrayView matched = QByteArrayView(m_paste.clean()).sliced(hit.begin, hit.end - hit.begin);
        const LiteralLength length = literalLength(entry->second, matched);
        // A match that begins in the frames of a trace is evidence in the line of the message, where it ends.
        const qsizetype begin = lineAt(hit.begin);
        const qsizetype line = kind(begin) == text::LineKind::Frame ? lineAt(hit.end - 1) : begin;
        m_findings.push_back({.record = hit.record,
            .line = line,
            .features = {.pattern = information(hit, entry->second),
                .patternLiterals = float(length.together),
                .longestLiteral = float(length.longest),
                .splitsWord = float(splitsWord(QByteArrayView(m_paste.clean()), hit.begin))},
            .patternBegin = hit.begin,
            .patternEnd = hit.end});
        m_findings.back().features.whole = float(isAllOf(this->text(line, 1), matched, length));
    }
}

float TextReading::information(const PatternHit &hit, const std::vector<std::string> &runs) const
{
    const QByteArrayView clean(m_paste.clean());
    qsizetype begin = hit.begin;
    if (splitsWord(clean, begin)) {
        // Skips the rest of a word: "layer.*does" does not match the word "Player" in "Player.cs does".
        begin = std::find_if_not(clean.begin() + begin, clean.begin() + hit.end, text::isAsciiWord) - clean.begin();
    }
    std::vector<std::uint32_t> terms;
    for (const text::Term &term : text::termsOf(clean.sliced(begin, hit.end - begin))) {
        if (const std::uint32_t number = m_tools.index.vocabulary().find(term.key);
            number != Vocabulary::unknown && isInLiterals(runs, term.key)) {
            terms.push_back(number);
        }
    }
    std::ranges::sort(terms);
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    const std::span<const std::uint32_t> own = m_tools.index.termsOfRecord(hit.record);
    float sum = 0;
    for (const std::uint32_t term : terms) {
        if (std::ranges::binary_search(own, term)) {
            sum += m_tools.index.weight(term);
        }
    }
    return sum;
}

void TextReading::addWords(const std::stop_token &stop)
{
    const auto add = [this](
                         qsizetype line, int count, const std::vector<std::uint32_t> &terms, bool translated = false) {
        for (const Coverage &coverage : m_tools.index.covered(terms)) {
            const Wording wording = m_tools.index.wording(coverage.wording);
            m_findings.push_back({.record = wording.record,
                .line = line,
                .features = {.words = coverage.covered,
                    .share = coverage.share,
                    .informative = coverage.informative,
                    .lines = float(count),
                    .whole = float(count == 1 && coverage.share > wholeWording
                        && size_t(text::termsOf(m_paste.line(line)).size()) <= wording.parts.size())},
                .patternCoversWording = coverage.patternCoversWording,
                .translated = translated});
        }
    };
    std::vector<std::uint32_t> previous;
    bool previousTranslated = false;
    for (qsizetype line = 0; line < m_paste.lines().size(); ++line) {
        if (line % pollEvery == 0 && stop.stop_requested()) {
            return;
        }
        const text::LineKind kind = this->kind(line);
        // Most lines of a log are routine, and their words do not describe a failure. Patterns are tried on them
        // nevertheless.
        if (kind == text::LineKind::Blank || kind == text::LineKind::Routine) {
            previous.clear();
            continue;
        }
        const QByteArrayView text = m_paste.line(line).first(std::min(m_paste.line(line).size(), longestLineForWords));
        std::vector<std::uint32_t> terms = m_tools.index.knownTerms(text);
        add(line, 1, terms);
        const std::vector<std::uint32_t> english =
            text::hasBeyondAscii(text) ? m_tools.index.knownTerms(text::englishOf(text)) : std::vector<std::uint32_t>();
        if (!english.empty()) {
            terms.insert(terms.end(), english.begin(), english.end());
            add(line, 1, terms, true);
        }
        if (!previous.empty() && mayContinue(this->kind(line - 1), kind)) {
            previous.insert(previous.end(), terms.begin(), terms.end());
            add(line - 1, 2, previous, previousTranslated || !english.empty());
        }
        previous = std::move(terms);
        previousTranslated = !english.empty();
    }
}

void TextReading::mergeFindings()
{
    // Leaves one finding per record and line: the best hit and the wording best covered by the line alone or with the
    // next one.
    std::ranges::stable_sort(m_findings, {}, [](const LineFinding &f) { return std::pair(f.record, f.line); });
    std::vector<LineFinding> merged;
    const auto worth = [](const Features &f) { return f.words * f.share * f.share / (f.lines > 1 ? 1.08F : 1); };
    for (const LineFinding &finding : m_findings) {
        if (merged.empty() || merged.back().record != finding.record || merged.back().line != finding.line) {
            merged.push_back(finding);
            continue;
        }
        const Features &other = finding.features;
        Features &known = merged.back().features;
        if (other.pattern > known.pattern) {
            known.pattern = other.pattern;
            known.patternLiterals = other.patternLiterals;
            known.longestLiteral = other.longestLiteral;
            known.splitsWord = other.splitsWord;
            merged.back().patternBegin = finding.patternBegin;
            merged.back().patternEnd = finding.patternEnd;
        }
        known.wordingAlone = std::max(known.wordingAlone, other.wordingAlone);
        known.wordingShared = std::max(known.wordingShared, other.wordingShared);
        if (worth(other) > worth(known)) {
            known.words = other.words;
            known.share = other.share;
            known.informative = other.informative;
            known.lines = other.lines;
            known.whole = std::max(known.whole, other.whole);
            merged.back().patternCoversWording = finding.patternCoversWording;
            merged.back().translated = finding.translated;
        }
    }
    m_findings = std::move(merged);
    std::unordered_map<qsizetype, bool> foreign; // by line
    const auto isForeign = [&](qsizetype line) {
        const auto [known, isNew] = foreign.try_emplace(line);
        known->second = isNew ? hasOtherLetters(m_paste.line(line)) : known->second;
        return known->second;
    };
    for (LineFinding &finding : m_findings) {
        // A pattern can match a translated message only if it contains words of that language.
        const bool couldHit = !finding.translated && (finding.patternCoversWording || !isForeign(finding.line));
        finding.features.silentPattern =
            float(!isHit(finding.record) && couldHit && m_tools.catalog.hasRegexAt(finding.record));
    }
}

void TextReading::addCodes()
{
    std::ranges::stable_sort(m_findings, {}, [](const LineFinding &f) { return std::pair(f.line, f.record); });
    std::vector<LineFinding> added;
    size_t next = 0;
    for (qsizetype line = 0; line < m_paste.lines().size(); ++line) {
        const size_t first = next;
        while (next < m_findings.size() && m_findings[next].line == line) {
            ++next;
        }
        const std::span<LineFinding> known(m_findings.data() + first, next - first);
        if (!known.empty()) {
            const text::Mention mention = mentionOf(line);
            const bool readsOn =
                std::ranges::any_of(known, [](const LineFinding &finding) { return finding.features.lines > 1; });
            const text::Mention below = readsOn ? mentionOf(line + 1) : text::Mention::None;
            for (LineFinding &finding : known) {
                Features &features = finding.features;
                // A finding over two lines is a mention if the second line is: "if (busy)" above "throw new
                // BusyException(…)".
                const bool isBelow =
                    features.lines > 1 && below == text::Mention::InExceptionHandler && features.pattern <= 0;
                features.runningText = float(!isBelow && mention == text::Mention::RunningText);
                features.handler = float(isBelow || mention == text::Mention::InExceptionHandler);
            }
        }
        const text::LineKind kind = this->kind(line);
        if (!known.empty() || kind == text::LineKind::Plain || kind == text::LineKind::Failure) {
            const QByteArrayView text =
                m_paste.line(line).first(std::min(m_paste.line(line).size(), longestLineForWords));
            readCodes(text, line, known, added, m_tools);
            readExceptions(text, known, m_tools);
        }
    }
    m_findings.insert(m_findings.end(), added.begin(), added.end());
    refuteCodes(m_findings);
}

text::Mention TextReading::mentionOf(qsizetype line) const
{
    const bool isQuoted = kind(line) == text::LineKind::Frame; // source quoted in the trace of an error that did happen
    return isQuoted ? text::Mention::None : text::mentionIn(m_paste.line(line));
}

TextTerms TextReading::terms() const
{
    TextTerms terms;
    for (qsizetype line = 0; line < m_paste.lines().size(); ++line) {
        if (kind(line) == text::LineKind::Routine) {
            continue; // may come from other programs
        }
        for (const text::Term &term : text::termsOf(m_paste.line(line))) {
            const std::uint32_t known = m_tools.index.vocabulary().find(term.key);
            if (known != Vocabulary::unknown) {
                terms.push_back(known);
            }
            // Finds the names of tools at the start of words: "mysql2", "python3", "cmakefiles".
            for (size_t letters = shortestToolName; letters < std::min(term.key.size(), longestToolName + 1);
                 ++letters) {
                if (const std::uint32_t tool = m_tools.toolNames.termOf(std::string_view(term.key).substr(0, letters));
                    tool != Vocabulary::unknown) {
                    terms.push_back(tool);
                }
            }
        }
    }
    std::ranges::sort(terms);
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
    return terms;
}

float TextReading::requiredShare(const LineFinding &finding) const
{
    constexpr float ofAnything = 0.5F; // share of a branch that requires no word
    constexpr int below = 2;
    const int count =
        int(std::min<qsizetype>(qsizetype(finding.features.lines) + below, m_paste.lines().size() - finding.line));
    const std::string text = text::lowerAsciiText(this->text(finding.line, count));
    const RequiredLiterals required =
        requiredLiterals(comparableRegex(m_tools.catalog.regexAt(finding.record)).toStdString());
    float most = 0;
    for (const RequiredLiterals::Branch &branch : required.branches) {
        float all = 0;
        float there = 0;
        for (const std::string &literal : branch) {
            for (const text::Term &term : text::termsOf(QByteArrayView(literal.data(), qsizetype(literal.size())))) {
                const std::uint32_t number = m_tools.index.vocabulary().find(term.key);
                // Numbers are not required: drivers and frameworks omit them when they pass a message on.
                if (number == Vocabulary::unknown || std::ranges::all_of(term.key, text::isAsciiDigit)) {
                    continue;
                }
                const float weight = m_tools.index.weight(number);
                all += weight;
                there += text.find(term.key) != text.npos ? weight : 0;
            }
        }
        most = std::max(most, all > 0 ? there / all : ofAnything);
    }
    return most;
}

QList<PatternHit> TextReading::hits(qsizetype record) const
{
    QList<PatternHit> hits;
    std::ranges::copy_if(
        m_hits, std::back_inserter(hits), [record](const PatternHit &hit) { return hit.record == record; });
    return hits;
}

bool TextReading::endsTraceback(qsizetype line) const
{
    const bool isMessage = (kind(line) == text::LineKind::Failure || kind(line) == text::LineKind::Plain)
        && role(line) == text::LineRole::Ordinary;
    if (!isMessage || m_paste.isIndented(line)) {
        return false;
    }
    constexpr qsizetype mostLines = 8; // one frame with its source, possibly wrapped
    for (qsizetype above = line - 1; above >= std::max<qsizetype>(0, line - mostLines); --above) {
        const QByteArrayView text = m_paste.line(above);
        if (text.trimmed().startsWith("File \"")) {
            return true;
        }
        if (kind(above) != text::LineKind::Blank && kind(above) != text::LineKind::Frame
            && !m_paste.isIndented(above)) {
            return false;
        }
    }
    return false;
}

qsizetype TextReading::lineAt(qsizetype cleanOffset) const
{
    const auto after = std::ranges::upper_bound(m_paste.lines(), cleanOffset, {}, &text::Paste::Line::begin);
    return after - m_paste.lines().begin() - 1;
}

QByteArrayView TextReading::text(qsizetype line, int count) const
{
    const text::Paste::Line &first = m_paste.lines().at(line);
    const text::Paste::Line &last = m_paste.lines().at(line + count - 1);
    return QByteArrayView(m_paste.clean()).sliced(first.begin, last.end - first.begin);
}

} // namespace wayout::match
