// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/commandmemory.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::storage;

class tst_CommandMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errorsAreCountedByDayAndSession();
    void oldErrorsAreForgotten();
    void theLastAnswerOfATerminalIsKept();
    void withoutAFileNothingIsKept();
    void aDamagedFileCostsOnlyWhatWasInIt();

private:
    const QDateTime m_noon{QDate(2026, 11, 23), QTime(12, 0)};
};

void tst_CommandMemory::errorsAreCountedByDayAndSession()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"commands.sqlite"_s);
    QCOMPARE(CommandMemory(path).meet(u"e"_s, u"s"_s, m_noon), (TimesMet{1, 1}));
    CommandMemory memory(path);
    QCOMPARE(memory.meet(u"e"_s, u"t"_s, m_noon), (TimesMet{2, 1}));
    QCOMPARE(memory.meet(u"e"_s, u"s"_s, m_noon), (TimesMet{3, 2}));
    QCOMPARE(memory.meet(u"f"_s, u"s"_s, m_noon), (TimesMet{1, 1}));
    QCOMPARE(memory.meet(u"e"_s, u"s"_s, m_noon.addDays(1)), (TimesMet{1, 3}));
}

void tst_CommandMemory::oldErrorsAreForgotten()
{
    CommandMemory memory({});
    memory.meet(u"e"_s, u"s"_s, m_noon);
    QCOMPARE(memory.meet(u"e"_s, u"s"_s, m_noon.addDays(CommandMemory::daysKept + 1)), (TimesMet{1, 1}));
}

void tst_CommandMemory::theLastAnswerOfATerminalIsKept()
{
    CommandMemory memory({});
    QCOMPARE(memory.answer(u"/dev/pts/1"_s), QStringList());
    const QStringList first{u"git/a"_s, u"git/b"_s};
    QVERIFY(memory.keepAnswer(u"/dev/pts/1"_s, first, m_noon));
    QVERIFY(memory.keepAnswer(u"/dev/pts/2"_s, {u"git/c"_s}, m_noon.addSecs(1)));
    QCOMPARE(memory.answer(u"/dev/pts/1"_s), first);
    QCOMPARE(memory.answer(u"/dev/pts/3"_s), QStringList{u"git/c"_s});
}

void tst_CommandMemory::withoutAFileNothingIsKept()
{
    CommandMemory({}).meet(u"e"_s, u"s"_s, m_noon);
    QCOMPARE(CommandMemory({}).meet(u"e"_s, u"s"_s, m_noon), (TimesMet{1, 1}));
}

void tst_CommandMemory::aDamagedFileCostsOnlyWhatWasInIt()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"commands.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
    file.close();
    CommandMemory memory(file.fileName());
    QCOMPARE(memory.meet(u"e"_s, u"s"_s, m_noon), (TimesMet{1, 1}));
    QCOMPARE(memory.meet(u"e"_s, u"s"_s, m_noon), (TimesMet{2, 2}));
}

QTEST_GUILESS_MAIN(tst_CommandMemory)
#include "tst_commandmemory.moc"
