// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/hookcall.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include "tests/app/cli/commandfixture.h"

using namespace Qt::StringLiterals;

class tst_HookCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyAssistantIsAnsweredInItsForm_data();
    void everyAssistantIsAnsweredInItsForm();
    void whatIsNotKnownToHaveFailedStaysSilent_data();
    void whatIsNotKnownToHaveFailedStaysSilent();
    void deadEndsComeFirstAndItIsShort();
    void aSessionIsToldOnceAndOnceThatItIsTheSameAgain();
    void anotherSessionIsToldAgain();
    void aPrivateUserLeavesNoTrace();
    void whatIsNoCallIsSaidAndNeverObjectsToIt_data();
    void whatIsNoCallIsSaidAndNeverObjectsToIt();
    void brokenCallsAreRefused();
    void installingTwiceChangesOnce();
    void settingsWithCommentsAreLeftAlone();
    void anAssistantWithoutAHookIsRefused_data();
    void anAssistantWithoutAHookIsRefused();
    void copilotsHookIsOfTheRepository();

private:
    static QString contextIn(const QByteArray &answer);

    const CommandFixture m_here{};
    std::unique_ptr<QTemporaryDir> m_home;
};

static const char failed[] = R"({"session_id": "s", "hook_event_name": "PostToolUseFailure", "tool_name": "Bash",
    "tool_input": {"command": "frob"}, "error": "Exit code 1\nfatal: the frobnicator index is unreadable"})";

void tst_HookCommand::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

void tst_HookCommand::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    for (const char *folder : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"}) {
        qputenv(folder, m_home->path().toUtf8());
    }
    qunsetenv("CLAUDE_CONFIG_DIR");
    qunsetenv("CODEX_HOME");
}

QString tst_HookCommand::contextIn(const QByteArray &answer)
{
    const QJsonObject object = QJsonDocument::fromJson(answer).object();
    const QJsonValue plain = object.value(u"additionalContext"_s);
    return plain.isString() ? plain.toString()
                            : object.value(u"hookSpecificOutput"_s).toObject().value(u"additionalContext"_s).toString();
}

void tst_HookCommand::everyAssistantIsAnsweredInItsForm_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("event");
    QTest::newRow("Claude Code") << QByteArray(failed) << u"PostToolUseFailure"_s;
    QTest::newRow("Codex: a text") << QByteArray(R"({"session_id": "s", "hook_event_name": "PostToolUse",
        "tool_input": {"command": "frob"}, "tool_response": "Exit code: 1\nOutput:\nfrobnicator index is unreadable"})")
                                   << u"PostToolUse"_s;
    QTest::newRow("Codex: no status") << QByteArray(R"({"hook_event_name": "PostToolUse",
        "tool_input": {"command": "frob"}, "tool_response": "frobnicator index is unreadable"})")
                                      << u"PostToolUse"_s;
    QTest::newRow("Gemini CLI") << QByteArray(R"({"session_id": "s", "hook_event_name": "AfterTool",
        "tool_input": {"command": "frob"}, "tool_response": {"llmContent": [{"text":
        "Output: frobnicator index is unreadable\nExit Code: 1"}], "returnDisplay": "x"}})")
                                << u"AfterTool"_s;
    QTest::newRow("Copilot CLI") << QByteArray(R"({"sessionId": "s", "toolName": "bash", "toolArgs":
        "{\"command\":\"frob\"}", "error": "frobnicator index is unreadable"})")
                                 << QString();
    QTest::newRow("fields of later versions")
        << QByteArray(failed).replace("\"tool_name\"", "\"new\": [{}, null, 1e99], \"tool_name\"")
        << u"PostToolUseFailure"_s;
}

void tst_HookCommand::everyAssistantIsAnsweredInItsForm()
{
    QFETCH(QByteArray, call);
    const auto result = m_here.runHere({u"hook"_s}, call);
    QCOMPARE(result.status, ExitStatus::Found);
    QCOMPARE(result.err, QByteArray());
    QVERIFY(contextIn(result.out).contains(u"Mend the index"_s));
    const QJsonObject object = QJsonDocument::fromJson(result.out).object();
    QTEST(object.value(u"hookSpecificOutput"_s).toObject().value(u"hookEventName"_s).toString(), "event");
}

void tst_HookCommand::whatIsNotKnownToHaveFailedStaysSilent_data()
{
    QTest::addColumn<QByteArray>("call");
    const QByteArray call = failed;
    QTest::newRow("unknown error") << QByteArray(call).replace("index is unreadable", "is happy");
    QTest::newRow("ended by the user") << QByteArray(call).replace(
        "\"tool_name\"", "\"is_interrupt\": true, \"tool_name\"");
    QTest::newRow("nothing printed") << QByteArray(R"({"hook_event_name": "PostToolUseFailure", "error": ""})");
    const QByteArray response = R"({"hook_event_name": "PostToolUse", "tool_input": {"command": "COMMAND"},
        "tool_response": RESPONSE})";
    const QByteArray text = "\"frobnicator index is unreadable\"";
    const auto with = [&](const QByteArray &command, const QByteArray &answer) {
        return QByteArray(response).replace("COMMAND", command).replace("RESPONSE", answer);
    };
    QTest::newRow("status 0 in a field") << with("frob", "{\"stdout\": " + text + ", \"exit_code\": 0}");
    QTest::newRow("status 0 in the text") << with("frob", "\"Exit code: 0\\nfrobnicator index is unreadable\"");
    QTest::newRow("a command that shows a file") << with("/bin/cat build.log", text);
    QTest::newRow("a command that shows commits") << with("git log -3", text);
    QTest::newRow("a tool without a command") << QByteArray(R"({"hook_event_name": "PostToolUse", "tool_input":
        {"file": "a"}, "tool_response": "frobnicator index is unreadable"})");
}

void tst_HookCommand::whatIsNotKnownToHaveFailedStaysSilent()
{
    QFETCH(QByteArray, call);
    const auto result = m_here.runHere({u"hook"_s}, call);
    QCOMPARE(result.status, ExitStatus::Found);
    QCOMPARE(result.out + result.err, QByteArray());
}

void tst_HookCommand::deadEndsComeFirstAndItIsShort()
{
    const QString context = contextIn(m_here.runHere({u"hook"_s}, failed).out);
    const qsizetype fix = context.indexOf(u"Mend the index:\nfrob --mend\nfrob --check"_s);
    QVERIFY2(fix > 0, qPrintable(context));
    QVERIFY(context.indexOf(u"Do not: Kick the machine"_s) < fix);
    QVERIFY(context.endsWith(u"wayout show git/first"_s));

    QByteArray records = CommandFixture::records;
    records.replace("Kick the machine", QByteArray("Kick ").repeated(200));
    records.replace("Mend the index", QByteArray("Mend ").repeated(200));
    records.replace("frob --mend", QByteArray("frob ").repeated(200));
    const QStringList arguments{u"--no-builtin"_s, u"--catalog"_s, m_here.write(u"long.json"_s, records), u"hook"_s};
    for (const QString &language : {u"en"_s, u"zh"_s}) {
        const auto result = CommandFixture::run(arguments + QStringList{u"--lang"_s, language},
            QByteArray(failed).replace("\"s\"", "\"" + language.toUtf8() + "\""));
        const QByteArray text = contextIn(result.out).toUtf8();
        QVERIFY2(text.size() > 100 && text.size() <= 500, text.constData());
        QVERIFY(text.endsWith("wayout show git/first"));
    }
}

void tst_HookCommand::aSessionIsToldOnceAndOnceThatItIsTheSameAgain()
{
    QVERIFY(contextIn(m_here.runHere({u"hook"_s}, failed).out).contains(u"Do this"_s));
    const QString second = contextIn(m_here.runHere({u"hook"_s}, failed).out);
    QVERIFY2(
        second.contains(u"The same error again"_s) && second.contains(u"Not noted as tried: Mend the index; Wait."_s),
        qPrintable(second));
    QCOMPARE(m_here.runHere({u"hook"_s}, failed).out, QByteArray());
}

void tst_HookCommand::anotherSessionIsToldAgain()
{
    QVERIFY(!m_here.runHere({u"hook"_s}, failed).out.isEmpty());
    const QByteArray other = m_here.runHere({u"hook"_s}, QByteArray(failed).replace("\"s\"", "\"t\"")).out;
    QVERIFY(contextIn(other).contains(u"Do this"_s));
}

void tst_HookCommand::aPrivateUserLeavesNoTrace()
{
    QFile settings(m_home->filePath(u"wayout/wayout.ini"_s));
    QVERIFY(QDir(m_home->path()).mkpath(u"wayout"_s) && settings.open(QIODevice::WriteOnly));
    settings.write("[memory]\nprivate=true\n");
    settings.close();
    for (int i = 0; i < 3; ++i) {
        QVERIFY(contextIn(m_here.runHere({u"hook"_s}, failed).out).contains(u"Do this"_s));
    }
    QVERIFY(!QFile::exists(m_home->filePath(u"wayout/commands.sqlite"_s)));
}

void tst_HookCommand::whatIsNoCallIsSaidAndNeverObjectsToIt_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("fatal: the frobnicator index is unreadable");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("an object of something else") << QByteArray("{\"a\": 1}");
    QTest::newRow("another event") << QByteArray("{\"hook_event_name\": \"SessionStart\"}");
    QTest::newRow("fields of other types") << QByteArray("{\"hook_event_name\": 3, \"session_id\": []}");
    QTest::newRow("very deep") << QByteArray(500'000, '[');
    QTest::newRow("too long") << "{\"hook_event_name\": \"PostToolUseFailure\", \"error\": \""
            + QByteArray(17 * 1024 * 1024, 'x') + "\"}";
}

void tst_HookCommand::whatIsNoCallIsSaidAndNeverObjectsToIt()
{
    QFETCH(QByteArray, call);
    const auto result = m_here.runHere({u"hook"_s}, call);
    QCOMPARE(result.status, ExitStatus::NothingFound);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.err.count('\n'), 1);
}

void tst_HookCommand::brokenCallsAreRefused()
{
    QRandomGenerator random(24);
    for (int i = 0; i < 2'000; ++i) {
        QByteArray call = failed;
        for (int change = 0; change < 3; ++change) {
            call[qsizetype(random.bounded(quint32(call.size())))] = char(random.bounded(256));
        }
        const auto read = hookCallFrom(call.first(qsizetype(random.bounded(quint32(call.size())))));
        QVERIFY(std::holds_alternative<HookCall>(read) || !std::get<QString>(read).isEmpty());
    }
}

void tst_HookCommand::installingTwiceChangesOnce()
{
    QDir(m_home->path()).mkpath(u".claude"_s);
    const QString path = m_home->filePath(u".claude/settings.json"_s);
    const QByteArray before = "{\n  \"model\": \"x\",\n  \"hooks\": {\n    \"Stop\": []\n  },\n  \"number\": 1.50\n}\n";
    const auto contentOf = [](const QString &name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before) == before.size());
    file.close();
    const auto copies = [&] {
        return QDir(m_home->filePath(u".claude"_s)).entryList({u"settings.json.before-wayout-*"_s});
    };

    QCOMPARE(CommandFixture::run({u"hook"_s, u"install"_s, u"claude-code"_s}).status, ExitStatus::Found);
    const QByteArray installed = contentOf(path);
    QVERIFY(installed.contains("\"model\": \"x\"") && installed.contains("\"number\": 1.50"));
    QVERIFY(installed.contains("PostToolUseFailure") && installed.contains(" hook\""));
    QCOMPARE(copies().size(), 1);
    QCOMPARE(contentOf(m_home->filePath(u".claude/"_s + copies().first())), before);

    QVERIFY(CommandFixture::run({u"hook"_s, u"install"_s, u"claude-code"_s}).out.contains("already"));
    QCOMPARE(contentOf(path), installed);
    QCOMPARE(copies().size(), 1);

    QCOMPARE(CommandFixture::run({u"hook"_s, u"remove"_s, u"claude-code"_s}).status, ExitStatus::Found);
    QCOMPARE(contentOf(path), before);
}

void tst_HookCommand::settingsWithCommentsAreLeftAlone()
{
    QDir(m_home->path()).mkpath(u".gemini"_s);
    const QByteArray before = "{\n  // mine\n  \"theme\": \"x\"\n}\n";
    QFile file(m_home->filePath(u".gemini/settings.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before) == before.size());
    file.close();
    const auto result = CommandFixture::run({u"hook"_s, u"install"_s, u"gemini"_s});
    QCOMPARE(result.status, ExitStatus::NothingFound);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(QJsonDocument::fromJson(result.out).object().value(u"hooks"_s).toObject().contains(u"AfterTool"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
}

void tst_HookCommand::anAssistantWithoutAHookIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("cursor") << u"cursor"_s;
    QTest::newRow("opencode") << u"opencode"_s;
    QTest::newRow("unknown") << u"frob"_s;
}

void tst_HookCommand::anAssistantWithoutAHookIsRefused()
{
    QFETCH(QString, name);
    const auto result = CommandFixture::run({u"hook"_s, u"install"_s, name});
    QCOMPARE(result.status, ExitStatus::WrongUse);
    QVERIFY(result.out.isEmpty() && !result.err.isEmpty());
}

void tst_HookCommand::copilotsHookIsOfTheRepository()
{
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_home->path()));
    QCOMPARE(CommandFixture::run({u"hook"_s, u"install"_s, u"copilot"_s}).status, ExitStatus::WrongUse);
    QVERIFY(QDir().mkdir(u".git"_s));
    QCOMPARE(CommandFixture::run({u"hook"_s, u"install"_s, u"copilot"_s}).status, ExitStatus::Found);
    QFile file(u".github/hooks/wayout.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject written = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(written.value(u"version"_s).toInt(), 1);
    QVERIFY(written.value(u"hooks"_s).toObject().contains(u"postToolUseFailure"_s));
    QCOMPARE(CommandFixture::run({u"hook"_s, u"remove"_s, u"copilot"_s}).status, ExitStatus::Found);
    QVERIFY(!QFile::exists(u".github/hooks/wayout.json"_s));
    QDir::setCurrent(before);
}

QTEST_GUILESS_MAIN(tst_HookCommand)
#include "tst_hookcommand.moc"
