// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

#include "tests/app/cli/commandfixture.h"
#include "tests/packedbytes.h"
#include "tests/slowness.h"

using namespace Qt::StringLiterals;
using namespace wayout::cli;
using namespace wayout::present;

class tst_MatchCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void matchAnswersAFile();
    void matchAnswersStandardInput_data();
    void matchAnswersStandardInput();
    void matchSaysPlainlyWhenNothingFits();
    void relatedRecordsAreNoAnswer();
    void theCodeOfTheFixAlone();
    void aFixWithoutCodeIsSaid();
    void aTypedTextIsAskedFor();
    void ciSystemsGetTheirFormat_data();
    void ciSystemsGetTheirFormat();
    void anUnknownFormatIsSaid();
    void jsonHasEveryFieldThatIsPromised();
    void theFingerprintOfAnErrorKeepsNamesButNoNumbers();
    void explainSaysWhatEachRuleContributed();
    void explainedJsonHasTheRules();
    void batchAnswersLineByLine();
    void aTerminalIsWrittenToInItsWidthAndColours();
    void terminalsAreNotDrivenByThePastedText();
    void aCompressedLogIsUnpacked_data();
    void aCompressedLogIsUnpacked();
    void aDamagedLogIsAnsweredAsFarAsItGoes();
    void aGigabyteOfOneLineCostsLittleMemory();
    void aDeviceWithoutEndIsRefused();

private:
    using Result = CommandFixture::Result;
    const CommandFixture m_here{};
};

static const char paste[] = "$ git frob\nfatal: the frobnicator index is unreadable\n";

void tst_MatchCommand::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void tst_MatchCommand::matchAnswersAFile()
{
    const Result result = m_here.runHere({u"match"_s, m_here.write(u"build.log"_s, paste)});
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY(result.err.isEmpty());
    const qsizetype fix = result.out.indexOf("Mend the index");
    QVERIFY(fix > 0);
    QVERIFY(result.out.indexOf("Kick the machine") > fix);
    QVERIFY(result.out.contains("frob --mend\n"));
    QVERIFY(!result.out.contains("docker/second"));
}

void tst_MatchCommand::matchAnswersStandardInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a dash") << QStringList{u"match"_s, u"-"_s};
    QTest::newRow("no file") << QStringList{u"match"_s};
}

void tst_MatchCommand::matchAnswersStandardInput()
{
    QFETCH(QStringList, arguments);
    const Result result = m_here.runHere(arguments, paste);
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY(result.out.contains("git/first"));
}

void tst_MatchCommand::matchSaysPlainlyWhenNothingFits()
{
    const Result plain = m_here.runHere({u"match"_s}, "all is well\n");
    QCOMPARE(plain.status, ExitStatus::NothingFound);
    QVERIFY(plain.out.contains("Nothing in the catalogue explains this."));
    const Result json = m_here.runHere({u"match"_s, u"--json"_s}, "all is well\n");
    QCOMPARE(json.status, ExitStatus::NothingFound);
    const QJsonObject answer = QJsonDocument::fromJson(json.out).object();
    QCOMPARE(answer.value(u"grade"_s).toString(), u"none"_s);
    QVERIFY(answer.value(u"matches"_s).isArray() && answer.value(u"matches"_s).toArray().isEmpty());
}

void tst_MatchCommand::relatedRecordsAreNoAnswer()
{
    static const char question[] = "error: index unreadable in frobnicator\n";
    const Result json = m_here.runHere({u"match"_s, u"--json"_s}, question);
    const QJsonObject answer = QJsonDocument::fromJson(json.out).object();
    QVERIFY2(!answer.value(u"matches"_s).toArray().isEmpty(), json.out.constData());
    QVERIFY(answer.value(u"grade"_s).toString() != "match"_L1);
    QCOMPARE(json.status, ExitStatus::NothingFound);
    for (const QStringList &arguments : {QStringList{u"match"_s}, {u"match"_s, u"--brief"_s}}) {
        const Result result = m_here.runHere(arguments, question);
        QCOMPARE(result.status, ExitStatus::NothingFound);
        QVERIFY(result.out.contains("git/first"));
    }
}

void tst_MatchCommand::theCodeOfTheFixAlone()
{
    const Result result = m_here.runHere({u"match"_s, u"--fix"_s}, paste);
    QCOMPARE(result.status, ExitStatus::Found);
    QCOMPARE(result.out, "frob --mend\nfrob --check\n");
    QVERIFY(result.err.isEmpty());
    const Result none = m_here.runHere({u"match"_s, u"--fix"_s}, "all is well\n");
    QCOMPARE(none.status, ExitStatus::NothingFound);
    QVERIFY(none.out.isEmpty());
    QVERIFY(none.err.contains("Nothing in the catalogue explains this."));
}

void tst_MatchCommand::aFixWithoutCodeIsSaid()
{
    const Result result = m_here.runHere({u"match"_s, u"--fix"_s}, "Error: quux daemon refused the whale\n");
    QCOMPARE(result.status, ExitStatus::NothingFound);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("wayout show docker/second"), result.err.constData());
}

void tst_MatchCommand::aTypedTextIsAskedFor()
{
    QByteArray typed = paste;
    QBuffer in(&typed);
    QBuffer out;
    QBuffer err;
    QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly));
    const QStringList arguments{u"--no-builtin"_s, u"--catalog"_s, m_here.catalog(), u"match"_s};
    const CommandStreams streams{
        .in = in, .out = out, .err = err, .outTerminal = {}, .errTerminal = {}, .isInTyped = true};
    QCOMPARE(runCommand(arguments, streams), ExitStatus::Found);
    QVERIFY2(err.data().contains("Ctrl+D"), err.data().constData());
    QVERIFY(out.data().contains("git/first"));
}

void tst_MatchCommand::ciSystemsGetTheirFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("github") << u"github"_s << QByteArray("::error title=");
    QTest::newRow("gitlab") << u"gitlab"_s << QByteArray("\"check_name\": \"git/first\"");
    QTest::newRow("sarif") << u"sarif"_s << QByteArray("\"ruleId\": \"git/first\"");
    QTest::newRow("junit") << u"junit"_s << QByteArray("<failure message=");
    QTest::newRow("markdown") << u"markdown"_s << QByteArray("frob --mend");
}

void tst_MatchCommand::ciSystemsGetTheirFormat()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, part);
    const Result result = m_here.runHere({u"match"_s, u"--format"_s, format}, paste);
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY2(result.out.contains(part), result.out.constData());
    QVERIFY2(result.err.isEmpty(), result.err.constData());
    QCOMPARE(m_here.runHere({u"match"_s, u"--format"_s, format}, "all is well\n").status, ExitStatus::NothingFound);
}

void tst_MatchCommand::anUnknownFormatIsSaid()
{
    const Result result = m_here.runHere({u"match"_s, u"--format"_s, u"yaml"_s}, paste);
    QCOMPARE(result.status, ExitStatus::WrongUse);
    QVERIFY2(result.err.contains("yaml") && result.err.contains("junit"), result.err.constData());
}

void tst_MatchCommand::jsonHasEveryFieldThatIsPromised()
{
    const Result result = m_here.runHere({u"match"_s, u"--json"_s}, paste);
    QCOMPARE(result.out.count('\n'), 1);
    const QJsonObject answer = QJsonDocument::fromJson(result.out).object();
    QCOMPARE(answer.keys(),
        (QStringList{u"elapsed_ms"_s, u"errors"_s, u"grade"_s, u"matches"_s, u"not_evaluated"_s, u"words"_s}));
    QCOMPARE(answer.value(u"grade"_s).toString(), u"match"_s);
    const QJsonObject match = answer.value(u"matches"_s).toArray().first().toObject();
    QCOMPARE(match.keys(),
        (QStringList{u"absent"_s, u"dead_ends"_s, u"domain"_s, u"evidence"_s, u"filled"_s, u"grade"_s, u"group"_s,
            u"id"_s, u"own_results"_s, u"score"_s, u"signature"_s, u"signature_zh"_s, u"variants"_s,
            u"workarounds"_s}));
    QCOMPARE(match.value(u"workarounds"_s).toArray(), (QJsonArray{0, 1}));
    QCOMPARE(match.value(u"dead_ends"_s).toArray(), QJsonArray{0});
    QCOMPARE(match.value(u"id"_s).toString(), u"git/first"_s);
    QCOMPARE(match.value(u"signature_zh"_s).toString(), u"frobnicator 索引无法读取"_s);
    const QJsonObject evidence = match.value(u"evidence"_s).toArray().first().toObject();
    QCOMPARE(evidence.keys(), (QStringList{u"column"_s, u"kind"_s, u"length"_s, u"line"_s, u"text"_s}));
    QCOMPARE(evidence.value(u"line"_s).toInt(), 2);
    const QJsonObject error = answer.value(u"errors"_s).toArray().first().toObject();
    QCOMPARE(error.keys(), (QStringList{u"count"_s, u"fingerprint"_s, u"group"_s, u"line"_s, u"text"_s}));
}

void tst_MatchCommand::theFingerprintOfAnErrorKeepsNamesButNoNumbers()
{
    const auto fingerprintOf = [this](const QByteArray &text) {
        const QByteArray json = m_here.runHere({u"match"_s, u"--json"_s}, text).out;
        const QJsonArray errors = QJsonDocument::fromJson(json).object().value(u"errors"_s).toArray();
        return errors.first().toObject().value(u"fingerprint"_s).toString();
    };
    const QString fingerprint = fingerprintOf("12:01:02 error: no 'frob' in 3 files\n");
    QCOMPARE(fingerprint.size(), 16);
    QCOMPARE(fingerprintOf("ok\n13:04:05 error: no 'frob' in 17 files\n"), fingerprint);
    QVERIFY(fingerprintOf("12:01:02 error: no 'quux' in 3 files\n") != fingerprint);
}

void tst_MatchCommand::explainSaysWhatEachRuleContributed()
{
    const QByteArray plain = m_here.runHere({u"match"_s}, paste).out;
    const QByteArray out = m_here.runHere({u"match"_s, u"--explain"_s}, paste).out;
    QVERIFY(out.startsWith(plain));
    const QByteArray ranking = out.sliced(plain.size());
    QVERIFY(ranking.contains("nats"));
    QVERIFY(ranking.contains("git/first"));
    QVERIFY(ranking.contains(": strongest evidence: pattern, words or code"));
    QVERIFY(ranking.contains(QByteArray("×1.")));
    QVERIFY(!plain.contains("strongest evidence"));
    QVERIFY(!m_here.runHere({u"match"_s, u"--explain"_s}, "all is well\n").out.contains("nats"));
}

void tst_MatchCommand::explainedJsonHasTheRules()
{
    const Result result = m_here.runHere({u"match"_s, u"--json"_s, u"--explain"_s}, paste);
    const QJsonObject answer = QJsonDocument::fromJson(result.out).object();
    const QJsonObject ranking = answer.value(u"matches"_s).toArray().first().toObject().value(u"ranking"_s).toObject();
    double nats = 0;
    double logFactor = 0;
    for (const QJsonValue &rule : ranking.value(u"rules"_s).toArray()) {
        QCOMPARE(rule.toObject().keys(), (QStringList{u"amount"_s, u"effect"_s, u"rule"_s, u"value"_s}));
        const double amount = rule.toObject().value(u"amount"_s).toDouble();
        nats += rule.toObject().value(u"effect"_s).toString() == "adds"_L1 ? amount : 0;
        logFactor += rule.toObject().value(u"effect"_s).toString() == "scales"_L1 ? amount : 0;
    }
    QVERIFY(nats > 0);
    QVERIFY(std::abs(ranking.value(u"nats"_s).toDouble() - nats * std::exp(logFactor)) < 0.1);
    const QByteArray batch = "{\"id\": 7, \"text\": \"fatal: the frobnicator index is unreadable\"}\n";
    QVERIFY(m_here.runHere({u"match"_s, u"--batch"_s, u"--explain"_s}, batch).out.contains("\"ranking\""));
}

void tst_MatchCommand::batchAnswersLineByLine()
{
    const QByteArray cases = "{\"id\": 7, \"text\": \"fatal: the frobnicator index is unreadable\"}\n\n{\"id\": \"b\", "
                             "\"text\": \"well\"}\n";
    const Result result = m_here.runHere({u"match"_s, u"--batch"_s, u"-"_s}, cases);
    QCOMPARE(result.status, ExitStatus::Found);
    const QList<QByteArray> lines = result.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(QJsonDocument::fromJson(lines.first()).object().value(u"id"_s).toInt(), 7);
    QCOMPARE(QJsonDocument::fromJson(lines.first()).object().value(u"grade"_s).toString(), u"match"_s);
    QCOMPARE(QJsonDocument::fromJson(lines.last()).object().value(u"id"_s).toString(), u"b"_s);

    const Result broken = m_here.runHere({u"match"_s, u"--batch"_s}, "{\"id\": 1}\n" + cases);
    QCOMPARE(broken.status, ExitStatus::WrongUse);
    QVERIFY(broken.err.contains("Line 1 "));
    QCOMPARE(broken.out.count('\n'), 2);
}

void tst_MatchCommand::aTerminalIsWrittenToInItsWidthAndColours()
{
    QBuffer in;
    QBuffer out;
    QBuffer err;
    QVERIFY(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly));
    const QStringList show{
        u"--no-builtin"_s, u"--catalog"_s, m_here.catalog(), u"--color"_s, u"always"_s, u"show"_s, u"git/first"_s};
    QCOMPARE(runCommand(show, {in, out, err, Terminal{.columns = 24}}), ExitStatus::Found);
    QVERIFY2(out.data().startsWith("\x1b[1mfatal: the frobnicator\x1b[0m\n"), out.data().constData());
}

void tst_MatchCommand::terminalsAreNotDrivenByThePastedText()
{
    const Result result =
        m_here.runHere({u"match"_s}, "\x1b]0;owned\x07 fatal: the frobnicator index is unreadable \x01\x1b[2J\n");
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY(!result.out.contains('\x1b'));
    QVERIFY(!result.out.contains('\x07'));
    QVERIFY(!result.out.contains('\x01'));
}

void tst_MatchCommand::aCompressedLogIsUnpacked_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const char *filter : {"gzip", "xz"}) {
        QTest::newRow(filter) << packed(paste, filter);
    }
    QTest::newRow("a long one") << packed(QByteArray("nothing to see here\n").repeated(1'000'000) + paste, "gzip");
}

void tst_MatchCommand::aCompressedLogIsUnpacked()
{
    QFETCH(QByteArray, bytes);
    const Result fromFile = m_here.runHere({u"match"_s, m_here.write(u"frob.log"_s, bytes)});
    QCOMPARE(fromFile.status, ExitStatus::Found);
    QVERIFY2(fromFile.out.contains("git/first"), fromFile.out.constData());
    QCOMPARE(fromFile.err, QByteArray());
    QCOMPARE(m_here.runHere({u"match"_s}, bytes).out, fromFile.out);
}

void tst_MatchCommand::aDamagedLogIsAnsweredAsFarAsItGoes()
{
    QByteArray text(paste);
    for (int i = 0; i < 20'000; ++i) {
        text += QByteArray::number(i * 2'654'435'761U) + '\n';
    }
    const QByteArray whole = packed(text, "gzip");
    const Result result = m_here.runHere({u"match"_s}, whole.first(whole.size() / 2));
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY2(result.err.contains("damaged or not complete"), result.err.constData());
}

void tst_MatchCommand::aGigabyteOfOneLineCostsLittleMemory()
{
    // The most memory that was ever used is counted anew from here.
    QFile reset(u"/proc/self/clear_refs"_s);
    if (slowness > 1 || !reset.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || reset.write("5") != 1) {
        QSKIP("the memory cannot be measured");
    }
    const auto mostMegabytes = [] {
        QFile status(u"/proc/self/status"_s);
        const QByteArray text = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
        return text.mid(text.indexOf("VmHWM:") + 6).trimmed().split(' ').first().toLongLong() / 1024;
    };
    const QString path = m_here.write(u"bomb.log.gz"_s, packed(QByteArray(64'000'000, 'a'), "gzip").repeated(15));
    QVERIFY(reset.write("5") == 1);
    const qint64 before = mostMegabytes();
    const Result result = m_here.runHere({u"match"_s, path});
    const qint64 after = mostMegabytes();
    QCOMPARE(result.status, ExitStatus::NothingFound);
    QVERIFY(before > 0);
    QVERIFY2(after - before < 200, qPrintable(u"%1 MB, then %2 MB"_s.arg(before).arg(after)));
}

void tst_MatchCommand::aDeviceWithoutEndIsRefused()
{
    if (!QFileInfo::exists(u"/dev/zero"_s)) {
        QSKIP("there is no /dev/zero");
    }
    const Result result = m_here.runHere({u"match"_s, u"/dev/zero"_s});
    QCOMPARE(result.status, ExitStatus::WrongUse);
    QCOMPARE(result.err, QByteArray("This looks like binary data, not like text.\n"));
}

QTEST_GUILESS_MAIN(tst_MatchCommand)
#include "tst_matchcommand.moc"
