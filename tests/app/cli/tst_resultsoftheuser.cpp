// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/datapaths.h"
#include "app/storage/notebook.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::storage;

/// What the user noted about an entry decides the order and the words of every command that shows records.
class tst_ResultsOfTheUser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void theMatchedRecordBeginsWithWhatWorked();
    void aShownRecordBeginsWithWhatWorked();
    void jsonHasTheOrderAndTheResults();
    void withoutANotebookNothingIsSaidOrMade();
    void anErrorThatComesAgainIsSaidWithWhatWasTried();
    void aDamagedNotebookCostsASentenceOnly();

private:
    void note(qsizetype workaround, OwnResult result);

    const CommandFixture m_here{};
    std::unique_ptr<QTemporaryDir> m_home;
};

static const char paste[] = "fatal: the frobnicator index is unreadable\n";

void tst_ResultsOfTheUser::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void tst_ResultsOfTheUser::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    qputenv("XDG_STATE_HOME", m_home->path().toUtf8());
}

void tst_ResultsOfTheUser::note(qsizetype workaround, OwnResult result)
{
    Record record{.id = u"git/first"_s};
    record.workarounds = {{.action = {u"Mend the index"_s, {}}}, {.action = {u"Wait"_s, {}}}};
    Notebook notebook(DataPaths::ofUser().notebook);
    QVERIFY(notebook.setResult(
        AttemptKey::ofWorkaround(record, workaround), 1, result, QDateTime(QDate(2024, 11, 14), QTime(12, 0))));
}

void tst_ResultsOfTheUser::theMatchedRecordBeginsWithWhatWorked()
{
    QVERIFY(m_here.runHere({u"match"_s}, paste).out.contains("Do this: Mend the index"));
    note(1, OwnResult::Worked);
    const QByteArray worked = m_here.runHere({u"match"_s}, paste).out;
    QVERIFY2(worked.contains("Do this: Wait\n   worked for you on 14 Nov 2024\n"), worked.constData());
    note(1, OwnResult::DidNotWork); // of the same paste
    const QByteArray failed = m_here.runHere({u"match"_s}, paste).out;
    QVERIFY2(failed.contains("Do this: Mend the index"), failed.constData());
    QVERIFY2(failed.contains("   Wait\n      did not work for you on 14 Nov 2024\n"), failed.constData());
}

void tst_ResultsOfTheUser::aShownRecordBeginsWithWhatWorked()
{
    note(1, OwnResult::Worked);
    const QByteArray out = m_here.runHere({u"show"_s, u"git/first"_s}).out;
    QVERIFY2(out.contains("Do this\n1. Wait\n   worked for you on 14 Nov 2024\n"), out.constData());
    QVERIFY(out.indexOf("Mend the index") > out.indexOf("If that does not fit"));
}

void tst_ResultsOfTheUser::jsonHasTheOrderAndTheResults()
{
    note(1, OwnResult::Worked);
    const QByteArray batch = R"({"id":1,"text":"fatal: the frobnicator index is unreadable"})";
    for (const QByteArray &json :
        {m_here.runHere({u"match"_s, u"--json"_s}, paste).out, m_here.runHere({u"match"_s, u"--batch"_s}, batch).out,
            m_here.runHere({u"search"_s, u"--json"_s, u"frobnicator"_s}).out}) {
        const QJsonObject match =
            QJsonDocument::fromJson(json).object().value(u"matches"_s).toArray().first().toObject();
        QCOMPARE(match.value(u"workarounds"_s).toArray(), (QJsonArray{1, 0}));
        const QJsonArray results = match.value(u"own_results"_s).toArray();
        QCOMPARE(results.size(), 1);
        QCOMPARE(results.first().toObject(),
            (QJsonObject{{u"kind"_s, u"workaround"_s}, {u"index"_s, 1}, {u"worked"_s, 1}, {u"did_not_work"_s, 0},
                {u"tried"_s, 0}, {u"last"_s, u"2024-11-14"_s}}));
    }
}

void tst_ResultsOfTheUser::withoutANotebookNothingIsSaidOrMade()
{
    QCOMPARE(m_here.runHere({u"match"_s}, paste).err, QByteArray());
    QCOMPARE(m_here.runHere({u"show"_s, u"git/first"_s}).err, QByteArray());
    QVERIFY(QDir(m_home->path()).isEmpty());
}

void tst_ResultsOfTheUser::anErrorThatComesAgainIsSaidWithWhatWasTried()
{
    const QStringList fails{u"--"_s, u"sh"_s, u"-c"_s, u"echo 'frobnicator index is unreadable' >&2; exit 1"_s};
    const QStringList otherFails{u"--"_s, u"sh"_s, u"-c"_s, u"echo 'quux daemon refused' >&2; exit 1"_s};
    const auto explained = [this](const QStringList &command, const QString &option) {
        return m_here.runHere(QStringList{u"run"_s, option} + command).err;
    };
    QVERIFY(!explained(fails, u"--brief"_s).contains("Again"));
    note(1, OwnResult::DidNotWork);
    const QByteArray second = explained(fails, u"--brief"_s);
    QVERIFY2(second.contains("Again, 2 time(s) today. Tried: Wait. Not noted as tried: Mend the index.\n"),
        second.constData());
    QVERIFY(second.count('\n') <= 8);
    QVERIFY(!explained(otherFails, u"--brief"_s).contains("Again"));
    const QByteArray third = explained(fails, u"--color=never"_s);
    QVERIFY2(third.contains("Again, 3 time(s) today."), third.constData());
}

void tst_ResultsOfTheUser::aDamagedNotebookCostsASentenceOnly()
{
    const QString path = DataPaths::ofUser().notebook;
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(5000, 'x')) == 5000);
    file.close();
    for (const QStringList &command : {QStringList{u"match"_s}, {u"show"_s, u"git/first"_s}}) {
        const CommandFixture::Result result = m_here.runHere(command, paste);
        QCOMPARE(result.status, ExitStatus::Found);
        QVERIFY(result.out.contains("Mend the index"));
        QVERIFY2(result.err.startsWith("Your own results in "), result.err.constData());
        QCOMPARE(result.err.count('\n'), 1);
    }
    QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"notebook.sqlite"_s});
}

QTEST_GUILESS_MAIN(tst_ResultsOfTheUser)
#include "tst_resultsoftheuser.moc"
