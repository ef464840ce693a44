// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"

#include <QStringList>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_LogSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreSortedForTheEye_data();
    void linesAreSortedForTheEye();
    void spansStandInTheirOrderAndInsideTheLine();
};

namespace {

/// "Prefix[…] Error[…]"
QString described(QStringView line)
{
    static constexpr std::array names{"Prefix"_L1, "Frame"_L1, "Error"_L1, "Warning"_L1};
    QStringList spans;
    for (const LogSpan &span : logSpans(line)) {
        spans.append(names.at(size_t(span.kind)) + u'[' + line.sliced(span.start, span.length).toString() + u']');
    }
    return spans.join(u' ');
}

} // namespace

void tst_LogSpans::linesAreSortedForTheEye_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("spans");
    const auto row = [](const char *claim, const char *line, const char *spans) {
        QTest::newRow(claim) << QString::fromUtf8(line) << QString::fromUtf8(spans);
    };
    row("nothing in an empty line", "", "");
    row("a time stands back, a level stands out", "2024-05-06 12:11:47 ERROR [pool-1] no such host", "Prefix[2024-05-06 12:11:47 ] Error[ERROR]");
    row("a level in the middle", "[billing] WARN slow query", "Warning[WARN]");
    row("a code belongs to its word", "error[E0308]: mismatched types", "Error[error[E0308]]");
    row("a number in parentheses, too", "ERROR 1045 (28000): Access denied", "Error[ERROR]");
    row("git's own word", "fatal: not a git repository", "Error[fatal]");
    row("place before the word", "main.c:3:5: warning: unused variable 'x'", "Warning[warning]");
    row("an exception by its name", "java.net.ConnectException: Connection refused", "Error[java.net.ConnectException]");
    row("an exception alone", "KeyboardInterruptError", "Error[KeyboardInterruptError]");
    row("a frame as a whole", "    at com.shop.Cart.add(Cart.java:29)", "Frame[    at com.shop.Cart.add(Cart.java:29)]");
    row("Python's frame", "  File \"train.py\", line 41, in <module>", "Frame[  File \"train.py\", line 41, in <module>]");
    row("Chinese with a full-width colon", "错误：无法连接", "Error[错误]");
    row("Chinese with a colon", "main.c:1:10: 致命错误: foo.h:没有那个文件或目录", "Error[致命错误]");
    row("a Chinese warning", "警告：磁盘将满", "Warning[警告]");
    row("a word that only speaks of errors", "10 errors, see error.log", "");
    row("Chinese that only speaks of errors", "错误处理程序已安装", "");
    row("a file that is named after it", "src/error.rs compiled", "");
    row("a class that is not raised here", "import MyError, OtherError from errors", "");
    row("part of a longer word is none", "TERROR and WARNINGS", "");
    row("npm's level", "npm ERR! code EACCES", "Error[ERR]");
    row("both in one line", "WARN: retrying after ERROR", "Warning[WARN] Error[ERROR]");
}

void tst_LogSpans::linesAreSortedForTheEye()
{
    QFETCH(QString, line);
    QTEST(described(line), "spans");
}

void tst_LogSpans::spansStandInTheirOrderAndInsideTheLine()
{
    const QString line = u"2024-05-06T12:11:47Z app_1 | ERROR error: 错误：x.YError: WARN warning(1): 🙂 fatal:"_s;
    int end = 0;
    for (const LogSpan &span : logSpans(line)) {
        QVERIFY(span.start >= end);
        QVERIFY(span.length > 0);
        end = span.start + span.length;
    }
    QVERIFY(end > 0);
    QVERIFY(end <= line.size());
}

QTEST_APPLESS_MAIN(tst_LogSpans)
#include "tst_logspans.moc"
