// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/linemessage.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_LineMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMessageStandsAlone_data();
    void theMessageStandsAlone();
};

void tst_LineMessage::theMessageStandsAlone_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *claim, const QString &line, const QString &message) { QTest::newRow(claim) << line << message; };
    row("nothing in front", u"no such host"_s, u"no such host"_s);
    row("a level in brackets", u"[ERROR] Failed to execute goal: Compilation failure"_s, u"Failed to execute goal: Compilation failure"_s);
    row("in small letters", u"[error] no such host"_s, u"no such host"_s);
    row("a level and its colon", u"ERROR: Could not find a version"_s, u"Could not find a version"_s);
    row("a time and a level", u"2024-05-06 12:11:47,123 ERROR no such host"_s, u"no such host"_s);
    row("a level and a time", u"ERROR 2024-05-06 12:11:47 no such host"_s, u"no such host"_s);
    row("a thread and a logger", u"ERROR [http-nio-8080-exec-1] com.shop.Cart - it failed"_s, u"it failed"_s);
    row("Spring's", u"ERROR 1 --- [           main] o.s.b.SpringApplication      : it failed"_s, u"it failed"_s);
    row("several brackets", u"[12:11:47] [WARN ] [pool-1] slow"_s, u"slow"_s);
    row("a place in a file is told", u"[ERROR] /src/A.java:[12,5] cannot find symbol"_s, u"/src/A.java:[12,5] cannot find symbol"_s);
    row("a code is no thread", u"[ERROR] [E0308] mismatched types"_s, u"[E0308] mismatched types"_s);
    row("a number is part of it", u"ERROR 1045 (28000): Access denied"_s, u"ERROR 1045 (28000): Access denied"_s);
    row("a compiler's word is part of it", u"error: no such file"_s, u"error: no such file"_s);
    row("a code in brackets as well", u"error[E0308]: mismatched types"_s, u"error[E0308]: mismatched types"_s);
    row("an exception is part of it", u"TypeError: x is not a function"_s, u"TypeError: x is not a function"_s);
    row("a word in capitals is no level", u"ERRORS were found"_s, u"ERRORS were found"_s);
    row("a level alone stays", u"[ERROR]"_s, u"[ERROR]"_s);
    row("nothing", {}, {});
}

void tst_LineMessage::theMessageStandsAlone()
{
    QFETCH(QString, line);
    QTEST(lineMessage(line).toString(), "message");
}

QTEST_APPLESS_MAIN(tst_LineMessage)
#include "tst_linemessage.moc"
