// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/errorcursor.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::match;
using namespace wayout::paste;

class tst_ErrorCursor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsFollowTheLinesAndGoAround();
    void aRecordLeadsToTheErrorThatItAnswers();
};

namespace {

Answer answer()
{
    Answer answer;
    answer.errors = {{.group = 1, .line = 9}, {.group = 2, .line = 3}, {.group = 3, .line = 12}};
    answer.matches = {Match{.record = 0, .group = 1, .evidence = {{Evidence::Kind::Pattern, 9, 1, 4, u"frob"_s}}},
        Match{.record = 1, .group = 2, .evidence = {{Evidence::Kind::Pattern, 2, 1, 4, u"grob"_s}}}};
    return answer;
}

} // namespace

void tst_ErrorCursor::stepsFollowTheLinesAndGoAround()
{
    ErrorCursor cursor;
    QVERIFY(!cursor.step(1));
    cursor.setAnswer(answer());
    QCOMPARE(cursor.current(), -1);
    QCOMPARE(cursor.step(-1)->line, 12);
    QCOMPARE(cursor.step(1)->line, 3);
    QCOMPARE(cursor.step(1)->line, 9);
    cursor.clear();
    QCOMPARE(cursor.count(), 0);
    QCOMPARE(cursor.current(), -1);
}

void tst_ErrorCursor::aRecordLeadsToTheErrorThatItAnswers()
{
    ErrorCursor cursor;
    cursor.setAnswer(answer());
    cursor.follow(answer().matches.at(1).evidence); // its error is shown at another line
    QCOMPARE(cursor.current(), 0);
    cursor.follow(answer().matches.at(0).evidence);
    QCOMPARE(cursor.current(), 1);
    cursor.follow({{Evidence::Kind::Words, 9, 2, 3, u"rob"_s}}); // of the current error
    QCOMPARE(cursor.current(), 1);
    cursor.follow({{Evidence::Kind::Words, 40, 2, 3, u"rob"_s}});
    QCOMPARE(cursor.current(), 1);
}

QTEST_APPLESS_MAIN(tst_ErrorCursor)
#include "tst_errorcursor.moc"
