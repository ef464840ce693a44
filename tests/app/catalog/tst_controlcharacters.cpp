// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hiddencharacters.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_ControlCharacters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFormIsSafe_data();
    void eachFormIsSafe();
};

void tst_ControlCharacters::eachFormIsSafe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("visible");
    QTest::addColumn<QString>("without");
    QTest::newRow("line breaks and tabs stay") << u"a\n\tb"_s << u"a\n\tb"_s << u"a\n\tb"_s;
    QTest::newRow("NUL") << u"a"_s + QChar(0) + u"b"_s << u"a␀b"_s << u"ab"_s;
    QTest::newRow("a colour") << u"\u001B[31mred"_s << u"␛[31mred"_s << u"[31mred"_s;
    QTest::newRow("delete") << u"a\u007F"_s << u"a␡"_s << u"a"_s;
    QTest::newRow("the second row of controls") << u"a\u009B"_s << u"a\uFFFD"_s << u"a"_s;
    QTest::newRow("carriage returns are line feeds") << u"a\r\nb\rc"_s << u"a\nb\nc"_s << u"a\nb\nc"_s;
    QTest::newRow("Chinese is no control") << u"内存\u00A0不足"_s << u"内存\u00A0不足"_s << u"内存\u00A0不足"_s;
}

void tst_ControlCharacters::eachFormIsSafe()
{
    QFETCH(QString, text);
    QFETCH(QString, visible);
    QFETCH(QString, without);
    QCOMPARE(withVisibleControls(text), visible);
    QCOMPARE(withoutControls(text), without);
    QCOMPARE(hasControls(text), text != visible);
    QVERIFY(!hasControls(visible) && !hasControls(without));
}

QTEST_APPLESS_MAIN(tst_ControlCharacters)
#include "tst_controlcharacters.moc"
