// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogfiles.h"
#include "app/catalog/limits.h"
#include "app/loading/loadengine.h"
#include "app/present/problemtext.h"
#include "ui/services/language.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::present;
using namespace wayout::services;

/// What the window and the command line say about files that are broken, in both languages: tests/broken has a file for each fault,
/// expected.en and expected.zh what is said about it. Faults that need a file too large to keep are made here.
class tst_BrokenFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFileIsToldAsExpected_data();
    void eachFileIsToldAsExpected();
    void whatIsMadeHereIsToldAsExpected_data();
    void whatIsMadeHereIsToldAsExpected();
    void everySentenceIsTranslated();

private:
    QString told(const QStringList &paths) const;
    QString write(const QString &name, const QByteArray &bytes) const;

    QTemporaryDir m_folder;
};

namespace {

QString brokenFolder()
{
    return QStringLiteral(WAYOUT_SOURCE_DIR "/tests/broken/");
}

/// expected.en or expected.zh: the name of a file, then what is said, indented.
QMap<QString, QString> expectations(const QString &language)
{
    QFile file(brokenFolder() + u"expected."_s + language);
    QMap<QString, QString> expected;
    QString name;
    const QStringList lines =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
    for (const QString &line : lines) {
        if (line.startsWith(u' ')) {
            expected[name] += line.trimmed() + u'\n';
        } else if (!line.isEmpty() && !line.startsWith(u'#')) {
            name = line;
            expected[name]; // which may be that nothing is said
        }
    }
    return expected;
}

void addLanguages(const QStringList &names)
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"zh"_s}) {
        for (const QString &name : names) {
            QTest::newRow(qPrintable(name + u' ' + language)) << name << language;
        }
    }
}

QByteArray recordWith(const QByteArray &fields)
{
    return "{\"id\": \"a/one\", \"signature\": \"it broke\"" + (fields.isEmpty() ? QByteArray() : ", " + fields) + "}";
}

} // namespace

QString tst_BrokenFiles::told(const QStringList &paths) const
{
    const auto engine = wayout::loading::loadEngine({.builtin = false, .paths = paths});
    QString lines;
    for (Problem problem : engine->problems) {
        using Kind = Problem::Kind;
        if (problem.kind == Kind::InvalidJson || problem.kind == Kind::InvalidPattern
            || problem.kind == Kind::ArchiveDamaged) {
            problem.argument = u"…"_s; // the words of libraries, which change with their versions
        }
        lines += problemLine(problem).remove(brokenFolder()).remove(m_folder.path() + u'/') + u'\n';
    }
    return lines;
}

QString tst_BrokenFiles::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

void tst_BrokenFiles::eachFileIsToldAsExpected_data()
{
    addLanguages(QDir(brokenFolder()).entryList({u"*.json"_s, u"*.jsonl"_s, u"*.zip"_s, u"*.tar.gz"_s}, QDir::Files));
}

void tst_BrokenFiles::eachFileIsToldAsExpected()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    Translation translation;
    translation.use(language == u"zh"_s ? QLocale::Chinese : QLocale::English);
    const QString found = told({brokenFolder() + name});
    if (qEnvironmentVariableIsSet("WAYOUT_PRINT_FOUND")) { // to write the files anew, and read them
        QTextStream(stdout) << u"=%1 %2\n"_s.arg(language, name)
                            << QString(found).replace(
                                   QRegularExpression(u"^(?=.)"_s, QRegularExpression::MultilineOption), u"    "_s);
        return;
    }
    QVERIFY(expectations(language).contains(name));
    QCOMPARE(found, expectations(language).value(name));
}

void tst_BrokenFiles::whatIsMadeHereIsToldAsExpected_data()
{
    addLanguages({u"made: a file too large"_s, u"made: a text too long"_s, u"made: a record too large"_s,
        u"made: nested a hundred thousand deep"_s, u"made: ten thousand records in a circle"_s,
        u"made: a folder that leads into itself"_s, u"made: two packs of one name"_s, u"made: nothing there"_s,
        u"made: a device"_s, u"made: a file of the system"_s});
}

void tst_BrokenFiles::whatIsMadeHereIsToldAsExpected()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    Translation translation;
    translation.use(language == u"zh"_s ? QLocale::Chinese : QLocale::English);
    QStringList paths{m_folder.filePath(u"made.json"_s)};
    if (name.endsWith(u"a file too large"_s)) {
        QVERIFY(QFile::resize(write(u"made.json"_s, "[]"), Limits::fileBytes + 1));
    } else if (name.endsWith(u"a text too long"_s)) {
        write(u"made.json"_s, recordWith("\"root_cause\": \"" + QByteArray(Limits::textBytes + 1, 'x') + "\""));
    } else if (name.endsWith(u"a record too large"_s)) {
        write(u"made.json"_s,
            recordWith("\"tags\": [" + QByteArray("\"x\",").repeated(Limits::recordBytes / 4) + "\"x\"]"));
    } else if (name.contains(u"deep"_s)) {
        write(u"made.json"_s, QByteArray(100'000, '[') + QByteArray(100'000, ']'));
    } else if (name.contains(u"circle"_s)) {
        QByteArray records;
        for (int i = 0; i < 10'000; ++i) {
            records += "{\"id\": \"a/" + QByteArray::number(i)
                + "\", \"signature\": \"it broke\", \"transition_graph\": {\"leads_to\": "
                  "[{\"error_id\": \"a/"
                + QByteArray::number((i + 1) % 10'000) + "\"}]}}\n";
        }
        write(u"made.json"_s, records);
    } else if (name.contains(u"itself"_s)) {
        write(u"loop/a.json"_s, recordWith({}));
        QFile::link(m_folder.filePath(u"loop"_s), m_folder.filePath(u"loop/again"_s));
        QFile::link(m_folder.filePath(u"loop/b.json"_s), m_folder.filePath(u"loop/b.json"_s));
        paths = {m_folder.filePath(u"loop"_s)};
    } else if (name.contains(u"one name"_s)) {
        paths = {write(u"first/pack.json"_s, "["), write(u"second/pack.json"_s, recordWith("\"confidence\": 7"))};
    } else if (name.endsWith(u"a device"_s)) {
        paths = {u"/dev/zero"_s};
    } else if (name.endsWith(u"system"_s)) {
        paths = {u"/proc/version"_s}; // regular, without a size
    } else {
        paths = {m_folder.filePath(u"nowhere.json"_s)};
    }
    const QString found = told(paths);
    if (qEnvironmentVariableIsSet("WAYOUT_PRINT_FOUND")) {
        QTextStream(stdout) << u"=%1 %2\n"_s.arg(language, name)
                            << QString(found).replace(
                                   QRegularExpression(u"^(?=.)"_s, QRegularExpression::MultilineOption), u"    "_s);
        return;
    }
    QVERIFY(expectations(language).contains(name));
    QCOMPARE(found, expectations(language).value(name));
}

void tst_BrokenFiles::everySentenceIsTranslated()
{
    const QMap<QString, QString> english = expectations(u"en"_s);
    const QMap<QString, QString> chinese = expectations(u"zh"_s);
    QCOMPARE(english.keys(), chinese.keys());
    for (auto [name, said] : chinese.asKeyValueRange()) {
        const bool anyHan = std::ranges::any_of(said, [](QChar c) { return c >= u'\u4e00' && c <= u'\u9fff'; });
        QVERIFY2(said.isEmpty() || anyHan, qPrintable(name));
        QCOMPARE(said.count(u'\n'), english.value(name).count(u'\n'));
    }
}

QTEST_MAIN(tst_BrokenFiles)
#include "tst_brokenfiles.moc"
