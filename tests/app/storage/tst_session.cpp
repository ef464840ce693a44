// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/session.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::storage;

class tst_Session : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void whatIsNoSessionIsNone_data();
    void whatIsNoSessionIsNone();
    void fieldsOfTheWrongKindAreLeftOut();
    void aTextWithASecretIsNotKept();
    void aTextThatIsTooLongIsNotKept();
};

void tst_Session::whatIsWrittenIsRead()
{
    const Session session{
        u"line 1\n\"报错\" \\ \t𝄞\0end"_s, u"build.log"_s, 1'234'567'890'123'456'789, u"git/record"_s, 321};
    QCOMPARE(sessionFromBytes(sessionToBytes(session)), session);
    QCOMPARE(sessionFromBytes(sessionToBytes({})), Session());
}

void tst_Session::whatIsNoSessionIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half of one") << sessionToBytes({u"text"_s}).first(20);
    QTest::newRow("another thing") << QByteArray("[1, 2]");
    QTest::newRow("another object") << QByteArray("{\"a\": 1}");
    QTest::newRow("deep") << QByteArray(100'000, '[');
    QTest::newRow("not UTF-8") << QByteArray("{\"version\": 1, \"text\": \"\xff\"}");
}

void tst_Session::whatIsNoSessionIsNone()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(sessionFromBytes(bytes), std::nullopt);
}

void tst_Session::fieldsOfTheWrongKindAreLeftOut()
{
    QCOMPARE(sessionFromBytes(R"({"version": 2, "text": 5, "scroll": "far", "record": "a/b", "new": true})"),
        (Session{.recordId = u"a/b"_s}));
}

void tst_Session::aTextWithASecretIsNotKept()
{
    const Session session{u"password=hunter2-very-secret"_s, u"a.log"_s, 5, u"git/record"_s, 7};
    QCOMPARE(storable(session), (Session{.recordId = u"git/record"_s, .scroll = 7}));
    const Session coloured{u"\x1b[33mDB_PASSWORD\x1b[0m=\x1b[36mhunter2secret\x1b[0m"_s, u"a.log"_s, 5, u"git/record"_s, 7};
    QCOMPARE(storable(coloured), storable(session));
    const Session harmless{u"fatal: not a git repository"_s, u"a.log"_s, 5, u"git/record"_s, 7};
    QCOMPARE(storable(harmless), harmless);
}

void tst_Session::aTextThatIsTooLongIsNotKept()
{
    QCOMPARE(storable({.text = QString(Session::longestText + 1, u'x')}).text, QString());
    QCOMPARE(storable({.text = QString(Session::longestText, u'x')}).text.size(), Session::longestText);
}

QTEST_GUILESS_MAIN(tst_Session)
#include "tst_session.moc"
