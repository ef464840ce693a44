// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/excerpt.h"

#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/foldedlines.h"
#include "app/text/linekind.h"
#include "app/text/lineprefix.h"
#include "app/text/paste.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>

namespace wayout::match {
namespace {

constexpr int mostAlike = 3; // lines kept of those that are alike
constexpr int contextBefore = 6;
constexpr int contextAfter = 4;
constexpr int longestTrace = 40; // lines; a trace of Python precedes the message, one of Java follows it
constexpr int firstLines = 60; // of the text: the command, the versions
constexpr int lastLines = 120; // of the text: how the program ended
constexpr size_t mostKept = 2'000; // lines; of further lines only the last mostKeptLate are kept
constexpr size_t mostKeptLate = 1'000;
constexpr qsizetype mostKeptBytes = 8'000'000; // of the lines, which may be long
constexpr qsizetype mostKeptLateBytes = 4'000'000;
constexpr qsizetype mostFirstBytes = 1'000'000;
constexpr qsizetype mostLastBytes = 1'000'000;
constexpr int mostJudged = 20'000; // different lines; a text with more of them is not a log
constexpr size_t mostCounted = 1'000'000; // kinds of lines that are counted
constexpr qsizetype longestPrefix = 256; // bytes
constexpr int mostOpenings = 40; // lines kept of those that begin alike
constexpr qsizetype longId = 12; // letters and digits; shorter ones may be codes: 0x80070005

/// Whether the number at `at` is likely to be a code: "exit code 137", "[Errno 28]", "ORA-00942", "(-1073741515)".
bool namesCode(QByteArrayView line, qsizetype at)
{
    static constexpr std::array<QByteArrayView, 9> words{
        "code", "exit", "status", "error", "errno", "err", "signal", "http", "winerror"};
    constexpr qsizetype mostBetween = 3;
    qsizetype end = at;
    while (end > 0 && at - end < mostBetween && !text::isAsciiWord(line[end - 1])) {
        --end;
    }
    qsizetype begin = end;
    while (begin > 0 && text::isAsciiWord(line[begin - 1])) {
        --begin;
    }
    const QByteArrayView word = line.sliced(begin, end - begin);
    const bool joined = end == at - 1 && line[end] == '-';
    return word.isEmpty() || (joined && std::ranges::all_of(word, text::isAsciiUpper))
        || std::ranges::any_of(
            words, [word](QByteArrayView name) { return word.compare(name, Qt::CaseInsensitive) == 0; });
}

/// Returns the length of the number or id at `at`, the start of a word, if it differs between similar lines; otherwise
/// 0. "0x80070005" and "E0382" are names of errors; the numbers in "request 183746", "in 38 ms" and "req-5f1d7a84e2"
/// vary.
qsizetype passingLength(QByteArrayView line, qsizetype at)
{
    const QByteArrayView text = line.sliced(at);
    constexpr qsizetype uuid = 36;
    if (text.size() >= uuid && text[8] == '-' && text[13] == '-' && text[23] == '-'
        && std::ranges::all_of(text.first(uuid), [](char c) { return text::isAsciiHexDigit(c) || c == '-'; })) {
        return uuid;
    }
    const qsizetype word = std::ranges::find_if_not(text, text::isAsciiWord) - text.begin();
    if (word >= longId && std::ranges::any_of(text.first(word), text::isAsciiDigit)) {
        return word;
    }
    const qsizetype digits = std::ranges::find_if_not(text, text::isAsciiDigit) - text.begin();
    return digits > 0 && !namesCode(line, at) ? digits : 0;
}

constexpr quint64 emptyHash = 14695981039346656037ULL; // FNV-1a

quint64 hashWith(quint64 hash, char c)
{
    return (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
}

quint64 likenessOf(QByteArrayView line)
{
    quint64 hash = emptyHash;
    for (qsizetype i = 0; i < line.size();) {
        const bool startsWord = text::isAsciiWord(line[i]) && (i == 0 || !text::isAsciiWord(line[i - 1]));
        const qsizetype passing = startsWord ? passingLength(line, i) : 0;
        hash = hashWith(hash, passing > 0 ? '0' : line[i]);
        i += std::max<qsizetype>(1, passing);
    }
    return hash | 1; // 0 means "not computed"
}

/// Returns a hash of the beginning of a message; equal for messages that only differ in the names that follow.
quint64 openingOf(QByteArrayView message)
{
    constexpr qsizetype opening = 24; // bytes
    quint64 hash = emptyHash;
    for (const char c : message.first(std::min(message.size(), opening))) {
        hash = text::isAsciiDigit(c) ? hash : hashWith(hash, c);
    }
    return hash;
}

QByteArrayView messageOf(QByteArrayView line)
{
    // The prefix is nearly always ASCII, so that its first bytes contain all of its characters.
    const QString head = QString::fromUtf8(line.first(std::min(line.size(), longestPrefix)));
    const qsizetype length = text::linePrefixLength(head);
    return line.sliced(std::min(line.size(), QStringView(head).first(length).toUtf8().size()));
}

/// Whether the line continues a trace: a frame, quoted source, a note below a compiler error, a chained exception.
bool continuesTrace(QByteArrayView line)
{
    static constexpr std::array<QByteArrayView, 8> starts{
        "Traceback", "During handling", "The above exception", "Caused by", "Suppressed:", "File \"", "at ", "#"};
    const QByteArrayView message = messageOf(line);
    return message.trimmed().isEmpty() || message[0] == ' ' || message[0] == '\t'
        || std::ranges::any_of(starts, [&](QByteArrayView start) { return message.startsWith(start); });
}

} // namespace

QByteArrayView FilteredPiece::line(size_t index) const
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

LinePrefilter::LinePrefilter(const Patterns &patterns)
    : m_patterns(&patterns)
{
    std::map<std::string, std::vector<std::string_view>> byStart;
    for (const std::string_view word : text::failureSigns()) {
        byStart[std::string(word.substr(0, LiteralScanner::strided))].push_back(word);
    }
    for (auto &[start, words] : byStart) {
        m_starts.push_back(start);
        m_failureWords.push_back(std::move(words));
    }
    m_scanner = std::make_shared<const LiteralScanner>(catalog::compiledPart<LiteralScanner>(
        [this](catalog::SectionWriter &writer) { LiteralScanner::compile(m_starts, writer); }));
}

FilteredPiece LinePrefilter::filter(QByteArray text) const
{
    text::FoldedLines folded(text);
    const Prefilter::Text lowered(std::move(folded.bytes));
    std::vector<bool> names(folded.count());
    const auto onStart = [&](std::uint32_t start, size_t offset) {
        const std::string_view rest = lowered.bytes().substr(offset);
        if (std::ranges::any_of(m_failureWords[start], [&](std::string_view word) { return rest.starts_with(word); })) {
            names[folded.lineAt(std::uint32_t(offset))] = true;
        }
    };
    if (!m_tuned) {
        m_scanner->scan(lowered.bytes(), onStart);
    }
    const std::vector<LineCandidate> fitting =
        m_patterns->candidateLines(m_tuned ? *m_tuned : m_patterns->prefilter(), lowered, folded, onStart);
    FilteredPiece filtered{std::move(text), std::move(folded.originalStarts), {}};
    auto fit = fitting.begin();
    for (std::uint32_t line = 0; line < names.size(); ++line) {
        const bool fits = fit != fitting.end() && fit->line == line;
        const bool alone = fits && !fit->withNeighbours;
        if (fits || names[line]) {
            filtered.lines.push_back({line, names[line], alone, fits && !alone});
        }
        fit += fits ? 1 : 0;
    }
    return filtered;
}

LinePrefilter LinePrefilter::tunedTo(const QByteArray &sample) const
{
    LinePrefilter tuned(*this);
    tuned.m_tuned = std::make_shared<const Prefilter>(
        m_patterns->prefilterTunedTo(Prefilter::Text(text::FoldedLines(sample).bytes), m_starts));
    return tuned;
}

ExcerptMaker::ExcerptMaker(const Patterns &patterns)
    : m_patterns(patterns)
{
}

void ExcerptMaker::add(const FilteredPiece &piece, int leadLines, const std::stop_token &stop)
{
    if (m_isBroken && leadLines == 0) {
        m_continuing.push_back(m_lines + 1);
    }
    m_isBroken = !piece.text.endsWith('\n') && !piece.text.endsWith('\r');
    m_piece = &piece;
    m_pieceStart = m_lines + 1 - leadLines;
    const int last = m_lines + int(piece.lineCount()) - leadLines;
    const auto keepFirst = [this](int end) {
        while (m_lastKept < std::min(end, firstLines) && m_keptBytes < mostFirstBytes) {
            keep(m_lastKept + 1);
        }
    };
    constexpr int pollEvery = 256; // lines
    int untilPoll = pollEvery;
    for (const FilteredPiece::Line &line : piece.lines) {
        if (--untilPoll == 0) {
            if (stop.stop_requested()) {
                break;
            }
            untilPoll = pollEvery;
        }
        const int number = m_pieceStart + int(line.index);
        if (number <= m_lastKept || m_likeness.contains(number)) {
            continue; // already handled with the previous piece
        }
        keepFirst(number - 1);
        keepAfter(number - 1);
        meet(number, line);
    }
    keepFirst(last);
    keepAfter(last);
    remember(last);
    m_lines = last;
    m_piece = nullptr;
}

QByteArrayView ExcerptMaker::textOf(int number) const
{
    if (m_piece && number >= m_pieceStart) {
        return m_piece->line(size_t(number - m_pieceStart));
    }
    return m_recent[size_t(number - m_recent.front().number)].text;
}

void ExcerptMaker::meet(int number, const FilteredPiece::Line &line)
{
    const QByteArrayView message = messageOf(textOf(number));
    const quint64 likeness = likenessOf(message);
    m_likeness.emplace(number, likeness);
    const auto known = m_counts.size() < mostCounted ? m_counts.try_emplace(likeness).first : m_counts.find(likeness);
    const bool often = known == m_counts.end() || ++known->second > mostAlike;
    if (often) {
        return;
    }
    int &openings = m_openings[openingOf(message)];
    if (!line.fits && !line.fitsWithNeighbours && openings >= mostOpenings) {
        return;
    }
    if (matters(number, line)) {
        openings += 1;
        keepBefore(number);
        keep(number);
        m_nearUntil = number + contextAfter;
        m_traceUntil = number + longestTrace;
    }
}

bool ExcerptMaker::matters(int number, const FilteredPiece::Line &line)
{
    if (++m_judged > mostJudged) {
        return false;
    }
    if (line.names
        && text::lineKind(text::Paste(QString::fromUtf8(textOf(number))).line(0)) == text::LineKind::Failure) {
        return true;
    }
    const int reach = int(LineCandidate::reach);
    const int oldest = m_recent.empty() ? m_pieceStart : std::min(m_pieceStart, m_recent.front().number);
    const int newest = m_pieceStart + int(m_piece->lineCount()) - 1;
    return (line.fits && isHit(number, number, number))
        || (line.fitsWithNeighbours
            && isHit(number, std::max(oldest, number - reach), std::min(newest, number + reach)));
}

bool ExcerptMaker::isHit(int number, int first, int last)
{
    // A pattern that crosses lines is tried on windows of a few kilobytes, so of long lines the nearest bytes suffice.
    QByteArray text;
    for (int above = number - 1; above >= first && text.size() < ScanWindow::longest; --above) {
        text.prepend('\n');
        text.prepend(textOf(above).last(std::min(textOf(above).size(), ScanWindow::longest)));
    }
    text.append(textOf(number));
    const qsizetype enough = text.size() + ScanWindow::longest;
    for (int below = number + 1; below <= last && text.size() < enough; ++below) {
        text.append('\n');
        text.append(textOf(below).first(std::min(textOf(below).size(), ScanWindow::longest)));
    }
    const PatternScan scan = m_patterns.scan(text::Paste(QString::fromUtf8(text)));
    for (const qsizetype record : scan.unfinished) {
        if (!m_unfinished.contains(record)) {
            m_unfinished.append(record);
        }
    }
    return !scan.hits.isEmpty();
}

void ExcerptMaker::keep(int number)
{
    const auto likeness = m_likeness.find(number);
    Line line{number, textOf(number).toByteArray(), likeness == m_likeness.end() ? 0 : likeness->second};
    if (m_kept.size() < mostKept && m_keptBytes < mostKeptBytes) {
        m_keptBytes += line.text.size();
        m_kept.push_back(std::move(line));
    } else {
        m_keptLateBytes += line.text.size();
        m_keptLate.push_back(std::move(line));
        while (m_keptLate.size() > mostKeptLate || (m_keptLateBytes > mostKeptLateBytes && m_keptLate.size() > 1)) {
            m_keptLateBytes -= m_keptLate.front().text.size();
            m_keptLate.pop_front();
        }
    }
    m_lastKept = number;
}

void ExcerptMaker::keepBefore(int number)
{
    const int oldest =
        std::max({m_lastKept + 1, number - longestTrace, m_recent.empty() ? m_pieceStart : m_recent.front().number});
    int first = number;
    while (first > oldest && (number - first < contextBefore || continuesTrace(textOf(first - 1)))) {
        --first;
    }
    for (; first < number; ++first) {
        keep(first);
    }
}

void ExcerptMaker::keepAfter(int last)
{
    while (m_lastKept < std::min(last, m_traceUntil)) {
        const int next = m_lastKept + 1;
        if (next > m_nearUntil && !continuesTrace(textOf(next))) {
            m_traceUntil = m_lastKept;
            break;
        }
        keep(next);
    }
}

void ExcerptMaker::remember(int last)
{
    // Remembers the lines that may still be needed: as the end of the text or as the context of later lines.
    std::deque<Line> recent;
    const int oldest = std::max(
        m_recent.empty() ? m_pieceStart : m_recent.front().number, last - std::max(lastLines, longestTrace) + 1);
    qsizetype bytes = 0;
    for (int number = last; number >= oldest && bytes < mostLastBytes; --number) {
        bytes += textOf(number).size();
        recent.push_front({number, textOf(number).toByteArray(), 0});
    }
    m_recent = std::move(recent);
    std::erase_if(m_likeness, [oldest](const auto &entry) { return entry.first < oldest; });
}

/// Returns the number that a line has in the long text.
int ExcerptMaker::numberOf(int counted) const
{
    return counted - int(std::ranges::upper_bound(m_continuing, counted) - m_continuing.begin());
}

Excerpt ExcerptMaker::finish()
{
    const int oldest = m_recent.empty() ? m_lines + 1 : m_recent.front().number;
    for (int number = std::max({m_lastKept + 1, m_lines - lastLines + 1, oldest}); number <= m_lines; ++number) {
        keep(number);
    }
    std::ranges::move(m_keptLate, std::back_inserter(m_kept));
    m_keptLate.clear();
    std::unordered_map<quint64, int> kept;
    for (const Line &line : m_kept) {
        ++kept[line.likeness];
    }
    Excerpt excerpt{.lineCount = numberOf(m_lines), .unfinished = m_unfinished};
    int previous = 0;
    for (const Line &line : m_kept) {
        if (line.number != previous + 1) {
            excerpt.text += u'\n';
            excerpt.lines.push_back(0);
            excerpt.weights.push_back(0);
        }
        excerpt.text += QString::fromUtf8(line.text);
        excerpt.text += u'\n';
        excerpt.lines.push_back(numberOf(line.number));
        // The first of several lines that are alike represents all omitted ones.
        int &others = kept[line.likeness];
        excerpt.weights.push_back(
            line.likeness != 0 && others > 0 ? std::max(1, m_counts[line.likeness] - others + 1) : 1);
        others = 0;
        previous = line.number;
    }
    return excerpt;
}

} // namespace wayout::match
