// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/catalog/owncatalogs.h"
#include "app/cli/command.h"
#include "app/loading/loadengine.h"
#include "app/match/engine.h"
#include "app/platform/userfolders.h"
#include "app/storage/settings.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::cli;
using namespace wayout::match;
using namespace wayout::platform;
using namespace wayout::storage;

class tst_OwnCatalogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toUtf8()); }

    void theUsersOwnComesFirstUnlessItHasAPlace();
    void theUpperOneCounts();
    void theUsersOwnNeedNotBeThere();
    void aRecordKnowsWhatItReplaces();
    void eachCatalogueIsCounted();
    void aCheckoutsHiddenFoldersAreNotRead();
    void theCommandLineHasThemAsWell();

private:
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        return isWritten ? path : QString();
    }
    static QByteArray record(const char *id, const char *signature)
    {
        return QByteArray(R"({"id": ")") + id + R"(", "signature": ")" + signature + "\"}\n";
    }

    QTemporaryDir m_folder;
};

void tst_OwnCatalogs::theUsersOwnComesFirstUnlessItHasAPlace()
{
    const OwnCatalog own{userCatalogFolder()};
    QCOMPARE(completedCatalogs({}), QList<OwnCatalog>{own});
    QCOMPARE(completedCatalogs({{u"/a"_s}, {u"/a"_s, false}}), (QList<OwnCatalog>{own, {u"/a"_s}}));
    const QList<OwnCatalog> placed{{u"/a"_s}, {own.path, false}};
    QCOMPARE(completedCatalogs(placed), placed);
}

void tst_OwnCatalogs::theUpperOneCounts()
{
    const QString upper = write(u"upper.json"_s, record("x/same", "the upper one"));
    const QString lower = write(u"lower.json"_s, record("x/same", "the lower one"));
    const auto signatureOf = [](const QList<OwnCatalog> &catalogs) {
        return readCatalogs(pathsInReadingOrder(catalogs)).records.value(0).signature.en;
    };
    QCOMPARE(signatureOf({{upper}, {lower}}), u"the upper one"_s);
    QCOMPARE(signatureOf({{upper, false}, {lower}}), u"the lower one"_s);
}

void tst_OwnCatalogs::theUsersOwnNeedNotBeThere()
{
    const LoadResult loaded = readCatalogs({userCatalogFolder(), m_folder.filePath(u"gone"_s)});
    QCOMPARE(loaded.problems.size(), 1);
    QCOMPARE(loaded.problems.first().file, m_folder.filePath(u"gone"_s));
}

void tst_OwnCatalogs::aRecordKnowsWhatItReplaces()
{
    const QString first = write(u"first.json"_s, record("git/non-fast-forward", "mine"));
    const QString second = write(u"second.json"_s, '\n' + record("git/non-fast-forward", "ours"));
    const LoadResult loaded = wayout::loading::readSource({.builtin = true, .paths = {first, second}});
    const Catalog catalog = catalogOf(loaded.records);
    const Record *record = catalog.find(u"git/non-fast-forward"_s);
    QVERIFY(record);
    QCOMPARE(record->signature.en, u"ours"_s);
    QCOMPARE(record->replaces.size(), 2);
    QCOMPARE(record->replaces.first(), first + u":1"_s);
    QVERIFY2(record->replaces.last().startsWith(builtinCatalog + u"/git/"_s), qPrintable(record->replaces.last()));
    QVERIFY(catalog.at(0).replaces.isEmpty() || &catalog.at(0) == record);
}

void tst_OwnCatalogs::eachCatalogueIsCounted()
{
    const QString first =
        write(u"counted/first.json"_s, record("x/one", "one") + record("x/two", "two") + record("x/three", "three"));
    const QString second =
        write(u"second.json"_s, record("x/two", "zwei") + record("x/two", "again") + record("x/four", "four"));
    const std::shared_ptr<const Engine> compiled =
        compiledEngine(readCatalogs({m_folder.filePath(u"counted"_s), second}));
    const Engine &engine = *compiled;
    QCOMPARE(engine.parts, (QList<CatalogPart>{{m_folder.filePath(u"counted"_s), 3, 2}, {second, 2, 2}}));
    QVERIFY(engine.parts.first().holds(first));
    QVERIFY(!engine.parts.first().holds(m_folder.filePath(u"counted-too/x.json"_s)));
    QVERIFY(engine.parts.last().holds(second));
}

void tst_OwnCatalogs::aCheckoutsHiddenFoldersAreNotRead()
{
    QVERIFY(!write(u"checkout/.git/refs.json"_s, "{").isEmpty());
    QVERIFY(!write(u"checkout/.github/workflow.json"_s, "{").isEmpty());
    QVERIFY(!write(u"checkout/git/one.json"_s, record("x/one", "one")).isEmpty());
    const LoadResult loaded = readCatalogs({m_folder.filePath(u"checkout"_s)});
    QVERIFY(loaded.problems.isEmpty());
    QCOMPARE(loaded.records.size(), 1);
}

void tst_OwnCatalogs::theCommandLineHasThemAsWell()
{
    qputenv("XDG_CONFIG_HOME", m_folder.filePath(u"config"_s).toUtf8());
    const auto shown = [](const QStringList &arguments) {
        QBuffer in;
        QBuffer out;
        QBuffer err;
        in.open(QIODevice::ReadOnly);
        out.open(QIODevice::WriteOnly);
        err.open(QIODevice::WriteOnly);
        runCommand(arguments, {in, out, err});
        return QString::fromUtf8(out.data());
    };
    const QString mine = write(u"mine.json"_s, record("x/mine", "my own error"));
    const QString off = write(u"off.json"_s, record("x/off", "not looked at"));
    Settings().setOwnCatalogs({{mine}, {off, false}});
    QVERIFY(shown({u"list"_s, u"--no-builtin"_s}).contains(u"my own error"_s));
    QVERIFY(!shown({u"list"_s, u"--no-builtin"_s}).contains(u"not looked at"_s));
    QVERIFY(shown({u"list"_s, u"--no-builtin"_s, u"--catalog"_s, off}).contains(u"not looked at"_s));
}

QTEST_GUILESS_MAIN(tst_OwnCatalogs)
#include "tst_owncatalogs.moc"
