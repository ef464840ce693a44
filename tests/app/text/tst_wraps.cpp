// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/wraps.h"

#include <QStringList>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Wraps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksAreToldApart_data();
    void breaksAreToldApart();
    void longTextsKeepTheirLines();
};

namespace {

/// The text as a terminal of so many columns shows it.
QString cutAt(const QString &text, int columns)
{
    QStringList lines;
    for (qsizetype i = 0; i < text.size(); i += columns) {
        lines.append(text.sliced(i, std::min<qsizetype>(columns, text.size() - i)));
    }
    return lines.join(u'\n');
}

QString breaksOf(const QString &text)
{
    QList<QStringView> lines;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        lines.append(line);
    }
    QString breaks;
    for (const LineBreak lineBreak : lineBreaks(lines)) {
        breaks += u"RCF"_s.at(int(lineBreak));
    }
    return breaks;
}

} // namespace

void tst_Wraps::breaksAreToldApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // a letter a line: Real, Cut, Folded
    const QString message =
        u"docker: Got permission denied while trying to connect to the Docker daemon socket at "
        u"unix:///var/run/docker.sock: "
        "Post \"http://docker.sock/v1.24/containers/create\": dial unix /var/run/docker.sock: connect: permission denied."_s;
    QTest::newRow("a terminal of 80 columns") << cutAt(message, 80) << u"RCC"_s;
    QTest::newRow("a terminal of 100 columns") << cutAt(message, 100) << u"RCC"_s;
    QTest::newRow("a terminal of 120 columns") << cutAt(message, 120) << u"RC"_s;
    QTest::newRow("a terminal of 71 columns: thrice is no chance") << cutAt(message, 71) << u"RCCC"_s;
    QTest::newRow("the end of a container is no rest of its last line")
        << u"web-1 | FrobError: the first line, which is long enough to have been folded in a mail\n"
           "web-1 | FrobError: the next line, which is long enough to have been folded in a mail\nweb-1 exited with code 1"_s
        << u"RRR"_s;
    QTest::newRow("a longest line is not cut") << message + u"\nexit"_s << u"RR"_s;
    QTest::newRow("wide characters take two columns") << QString(u'错').repeated(40) + u"\n误"_s << u"RC"_s;
    const QString logged = u"2026-03-02T08:00:00Z INFO [worker-1] GET /v1/items/70000 answered 200 after 12ms\n"_s;
    QTest::newRow("lines of a log that are as wide as each other")
        << logged.repeated(5) + u"Error: key has expired\n"_s + logged.repeated(2).chopped(1) << u"RRRRRRRR"_s;
    QTest::newRow("a frame follows a line of 80") << QString(u'x').repeated(80) + u"\n    at f (a.js:1)"_s << u"RR"_s;
    QTest::newRow("a log line follows a line of 80")
        << QString(u'x').repeated(80) + u"\n2024-05-06T12:11:47Z y"_s << u"RR"_s;
    QTest::newRow("tables are no wraps") << QString(u'-').repeated(80) + u'\n' + QString(u'=').repeated(80)
            + u"\nname"_s << u"RRR"_s;
    const QString pod = u"frobnicator-5d9c7b6f4-abcde   0/1     CrashLoopBackOff   12 (3m ago)   41m   10.0.0.1"_s;
    QTest::newRow("rows of kubectl as wide as each other")
        << pod + u'\n' + pod + u'\n' + pod + u'\n' + pod << u"RRRR"_s;
    QTest::newRow("mail")
        << u"> ERROR: Could not find a version that satisfies the requirement of\n> torch==1.12.1 (from versions: 2.0.0, 2.0.1, 2.1.0, 2.1.1, 2.1.2)"_s
        << u"RF"_s;
    QTest::newRow("mail: the next word would have fitted")
        << u"this line is long enough to be wrapped by a mail program\nbut it was not, for the next word is short and would have fitted"_s
        << u"RR"_s;
    QTest::newRow("a sentence ends")
        << u"Reading package lists, building the dependency tree, and much more.\nanotherveryverylongwordthatneverfits anywhere"_s
        << u"RR"_s;
    const QString locked = u"frobd: fatal: cannot lock spindle 7 (E7741): lease held by node-3\n"_s;
    QTest::newRow("make speaks below a long line") << locked + u"make: *** [all] Error 2"_s << u"RR"_s;
    QTest::newRow("make, with the place of its rule") << locked + u"make: *** [Makefile:3: all] Error 2"_s << u"RR"_s;
    QTest::newRow("the linker's driver speaks") << locked + u"collect2: error: ld returned 1 exit status"_s << u"RR"_s;
    QTest::newRow("a longest line is not folded") << locked + u"see the log of the daemon for more"_s << u"RR"_s;
    QTest::newRow("messages are no mail")
        << locked + u"frobd: fatal: cannot lock spindle 8 (E7741): lease held by the node\n"_s
            + u"make[2]: *** [all] Error 2\nwarning: the rest was skipped"_s
        << u"RRRR"_s;
    QTest::newRow("messages below lines that end at one column")
        << (QString(u'x').repeated(80) + u"\ncollect2: error: ld returned 1 exit status"_s) << u"RR"_s;
    QTest::newRow("a list of short lines") << u"src/a.ts\nsrc/b.ts\nsrc/c.ts"_s << u"RRR"_s;
    QTest::newRow("one line") << u"error: x"_s << u"R"_s;
}

void tst_Wraps::breaksAreToldApart()
{
    QFETCH(QString, text);
    QTEST(breaksOf(text), "expected");
}

void tst_Wraps::longTextsKeepTheirLines()
{
    const QString text = (QString(u'x').repeated(80) + u'\n').repeated(1000);
    QCOMPARE(breaksOf(text), QString(u'R').repeated(1001));
}

QTEST_APPLESS_MAIN(tst_Wraps)
#include "tst_wraps.moc"
