// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a large catalogue out of a small one, for measuring:
//     mutatedcatalog COUNT FOLDER [CATALOGUE…]
// Writes COUNT records as JSON Lines into FOLDER, a few thousand a file. The first are those of the catalogue (the built-in one by
// default), the others mutations: some words become other words of the catalogue or names that it does not have, numbers other
// numbers, some Chinese characters others. Within a record everything is replaced alike, so that a regex still fits its samples.
// The same arguments give the same files.

#include "app/catalog/catalogreader.h"
#include "app/catalog/recordwriter.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

#include <algorithm>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

namespace {

constexpr qsizetype recordsPerFile = 5000; // far from the largest file that is read
constexpr qsizetype shortestWord = 4;
constexpr qsizetype shortestNumber = 3;
constexpr int replacedWords = 35; // of a hundred
constexpr int newNames = 20; // of a hundred that are replaced
constexpr int replacedHan = 12; // of a hundred

bool isHan(QChar c)
{
    return c >= QChar(0x4e00) && c <= QChar(0x9fff);
}

bool isLatin(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Calls `onRun(begin, length)` for each run of characters that `belongs` accepts.
template<typename Belongs, typename OnRun>
void forEachRun(QStringView text, Belongs belongs, OnRun onRun)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype begin = i;
        while (i < text.size() && belongs(text[i])) {
            ++i;
        }
        if (i > begin) {
            onRun(begin, i - begin);
        }
    }
}

/// What mutations are made of.
struct Material {
    QStringList words; ///< lower case, as often as they occur: common words come in place of others more often
    QString han;

    explicit Material(const QList<Record> &records)
    {
        for (const Record &record : records) {
            forEachRun(record.signature.en, isLatin, [&](qsizetype begin, qsizetype length) {
                if (length >= shortestWord) {
                    words.append(record.signature.en.sliced(begin, length).toLower());
                }
            });
            std::ranges::copy_if(record.signature.zh + record.rootCause.zh, std::back_inserter(han), isHan);
        }
    }
};

/// One way of changing texts.
class Mutation
{
public:
    Mutation(const Material &material, size_t seed)
        : m_material(material)
        , m_seed(seed)
    {
    }

    QString text(const QString &original) const { return mutated(original, false); }
    QString regex(const QString &original) const { return mutated(original, true); }
    BilingualText text(const BilingualText &original) const { return {text(original.en), text(original.zh)}; }

private:
    size_t dice(QStringView word, size_t purpose) const { return qHash(word, m_seed * 31 + purpose); }

    QString wordFor(QStringView original) const
    {
        const QString key = original.toString().toLower();
        if (key.size() < shortestWord || int(dice(key, 0) % 100) >= replacedWords || m_material.words.isEmpty()) {
            return original.toString();
        }
        QString word = m_material.words.at(qsizetype(dice(key, 1) % size_t(m_material.words.size())));
        if (int(dice(key, 2) % 100) < newNames) {
            const size_t name = dice(key, 3);
            word += QChar(char16_t(u'a' + name % 26)) + word.right(2) + QChar(char16_t(u'a' + name / 26 % 26));
        }
        if (original.front().isUpper()) {
            word.front() = word.front().toUpper();
        }
        return word;
    }

    QString numberFor(QStringView original) const
    {
        QString number = original.toString();
        if (number.size() >= shortestNumber) {
            for (qsizetype i = 1; i < number.size(); ++i) {
                number[i] = QChar(char16_t(u'0' + dice(original, 4 + size_t(i)) % 10));
            }
        }
        return number;
    }

    QString mutated(const QString &original, bool isRegex) const
    {
        QString result;
        for (qsizetype i = 0; i < original.size();) {
            const QChar c = original[i];
            qsizetype end = i + 1;
            if (isRegex && c == u'\\') {
                end = std::min(i + 2, original.size()); // \b and \d are no words
                result += QStringView(original).sliced(i, end - i);
            } else if (isLatin(c) || isDigit(c)) {
                const auto belongs = isLatin(c) ? isLatin : isDigit;
                end = std::find_if_not(original.begin() + i, original.end(), belongs) - original.begin();
                const QStringView run = QStringView(original).sliced(i, end - i);
                result += isLatin(c) ? wordFor(run) : numberFor(run);
            } else if (isHan(c) && !m_material.han.isEmpty() && int(dice(QStringView(&c, 1), 0) % 100) < replacedHan) {
                result += m_material.han[qsizetype(dice(QStringView(&c, 1), 1) % size_t(m_material.han.size()))];
            } else {
                result += c;
            }
            i = end;
        }
        return result;
    }

    const Material &m_material;
    size_t m_seed;
};

Record mutant(const Record &original, const Material &material, qsizetype number)
{
    const Mutation mutation(material, size_t(number));
    Record record = original;
    const QString slug = record.id.section(u'/', 1, 1);
    record.id = record.domain + u'/' + mutation.text(slug) + u"-m%1"_s.arg(number)
        + record.id.section(u'/', 2, -1, QString::SectionIncludeLeadingSep);
    record.signature = mutation.text(record.signature);
    record.regex = mutation.regex(record.regex);
    record.errorCode = mutation.text(record.errorCode);
    record.rootCause = mutation.text(record.rootCause);
    for (QString &alias : record.aliases) {
        alias = mutation.text(alias);
    }
    for (Sample &sample : record.samples) {
        sample.text = mutation.text(sample.text);
    }
    for (DeadEnd &deadEnd : record.deadEnds) {
        deadEnd.action = mutation.text(deadEnd.action);
        deadEnd.whyFails = mutation.text(deadEnd.whyFails);
    }
    for (Workaround &workaround : record.workarounds) {
        workaround.action = mutation.text(workaround.action);
        workaround.how = mutation.text(workaround.how);
        workaround.code = mutation.text(workaround.code);
    }
    return record;
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream err(stderr);
    const qsizetype count = argc > 1 ? QByteArray(argv[1]).toLongLong() : 0;
    if (argc < 3 || count <= 0) {
        err << "mutatedcatalog COUNT FOLDER [CATALOGUE…]\n";
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    CatalogSource source;
    for (int i = 3; i < argc; ++i) {
        source.builtin = false;
        source.paths.append(QString::fromLocal8Bit(argv[i]));
    }
    const QList<Record> originals = (source.builtin ? readBuiltin() : readCatalogs(source.paths)).records;
    if (originals.isEmpty() || !folder.mkpath(u"."_s)) {
        err << "no records, or no folder to write to\n";
        return 1;
    }
    const Material material(originals);
    for (qsizetype first = 0; first < count; first += recordsPerFile) {
        QFile file(folder.filePath(u"records-%1.jsonl"_s.arg(first, 7, 10, QLatin1Char('0'))));
        if (!file.open(QIODevice::WriteOnly)) {
            err << file.fileName() << ": " << file.errorString() << '\n';
            return 1;
        }
        for (qsizetype i = first; i < std::min(count, first + recordsPerFile); ++i) {
            const Record &original = originals.at(i % originals.size());
            const QByteArray line =
                recordToJson(i < originals.size() ? original : mutant(original, material, i)) + '\n';
            if (file.write(line) != line.size()) {
                err << file.fileName() << ": " << file.errorString() << '\n';
                return 1;
            }
        }
    }
    return 0;
}
