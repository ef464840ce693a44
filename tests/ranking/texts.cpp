// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ranking/texts.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;

namespace {

const QString folder = QStringLiteral(WAYOUT_SOURCE_DIR "/tests/");

QByteArray read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s cannot be read", qPrintable(path));
    }
    return file.readAll();
}

QList<LabelledText> cases()
{
    QList<LabelledText> texts;
    const QDir all(folder + u"cases"_s);
    for (const QString &name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString path = all.filePath(name);
        const QString id = QString::fromUtf8(read(path + u"/expected.txt"_s)).section(u'\n', 0, 0);
        texts.append({LabelledText::Kind::Case, name, QString::fromUtf8(read(path + u"/paste.txt"_s)),
            id == "nothing"_L1 ? QStringList() : QStringList{id}});
    }
    for (const QByteArray &line : read(folder + u"wild/quiet.jsonl"_s).split('\n')) {
        if (const QJsonObject quiet = QJsonDocument::fromJson(line).object(); !quiet.isEmpty()) {
            texts.append({LabelledText::Kind::Case, quiet[u"id"].toString(), quiet[u"text"].toString(), {}});
        }
    }
    return texts;
}

QString unescaped(const QString &text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar next = text[i] == u'\\' && i + 1 < text.size() ? text[i + 1] : QChar();
        const bool isEscape = next == u'n' || next == u't' || next == u'\\';
        result += !isEscape ? text[i] : next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
        i += isEscape ? 1 : 0;
    }
    return result;
}

QList<LabelledText> variants()
{
    QList<LabelledText> texts;
    const QDir all(folder + u"variants"_s);
    for (const QString &name : all.entryList({u"*.tsv"_s}, QDir::Files, QDir::Name)) {
        int number = 0;
        for (const QString &line : QString::fromUtf8(read(all.filePath(name))).split(u'\n')) {
            ++number;
            const bool isWanted = line.section(u'\t', 1, 1) == u'+';
            if (!line.isEmpty() && !line.startsWith(u'#')) {
                texts.append({isWanted ? LabelledText::Kind::Variant : LabelledText::Kind::Neighbour,
                    u"%1 line %2"_s.arg(name).arg(number), unescaped(line.section(u'\t', 2)),
                    {line.section(u'\t', 0, 0)}});
            }
        }
    }
    return texts;
}

/// Returns the words and code of all workarounds of a record.
QString remediesOf(const Record &record)
{
    QStringList parts;
    for (const Workaround &workaround : record.workarounds) {
        parts += {workaround.action.en, workaround.action.zh, workaround.how.en, workaround.how.zh, workaround.code};
        for (const CodeVariant &variant : workaround.variants) {
            parts += variant.code;
        }
    }
    return parts.join(u'\n');
}

bool isRemedy(const WildText &wild, const QString &workarounds)
{
    return std::ranges::any_of(
        wild.fixes, [&](const QRegularExpression &fix) { return fix.match(workarounds).hasMatch(); });
}

/// Returns the general cases of the first two sets of tests/wild. Right for one is each record that holds the remedy.
QList<LabelledText> labelledWildTexts(const Catalog &catalog)
{
    QStringList remedies;
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        remedies.append(remediesOf(catalog.at(i)));
    }
    QList<LabelledText> texts;
    for (const WildText &wild : wildTexts(u"cases"_s) + wildTexts(u"second"_s)) {
        if (!wild.general) {
            continue;
        }
        QStringList right;
        for (qsizetype i = 0; i < remedies.size(); ++i) {
            if (isRemedy(wild, remedies.at(i))) {
                right.append(catalog.idAt(i));
            }
        }
        texts.append({LabelledText::Kind::Wild, wild.id, wild.text, right});
    }
    return texts;
}

} // namespace

QList<LabelledText> labelledTexts(const Catalog &catalog)
{
    return cases() + variants() + labelledWildTexts(catalog);
}

QList<WildText> wildTexts(const QString &set)
{
    QList<WildText> texts;
    for (const QByteArray &line : read(folder + u"wild/%1.jsonl"_s.arg(set)).split('\n')) {
        const QJsonObject one = QJsonDocument::fromJson(line).object();
        if (one.isEmpty()) {
            continue;
        }
        WildText wild{one[u"id"].toString(), one[u"paste"].toString(), one[u"general"].toBool(),
            one[u"acceptable"].toVariant().toStringList(), {}};
        for (const QJsonValue &fix : one[u"fix_any"].toArray()) {
            wild.fixes.append(QRegularExpression(fix.toString(), QRegularExpression::CaseInsensitiveOption));
        }
        texts.append(std::move(wild));
    }
    return texts;
}

bool holdsRemedy(const WildText &wild, const Record &record)
{
    return isRemedy(wild, remediesOf(record));
}
