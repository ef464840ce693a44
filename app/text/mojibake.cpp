// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/mojibake.h"

#include "app/text/encodings.h"

#include <QStringEncoder>

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

/// Repairs UTF-8 that was read as GBK. A Chinese character has three bytes in UTF-8 and two in GBK.
Repair fromGbk(const QString &text)
{
    Repair repair;
    QStringEncoder encoder("GB18030");
    if (!encoder.isValid()) {
        return repair;
    }
    const QByteArray bytes = encoder.encode(text);
    const QString meant = QString::fromUtf8(bytes);
    const auto beyondAscii = [](QChar c) { return c.unicode() >= 0x80; };
    repair.broken = meant.count(QChar(QChar::ReplacementCharacter));
    repair.good = std::ranges::count_if(meant, beyondAscii) - repair.broken;
    repair.text = meant;
    return repair;
}

bool isWindows1252Mojibake(QStringView sample)
{
    const Repair repair = fromWindows1252(sample);
    return repair.good >= fewest && repair.good > 2 * repair.broken && repair.good > 2 * repair.left;
}

bool isGbkMojibake(const QString &sample)
{
    constexpr double familiarEnough = 0.3;
    const Repair repair = fromGbk(sample);
    const double meant = characterFrequencyScore(repair.text);
    return repair.good >= fewest && repair.good > 2 * repair.broken && meant >= familiarEnough
        && meant > 2 * characterFrequencyScore(sample);
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
    return isWindows1252Mojibake(sample) || isGbkMojibake(sample);
}

std::optional<QString> repairedMojibake(const QString &text)
{
    const QString sample = sampleOf(text);
    if (isWindows1252Mojibake(sample)) {
        return fromWindows1252(text).text;
    }
    return isGbkMojibake(sample) ? std::optional(fromGbk(text).text) : std::nullopt;
}

} // namespace wayout::text
