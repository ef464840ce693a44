// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/ownrecords.h"
#include "app/catalog/catalog.h"
#include "app/catalog/catalogreader.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

#include "tests/builtinrecords.h"
#include "tests/compiledcatalog.h"

using namespace Qt::StringLiterals;
using namespace wayout::authoring;
using namespace wayout::catalog;

class tst_OwnRecords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idsThatCannotBeFiles_data();
    void idsThatCannotBeFiles();
    void savedRecordIsReadBackByteForByte();
    void twoPeopleAtOneRecord();
    void newRecordDoesNotReplaceAnother();
    void readOnlyFolderLosesNothing();
    void whoMayReadAFileStaysAsItWas();
    void recordAmongOthersIsOpenedWithItsUnknownFields();
    void builtInRecordIsOpenedWhole();
    void copiesGetNumbers();
    void aDeletedRecordLiesBesideAndComesBack();
    void onlyAFileOfItsOwnIsDeleted();
    void recordsOfAFolderAreKnownInAStoredCatalogueToo();
};

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

using Kind = SavedRecord::Kind;

} // namespace

void tst_OwnRecords::idsThatCannotBeFiles_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<IdFault>("fault");
    QTest::newRow("domain and slug") << u"git/not-a-repository"_s << IdFault::None;
    QTest::newRow("three parts") << u"git/x/linux-2.43"_s << IdFault::None;
    QTest::newRow("empty") << QString() << IdFault::Empty;
    QTest::newRow("no domain") << u"slug"_s << IdFault::NoDomain;
    QTest::newRow("empty part") << u"git//x"_s << IdFault::NoDomain;
    QTest::newRow("way out of the folder") << u"git/../x"_s << IdFault::Characters;
    QTest::newRow("hidden") << u"git/.x"_s << IdFault::Characters;
    QTest::newRow("capitals: no two names for some disks") << u"git/X"_s << IdFault::Characters;
    QTest::newRow("space") << u"git/a b"_s << IdFault::Characters;
    QTest::newRow("too long") << u"git/"_s + QString(300, u'a') << IdFault::TooLong;
}

void tst_OwnRecords::idsThatCannotBeFiles()
{
    QFETCH(QString, id);
    QFETCH(IdFault, fault);
    QCOMPARE(faultOfId(id), fault);
}

void tst_OwnRecords::savedRecordIsReadBackByteForByte()
{
    const QTemporaryDir folder;
    const LoadResult builtIn = readBuiltin();
    for (qsizetype i = 0; i < builtIn.records.size(); i += 20) {
        const OpenedRecord opened = RecordOpener().open(builtIn.records.at(i));
        QVERIFY(!opened.bytes);
        const QString file = recordFile(folder.path(), opened.draft.id());
        const SavedRecord saved = saveRecord(file, opened.draft.json(), std::nullopt);
        QCOMPARE(saved.kind, Kind::Saved);
        const LoadResult read = readCatalogs({file});
        QVERIFY(read.problems.isEmpty());
        const OpenedRecord again = RecordOpener().open(read.records.first());
        QCOMPARE(again.bytes, saved.bytes);
        QCOMPARE(again.draft.json(), saved.bytes);
        QVERIFY(withoutPlace(read.records.first()) == withoutPlace(builtIn.records.at(i)));
        QVERIFY(!QFileInfo::exists(file + u".lock"_s));
    }
}

void tst_OwnRecords::twoPeopleAtOneRecord()
{
    const QTemporaryDir folder;
    const QString file = recordFile(folder.path(), u"a/b"_s);
    const QByteArray mine = "{\"id\": \"a/b\", \"signature\": \"mine\"}\n";
    const QByteArray theirs = "{\"id\": \"a/b\", \"signature\": \"theirs\"}\n";
    put(file, "{}");
    QCOMPARE(saveRecord(file, theirs, "{}").kind, Kind::Saved);
    const SavedRecord conflict = saveRecord(file, mine, "{}");
    QCOMPARE(conflict.kind, Kind::Changed);
    QCOMPARE(conflict.bytes, theirs);
    QCOMPARE(contentOf(file), theirs);
    QCOMPARE(saveRecord(file, mine, conflict.bytes).kind, Kind::Saved);
    QVERIFY(QFile::remove(file)); // the other one deleted it
    QCOMPARE(saveRecord(file, theirs, mine).kind, Kind::Changed);
    QVERIFY(!QFileInfo::exists(file));
}

void tst_OwnRecords::newRecordDoesNotReplaceAnother()
{
    const QTemporaryDir folder;
    const QString file = recordFile(folder.path(), u"a/b"_s);
    put(file, "{}");
    QCOMPARE(saveRecord(file, "{\"id\": \"a/b\"}", std::nullopt).kind, Kind::Changed);
    QCOMPARE(saveRecord(file, "{}", std::nullopt).kind, Kind::Saved); // it says so already
}

void tst_OwnRecords::readOnlyFolderLosesNothing()
{
    if (::geteuid() == 0) {
        // What stands in the way of root: a file where the folder should be.
        const QTemporaryDir folder;
        put(folder.filePath(u"a"_s), "x");
        const SavedRecord saved = saveRecord(recordFile(folder.path(), u"a/b"_s), "{}", std::nullopt);
        QCOMPARE(saved.kind, Kind::Failed);
        QVERIFY(!saved.reason.isEmpty());
        return;
    }
    const QTemporaryDir folder;
    const QString file = recordFile(folder.path(), u"a/b"_s);
    put(file, "{}");
    const QString inner = QFileInfo(file).path();
    QVERIFY(QFile::setPermissions(inner, QFile::ReadOwner | QFile::ExeOwner));
    const SavedRecord saved = saveRecord(file, "{\"id\": 1}", "{}");
    QVERIFY(QFile::setPermissions(inner, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(saved.kind, Kind::Failed);
    QVERIFY(!saved.reason.isEmpty());
    QCOMPARE(contentOf(file), QByteArray("{}"));
}

void tst_OwnRecords::whoMayReadAFileStaysAsItWas()
{
    const QTemporaryDir folder;
    const QString file = recordFile(folder.path(), u"a/b"_s);
    put(file, "{}");
    const auto shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(file, shared));
    QCOMPARE(saveRecord(file, "{\"a\": 1}", "{}").kind, Kind::Saved);
    QCOMPARE(QFileInfo(file).permissions() & shared, shared);
}

void tst_OwnRecords::recordAmongOthersIsOpenedWithItsUnknownFields()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"pack.jsonl"_s);
    put(file, "{\"id\": \"a/one\", \"signature\": \"1\"}\n{\"id\": \"a/two\", \"signature\": \"2\", \"x\": 0.50}\n");
    const LoadResult read = readCatalogs({file});
    const OpenedRecord opened = RecordOpener().open(read.records.at(1));
    QVERIFY(!opened.bytes);
    QCOMPARE(opened.draft.unknownFields(), QStringList{u"x"_s});
    QCOMPARE(opened.draft.fields().find(u"x"_s)->text, u"0.50"_s);
    QVERIFY(QFile::remove(file));
    QCOMPARE(RecordOpener().open(read.records.at(1)).draft.id(), u"a/two"_s); // as far as it is known
}

void tst_OwnRecords::builtInRecordIsOpenedWhole()
{
    const LoadResult builtIn = readBuiltin();
    const OpenedRecord opened = RecordOpener().open(builtIn.records.first());
    const LoadResult read = readRecords(opened.draft.json(), {});
    QVERIFY(withoutPlace(read.records.value(0)) == withoutPlace(builtIn.records.first()));
}

void tst_OwnRecords::copiesGetNumbers()
{
    QCOMPARE(nextRecordId(u"a/b"_s), u"a/b-2"_s);
    QCOMPARE(nextRecordId(u"a/b-2"_s), u"a/b-3"_s);
    QCOMPARE(nextRecordId(u"a/python-310-lib"_s), u"a/python-310-lib-2"_s);
}

void tst_OwnRecords::aDeletedRecordLiesBesideAndComesBack()
{
    const QTemporaryDir folder;
    const QByteArray content = R"({"id": "git/mine", "signature": "it broke", "unknown": [1, 2]})";
    const QString path = folder.filePath(u"git/mine.json"_s);
    put(path, content);
    const Record record = readCatalogs({folder.path()}).records.value(0);
    QVERIFY(isInFolder(record, folder.path()));
    const DeletedRecord deleted = deleteRecord(record);
    QVERIFY2(!deleted.aside.isEmpty(), qPrintable(deleted.reason));
    QVERIFY(!QFile::exists(path));
    QCOMPARE(contentOf(deleted.aside), content);
    const LoadResult without = readCatalogs({folder.path()});
    QVERIFY(without.records.isEmpty());
    QVERIFY(deleteRecord(record).aside.isEmpty()); // it is gone
    put(path, "{}"); // somebody writes a new one
    QVERIFY(!putBack(deleted).isEmpty());
    QCOMPARE(contentOf(path), QByteArray("{}"));
    QVERIFY(QFile::remove(path));
    QCOMPARE(putBack(deleted), QString());
    QCOMPARE(contentOf(path), content);
}

void tst_OwnRecords::onlyAFileOfItsOwnIsDeleted()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"two.jsonl"_s);
    const QByteArray content = "{\"id\": \"a/b\", \"signature\": \"one\"}\n{\"id\": \"a/c\", \"signature\": \"two\"}\n";
    put(path, content);
    const Record record = readCatalogs({folder.path()}).records.value(0);
    const DeletedRecord deleted = deleteRecord(record);
    QVERIFY(deleted.aside.isEmpty() && deleted.reason.isEmpty());
    QCOMPARE(contentOf(path), content);
    QVERIFY(!isInFolder(record, folder.filePath(u"other"_s)));
    QVERIFY(!isInFolder(readBuiltin().records.first(), folder.path()));
}

void tst_OwnRecords::recordsOfAFolderAreKnownInAStoredCatalogueToo()
{
    const QTemporaryDir folder;
    const auto record = [](const QByteArray &id) { return R"({"id": ")" + id + R"(", "signature": "it broke"})"; };
    put(folder.filePath(u"pack/a.jsonl"_s), record("x/one") + '\n' + record("x/two") + '\n' + record("x/three"));
    put(folder.filePath(u"mine/x/two.json"_s), record("x/two"));
    put(folder.filePath(u"mine/x/four.json"_s), record("x/four"));
    const QString mine = folder.filePath(u"mine"_s);
    const QSet<QString> own{u"x/two"_s, u"x/four"_s};
    const auto idsOf = [&](const QStringList &paths) {
        const LoadResult read = readCatalogs(paths);
        return idsInFolder(catalogOf(read.records), read.parts, mine);
    };
    QCOMPARE(idsOf({folder.filePath(u"pack"_s), mine}), own); // x/two stands where the one that it replaces stood
    QCOMPARE(idsOf({folder.path()}), own); // a folder around it
    QCOMPARE(idsOf({mine + u"/x/four.json"_s}), QSet<QString>{u"x/four"_s});
    QCOMPARE(idsOf({mine, folder.filePath(u"pack"_s)}), QSet<QString>{u"x/four"_s}); // another x/two is used
    QCOMPARE(idsOf({folder.filePath(u"pack"_s)}), QSet<QString>());
    QCOMPARE(idsInFolder(catalogOf(readBuiltin().records), {{builtinCatalog, 1, 1}}, {}), QSet<QString>());
}

QTEST_GUILESS_MAIN(tst_OwnRecords)
#include "tst_ownrecords.moc"
