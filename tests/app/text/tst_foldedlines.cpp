// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/foldedlines.h"
#include "app/text/lineprefix.h"
#include "app/text/paste.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_FoldedLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesKnowWhereTheyStood();
    void linesSayWhatPasteMakesOfThem();
    void brokenUtf8IsPassedOn();
};

void tst_FoldedLines::linesKnowWhereTheyStood()
{
    const QByteArray text = "one\r\n\x1b[31mtwo\x1b[0m\rthree \xe2\x80\xa9" "four\n\nlast";
    const FoldedLines lines(text);
    QCOMPARE(lines.count(), size_t(6));
    QCOMPARE(lines.line(1), std::string_view("two"));
    QCOMPARE(lines.line(2), std::string_view("three "));
    QCOMPARE(lines.line(4), std::string_view(""));
    QCOMPARE(lines.line(5), std::string_view("last"));
    QCOMPARE(lines.originalStarts, (std::vector<std::uint32_t>{0, 5, 18, 27, 32, 33}));
}

void tst_FoldedLines::linesSayWhatPasteMakesOfThem()
{
    const QList<QString> parts{u"error"_s,  u"："_s, u"（"_s, u"‘x’"_s, u"&lt;"_s, u"&#39;"_s, u"& "_s,  u"\u001b[1;31m"_s, u"\u001b]8;;a\u0007"_s, u"\u200b"_s,
                               u"\u202e"_s, u"找不到"_s, u"é"_s, u"😀"_s,   u"\u00a0"_s, u"\u3000"_s, u"\t"_s, u"\u0007"_s,      u"ſ"_s,            u"K"_s};
    QRandomGenerator random(7);
    int compared = 0;
    for (int round = 0; round < 3000; ++round) {
        QString text = u"z"_s; // no prefix, no quote, no prompt
        for (int i = 0; i < 8; ++i) {
            text += parts.at(random.bounded(int(parts.size())));
        }
        if (linePrefixLength(text) == 0) {
            ++compared;
            QCOMPARE(QByteArray::fromStdString(std::string(FoldedLines(text.toUtf8()).line(0))), Paste(text).line(0).toByteArray());
        }
    }
    QVERIFY(compared > 2000);
}

void tst_FoldedLines::brokenUtf8IsPassedOn()
{
    const QByteArray text = "a\xff\xe2\x80 b\xe2\nc\xc2";
    const FoldedLines lines(text);
    QCOMPARE(lines.count(), size_t(2));
    QCOMPARE(lines.line(0), std::string_view("a\xff\xe2\x80 b\xe2"));
    QCOMPARE(lines.line(1), std::string_view("c\xc2"));
}

QTEST_APPLESS_MAIN(tst_FoldedLines)
#include "tst_foldedlines.moc"
