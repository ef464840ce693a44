// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"
#include "app/storage/pastehistory.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::storage;

class tst_Erasure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allIsGoneAndComesBack();
    void whatWasPutAsideGoesToo();
    void nothingToEraseCannotBeUndone();
    void moreThanIsRememberedCannotBeUndone();
};

void tst_Erasure::allIsGoneAndComesBack()
{
    const QTemporaryDir folder;
    const auto places = DataPaths::inFolder(folder.path());
    const QDateTime now = QDateTime::currentDateTime();
    PasteHistory(places.history).keep({.id = 7, .text = u"an error"_s}, now);
    Notebook(places.notebook).setNote(u"a/b"_s, u"a note"_s, now);
    const Erasure erasure(places);
    QVERIFY(QDir(folder.path()).isEmpty());
    QCOMPARE(erasure.erased().files.size(), 2);
    QVERIFY(erasure.canBeUndone());
    QCOMPARE(erasure.undo(), QString());
    QCOMPARE(PasteHistory(places.history).read(7).text, u"an error"_s);
    QCOMPARE(Notebook(places.notebook).read(u"a/b"_s, 0).note, u"a note"_s);
}

void tst_Erasure::whatWasPutAsideGoesToo()
{
    const QTemporaryDir folder;
    const auto places = DataPaths::inFolder(folder.path());
    for (const auto name : {"history.sqlite.corrupt-2026-11-21"_L1, "history.sqlite-wal"_L1, "session.json"_L1}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1);
    }
    QCOMPARE(Erasure(places).erased().files.size(), 3);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_Erasure::nothingToEraseCannotBeUndone()
{
    const QTemporaryDir folder;
    QVERIFY(!Erasure(DataPaths::inFolder(folder.path())).canBeUndone());
    QVERIFY(!Erasure(DataPaths{}).canBeUndone());
}

void tst_Erasure::moreThanIsRememberedCannotBeUndone()
{
    const QTemporaryDir folder;
    const auto places = DataPaths::inFolder(folder.path());
    QFile file(places.history);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(Erasure::mostRemembered + 1));
    file.close();
    const Erasure erasure(places);
    QVERIFY(!erasure.canBeUndone());
    QVERIFY(!QFile::exists(places.history));
}

QTEST_MAIN(tst_Erasure)
#include "tst_erasure.moc"
