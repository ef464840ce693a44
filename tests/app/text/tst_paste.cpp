// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/paste.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Paste : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noiseIsRemovedAndFormsAreFolded_data();
    void noiseIsRemovedAndFormsAreFolded();
    void everyLineBreakMakesOneLine();
    void placesPointAtThePastedCharacters_data();
    void placesPointAtThePastedCharacters();
    void textIsShownWithTheSignsThatWerePasted_data();
    void textIsShownWithTheSignsThatWerePasted();
    void lineBreaksCountAsOne();
    void everyCleanOffsetHasAPlaceInsideTheText();
    void anUnterminatedEscapeDoesNotSwallowTheText();
};

void tst_Paste::noiseIsRemovedAndFormsAreFolded_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QByteArray>("clean");
    const auto row = [](const char *name, const QString &pasted, const char *clean) {
        QTest::newRow(name) << pasted << QByteArray(clean);
    };
    row("plain text stays", u"TypeError: x is not a function"_s, "TypeError: x is not a function");
    row("colours", u"\x1b[1;31mERROR\x1b[0m: boom"_s, "ERROR: boom");
    row("colours of a notebook, without ESC", u"[0;31mModuleNotFoundError[0m: No module named 'torchx'"_s,
        "ModuleNotFoundError: No module named 'torchx'");
    row("colours inside a line, without ESC", u"[1mnpm[22m [31mERR![39m code [33mE404"_s, "npm ERR! code E404");
    row("gcc's colours, without ESC", u"[01m[Ka.c:3:5:[m[K [01;31m[Kerror: [m[Kx"_s, "a.c:3:5: error: x");
    row("a colour of 256, without ESC", u"[38;5;196merror[0m [38;2;255;0;0mx[m"_s, "error x");
    row("the thread main of Java is no colour", u"ERROR 1 --- [main] o.s.b: it failed"_s,
        "ERROR 1 --- [main] o.s.b: it failed");
    row("ESC spelt out in JSON", u"\\u001b[31mERROR\\u001b[0m: boom"_s, "ERROR: boom");
    row("ESC spelt out in hexadecimal", u"\\x1b[1;31mERROR\\x1B[0m: boom"_s, "ERROR: boom");
    row("ESC spelt out in octal", u"\\033[31mERROR\\033[m: boom"_s, "ERROR: boom");
    row("ESC spelt out by shells", u"\\e[31mERROR\\e[0m: boom"_s, "ERROR: boom");
    row("ESC as less shows it", u"^[[31mERROR^[[0m^[[K: boom"_s, "ERROR: boom");
    row("ESC as Windows shows it", u"←[31mERROR←[0m: boom"_s, "ERROR: boom");
    row("ESC as a picture, or lost", u"␛[31mERROR�[0m: boom"_s, "ERROR: boom");
    row("no colour without its end", u"took [5m of [30m"_s, "took [5m of [30m");
    row("a range of Prometheus is no colour", u"[31mrate(x[5m]) [0m[35x] [12m"_s, "rate(x[5m]) [35x] [12m");
    row("regexes and paths stay", u"^[[:alpha:]] ^[[K-Z] ^[[0-9] C:\\e[x] \\x1b[z a^b \\033 ←x"_s,
        "^[[:alpha:]] ^[[K-Z] ^[[0-9] C:\\e[x] \\x1b[z a^b \\033 \xe2\x86\x90x");
    row("hyperlinks of terminals", u"\x1b]8;;http://a\x1b\\text\x1b]8;;\x07!"_s, "text!");
    row("ISO timestamp", u"2024-05-06T12:11:47.330Z error: y"_s, "error: y");
    row("Python timestamp keeps the level", u"2024-11-03 09:14:22,118 ERROR [x] z"_s, "ERROR [x] z");
    row("bracketed timestamp", u"[2024-05-06 12:11:47,330] WARN a"_s, "WARN a");
    row("syslog host and process", u"Jun 04 10:12:44 vps sshd[812]: Failed"_s, "Failed");
    row("compose container", u"web-1  | panic: x"_s, "panic: x");
    row("a time with a letter behind it is no prefix", u"12:11:47x | boom"_s, "12:11:47x | boom");
    row("container, then time", u"api_1 | 2024-05-06T12:11:47Z boom"_s, "boom");
    row("Markdown quote", u"> fatal: not a git repository"_s, "fatal: not a git repository");
    row("shell prompt", u"$ npm install"_s, "npm install");
    row("prompt of zsh", u"me@MacBook app % npm install"_s, "npm install");
    row("prompt of zsh with an arrow", u"➜  app git:(main) ✗ npm install"_s, "npm install");
    row("prompt of fish", u"me@box ~/app> npm install"_s, "npm install");
    row("prompt of Red Hat", u"[me@box app]$ npm install"_s, "npm install");
    row("prompt of a notebook", u"In [12]: import x"_s, "import x");
    row("a host with a share is no prompt", u"root@db: disk 95% full"_s, "root@db: disk 95% full");
    row("a task of Gradle is no quote", u"> Task :app:compileJava FAILED"_s, "> Task :app:compileJava FAILED");
    row("nested Markdown quotes", u"> > error: x"_s, "error: x");
    row("Markdown fence", u"```text\nerror: x\n```"_s, "\nerror: x\n");
    row("prompt of a remote shell", u"me@web01:~/app$ make"_s, "make");
    row("prompt of root", u"root@4f1c:/srv# npm ci"_s, "npm ci");
    row("prompt of PowerShell", u"PS C:\\Users\\me> pip install x"_s, "pip install x");
    row("prompt of cmd", u"C:\\app>node index.js"_s, "node index.js");
    row("a Windows path stays", u"C:\\Program Files\\x: error -> y"_s, "C:\\Program Files\\x: error -> y");
    row("prompt of Python", u">>> import torch"_s, "import torch");
    row("a mail address stays", u"me@example.com: user unknown"_s, "me@example.com: user unknown");
    row("GitHub Actions", u"2024-05-06T12:11:47.3301234Z npm ERR! x"_s, "npm ERR! x");
    row("log of a GitHub run", u"build\tRun npm ci\t2024-05-06T12:11:47.3301234Z npm ERR! x"_s, "npm ERR! x");
    row("command of a GitHub workflow", u"::error file=a.ts,line=3::Cannot find x"_s, "Cannot find x");
    row("GitLab", u"2024-05-06T12:11:47.330123Z 01E error: x"_s, "error: x");
    row("BuildKit", u"#12 3.456 npm ERR! x"_s, "npm ERR! x");
    row("a heading is no step of BuildKit", u"#12 first"_s, "#12 first");
    row("kubectl logs --prefix", u"[pod/api-6d4b75/api] panic: x"_s, "panic: x");
    row("klog", u"E0604 10:12:44.123456   12345 reflector.go:138] Failed to watch"_s, "Failed to watch");
    row("logcat", u"06-04 10:12:44.123  1234  1245 E AndroidRuntime: FATAL EXCEPTION: main"_s, "FATAL EXCEPTION: main");
    row("the journal", u"2024-06-04T10:12:44+0200 web01 nginx[2210]: nginx: [emerg] x"_s, "nginx: [emerg] x");
    row("the kernel in syslog", u"Jun 04 10:12:44 vps kernel: Out of memory: Killed process 12"_s,
        "Out of memory: Killed process 12");
    row("dmesg", u"[12345.678901] Out of memory"_s, "Out of memory");
    row("seconds since 1970", u"1702382201.449 boom"_s, "boom");
    row("Terraform's rule", u"│ Error: Unsupported attribute"_s, "Error: Unsupported attribute");
    row("a date inside a message stays", u"certificate expired on 2024-05-06"_s, "certificate expired on 2024-05-06");
    row("HTML entities", u"List&lt;String&gt; &amp; more"_s, "List<String> & more");
    row("numeric HTML entities", u"can&#39;t &#x2018;x&#8217; &#60;T&#62;"_s, "can't 'x' <T>");
    row("numbers that are no entity stay", u"a&#; &#x110000; &#99"_s, "a&#; &#x110000; &#99");
    row("dashes and minus signs", u"exit −1 – x"_s, "exit -1 - x");
    row("guillemets", u"«x» 【y】"_s, "\"x\" [y]");
    row("an ampersand alone stays", u"a && b &c"_s, "a && b &c");
    row("full-width punctuation", u"致命错误：“ｘ”（１）"_s, "致命错误:\"x\"(1)");
    row("curly quotes", u"No module named ‘yaml’"_s, "No module named 'yaml'");
    row("zero-width characters", u"a\u200bb\ufeffc"_s, "abc");
    row("no-break and ideographic space", u"a\u00a0b\u3000c"_s, "a b c");
    row("characters beyond the BMP stay", u"🔥 boom"_s, "🔥 boom");
    row("a lone surrogate is replaced", QString(QChar(0xd800)) + u'x', "\xef\xbf\xbdx");
}

void tst_Paste::noiseIsRemovedAndFormsAreFolded()
{
    QFETCH(QString, pasted);
    QFETCH(QByteArray, clean);
    QCOMPARE(Paste(pasted).clean(), clean);
}

void tst_Paste::everyLineBreakMakesOneLine()
{
    const Paste paste(u"a\r\nfetch 10%\rfetch 99%\r\n\nlast"_s);
    QCOMPARE(paste.lines().size(), 5);
    QCOMPARE(paste.line(0).toByteArray(), "a");
    QCOMPARE(paste.line(2).toByteArray(), "fetch 99%");
    QCOMPARE(paste.line(3).toByteArray(), "");
    QCOMPARE(paste.line(4).toByteArray(), "last");
    QCOMPARE(Paste(QString()).lines().size(), 1);
}

void tst_Paste::placesPointAtThePastedCharacters_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QByteArray>("needle");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("original");
    QTest::newRow("behind a colour") << u"ok\n\x1b[31mERROR\x1b[0m: boom"_s << QByteArray("ERROR") << 2 << 6
                                     << u"ERROR"_s;
    QTest::newRow("across a colour") << u"\x1b[31mERROR\x1b[0m: boom"_s << QByteArray("ERROR: boom") << 1 << 6
                                     << u"ERROR\x1b[0m: boom"_s;
    QTest::newRow("behind a colour that lost its ESC")
        << u"ok\n[0;31mKeyError[0m: boom"_s << QByteArray("KeyError") << 2 << 7 << u"KeyError"_s;
    QTest::newRow("behind a colour that is spelt out")
        << u"\\u001b[31mERROR\\u001b[0m: boom"_s << QByteArray(": boom") << 1 << 25 << u": boom"_s;
    QTest::newRow("behind a timestamp") << u"2024-05-06T12:11:47Z boom"_s << QByteArray("boom") << 1 << 22 << u"boom"_s;
    QTest::newRow("behind Chinese") << u"错误：找不到 x"_s << QByteArray("x") << 1 << 8 << u"x"_s;
    QTest::newRow("Chinese itself") << u"a 找不到"_s << QByteArray("找不到") << 1 << 3 << u"找不到"_s;
    QTest::newRow("an entity at the end")
        << u"List&lt;T&gt; x"_s << QByteArray("List<T>") << 1 << 1 << u"List&lt;T&gt;"_s;
    QTest::newRow("a numeric entity at the end")
        << u"a &#39;b&#39; c"_s << QByteArray("'b'") << 1 << 3 << u"&#39;b&#39;"_s;
    QTest::newRow("full-width forms") << u"报错：ＡＢ（１）"_s << QByteArray("AB(1)") << 1 << 4 << u"ＡＢ（１）"_s;
    QTest::newRow("curly quotes") << u"module ‘yaml’ x"_s << QByteArray("'yaml'") << 1 << 8 << u"‘yaml’"_s;
    QTest::newRow("behind nested quotes") << u"> > boom"_s << QByteArray("boom") << 1 << 5 << u"boom"_s;
    QTest::newRow("behind a prompt") << u"me@web01:~$ boom"_s << QByteArray("boom") << 1 << 13 << u"boom"_s;
    QTest::newRow("behind a job and a step")
        << u"b\tRun x\t2024-05-06T12:11:47Z boom"_s << QByteArray("boom") << 1 << 30 << u"boom"_s;
    QTest::newRow("behind a pod") << u"[pod/a-1/a] boom"_s << QByteArray("boom") << 1 << 13 << u"boom"_s;
    QTest::newRow("in a fence") << u"```\nboom\n```"_s << QByteArray("boom") << 2 << 1 << u"boom"_s;
    QTest::newRow("behind zero-width characters")
        << u"a\u200b\u200bboom"_s << QByteArray("boom") << 1 << 4 << u"boom"_s;
    QTest::newRow("across a cut of a terminal") << QString(u'x').repeated(70) + u" no such f\nile or directory"_s
                                                << QByteArray("such file") << 1 << 75 << u"such f\nile"_s;
    QTest::newRow("across a folded mail")
        << u"> a line of mail that goes on until it is folded: the error is no such\n> file or directory here"_s
        << QByteArray("such file") << 1 << 67 << u"such\n> file"_s;
    QTest::newRow("after CRLF") << u"a\r\nb\r\nboom\r\n"_s << QByteArray("boom") << 3 << 1 << u"boom"_s;
    QTest::newRow("after a lone CR") << u"10%\r99%\rboom"_s << QByteArray("boom") << 3 << 1 << u"boom"_s;
    QTest::newRow("over two lines") << u"x a\nb y"_s << QByteArray("a\nb") << 1 << 3 << u"a\nb"_s;
    QTest::newRow("behind a surrogate pair") << u"🔥 boom"_s << QByteArray("boom") << 1 << 4 << u"boom"_s;
    QTest::newRow("a surrogate pair itself") << u"x 🔥"_s << QByteArray("🔥") << 1 << 3 << u"🔥"_s;
}

void tst_Paste::placesPointAtThePastedCharacters()
{
    QFETCH(QString, pasted);
    QFETCH(QByteArray, needle);
    const Paste paste(pasted);
    const qsizetype at = paste.clean().indexOf(needle);
    QVERIFY(at >= 0);
    QTEST(paste.placeOf(at).line, "line");
    QTEST(paste.placeOf(at).column, "column");
    QTEST(paste.original(at, at + needle.size()), "original");
}

void tst_Paste::textIsShownWithTheSignsThatWerePasted_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("shown");
    QTest::newRow("full-width signs and quotes")
        << u"错误：推送一些引用到“origin”失败，请重试。"_s << u"错误：推送一些引用到“origin”失败，请重试。"_s;
    QTest::newRow("a foreign space, a dash") << u"a\u00a0b\u3000c – d"_s << u"a\u00a0b\u3000c – d"_s;
    QTest::newRow("escapes and what cannot be seen") << u"\x1b[31m错误\u200b：\x1b[0m\u202ex"_s << u"错误：x"_s;
    QTest::newRow("a prefix") << u"2024-05-06T12:11:47Z web-1  | 错误：x"_s << u"错误：x"_s;
    QTest::newRow("entities") << u"a &amp;&amp; b &lt;错误&gt;：R&D"_s << u"a && b <错误>：R&D"_s;
    QTest::newRow("characters of two units, and half of one") << u"“🔥”"_s + QChar(0xd83d) << u"“🔥”\ufffd"_s;
    QTest::newRow("a line that a mail program folded")
        << u"> a line of mail that goes on until it is folded: the “error” is no such\n> file，or directory here"_s
        << u"a line of mail that goes on until it is folded: the “error” is no such file，or directory here"_s;
}

void tst_Paste::textIsShownWithTheSignsThatWerePasted()
{
    QFETCH(QString, pasted);
    const Paste paste(pasted);
    QTEST(paste.unfolded(0, paste.clean().size()), "shown");
}

void tst_Paste::lineBreaksCountAsOne()
{
    const Paste paste(
        u"> a line of mail that goes on until it is folded: the error is no such\r\n> file or directory here"_s);
    const qsizetype at = paste.clean().indexOf("such file");
    QCOMPARE(paste.lengthOf(at, at + 9), int(qstrlen("such\n> file")));
}

void tst_Paste::everyCleanOffsetHasAPlaceInsideTheText()
{
    const QString pasted = u"\x1b[1m2024-05-06 12:00:00 &lt;错误&gt;\x1b[0m\r\n🔥\u200b\x1b]0;t\x07 end\r"_s;
    const Paste paste(pasted);
    qsizetype previous = 0;
    for (qsizetype i = 0; i <= paste.clean().size(); ++i) {
        const Paste::Place place = paste.placeOf(i);
        QVERIFY(place.offset >= 0 && place.offset <= pasted.size());
        QVERIFY(place.line >= 1 && place.line <= paste.lines().size());
        QVERIFY(place.column >= 1);
        if (i < paste.clean().size() && (paste.clean().at(i) & 0xc0) != 0x80) {
            QVERIFY(place.offset >= previous);
            previous = place.offset;
        }
    }
}

void tst_Paste::anUnterminatedEscapeDoesNotSwallowTheText()
{
    QVERIFY(Paste(u"\x1b]0;title without an end\nERROR: boom"_s).clean().contains("ERROR: boom"));
    const QString endsFarAway = u"\x1b]0;"_s + QString(5'000, u'x') + u" ERROR: boom\x07"_s;
    QVERIFY(Paste(endsFarAway).clean().contains("ERROR: boom"));
    QCOMPARE(Paste(u"x\x1b"_s).clean(), "x");
    QCOMPARE(Paste(u"x\x1b["_s).clean(), "x");
}

QTEST_APPLESS_MAIN(tst_Paste)
#include "tst_paste.moc"
