// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/columns.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_Columns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthIsThatOfATerminal_data();
    void widthIsThatOfATerminal();
    void linesBreakWhereTheScriptAllows_data();
    void linesBreakWhereTheScriptAllows();
    void nothingIsLostAndNoLineIsTooLong();
    void cutTextFits();
};

void tst_Columns::widthIsThatOfATerminal_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("letters take one") << u"error: 42"_s << 9;
    QTest::newRow("Chinese takes two") << u"内存不足"_s << 8;
    QTest::newRow("full-width forms take two") << u"（ＯＫ）：。"_s << 12;
    QTest::newRow("half-width katakana take one") << u"ｱｲｳ"_s << 3;
    QTest::newRow("Hangul takes two") << u"오류"_s << 4;
    QTest::newRow("Hangul in parts as well") << u"\u110B\u1169\u1105\u1172"_s << 4;
    QTest::newRow("an accent takes none") << u"e\u0301te\u0301"_s << 3;
    QTest::newRow("a zero-width space takes none") << u"a\u200Bb"_s << 2;
    QTest::newRow("an emoji takes two") << u"🔥"_s << 2;
    QTest::newRow("a family is one emoji") << u"👩\u200D👩\u200D👧"_s << 2;
    QTest::newRow("a flag is one emoji") << u"🇨🇳"_s << 2;
    QTest::newRow("a heart asked for as an emoji") << u"❤\uFE0F"_s << 2;
    QTest::newRow("a heart as text") << u"❤"_s << 1;
    QTest::newRow("rare ideographs take two") << u"𠮷"_s << 2;
    QTest::newRow("lines of boxes take one") << u"│╭─╮"_s << 4;
}

void tst_Columns::widthIsThatOfATerminal()
{
    QFETCH(QString, text);
    QTEST(columnsOf(text), "columns");
}

void tst_Columns::linesBreakWhereTheScriptAllows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("at spaces") << u"one two three"_s << 8 << QStringList{u"one two"_s, u"three"_s};
    QTest::newRow("a space at the end needs no room") << u"one two three"_s << 7 << QStringList{u"one two"_s, u"three"_s};
    QTest::newRow("nothing to break") << u"short"_s << 20 << QStringList{u"short"_s};
    QTest::newRow("nothing at all") << QString() << 20 << QStringList{QString()};
    QTest::newRow("between Chinese characters") << u"显存不足请减小"_s << 8 << QStringList{u"显存不足"_s, u"请减小"_s};
    QTest::newRow("a full stop never begins a line") << u"显存不足。请"_s << 8 << QStringList{u"显存不"_s, u"足。请"_s};
    QTest::newRow("options stay whole") << u"use git push --force-with-lease now"_s << 16
                                        << QStringList{u"use git push"_s, u"--force-with-lease"_s, u"now"_s};
    QTest::newRow("paths stay whole") << u"see /var/log/postgresql/main.log there"_s << 12
                                      << QStringList{u"see"_s, u"/var/log/postgresql/main.log"_s, u"there"_s};
    QTest::newRow("addresses stay whole") << u"见https://example.org/a-b/c?d=e&f=g。完"_s << 10
                                          << QStringList{u"见"_s, u"https://example.org/a-b/c?d=e&f=g。"_s, u"完"_s};
    QTest::newRow("addresses with Chinese in them too") << u"at https://zh.example.org/wiki/内存 ok"_s << 10
                                                        << QStringList{u"at"_s, u"https://zh.example.org/wiki/内存"_s, u"ok"_s};
}

void tst_Columns::linesBreakWhereTheScriptAllows()
{
    QFETCH(QString, text);
    QFETCH(int, columns);
    QTEST(wrapped(text, columns), "lines");
}

void tst_Columns::nothingIsLostAndNoLineIsTooLong()
{
    const QString text = u"当使用 torch.float64 时，MPS 后端会抛出 TypeError；请改用 float32（见 issue 77764）。 And some English words after."_s;
    for (int columns = 16; columns < 60; ++columns) {
        const QStringList lines = wrapped(text, columns);
        QCOMPARE(lines.join(QString()).remove(u' '), QString(text).remove(u' '));
        for (const QString &line : lines) {
            QVERIFY2(columnsOf(line) <= columns, qPrintable(line));
        }
    }
}

void tst_Columns::cutTextFits()
{
    QCOMPARE(cutTo(u"short"_s, 5), u"short"_s);
    QCOMPARE(cutTo(u"longer"_s, 5), u"long…"_s);
    QCOMPARE(cutTo(u"内存不足"_s, 6), u"内存…"_s);
    QCOMPARE(cutTo(u"one two"_s, 5), u"one…"_s);
}

QTEST_APPLESS_MAIN(tst_Columns)
#include "tst_columns.moc"
