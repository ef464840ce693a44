// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/notebook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::storage;

namespace {

const QDateTime now(QDate(2026, 11, 20), QTime(12, 0));
const AttemptKey key{u"git/record"_s, u"workaround-1"_s};

Record recordWith(const QStringList &actions)
{
    Record record;
    record.id = u"git/record"_s;
    for (const QString &action : actions) {
        record.workarounds.append({.action = {action, {}}});
        record.deadEnds.append({.whyFails = {action, {}}});
    }
    return record;
}

} // namespace

class tst_Notebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void favouritesAreKept();
    void aNoteIsKeptUntilItIsEmptied();
    void secretsInANoteAreMasked();
    void resultsAreCountedOncePerOccasion();
    void unmarkingLeavesTheOtherOccasions();
    void recordsDoNotMix();
    void aResultOfANewerVersionIsNoResult();
    void anEntryKeepsItsNameAmongOthers();
    void entriesThatSayTheSameAreTwo();
    void aDeadEndIsNoWorkaround();
    void resultsAreReadWithoutChangingAnything();
    void resultsOfAnOpenNotebookAreRead();
    void aDamagedNotebookIsAProblemAndStaysAsItIs();
};

void tst_Notebook::favouritesAreKept()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"notebook.sqlite"_s);
    {
        Notebook notebook(path);
        QVERIFY(notebook.setFavourite(u"a/b"_s, true, now));
        QVERIFY(notebook.setFavourite(u"a/b"_s, true, now));
        QVERIFY(notebook.setFavourite(u"c/d"_s, true, now));
        QVERIFY(notebook.setFavourite(u"c/d"_s, false, now));
    }
    Notebook notebook(path);
    QCOMPARE(notebook.favourites(), QSet<QString>{u"a/b"_s});
    QVERIFY(notebook.read(u"a/b"_s, 0).isFavourite);
    QVERIFY(!notebook.read(u"c/d"_s, 0).isFavourite);
}

void tst_Notebook::aNoteIsKeptUntilItIsEmptied()
{
    Notebook notebook({});
    QVERIFY(notebook.setNote(key.recordId, u"第一次\n<b>plain</b>"_s, now));
    QCOMPARE(notebook.read(key.recordId, 0).note, u"第一次\n<b>plain</b>"_s);
    QVERIFY(notebook.setNote(key.recordId, u"second"_s, now));
    QCOMPARE(notebook.read(key.recordId, 0).note, u"second"_s);
    QVERIFY(notebook.setNote(key.recordId, u" \n"_s, now));
    QCOMPARE(notebook.read(key.recordId, 0), OwnRecord{key.recordId});
}

void tst_Notebook::secretsInANoteAreMasked()
{
    Notebook notebook({});
    QVERIFY(notebook.setNote(key.recordId, u"worked with password=hunter2-very-secret"_s, now));
    QVERIFY(!notebook.read(key.recordId, 0).note.contains(u"hunter2"_s));
    QVERIFY(notebook.read(key.recordId, 0).note.startsWith(u"worked with password="_s));
}

void tst_Notebook::resultsAreCountedOncePerOccasion()
{
    Notebook notebook({});
    QVERIFY(notebook.setResult(key, 1, OwnResult::DidNotWork, now));
    QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now)); // changed his mind
    QVERIFY(notebook.setResult(key, 2, OwnResult::Worked, now));
    QVERIFY(notebook.setResult(key, 3, OwnResult::DidNotWork, now));
    QVERIFY(notebook.setResult(key, 4, OwnResult::Tried, now));
    const OwnRecord own = notebook.read(key.recordId, 3);
    QCOMPARE(own.results.value(key.entry), (OwnResults{2, 1, 1, OwnResult::DidNotWork, now}));
    QCOMPARE(notebook.read(key.recordId, 5).results.value(key.entry).now, std::nullopt);
}

void tst_Notebook::unmarkingLeavesTheOtherOccasions()
{
    Notebook notebook({});
    QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now));
    QVERIFY(notebook.setResult(key, 2, OwnResult::Worked, now));
    QVERIFY(notebook.setResult(key, 2, std::nullopt, now));
    QCOMPARE(notebook.read(key.recordId, 2).results.value(key.entry), (OwnResults{1, 0, 0, std::nullopt, now}));
}

void tst_Notebook::recordsDoNotMix()
{
    Notebook notebook({});
    QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now));
    QCOMPARE(notebook.read(u"git/other"_s, 1), OwnRecord{u"git/other"_s});
}

void tst_Notebook::aResultOfANewerVersionIsNoResult()
{
    Notebook notebook({});
    QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now));
    QVERIFY(notebook.database().change({{u"UPDATE outcome SET result = 'half-worked'"_s}}));
    QVERIFY(notebook.read(key.recordId, 1).results.isEmpty());
}

void tst_Notebook::anEntryKeepsItsNameAmongOthers()
{
    const AttemptKey before = AttemptKey::ofWorkaround(recordWith({u"one"_s, u"two"_s}), 1);
    QCOMPARE(AttemptKey::ofWorkaround(recordWith({u"two"_s, u"one"_s}), 0), before);
    QCOMPARE(AttemptKey::ofWorkaround(recordWith({u"zero"_s, u"one"_s, u"two"_s}), 2), before);
    QVERIFY(AttemptKey::ofWorkaround(recordWith({u"one"_s, u"two, better"_s}), 1) != before);
}

void tst_Notebook::entriesThatSayTheSameAreTwo()
{
    const Record record = recordWith({u"same"_s, u"same"_s});
    QVERIFY(AttemptKey::ofWorkaround(record, 0) != AttemptKey::ofWorkaround(record, 1));
}

void tst_Notebook::aDeadEndIsNoWorkaround()
{
    const Record record = recordWith({u"same"_s});
    QVERIFY(AttemptKey::ofWorkaround(record, 0) != AttemptKey::ofDeadEnd(record, 0));
}

void tst_Notebook::resultsAreReadWithoutChangingAnything()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"notebook.sqlite"_s);
    QVERIFY(readResults(path).records.isEmpty());
    QVERIFY(!readResults(path).problem);
    QVERIFY(QDir(folder.path()).isEmpty()); // none was made
    {
        Notebook notebook(path);
        QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now.addDays(-1)));
        QVERIFY(notebook.setResult(key, 2, OwnResult::DidNotWork, now));
        QVERIFY(notebook.setResult(key, 3, OwnResult::Tried, now.addDays(1)));
    }
    const QStringList before = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    const ReadResults read = readResults(path);
    QVERIFY(!read.problem);
    const OwnResults results = read.records.value(key.recordId).results.value(key.entry);
    QCOMPARE(results.worked, 1);
    QCOMPARE(results.didNotWork, 1);
    QCOMPARE(results.tried, 1);
    QCOMPARE(results.last, now);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), before);
}

void tst_Notebook::resultsOfAnOpenNotebookAreRead()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a #notebook?.sqlite"_s);
    Notebook notebook(path);
    QVERIFY(notebook.setResult(key, 1, OwnResult::Worked, now));
    QCOMPARE(readResults(path).records.value(key.recordId).results.value(key.entry).worked, 1);
}

void tst_Notebook::aDamagedNotebookIsAProblemAndStaysAsItIs()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"notebook.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    const ReadResults read = readResults(file.fileName());
    QVERIFY(read.problem);
    QCOMPARE(read.problem->kind, StoreProblem::Kind::NotRead);
    QCOMPARE(read.problem->path, file.fileName());
    QVERIFY(read.records.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"notebook.sqlite"_s});
}

QTEST_GUILESS_MAIN(tst_Notebook)
#include "tst_notebook.moc"
