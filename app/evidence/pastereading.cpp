// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/pastereading.h"

#include "app/catalog/recordschema.h"
#include "app/text/ascii.h"
#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

constexpr qsizetype readAround = 32 * 1024; // UTF-16 units on each side of the line
constexpr int mostTried = 50; // values of one pattern that are looked at
constexpr qsizetype mostCaptures = 64; // of a record
constexpr qsizetype longestLookedUp = 200; // in UTF-16 units

/// Calls `onLine` with the start of each line until it returns false.
template<typename OnLine>
void forEachLine(const QString &text, OnLine onLine)
{
    text::LineBreaks breaks(text);
    for (qsizetype begin = 0; begin < text.size() && onLine(begin);) {
        const qsizetype end = breaks.next(begin);
        begin = end < text.size() ? text::afterLineBreak(text, end) : end;
    }
}

/// What a value is looked for with.
struct ValueSource {
    QString name;
    QString regex;
    QString kind;
    QList<std::pair<QString, QString>> map;
    QString from;
};

bool isCaptureKind(const QString &word)
{
    return std::ranges::find(catalog::captureKinds, word.toStdString()) != catalog::captureKinds.end();
}

QList<ValueSource> sourcesOf(const catalog::Record &record)
{
    QList<ValueSource> sources;
    for (const catalog::Capture &capture : record.captures.first(std::min(record.captures.size(), mostCaptures))) {
        sources.append({capture.name, capture.regex.isEmpty() ? record.regex : capture.regex,
            capture.kind.isEmpty() ? u"word"_s : capture.kind, capture.map, capture.from});
    }
    if (!record.regex.contains("(?P<"_L1)) {
        return sources;
    }
    for (const QString &group : match::ValuePattern::groupNames(record.regex)) {
        if (std::ranges::find(sources, group, &ValueSource::name) == sources.end()) {
            sources.append({group, record.regex, isCaptureKind(group) ? group : u"word"_s});
        }
    }
    return sources;
}

std::optional<QString> mappedWord(const ValueSource &source, const QString &pasted)
{
    const auto mapped = std::ranges::find(source.map, pasted, &std::pair<QString, QString>::first);
    return mapped == source.map.end() ? std::nullopt : std::optional(mapped->second);
}

/// Finding secrets takes longer than all the rest, so nothing is sought for values that name something public.
bool canBeSecret(const FilledValue &value)
{
    const bool isPublicKind = value.kind == "package"_L1 || value.kind == "port"_L1 || value.kind == "version"_L1;
    return !isPublicKind && value.archive.isEmpty();
}

} // namespace

PasteReading::PasteReading(const QString &paste, int line, std::shared_ptr<const text::Paste> clean)
    : m_text(paste)
    , m_line(line)
{
    if (paste.size() <= 2 * readAround) {
        m_clean = clean && clean->isOf(paste) ? std::move(clean) : nullptr;
        return;
    }
    qsizetype centre = 0;
    int number = 1;
    forEachLine(paste, [&](qsizetype begin) {
        centre = begin;
        return number++ < line;
    });
    const qsizetype from = std::max<qsizetype>(0, centre - readAround);
    qsizetype start = 0;
    forEachLine(paste, [&](qsizetype begin) {
        start = begin;
        m_linesBefore += begin < from ? 1 : 0;
        return begin < from;
    });
    m_text = paste.mid(start, centre + readAround - start);
}

const text::System &PasteReading::system()
{
    if (!m_system) {
        m_system = text::systemIn(m_text);
    }
    return *m_system;
}

const text::Paste &PasteReading::clean()
{
    if (!m_clean) {
        m_clean = std::make_shared<const text::Paste>(m_text);
    }
    return *m_clean;
}

std::string_view PasteReading::lower()
{
    if (!m_lower) {
        m_lower = text::lowerAsciiText(clean().clean());
    }
    return *m_lower;
}

qsizetype PasteReading::start()
{
    for (const text::Paste::Line &line : clean().lines()) {
        if (clean().placeOf(line.begin).line + m_linesBefore >= m_line) {
            return line.begin;
        }
    }
    return 0;
}

PasteReading::Found PasteReading::foundAt(match::ValuePattern::Span span)
{
    const text::Paste::Place place = clean().placeOf(span.begin);
    return {QString::fromUtf8(clean().clean().sliced(span.begin, span.end - span.begin)), place.line + m_linesBefore,
        place.column, clean().lengthOf(span.begin, span.end)};
}

std::optional<PasteReading::Found> PasteReading::find(const QString &regex)
{
    if (!match::ValuePattern::mayMatch(regex, lower())) {
        return std::nullopt;
    }
    const match::ValuePattern pattern(u"(?-i)"_s + regex, {});
    const auto found = pattern.next(clean().clean(), 0);
    return found ? std::optional(foundAt(found->value)) : std::nullopt;
}

std::optional<PasteReading::Found> PasteReading::findValue(
    const QString &regex, const QString &group, const std::function<bool(const QString &)> &isWanted)
{
    if (!match::ValuePattern::mayMatch(regex, lower())) {
        return std::nullopt;
    }
    const match::ValuePattern pattern(regex, group);
    const QByteArray &text = clean().clean();
    const qsizetype middle = start();
    for (const qsizetype from : {middle, qsizetype(0)}) {
        qsizetype at = from;
        for (int tried = 0; tried < mostTried && at <= text.size(); ++tried) {
            const auto match = pattern.next(text, at);
            if (!match || (from < middle && match->value.begin >= middle)) {
                break;
            }
            const match::ValuePattern::Span span = match->value;
            if (Found found = foundAt(span);
                isWanted(found.text) && !text::hasHidden(clean().original(span.begin, span.end))) {
                return found;
            }
            at = std::max(match->end, at + 1);
        }
        if (middle == 0) {
            break;
        }
    }
    return std::nullopt;
}

bool PasteReading::isSecret(const Found &found)
{
    if (!m_secrets) {
        m_secrets = text::findSecrets(m_text);
    }
    if (m_secrets->isEmpty()) {
        return false;
    }
    qsizetype begin = 0;
    int number = m_linesBefore;
    forEachLine(m_text, [&](qsizetype start) {
        begin = start;
        return ++number < found.line;
    });
    begin += found.column - 1;
    return std::ranges::any_of(*m_secrets, [&](const text::Secret &secret) {
        return secret.begin < begin + found.length && begin < secret.begin + secret.length;
    });
}

PasteValues valuesOf(const catalog::Record &record, PasteReading &paste, const QString &readersRelease)
{
    PasteValues values;
    for (const ValueSource &source : paste.text().isEmpty() ? QList<ValueSource>() : sourcesOf(record)) {
        const bool isLookedUp = !source.from.isEmpty(); // then the first name counts, whether a list has it or not
        const auto isWanted = [&](const QString &pasted) {
            return isLookedUp ? pasted.size() <= longestLookedUp
                              : isOfKind(mappedWord(source, pasted).value_or(pasted), source.kind);
        };
        const auto found = paste.findValue(source.regex, source.name, isWanted);
        if (!found) {
            continue;
        }
        FilledValue value{source.name, found->text, source.kind, found->line, found->column, found->length};
        if (const auto mapped = mappedWord(source, found->text)) {
            value.value = *mapped;
        } else if (const auto lookup = lookedUp(source.from, found->text, {paste.text(), readersRelease})) {
            if (lookup->package.isEmpty()) {
                values.absent.append({source.name, *lookup, paste.isSecret(*found)});
                continue;
            }
            value.value = lookup->package;
            value.archive = lookup->release.isEmpty() ? QString() : lookup->release + u", "_s + lookup->date;
        } else if (source.from.startsWith("debian:"_L1)) {
            continue; // a file is no package
        }
        if (isOfKind(value.value, source.kind)) {
            value.isSecret = canBeSecret(value) && paste.isSecret(*found);
            values.filled.append(value);
        }
    }
    return values;
}

} // namespace wayout::evidence
