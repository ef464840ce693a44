// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linekind.h"

#include <QTest>

using namespace wayout::text;

class tst_LineKind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreToldApart_data();
    void linesAreToldApart();
    void whatOnlySpeaksOfFailuresIsToldFromWhatReports_data();
    void whatOnlySpeaksOfFailuresIsToldFromWhatReports();
    void sourceBelowAPythonFrameIsQuoted();
    void oneErrorHasOneTemplate_data();
    void oneErrorHasOneTemplate();
};

void tst_LineKind::linesAreToldApart_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *line, LineKind kind) { QTest::newRow(line) << QByteArray(line) << int(kind); };
    row("", LineKind::Blank);
    row("  \t", LineKind::Blank);
    row("  File \"train.py\", line 41, in <module>", LineKind::Frame);
    row("\tat com.shop.Cart.add(Cart.java:29)", LineKind::Frame);
    row("    at Object.<anonymous> (/app/index.js:1:7)", LineKind::Frame);
    row("\t... 12 more", LineKind::Frame);
    row("#1  0x00007f in main () at main.c:3", LineKind::Frame);
    row("INFO  [billing] user 76990 signed in", LineKind::Routine);
    row("INFO error handler installed", LineKind::Routine);
    row("[INFO] Building jar", LineKind::Routine);
    row("INFORMATION_SCHEMA does not exist", LineKind::Failure);
    row("ValueError: could not convert string to float", LineKind::Failure);
    row("致命错误:没有那个文件或目录", LineKind::Failure);
    row("npm ERR! code EACCES", LineKind::Failure);
    row("[100%] Built target wayout", LineKind::Plain);
    row("0 errors, 0 warnings", LineKind::Plain);
    row("生成成功,0 个警告,0 个错误", LineKind::Plain);
    row("10 errors generated", LineKind::Failure);
}

void tst_LineKind::linesAreToldApart()
{
    QFETCH(QByteArray, line);
    QTEST(int(lineKind(line)), "kind");
}

void tst_LineKind::whatOnlySpeaksOfFailuresIsToldFromWhatReports_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("mention");
    const auto row = [](const char *line, Mention mention) { QTest::newRow(line) << QByteArray(line) << int(mention); };
    row("correctly tell a stack overflow from a bug inside.  It is", Mention::RunningText);
    row("- The parser no longer has a memory leak (Mei Li)", Mention::RunningText);
    row("/* Backward compatibility.  */", Mention::RunningText);
    row("Backward compatibility.", Mention::None);
    row("# A fatal error has been detected by the Java Runtime Environment:", Mention::None);
    row("Your requirements could not be resolved to an installable set of packages.", Mention::None);
    row("fatal: unable to access 'https://example.org/': timed out", Mention::None);
    row("ERROR 1040 (HY000): Too many connections", Mention::None);
    row("    except KeyError:", Mention::InExceptionHandler);
    row("} catch (TimeoutException e) {", Mention::InExceptionHandler);
    row("except the last one", Mention::None);
    row("KeyError: 'name'", Mention::None);
    row("raise RuntimeError('This event loop is already running')", Mention::InExceptionHandler);
    row("    raise KeyError(", Mention::InExceptionHandler);
    row("raise StopIteration", Mention::InExceptionHandler);
    row("throw new IllegalStateException(\"Stream already closed\");", Mention::InExceptionHandler);
    row("throw std::runtime_error(\"cannot open file\");", Mention::InExceptionHandler);
    row("panic(\"assignment to entry in nil map\")", Mention::InExceptionHandler);
    row("log.error(\"空指针异常\", e)", Mention::InExceptionHandler);
    row("this.logger.error('connection refused', e);", Mention::InExceptionHandler);
    row("return fmt.Errorf(\"no such host: %w\", err)", Mention::InExceptionHandler);
    row("errorTab[10024] = \"Too many open files.\"", Mention::InExceptionHandler);
    row("message = \"Too many open files.\";", Mention::InExceptionHandler);
    row("if (err.code === 'ECONNREFUSED') {", Mention::InExceptionHandler);
    row("err.code === 'ECONNREFUSED'", Mention::InExceptionHandler);
    row("                'This event loop is already running')", Mention::InExceptionHandler);
    row("'Connection aborted.', ConnectionResetError(104, 'Connection reset by peer')", Mention::None);
    row("'frob' could not be found (in the path)", Mention::None);
    row("Log.Error(\"connection refused\");", Mention::InExceptionHandler);
    row("binascii.Error('Incorrect padding')", Mention::None);
    row("Error(\"connection refused\")", Mention::None);
    row("raise the limit (ulimit -n): too many open files", Mention::None);
    row("throw er; // Unhandled 'error' event", Mention::None);
    row("RuntimeError: This event loop is already running", Mention::None);
    row("panic: assignment to entry in nil map", Mention::None);
    row("thread 'main' panicked at 'called `Option::unwrap()` on a `None` value'", Mention::None);
    row("log (\"connection refused\")", Mention::None);
    row("E       AssertionError: assert reply.status == 'ok'", Mention::None);
    row("E       assert reply.status == 'ok'", Mention::None);
    row("Error: expected reply.status == 'ok'", Mention::None);
    row("time=\"2024-05-06\" level=error error = \"connection refused\"", Mention::None);
    row("Message = \"container runtime is down\"", Mention::None);
    row("Caused by: java.lang.IllegalStateException: Stream already closed", Mention::None);
    row("uncaught exception: Error: couldn't connect to server 127.0.0.1:27017", Mention::None);
    row("", Mention::None);
}

void tst_LineKind::whatOnlySpeaksOfFailuresIsToldFromWhatReports()
{
    QFETCH(QByteArray, line);
    QTEST(int(mentionIn(line)), "mention");
}

void tst_LineKind::sourceBelowAPythonFrameIsQuoted()
{
    const QByteArray frame = "  File \"a.py\", line 3, in f";
    QVERIFY(quotesSource(frame, "    raise ValueError(\"x\")"));
    QVERIFY(!quotesSource(frame, "ValueError: x"));
    QVERIFY(!quotesSource(frame, "  File \"b.py\", line 4, in g"));
    QVERIFY(!quotesSource("\tat com.shop.Cart.add(Cart.java:29)", "\t\tcaused by"));
}

void tst_LineKind::oneErrorHasOneTemplate_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("same");
    QTest::newRow("numbers do not matter") << QByteArray("timeout after 30s on port 5432") << QByteArray("timeout after 5s on port 80") << true;
    QTest::newRow("quoted names do not matter") << QByteArray("No module named 'yaml'") << QByteArray("No module named 'requests'") << true;
    QTest::newRow("ids do not matter") << QByteArray("job a2f7647a failed") << QByteArray("job 043e3ef5 failed") << true;
    QTest::newRow("words matter") << QByteArray("cannot open file") << QByteArray("cannot read file") << false;
    QTest::newRow("an apostrophe is no quote") << QByteArray("can't open x1") << QByteArray("can't open x2") << true;
}

void tst_LineKind::oneErrorHasOneTemplate()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QFETCH(bool, same);
    QCOMPARE(lineTemplate(one) == lineTemplate(other), same);
}

QTEST_APPLESS_MAIN(tst_LineKind)
#include "tst_linekind.moc"
