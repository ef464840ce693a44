// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linerole.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_LineRole : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rolesAreFound_data();
    void rolesAreFound();
};

void tst_LineRole::rolesAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // a letter a line: Ordinary, Wrapper, Later, Warning, Closing
    QTest::newRow("Java: the last cause is the root")
        << u"BeanException: bean\n\tat a.b\nCaused by: HibernateError: conn\n\tat c.d\n\t... 3 more\nCaused by: ConnectException: refused"_s
        << u"WOWOOO"_s;
    QTest::newRow("Java: an earlier line of the log is none of the chain")
        << u"Starting Application\n\nBeanException: bean\n\tat a.b\nCaused by: ConnectException: refused"_s
        << u"OOWOO"_s;
    QTest::newRow("Python: the exception below was raised because of the one above")
        << u"Traceback (most recent call last):\n  File \"a.py\", line 1, in f\nKeyError: 'x'\n\nDuring handling of "
           u"the above exception, another exception occurred:\n\n"
           u"Traceback (most recent call last):\n  File \"a.py\", line 3, in f\nValueError: unknown x"_s
        << u"OOOOOOOOW"_s;
    QTest::newRow("a compiler's later errors")
        << u"a.c:3:1: error: unknown type name 'foo'\na.c:4:2: warning: unused\na.c:9:1: error: expected ';'"_s
        << u"OML"_s;
    QTest::newRow("a compiler's warning alone") << u"a.c:4:2: warning: unused"_s << u"O"_s;
    QTest::newRow("a warning of MSVC before its error")
        << u"a.cc(8): warning C4819: 该文件包含不能在当前代码页(936)中表示的字符\na.cc(9): error C2001: 常量中有换行符"_s
        << u"MO"_s;
    QTest::newRow("Java: the launcher's message names the reason")
        << u"Error: Could not find or load main class Main\nCaused by: java.lang.ClassNotFoundException: Main"_s
        << u"OO"_s;
    QTest::newRow("Qt: what follows from a plug-in")
        << u"qt.qpa.xcb: could not connect to display\nqt.qpa.plugin: Could not load the Qt platform plugin \"xcb\" in "
           u"\"\" even though it was found.\n"
           u"This application failed to start because no Qt platform plugin could be initialized."_s
        << u"OCC"_s;
    QTest::newRow("tsc's later errors") << u"a.ts(1,2): error TS2307: Cannot find\nb.ts(3,4): error TS7006: any"_s
                                        << u"OL"_s;
    QTest::newRow("make")
        << u"ld: cannot find -lz\ncollect2: error: ld returned 1 exit status\nmake[1]: *** [Makefile:3: app] Error 1"_s
        << u"OCC"_s;
    QTest::newRow("make in Chinese") << u"编译中断.\nmake: *** [Makefile:14:main.o] 错误 1"_s << u"CC"_s;
    QTest::newRow("npm")
        << u"sh: 1: webpack: not found\nnpm ERR! code ELIFECYCLE\nnpm ERR! errno 127\nnpm ERR! Exit status 127"_s
        << u"OCCC"_s;
    QTest::newRow("Gradle")
        << u"FAILURE: Build failed with an exception.\n* What went wrong:\nExecution failed for task ':app:x'.\n> Duplicate class a.B"_s
        << u"CCCO"_s;
    QTest::newRow("Maven: a reason behind the closing words counts")
        << u"[ERROR] Failed to execute goal x: Fatal error compiling: error: invalid target release: 17 -> [Help 1]"_s
        << u"O"_s;
    QTest::newRow("Go: a panic before the exit status")
        << u"panic: assignment to entry in nil map\n\nexit status 2"_s << u"OOC"_s;
    QTest::newRow("cargo")
        << u"error[E0382]: borrow of moved value\nerror: aborting due to 1 previous error\nerror: could not compile `app`"_s
        << u"OCC"_s;
    QTest::newRow("what git tells a build in passing")
        << u"fatal: not a git repository (or any of the parent directories): .git\nValueError: no version"_s << u"CO"_s;
    QTest::newRow("GitHub Actions") << u"##[error]Process completed with exit code 1."_s << u"C"_s;
    QTest::newRow("systemd") << u"Job for nginx.service failed because the control process exited with error code."_s
                             << u"C"_s;
}

void tst_LineRole::rolesAreFound()
{
    QFETCH(QString, text);
    const Paste paste(text);
    std::vector<LineKind> kinds;
    for (qsizetype line = 0; line < paste.lines().size(); ++line) {
        kinds.push_back(lineKind(paste.line(line)));
    }
    QString found;
    for (const LineRole role : lineRoles(paste, kinds)) {
        found += u"OWLMC"_s.at(int(role));
    }
    QTEST(found, "expected");
}

QTEST_APPLESS_MAIN(tst_LineRole)
#include "tst_linerole.moc"
