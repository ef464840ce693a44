// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/catalogwatch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::services;

using namespace std::chrono_literals;

class tst_CatalogWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aFileThatIsWrittenIsTold();
    void aFileThatIsReplacedIsToldAgainAndAgain();
    void aNewFolderInsideIsWatchedToo();
    void aFolderMayVanishAndComeBack();
    void aFolderThatIsNotThereYetIsAwaited();
    void whatIsBeingWrittenIsLetBe();
    void whatIsNoCatalogueIsNoChange();
    void whatIsNoLongerWatchedIsNotTold();
    void ofTwoThousandFilesEachChangeIsTold();
    void aSecondCatalogueIsWatchedBesideALargeOne();
    void whatIsLookedForIsToldAtOnceAndOnce();

private:
    QString inFolder(const QString &name) const { return m_folder->filePath(u"catalogue/"_s + name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(inFolder(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    /// The watch looks at files on its own thread: what changes before it has looked for the first time is no change.
    static void settle(CatalogWatch &watch, const QStringList &paths);
    QStringList catalogue() const { return {m_folder->filePath(u"catalogue"_s)}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_CatalogWatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(inFolder(u"sub"_s)));
    write(u"a.json"_s, "1");
}

void tst_CatalogWatch::settle(CatalogWatch &watch, const QStringList &paths)
{
    QSignalSpy watching(&watch, &CatalogWatch::watching);
    watch.watch(paths);
    QTRY_COMPARE(watching.size(), 1);
}

void tst_CatalogWatch::aFileThatIsWrittenIsTold()
{
    CatalogWatch watch(20ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    write(u"a.json"_s, "12");
    QTRY_COMPARE(changed.size(), 1);
}

void tst_CatalogWatch::aFileThatIsReplacedIsToldAgainAndAgain()
{
    CatalogWatch watch(20ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    for (int i = 1; i <= 3; ++i) { // as editors do
        write(u"a.tmp"_s, QByteArray(10 + i, 'x'));
        QFile::remove(inFolder(u"a.json"_s));
        QVERIFY(QFile::rename(inFolder(u"a.tmp"_s), inFolder(u"a.json"_s)));
        QTRY_COMPARE(changed.size(), i);
    }
}

void tst_CatalogWatch::aNewFolderInsideIsWatchedToo()
{
    CatalogWatch watch(20ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    QVERIFY(QDir().mkpath(inFolder(u"sub/deep"_s)));
    write(u"sub/deep/b.json"_s, "1");
    QTRY_COMPARE(changed.size(), 1);
    write(u"sub/deep/b.json"_s, "12");
    QTRY_COMPARE(changed.size(), 2);
}

void tst_CatalogWatch::aFolderMayVanishAndComeBack()
{
    CatalogWatch watch(20ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    const QString folder = m_folder->filePath(u"catalogue"_s);
    QVERIFY(QDir().rename(folder, folder + u"-away"_s));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(QDir().rename(folder + u"-away"_s, folder));
    QTRY_COMPARE(changed.size(), 2);
    QVERIFY(QDir(folder).removeRecursively());
    QTRY_COMPARE(changed.size(), 3);
    QVERIFY(QDir().mkpath(folder));
    write(u"new.json"_s, "1");
    QTRY_COMPARE(changed.size(), 4);
}

void tst_CatalogWatch::aFolderThatIsNotThereYetIsAwaited()
{
    CatalogWatch watch(20ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    const QString late = m_folder->filePath(u"catalogue/data/wayout/late"_s);
    settle(watch, {late});
    QVERIFY(QDir().mkpath(late));
    QFile file(late + u"/x.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1");
    file.close();
    QTRY_VERIFY(!changed.isEmpty());
}

void tst_CatalogWatch::whatIsBeingWrittenIsLetBe()
{
    CatalogWatch watch(60ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    QFile file(inFolder(u"slow.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 30; ++i) { // longer than the rest, never at rest
        file.write("x");
        file.flush();
        changed.wait(10);
    }
    QCOMPARE(changed.size(), 0);
    QTRY_COMPARE(changed.size(), 1);
}

void tst_CatalogWatch::whatIsNoCatalogueIsNoChange()
{
    CatalogWatch watch(10ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    write(u"notes.txt"_s, "a");
    QVERIFY(QDir().mkpath(inFolder(u".git"_s)));
    write(u".git/index.json"_s, "a");
    QVERIFY(!changed.wait(150));
}

void tst_CatalogWatch::whatIsNoLongerWatchedIsNotTold()
{
    CatalogWatch watch(10ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    settle(watch, {});
    write(u"a.json"_s, "123");
    QVERIFY(!changed.wait(150));
}

/// A checkout of that size, and what happens in it.
void tst_CatalogWatch::ofTwoThousandFilesEachChangeIsTold()
{
    for (int i = 0; i < 2000; ++i) {
        const QString folder = u"domain%1"_s.arg(i / 100);
        QVERIFY(i % 100 != 0 || QDir().mkpath(inFolder(folder)));
        write(folder + u"/%1.json"_s.arg(i), "{}");
    }
    CatalogWatch watch(20ms, 100ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    // Several files that change on a slow machine may be told in turns: the last of them counts.
    const auto isTold = [&changed] {
        const bool isTold = QTest::qWaitFor([&changed] { return !changed.isEmpty(); });
        while (changed.wait(200)) {
        }
        changed.clear();
        return isTold;
    };
    write(u"domain19/1999.json"_s, "{ }"); // in its place: no folder tells of that
    QVERIFY(isTold());
    for (const int i : {0, 777, 1999}) { // as "git checkout" does
        const QString name = u"domain%1/%2.json"_s.arg(i / 100).arg(i);
        QVERIFY(QFile::remove(inFolder(name)));
        write(name, "{\"id\": 1}");
    }
    QVERIFY(isTold());
    QVERIFY(QDir(inFolder(u"domain3"_s)).removeRecursively());
    QVERIFY(isTold());
    QVERIFY(QDir().mkpath(inFolder(u"domain20"_s)));
    write(u"domain20/new.json"_s, "{}");
    QVERIFY(isTold());
}

/// Without being looked at every few seconds: its folders are among those that are watched.
void tst_CatalogWatch::aSecondCatalogueIsWatchedBesideALargeOne()
{
    for (int i = 0; i < 600; ++i) {
        write(u"sub/%1.json"_s.arg(i), "{}");
    }
    CatalogWatch watch(20ms, std::chrono::hours(1));
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    const QString second = m_folder->filePath(u"second"_s);
    QVERIFY(QDir().mkpath(second));
    settle(watch, catalogue() + QStringList(second));
    QFile file(second + u"/new.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QTRY_COMPARE(changed.size(), 1);
}

void tst_CatalogWatch::whatIsLookedForIsToldAtOnceAndOnce()
{
    CatalogWatch watch(100ms);
    QSignalSpy changed(&watch, &CatalogWatch::changed);
    settle(watch, catalogue());
    write(u"own.json"_s, "1");
    watch.look();
    QTRY_COMPARE(changed.size(), 1);
    watch.look(); // nothing was written since
    QVERIFY(!changed.wait(500)); // the folder tells of it, too, and had its rest
}

QTEST_GUILESS_MAIN(tst_CatalogWatch)
#include "tst_catalogwatch.moc"
