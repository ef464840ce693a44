// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/columns.h"

#include <QList>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <unicode/uchar.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr char32_t emojiPresentation = 0xfe0f;

bool takesNoColumn(char32_t c)
{
    constexpr char32_t softHyphen = 0xad; // terminals draw it
    const bool isInnerJamo = c >= 0x1160 && c <= 0x11ff;
    const QChar::Category category = QChar::category(c);
    return isInnerJamo || category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
        || (category == QChar::Other_Format && c != softHyphen) || category == QChar::Other_Control;
}

bool isRegionalIndicator(char32_t c)
{
    return c >= 0x1f1e6 && c <= 0x1f1ff;
}

/// Returns the columns of one drawn character: a letter with its accents, a flag, a family of emoji.
int columnsOfCluster(QStringView cluster)
{
    int columns = 0;
    for (const char32_t c : cluster.toUcs4()) {
        if (c == emojiPresentation || isRegionalIndicator(c)) {
            return 2;
        }
        columns = std::max(columns, takesNoColumn(c) ? 0 : isWide(c) ? 2 : 1);
    }
    return columns;
}

template<typename Take>
void eachCluster(QStringView text, Take take)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype found = finder.toNextBoundary();
        const qsizetype end = found < 0 ? text.size() : found;
        if (!take(text.sliced(begin, end - begin))) {
            return;
        }
        begin = end;
    }
}

bool isWideAt(QStringView text, qsizetype at)
{
    const QChar unit = text.at(at);
    if (unit.isHighSurrogate() && at + 1 < text.size()) {
        return isWide(QChar::surrogateToUcs4(unit, text.at(at + 1)));
    }
    if (unit.isLowSurrogate() && at > 0) {
        return isWide(QChar::surrogateToUcs4(text.at(at - 1), unit));
    }
    return isWide(unit.unicode());
}

/// Returns the offsets where the text may be broken, including its end.
QList<qsizetype> breaksIn(const QString &text)
{
    static const QRegularExpression address(
        u"[A-Za-z][A-Za-z0-9+.-]*://[^\\s\\x{3000}-\\x{303f}\\x{ff00}-\\x{ffef}]+"_s);
    QList<std::pair<qsizetype, qsizetype>> addresses;
    for (auto found = address.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        addresses.append({match.capturedStart(), match.capturedEnd()});
    }
    const auto isInAddress = [&addresses](qsizetype at) {
        return std::ranges::any_of(
            addresses, [at](const auto &range) { return at > range.first && at < range.second; });
    };
    // Differs from Unicode's rules: a space always ends a word, even before a slash. A hyphen or a slash never does,
    // because users copy options and paths.
    const auto isBetweenWords = [&text](qsizetype at, bool mayBreak) {
        return (text.at(at - 1) == u' ' && text.at(at) != u' ')
            || (mayBreak && (isWideAt(text, at - 1) || isWideAt(text, at)));
    };
    QList<qsizetype> breaks;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = 1, next = finder.toNextBoundary(); at < text.size(); ++at) {
        if (isBetweenWords(at, at == next) && !isInAddress(at)) {
            breaks.append(at);
        }
        if (at == next) {
            next = finder.toNextBoundary();
        }
    }
    breaks.append(text.size());
    return breaks;
}

QString withoutEndingSpaces(QStringView line)
{
    while (!line.isEmpty() && line.back().isSpace()) {
        line.chop(1);
    }
    return line.toString();
}

} // namespace

bool isWide(char32_t c)
{
    constexpr char32_t firstWide = 0x1100;
    if (c < firstWide) {
        return false;
    }
    const int width = u_getIntPropertyValue(UChar32(c), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int columnsOf(QStringView text)
{
    int columns = 0;
    eachCluster(text, [&columns](QStringView cluster) {
        columns += columnsOfCluster(cluster);
        return true;
    });
    return columns;
}

QStringList wrapped(const QString &text, int columns)
{
    QStringList lines;
    qsizetype begin = 0; // start of the line
    qsizetype end = 0; // end of the part that fits
    int taken = 0; // columns between begin and end
    for (const qsizetype at : breaksIn(text)) {
        const QStringView piece = QStringView(text).sliced(end, at - end);
        const int ofPiece = columnsOf(withoutEndingSpaces(piece));
        if (end > begin && taken + ofPiece > columns) {
            lines.append(withoutEndingSpaces(QStringView(text).sliced(begin, end - begin)));
            begin = end;
            taken = 0;
        }
        taken += columnsOf(piece);
        end = at;
    }
    lines.append(withoutEndingSpaces(QStringView(text).sliced(begin)));
    return lines;
}

QString cutTo(const QString &text, int columns)
{
    if (columnsOf(text) <= columns) {
        return text;
    }
    QString fitting;
    int taken = 1; // the column of the ellipsis
    eachCluster(text, [&](QStringView cluster) {
        taken += columnsOfCluster(cluster);
        if (taken <= columns) {
            fitting += cluster;
        }
        return taken <= columns;
    });
    return withoutEndingSpaces(fitting) + u'…';
}

} // namespace wayout::text
