// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/mojibake.h"

#include "app/text/encodings.h"

#include <QStringDecoder>
#include <QStringEncoder>
#include <QStringTokenizer>

#include <algorithm>
#include <array>

namespace wayout::text {
namespace {

// The characters of Windows-1252 at 0x80 to 0x9F. An unused byte has its own value.
constexpr std::array<char16_t, 32> windowsCharacters{0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
    0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013,
    0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d, 0x017e, 0x0178};

/// Returns the byte that became this character, or 0.
uchar byteOf(QChar c)
{
    const char16_t code = c.unicode();
    if (code >= 0x80 && code <= 0xff) {
        return uchar(code);
    }
    const auto found = std::ranges::find(windowsCharacters, code);
    return found == windowsCharacters.end() ? uchar(0) : uchar(0x80 + (found - windowsCharacters.begin()));
}

int followersOf(uchar lead)
{
    return lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
}

constexpr qsizetype fewest = 2; // characters that a repair must restore
constexpr qsizetype sampleSize = 20'000; // characters

struct Repair {
    QString text;
    qsizetype good = 0; ///< sequences that became one character
    qsizetype broken = 0; ///< sequences that lack a byte
    qsizetype left = 0; ///< characters outside any sequence
};

Repair fromWindows1252(QStringView text)
{
    Repair repair;
    for (qsizetype at = 0; at < text.size();) {
        const uchar lead = byteOf(text[at]);
        const int wanted = followersOf(lead);
        if (wanted == 0) {
            repair.text.append(text[at++]);
            repair.left += lead >= 0xc0 ? 1 : 0;
            continue;
        }
        QByteArray sequence(1, char(lead));
        while (sequence.size() <= wanted && at + sequence.size() < text.size()) {
            const uchar next = byteOf(text[at + sequence.size()]);
            if ((next & 0xc0) != 0x80) {
                break;
            }
            sequence.append(char(next));
        }
        const QString meant = sequence.size() == wanted + 1 ? QString::fromUtf8(sequence) : QString();
        if (!meant.isEmpty() && !meant.contains(QChar(QChar::ReplacementCharacter))) {
            repair.text.append(meant);
            ++repair.good;
            at += sequence.size();
        } else if (wanted > 1 && sequence.size() > 1) {
            repair.text.append(QChar(QChar::ReplacementCharacter));
            ++repair.broken;
            at += sequence.size();
        } else {
            repair.text.append(text[at]);
            ++repair.left;
            ++at;
        }
    }
    return repair;
}

/// Counts what became of the text. What was lost in a row is marked once.
void takeDecoded(const QString &meant, Repair &repair)
{
    const QChar lost(QChar::ReplacementCharacter);
    for (const QChar c : meant) {
        if (c == lost && repair.text.endsWith(lost)) {
            continue;
        }
        repair.text.append(c);
        ++(c == lost ? repair.broken : c.unicode() >= 0x80 ? repair.good : repair.left);
    }
}

/// Repairs UTF-8 that was read as GBK. A Chinese character has three bytes in UTF-8 and two in GBK.
Repair fromGbk(const QString &text)
{
    Repair repair;
    QStringEncoder encoder("GB18030");
    if (!encoder.isValid()) {
        return repair;
    }
    // A character that was lost has an encoding of its own in GB18030, which would be taken for "1\uFFFD7".
    constexpr char lost = '\xff'; // no byte of UTF-8
    QByteArray bytes;
    for (const QStringView part : QStringTokenizer(text, QChar(QChar::ReplacementCharacter))) {
        bytes += bytes.isNull() ? QByteArray("") : QByteArray(1, lost);
        bytes += QByteArray(encoder.encode(part));
    }
    takeDecoded(QString::fromUtf8(bytes), repair);
    return repair;
}

/// Repairs GBK that was read as Windows-1252, where each of its characters became two.
Repair fromGbkReadAsWindows1252(QStringView text)
{
    Repair repair;
    QByteArray bytes;
    for (const QChar c : text) {
        const uchar byte = c.unicode() < 0x80 ? uchar(c.unicode()) : byteOf(c);
        if (byte == 0 && c != QChar(0)) {
            return repair; // it has characters that Windows-1252 does not have
        }
        bytes.append(char(byte));
    }
    QStringDecoder decoder("GB18030");
    if (decoder.isValid()) {
        takeDecoded(QString(decoder.decode(bytes)), repair);
    }
    return repair;
}

bool isWindows1252Mojibake(QStringView sample)
{
    const Repair repair = fromWindows1252(sample);
    return repair.good >= fewest && repair.good > 2 * repair.broken && repair.good > 2 * repair.left;
}

/// Whether the repaired text is familiar Chinese, and the text is not.
bool isFamiliar(const Repair &repair, const QString &sample)
{
    constexpr double familiarEnough = 0.3;
    const double meant = characterFrequencyScore(repair.text);
    return repair.good >= fewest && repair.good > 2 * repair.broken && meant >= familiarEnough
        && meant > 2 * characterFrequencyScore(sample);
}

bool isGbkMojibake(const QString &sample)
{
    return isFamiliar(fromGbk(sample), sample);
}

bool isGbkReadAsWindows1252(const QString &sample)
{
    constexpr qsizetype fewestCharacters = 3; // accented letters may be a familiar character by chance
    const Repair repair = fromGbkReadAsWindows1252(sample);
    return repair.good >= fewestCharacters && repair.broken == 0 && isFamiliar(repair, sample);
}

/// Returns the part of the text that is judged. It begins with the first character beyond ASCII.
QString sampleOf(const QString &text)
{
    const auto first = std::ranges::find_if(text, [](QChar c) { return c.unicode() >= 0x80; });
    return text.mid(first - text.begin(), sampleSize);
}

} // namespace

bool looksLikeMojibake(const QString &text)
{
    const QString sample = sampleOf(text);
    return isWindows1252Mojibake(sample) || isGbkReadAsWindows1252(sample) || isGbkMojibake(sample);
}

std::optional<QString> repairedMojibake(const QString &text)
{
    const QString sample = sampleOf(text);
    if (isWindows1252Mojibake(sample)) {
        return fromWindows1252(text).text;
    }
    if (isGbkReadAsWindows1252(sample)) {
        return fromGbkReadAsWindows1252(text).text;
    }
    return isGbkMojibake(sample) ? std::optional(fromGbk(text).text) : std::nullopt;
}

} // namespace wayout::text
