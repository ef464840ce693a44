// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/encodings.h"

#include "app/text/datatable.h"
#include "app/text/unpackeddevice.h"
#include "app/text/utf8.h"

#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

constexpr qsizetype sampleSize = 64 * 1024; // bytes

constexpr QByteArrayView replacement = "\xef\xbf\xbd"; // U+FFFD
constexpr auto chinese = "GB18030"_L1;
// Encodings of logs that are not in UTF-8.
constexpr std::array oldEncodings{chinese, "Big5"_L1, "Shift_JIS"_L1, "EUC-JP"_L1, "EUC-KR"_L1};
constexpr auto everyByteACharacter = "windows-1252"_L1;
constexpr auto latin1 = "ISO-8859-1"_L1; // known to every build of Qt

/// Returns the most frequent characters of Chinese and Korean texts.
const QSet<char16_t> &frequent()
{
    static const QSet<char16_t> all = [] {
        QSet<char16_t> characters;
        for (const QByteArray &row : tableRows(u"frequent-characters.txt"_s)) {
            for (const QChar c : QString::fromUtf8(row)) {
                characters.insert(c.unicode());
            }
        }
        return characters;
    }();
    return all;
}

bool isKana(QChar c)
{
    return c >= u'\u3041' && c <= u'\u30fe';
}

bool isPunctuation(QChar c)
{
    return (c >= u'\u3000' && c <= u'\u3011') || QStringView(u"，：；！？（）“”‘’—…·").contains(c);
}

QStringDecoder decoderFor(const QString &encoding)
{
    // Stateless: half a character at the end of the text becomes U+FFFD.
    return QStringDecoder(encoding.toLatin1().constData(), QStringConverter::Flag::Stateless);
}

bool isKnown(QLatin1StringView encoding)
{
    return decoderFor(encoding).isValid();
}

/// Returns the beginning of a text up to the end of a line, which cuts no character in two.
QByteArrayView sampleOf(QByteArrayView bytes)
{
    if (bytes.size() <= sampleSize) {
        return bytes;
    }
    const QByteArrayView sample = bytes.first(sampleSize);
    return wholeBeginning(sample);
}

struct Reading {
    QLatin1StringView encoding;
    double familiar = 0;
};

/// Returns the share of the bytes beyond ASCII that is UTF-8, 0 to 1; 1 for a text in ASCII.
double partInUtf8(QByteArrayView bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const qsizetype strays = text.count(QChar(QChar::ReplacementCharacter)) - bytes.count(replacement);
    const auto high = std::ranges::count_if(bytes, [](char c) { return uchar(c) >= 0x80; });
    return high == 0 ? 1 : 1 - double(std::max<qsizetype>(0, strays)) / double(high);
}

/// Looks for the zeros that each ASCII character has in UTF-16, even in Chinese text with its spaces and line ends. Old
/// encodings have none.
std::optional<QLatin1StringView> utf16WithoutMark(QByteArrayView sample)
{
    constexpr double enough = 0.8;
    std::optional<Reading> best;
    for (const QLatin1StringView encoding : {"UTF-16LE"_L1, "UTF-16BE"_L1}) {
        const QString text = decodedAs(sample.first(sample.size() & ~qsizetype(1)), encoding).value_or(QString());
        if (text.isEmpty() || text.contains(QChar(u'\0'))) {
            continue;
        }
        qsizetype plausible = 0;
        for (const QChar c : text) {
            const bool ascii = (c >= u' ' && c <= u'~') || c == u'\n' || c == u'\r' || c == u'\t' || c == u'\x1b';
            plausible += ascii || (c >= u'\u3000' && c <= u'\u9fff') || (c >= u'\uac00' && c <= u'\ud7a3')
                    || (c >= u'\uff00' && c <= u'\uffef')
                ? 1
                : 0;
        }
        const double part = double(plausible) / double(text.size());
        const bool anyAscii =
            std::ranges::any_of(text, [](QChar c) { return c == u' ' || c == u'\n' || (c >= u'a' && c <= u'z'); });
        if (part >= enough && anyAscii && (!best || part > best->familiar)) {
            best = Reading{encoding, part};
        }
    }
    return best ? std::optional(best->encoding) : std::nullopt;
}

bool isBinary(QByteArrayView sample)
{
    constexpr int mostControlsIn = 20; // at most one control character in so many bytes
    const auto controls = std::ranges::count_if(sample, [](char c) {
        const auto code = uchar(c);
        return (code < 0x20 && (code < 0x07 || code > 0x0d) && code != 0x1b) || code == 0x7f;
    });
    return sample.contains('\0') || isCompressed(sample)
        || (sample.size() >= mostControlsIn && controls * mostControlsIn > sample.size());
}

QString oldEncodingOf(QByteArrayView sample)
{
    constexpr double enough = 0.15;
    constexpr double mostStrays = 0.02;
    Reading best;
    for (const QLatin1StringView encoding : oldEncodings) {
        const std::optional<QString> text = decodedAs(sample, encoding);
        if (!text) {
            continue;
        }
        const auto beyond = std::ranges::count_if(*text, [](QChar c) { return c.unicode() >= 0x80; });
        const auto strays = text->count(QChar(QChar::ReplacementCharacter));
        const double familiar = characterFrequencyScore(*text);
        if (double(strays) <= mostStrays * double(beyond) && familiar >= enough && familiar >= best.familiar) {
            // GB18030 has the kana of EUC-JP at the same places: between equals the later encoding is right.
            best = {encoding, familiar};
        }
    }
    return best.encoding;
}

} // namespace

QStringList knownEncodings()
{
    static const QStringList known = [] {
        QStringList names{u"UTF-8"_s, u"UTF-16LE"_s, u"UTF-16BE"_s};
        for (const QLatin1StringView name : oldEncodings) {
            if (isKnown(name)) {
                names.append(name);
            }
        }
        for (const QLatin1StringView name : {"windows-1251"_L1, "KOI8-R"_L1, everyByteACharacter}) {
            if (isKnown(name)) {
                names.append(name);
            }
        }
        names.append(latin1);
        return names;
    }();
    return known;
}

QString detectedEncoding(QByteArrayView bytes)
{
    constexpr double mostlyUtf8 = 0.9;
    if (const auto marked = QStringConverter::encodingForData(bytes)) {
        return QLatin1StringView(QStringConverter::nameForEncoding(*marked));
    }
    const QByteArrayView sample = sampleOf(bytes);
    if (sample.contains('\0')) {
        if (const auto wide = utf16WithoutMark(sample)) {
            return *wide;
        }
    }
    if (isBinary(sample)) {
        return {};
    }
    if (QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8() || partInUtf8(sample) >= mostlyUtf8) {
        return u"UTF-8"_s;
    }
    const QString old = oldEncodingOf(sample);
    return !old.isEmpty() ? old : isKnown(everyByteACharacter) ? QString(everyByteACharacter) : QString(latin1);
}

QByteArrayView wholeBeginning(QByteArrayView bytes)
{
    const qsizetype lineEnd = bytes.lastIndexOf('\n');
    return lineEnd > 0 ? bytes.first(lineEnd + 1) : withoutCutCharacter(bytes);
}

std::optional<QString> decodedAs(QByteArrayView bytes, const QString &encoding)
{
    QStringDecoder decoder = decoderFor(encoding);
    if (!decoder.isValid()) {
        return std::nullopt;
    }
    QString text = decoder.decode(bytes);
    if (text.startsWith(QChar(QChar::ByteOrderMark))) {
        text.remove(0, 1);
    }
    return text;
}

bool isCompressed(QByteArrayView bytes)
{
    return isPackedText(bytes) || bytes.startsWith("PK\x03\x04");
}

double characterFrequencyScore(QStringView text)
{
    qsizetype all = 0;
    qsizetype known = 0;
    for (const QChar c : text) {
        if (c.unicode() >= 0x80 && !isPunctuation(c)) {
            ++all;
            known += isKana(c) || frequent().contains(c.unicode()) ? 1 : 0;
        }
    }
    return all == 0 ? 0 : double(known) / double(all);
}

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    if (QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8()) {
        return -1;
    }
    using Flag = QStringConverter::Flag;
    QStringDecoder decoder(QStringConverter::Utf8, Flag::Stateless | Flag::ConvertInitialBom);
    const QString text = decoder.decode(bytes);
    qsizetype offset = 0; // offset in bytes of the character at `begin`
    qsizetype begin = 0;
    while (true) {
        const qsizetype stray = text.indexOf(QChar::ReplacementCharacter, begin);
        offset += QStringView(text).sliced(begin, stray - begin).toUtf8().size();
        if (!bytes.sliced(offset).startsWith(replacement)) {
            return offset;
        }
        offset += replacement.size(); // the bytes hold U+FFFD itself
        begin = stray + 1;
    }
}

QString foreignEncoding(QByteArrayView bytes)
{
    constexpr qsizetype nameSize = 6; // without the order of bytes
    if (const auto marked = QStringConverter::encodingForData(bytes); marked && *marked != QStringConverter::Utf8) {
        return QString::fromLatin1(QStringConverter::nameForEncoding(*marked)).first(nameSize);
    }
    // Without a mark JSON still begins with an ASCII character, the other half of which is zero.
    const bool isHalfZero =
        bytes.size() >= 4 && (bytes.at(0) == 0) != (bytes.at(1) == 0) && (bytes.at(2) == 0) != (bytes.at(3) == 0);
    if (isHalfZero) {
        return u"UTF-16"_s;
    }
    const bool isUtf8 = QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8();
    return !isUtf8 && detectedEncoding(bytes) == chinese ? QString(chinese) : QString();
}

} // namespace wayout::text
