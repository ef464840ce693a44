// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"
#include "app/storage/pastehistory.h"
#include "app/platform/savefile.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::cli;
using namespace wayout::platform;
using namespace wayout::storage;

class tst_Forget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void allThatWasKeptIsErasedAndNamed();
    void nothingToEraseIsSaid();
    void itIsACommand();

private:
    ExitStatus forget();

    QTemporaryDir m_home;
    QByteArray m_out;
    QByteArray m_err;
};

void tst_Forget::initTestCase()
{
    qputenv("XDG_STATE_HOME", m_home.filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_home.filePath(u"data"_s).toUtf8());
}

ExitStatus tst_Forget::forget()
{
    QBuffer in;
    QBuffer out;
    QBuffer err;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    const ExitStatus status = runCommand({u"--forget"_s}, {in, out, err});
    m_out = out.data();
    m_err = err.data();
    return status;
}

void tst_Forget::allThatWasKeptIsErasedAndNamed()
{
    const auto places = DataPaths::ofUser();
    QVERIFY(places.history.startsWith(m_home.path()));
    PasteHistory(places.history).keep({.id = 1, .text = u"error"_s}, QDateTime::currentDateTime());
    Notebook(places.notebook).setNote(u"a/b"_s, u"note"_s, QDateTime::currentDateTime());
    QVERIFY(!saveFile(places.drafts + u"/1.json"_s, "{}"));
    QVERIFY(QFile::exists(places.history) && QFile::exists(places.notebook));
    QCOMPARE(forget(), ExitStatus::Found);
    QVERIFY2(m_out.contains(places.history.toUtf8()), m_out.constData());
    QVERIFY2(m_out.contains(places.notebook.toUtf8()), m_out.constData());
    QVERIFY(!QFile::exists(places.history) && !QFile::exists(places.notebook));
    QVERIFY(!QFile::exists(places.drafts + u"/1.json"_s));
    QVERIFY(m_err.isEmpty());
}

void tst_Forget::nothingToEraseIsSaid()
{
    QCOMPARE(forget(), ExitStatus::Found);
    QCOMPARE(m_out, QByteArray("Nothing was kept.\n"));
}

void tst_Forget::itIsACommand()
{
    QVERIFY(isCommand({u"--forget"_s}));
    QVERIFY(!isCommand({u"--"_s, u"--forget"_s}));
}

QTEST_GUILESS_MAIN(tst_Forget)
#include "tst_forget.moc"
