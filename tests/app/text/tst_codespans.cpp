// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/codespans.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_CodeSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codeStandsBetweenBackticks_data();
    void codeStandsBetweenBackticks();
};

void tst_CodeSpans::codeStandsBetweenBackticks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown"); // code in brackets
    QTest::newRow("none") << u"Nothing."_s << u"Nothing."_s;
    QTest::newRow("one") << u"Run `npm ci` again."_s << u"Run [npm ci] again."_s;
    QTest::newRow("two") << u"`a` and `b`"_s << u"[a] and [b]"_s;
    QTest::newRow("all of it") << u"`global name`"_s << u"[global name]"_s;
    QTest::newRow("in Chinese") << u"出现`x`之后：`y`。"_s << u"出现[x]之后：[y]。"_s;
    QTest::newRow("a lone one stays") << u"use `keras.layers"_s << u"use `keras.layers"_s;
    QTest::newRow("a third one stays") << u"`a` and `b"_s << u"[a] and `b"_s;
    QTest::newRow("as GNU tools quote") << u"reference to `foo' and `bar'"_s << u"reference to `foo' and `bar'"_s;
    QTest::newRow("in both ways") << u"`foo' or `bar`"_s << u"`foo' or [bar]"_s;
    QTest::newRow("nothing inside") << u"an empty `` pair"_s << u"an empty `` pair"_s;
    QTest::newRow("a fence is none") << u"```sh"_s << u"```sh"_s;
    QTest::newRow("not over lines") << u"`a\nb`"_s << u"`a\nb`"_s;
    QTest::newRow("markup is text") << u"`<b>`"_s << u"[<b>]"_s;
}

void tst_CodeSpans::codeStandsBetweenBackticks()
{
    QFETCH(QString, text);
    const TextWithCode parts = withCode(text);
    QString shown = parts.text;
    // NOLINTNEXTLINE(modernize-loop-convert): clang before 16 does not compile the views of libstdc++
    for (auto span = parts.code.crbegin(); span != parts.code.crend(); ++span) {
        shown.insert(span->start + span->length, u']').insert(span->start, u'[');
    }
    QTEST(shown, "shown");
}

QTEST_GUILESS_MAIN(tst_CodeSpans)
#include "tst_codespans.moc"
