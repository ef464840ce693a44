// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/repeats.h"

#include "app/text/counts.h"
#include "app/text/linekind.h"
#include "app/text/lineprefix.h"

#include <QHash>
#include <QStringTokenizer>

#include <vector>

namespace {

constexpr qsizetype longestPeriod = 50; // lines: a stack trace of usual depth
constexpr qsizetype fewestHidden = 3; // below that a fold saves no room

/// What two lines have in common when the second says nothing new.
QByteArray keyOf(QStringView line)
{
    QStringView message = line.sliced(linePrefixLength(line));
    while (!message.isEmpty() && (message.endsWith(u' ') || message.endsWith(u'\t'))) {
        message.chop(1); // in front of it spaces count: lines of "}" are not the same lines
    }
    const QByteArray bytes = message.toUtf8();
    return lineKind(bytes) == LineKind::Failure ? lineTemplate(bytes, QuotedNames::Differ) : withoutCounts(message).toUtf8();
}

/// A number for each line: alike lines have the same one, blank lines 0, omissions one of their own each, which is negative.
std::vector<qsizetype> numbersOf(QStringView text)
{
    QHash<QByteArray, qsizetype> known;
    std::vector<qsizetype> numbers;
    for (const QStringView line : text.tokenize(u'\n')) {
        const QByteArray key = keyOf(line);
        if (line == u"⋯") {
            numbers.push_back(-1 - qsizetype(numbers.size()));
        } else {
            const auto found = key.isEmpty() ? known.cend() : known.constFind(key);
            const qsizetype next = known.size() + 1;
            numbers.push_back(key.isEmpty() ? 0 : found == known.cend() ? *known.insert(key, next) : *found);
        }
    }
    return numbers;
}

/// The repeat that begins at `first` and would hide the most lines; of several the one of the shortest period.
Repeat repeatAt(const std::vector<qsizetype> &numbers, qsizetype first)
{
    const auto size = qsizetype(numbers.size());
    const auto at = [&](qsizetype line) { return numbers[size_t(line)]; };
    Repeat best{.first = int(first), .count = 1};
    for (qsizetype period = 1; period <= longestPeriod && first + 2 * period <= size; ++period) {
        qsizetype alike = 0;
        while (first + period + alike < size && at(first + alike) == at(first + period + alike)) {
            ++alike;
        }
        const qsizetype count = 1 + alike / period;
        if ((count - 1) * period > qsizetype(best.count - 1) * best.period) {
            best = {int(first), int(period), int(count)};
        }
    }
    return best;
}

} // namespace

QList<Repeat> repeatsIn(QStringView text)
{
    const std::vector<qsizetype> numbers = numbersOf(text);
    QList<Repeat> repeats;
    for (qsizetype line = 0; line < qsizetype(numbers.size());) {
        const Repeat repeat = numbers[size_t(line)] <= 0 ? Repeat{.count = 1} : repeatAt(numbers, line);
        if ((repeat.count - 1) * repeat.period >= fewestHidden) {
            repeats.append(repeat);
            line += qsizetype(repeat.period) * repeat.count;
        } else {
            ++line;
        }
    }
    return repeats;
}
