// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "app/match/valuepattern.h"
#include "app/text/ascii.h"
#include "app/text/paste.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::text;

class tst_ValuePattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreFound_data();
    void valuesAreFound();
    void noValueOfASampleIsRuledOut();
    void aTextWithoutTheLiteralsIsRuledOut();
};

namespace {

bool mayMatch(const QString &regex, const Paste &paste)
{
    return ValuePattern::mayMatch(regex, lowerAsciiText(paste.clean()));
}

} // namespace

void tst_ValuePattern::valuesAreFound_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("a named group") << u"port (?P<a>\\d+) of (?P<value>\\d+)"_s << u"Port 1 of 2"_s << "2"_ba;
    QTest::newRow("the group of a second wording")
        << u"port (\\d+) in use|端口 (\\d+) 已被占用"_s << u"端口 80 已被占用"_s << "80"_ba;
    QTest::newRow("the first group") << u"port (\\d+) of (\\d+)"_s << u"PORT 1 OF 2"_s << "1"_ba;
    QTest::newRow("all of it") << u"frob|grob"_s << u"a GROB"_s << "GROB"_ba;
    QTest::newRow("at the start of a line") << u"^branch (\\S+)$"_s << u"on\nbranch main\nx"_s << "main"_ba;
    QTest::newRow("over two lines") << u"host:\\n\\s+(\\S+)"_s << u"Host:\n  web"_s << "web"_ba;
    QTest::newRow("folded characters") << u"错误：(\\S+)"_s << u"错误:x"_s << "x"_ba;
    QTest::newRow("RE2 refuses it") << u"frob(?=x)"_s << u"frobx"_s << QByteArray();
    QTest::newRow("more groups than are looked at")
        << u"()"_s.repeated(40) + u"(?P<value>x)"_s << u"x"_s << QByteArray();
}

void tst_ValuePattern::valuesAreFound()
{
    QFETCH(QString, regex);
    QFETCH(QString, text);
    QFETCH(QByteArray, value);
    const Paste paste(text);
    const auto found = ValuePattern(regex, u"value"_s).next(paste.clean(), 0);
    QCOMPARE(
        found ? paste.clean().sliced(found->value.begin, found->value.end - found->value.begin) : QByteArray(), value);
    QVERIFY(!found || mayMatch(regex, paste));
}

void tst_ValuePattern::noValueOfASampleIsRuledOut()
{
    int found = 0;
    for (const Record &record : readBuiltin().records) {
        for (const Sample &sample : record.samples) {
            const Paste paste(sample.text);
            for (const Capture &capture : record.captures) {
                if (ValuePattern(capture.regex, capture.name).next(paste.clean(), 0)) {
                    QVERIFY2(mayMatch(capture.regex, paste), qPrintable(record.id + u' ' + capture.name));
                    ++found;
                }
            }
        }
    }
    QVERIFY(found > 500);
}

void tst_ValuePattern::aTextWithoutTheLiteralsIsRuledOut()
{
    const Paste paste(u"Cannot open the MODULE frob"_s);
    QVERIFY(mayMatch(u"cannot (open|find) .* module (\\S+)"_s, paste));
    QVERIFY(!mayMatch(u"cannot (read|find) .* module (\\S+)"_s, paste));
    QVERIFY(!mayMatch(u"module (\\S+) cannot"_s, paste)); // in this order
}

QTEST_APPLESS_MAIN(tst_ValuePattern)
#include "tst_valuepattern.moc"
