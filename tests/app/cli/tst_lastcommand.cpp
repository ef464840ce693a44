// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/lastcommand.h"

#include <QTest>

#include <csignal>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;

class tst_LastCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theOutputIsWhatStandsBelowTheCommand_data();
    void theOutputIsWhatStandsBelowTheCommand();
    void theEndOfACommandIsSaidAsAShellDoes_data();
    void theEndOfACommandIsSaidAsAShellDoes();
    void wantedEndsAreNoFailures();
    void withoutAScreenItSaysWhatToDo();
    void aMissingProgramIsExplainedWithoutAScreen();
    void aHintIsOneLine();
    void eachShellGetsItsInit();
    void theNthRecordOfTheLastAnswerIsShown();

private:
    const CommandFixture m_here{};
    std::unique_ptr<QTemporaryDir> m_home;
};

void tst_LastCommand::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_home->path().toUtf8());
    for (const char *variable :
        {"TMUX", "TMUX_PANE", "STY", "WEZTERM_PANE", "KITTY_LISTEN_ON", "WAYOUT_LAST_COMMAND", "WAYOUT_LAST_STATUS"}) {
        qunsetenv(variable);
    }
}

void tst_LastCommand::theOutputIsWhatStandsBelowTheCommand_data()
{
    QTest::addColumn<QString>("screen");
    QTest::addColumn<QString>("output"); // null: the command is not there
    QTest::newRow("below the prompt") << u"$ make\na\nb\n"_s << u"a\nb"_s;
    QTest::newRow("nothing printed") << u"old error\n$ make\n"_s << u""_s;
    QTest::newRow("the last of two") << u"$ make\nold\n$ make\nnew\n\n\n"_s << u"new"_s;
    QTest::newRow("another prompt") << u"me@host ~/src (main) ❯ make\na"_s << u"a"_s;
    QTest::newRow("the line that asks is left out") << u"$ make\na\n$ wayout last"_s << u"a"_s;
    QTest::newRow("scrolled away") << u"a\nb"_s << QString();
    QTest::newRow("nothing shown") << QString() << QString();
}

void tst_LastCommand::theOutputIsWhatStandsBelowTheCommand()
{
    QFETCH(QString, screen);
    QFETCH(QString, output);
    const std::optional<QString> found = outputOf(u"make"_s, screen);
    QCOMPARE(found.has_value(), !output.isNull());
    QCOMPARE(found.value_or(QString()), output);
    QVERIFY(!outputOf({}, screen));
}

void tst_LastCommand::theEndOfACommandIsSaidAsAShellDoes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("not found") << u"no-such-program-here --x"_s << 127
                               << u"bash: no-such-program-here: command not found"_s;
    QTest::newRow("no such file") << u"./no-such-file"_s << 127 << u"command not found"_s;
    QTest::newRow("not executable") << u"/etc/passwd"_s << 126 << u"bash: /etc/passwd: Permission denied"_s;
    QTest::newRow("signal") << u"make"_s << 128 + SIGSEGV << u"Segmentation fault"_s;
    QTest::newRow("a program that is there") << u"sh -c x"_s << 127 << QString();
    QTest::newRow("other status") << u"make"_s << 2 << QString();
    QTest::newRow("unknown command") << QString() << 127 << QString();
}

void tst_LastCommand::theEndOfACommandIsSaidAsAShellDoes()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    const QString said = LastCommand{line, status}.shellSentence();
    QVERIFY2(
        sentence.isEmpty() ? said.isEmpty() : said.startsWith(u"bash: ./no-such-file"_s) || said.contains(sentence),
        qPrintable(said));
}

void tst_LastCommand::wantedEndsAreNoFailures()
{
    for (const int signal : {SIGINT, SIGPIPE, SIGTSTP}) {
        QVERIFY((LastCommand{u"make"_s, 128 + signal}.wasWanted()));
    }
    QVERIFY(!(LastCommand{u"make"_s, 1}.wasWanted()));
    QVERIFY(!(LastCommand{u"make"_s, 128 + SIGKILL}.wasWanted()));
}

void tst_LastCommand::withoutAScreenItSaysWhatToDo()
{
    const auto result = m_here.runHere({u"last"_s});
    QCOMPARE(result.status, ExitStatus::NothingFound);
    QVERIFY(result.out.isEmpty() && result.err.contains("tmux") && result.err.contains("wayout run"));
}

void tst_LastCommand::aMissingProgramIsExplainedWithoutAScreen()
{
    qputenv("WAYOUT_LAST_COMMAND", "no-such-program-here --x");
    qputenv("WAYOUT_LAST_STATUS", "127");
    const auto result = CommandFixture::run({u"last"_s, u"--brief"_s});
    qunsetenv("WAYOUT_LAST_COMMAND");
    qunsetenv("WAYOUT_LAST_STATUS");
    QCOMPARE(result.status, ExitStatus::Found);
    QVERIFY(result.out.contains("wayout show bash/command-not-found"));
}

void tst_LastCommand::aHintIsOneLine()
{
    const QByteArray records = R"([{"id": "bash/none", "signature": "command not found", "regex": "command not found",
        "domain": "bash", "category": "other", "workarounds": [{"action": "Install it"}]}])";
    const QStringList source{u"--no-builtin"_s, u"--catalog"_s, m_here.write(u"hint.json"_s, records)};
    qputenv("WAYOUT_LAST_COMMAND", "no-such-program-here --x");
    qputenv("WAYOUT_LAST_STATUS", "127");
    const auto known = CommandFixture::run(source + QStringList{u"last"_s, u"--hint"_s, u"60000"_s});
    qputenv("WAYOUT_LAST_STATUS", "1");
    const auto unknown = CommandFixture::run(source + QStringList{u"last"_s, u"--hint"_s, u"60000"_s});
    qunsetenv("WAYOUT_LAST_COMMAND");
    qunsetenv("WAYOUT_LAST_STATUS");
    QCOMPARE(known.out, QByteArray("command not found → Install it · wayout last\n"));
    QCOMPARE(unknown.out + unknown.err, QByteArray());
}

void tst_LastCommand::eachShellGetsItsInit()
{
    for (const QString &shell : {u"bash"_s, u"zsh"_s, u"fish"_s}) {
        const auto result = CommandFixture::run({u"shell-init"_s, shell});
        QCOMPARE(result.status, ExitStatus::Found);
        QVERIFY(result.out.contains("wayout last --hint"));
    }
    QCOMPARE(CommandFixture::run({u"shell-init"_s, u"tcsh"_s}).status, ExitStatus::WrongUse);
    QCOMPARE(CommandFixture::run({u"shell-init"_s}).status, ExitStatus::WrongUse);
}

void tst_LastCommand::theNthRecordOfTheLastAnswerIsShown()
{
    QCOMPARE(m_here.runHere({u"show"_s, u"1"_s}).status, ExitStatus::NothingFound);
    QByteArray in;
    QByteArray out;
    QByteArray err;
    QBuffer inBuffer(&in);
    QBuffer outBuffer(&out);
    QBuffer errBuffer(&err);
    QVERIFY(inBuffer.open(QIODevice::ReadOnly) && outBuffer.open(QIODevice::WriteOnly)
        && errBuffer.open(QIODevice::WriteOnly));
    runCommand({u"--no-builtin"_s, u"--catalog"_s, m_here.catalog(), u"search"_s, u"quux"_s},
        {inBuffer, outBuffer, errBuffer, wayout::present::Terminal{}});
    const auto shown = m_here.runHere({u"show"_s, u"1"_s});
    QCOMPARE(shown.status, ExitStatus::Found);
    QVERIFY(shown.out.contains("docker/second"));
    const auto beyond = m_here.runHere({u"show"_s, u"2"_s});
    QCOMPARE(beyond.status, ExitStatus::NothingFound);
    QVERIFY(beyond.err.contains("2"));
}

QTEST_GUILESS_MAIN(tst_LastCommand)
#include "tst_lastcommand.moc"
