// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/characters.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Characters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escapesOfTerminalsGo_data();
    void escapesOfTerminalsGo();
};

void tst_Characters::escapesOfTerminalsGo_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("none") << u"error: 张量"_s << u"error: 张量"_s;
    QTest::newRow("colours") << u"\x1b[1;31merror\x1b[0m: x"_s << u"error: x"_s;
    QTest::newRow("a link") << u"\x1b]8;;https://a.b\x1b\\text\x1b]8;;\a!"_s << u"text!"_s;
    QTest::newRow("a link that never ends") << u"\x1b]8;;error: x"_s << u"8;;error: x"_s;
    QTest::newRow("another character set") << u"\x1b(B\x1b[mdone"_s << u"done"_s;
    QTest::newRow("asterisks of sequences") << u"\x1b*B\x1b[2*xdone"_s << u"done"_s;
    QTest::newRow("before a mask") << u"\x1b****** a \x1b,****** b \x1b[1;****** c"_s
                                   << u"****** a ****** b ****** c"_s;
    QTest::newRow("cut off") << u"error\x1b[3"_s << u"error"_s;
    QTest::newRow("alone at the end") << u"error\x1b"_s << u"error"_s;
}

void tst_Characters::escapesOfTerminalsGo()
{
    QFETCH(QString, text);
    QTEST(withoutEscapes(text), "plain");
}

QTEST_APPLESS_MAIN(tst_Characters)
#include "tst_characters.moc"
