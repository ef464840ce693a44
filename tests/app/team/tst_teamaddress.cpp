// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamaddress.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::storage;
using namespace wayout::team;

class tst_TeamAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void uriAndKeywordsSayTheSame_data();
    void uriAndKeywordsSayTheSame();
    void whatIsNoAddressIsNone_data();
    void whatIsNoAddressIsNone();
    void onlyThisComputerIsTalkedToInTheClear_data();
    void onlyThisComputerIsTalkedToInTheClear();
    void aStrongerModeStays();
    void aServiceSaysItself();
    void silenceIsNoticedByTheSystemToo();
    void thePasswordIsNotShown();
    void settingsBecomeAnAddress();
};

void tst_TeamAddress::init()
{
    for (const char *variable : {"PGHOST", "PGHOSTADDR", "PGSERVICE", "PGSSLMODE"}) {
        qunsetenv(variable);
    }
}

void tst_TeamAddress::uriAndKeywordsSayTheSame_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("keywords");

    QTest::newRow("whole")
        << u"postgresql://me:p%40ss@db.example.org:5433/errors?sslmode=verify-full"_s
        << u"host=db.example.org port=5433 user=me password=p@ss dbname=errors sslmode=verify-full"_s;
    QTest::newRow("IPv6") << u"postgres://[2001:db8::1]:5432/x"_s << u"host=2001:db8::1 port=5432 dbname=x"_s;
    QTest::newRow("socket") << u"postgresql://%2Frun%2Fpostgresql/x"_s << u"host=/run/postgresql dbname=x"_s;
    QTest::newRow("quoted") << u"postgresql://h/my%20errors?options=it%27s"_s
                            << u" host = h dbname='my errors' options='it\\'s' "_s;
}

void tst_TeamAddress::uriAndKeywordsSayTheSame()
{
    QFETCH(QString, uri);
    QFETCH(QString, keywords);
    QVERIFY(TeamAddress::fromText(uri));
    QVERIFY(TeamAddress::fromText(uri) == TeamAddress::fromText(keywords));
}

void tst_TeamAddress::whatIsNoAddressIsNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("word") << u"errors"_s;
    QTest::newRow("other scheme") << u"mysql://host/x"_s;
    QTest::newRow("open quotation") << u"dbname='errors"_s;
    QTest::newRow("several keywords in one") << u"postgresql://host/x?sslmode%3Ddisable%20zz=1"_s;
    QTest::newRow("a port that is no number") << u"postgresql://me@host:notaport/x"_s;
    QTest::newRow("a port that there is not") << u"host=h port=70000"_s;
    QTest::newRow("broken query") << u"postgresql://host/x?sslmode"_s;
}

void tst_TeamAddress::whatIsNoAddressIsNone()
{
    QFETCH(QString, text);
    QVERIFY(!TeamAddress::fromText(text));
}

void tst_TeamAddress::onlyThisComputerIsTalkedToInTheClear_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("mode");

    QTest::newRow("elsewhere") << u"host=db.example.org"_s << u"require"_s;
    QTest::newRow("elsewhere, weakened") << u"host=db.example.org sslmode=disable"_s << u"require"_s;
    QTest::newRow("elsewhere, preferred") << u"host=10.0.0.1 sslmode=prefer"_s << u"require"_s;
    QTest::newRow("one of two elsewhere") << u"host=localhost,db.example.org"_s << u"require"_s;
    QTest::newRow("an address elsewhere") << u"hostaddr=10.0.0.1"_s << u"require"_s;
    QTest::newRow("an address elsewhere under a name of this one") << u"host=localhost hostaddr=10.0.0.1"_s << u"require"_s;
    QTest::newRow("looks like the loopback") << u"host=127.0.0.1.example.org"_s << u"require"_s;
    QTest::newRow("loopback") << u"host=127.0.0.1"_s << u"prefer"_s;
    QTest::newRow("loopback, IPv6") << u"host=::1"_s << u"prefer"_s;
    QTest::newRow("loopback, in the clear") << u"host=localhost sslmode=disable"_s << u"disable"_s;
    QTest::newRow("socket") << u"host=/run/postgresql"_s << u"prefer"_s;
}

void tst_TeamAddress::onlyThisComputerIsTalkedToInTheClear()
{
    QFETCH(QString, address);
    QFETCH(QString, mode);
    const QString options = TeamAddress::fromText(address)->options(3);
    QVERIFY2(options.contains(u"sslmode='%1'"_s.arg(mode)), qPrintable(options));
}

void tst_TeamAddress::aStrongerModeStays()
{
    QVERIFY(TeamAddress::fromText(u"host=h sslmode=verify-full"_s)->options(3).contains("sslmode='verify-full'"_L1));
    qputenv("PGSSLMODE", "verify-ca");
    QVERIFY(TeamAddress::fromText(u"host=h"_s)->options(3).contains("sslmode='verify-ca'"_L1));
    qputenv("PGSSLMODE", "disable");
    QVERIFY(TeamAddress::fromText(u"host=h"_s)->options(3).contains("sslmode='require'"_L1));
    qputenv("PGHOST", "db.example.org");
    QVERIFY(TeamAddress::fromText(u"dbname=x"_s)->options(3).contains("sslmode='require'"_L1));
}

void tst_TeamAddress::aServiceSaysItself()
{
    QVERIFY(!TeamAddress::fromText(u"service=team"_s)->options(3).contains("sslmode"_L1));
}

void tst_TeamAddress::silenceIsNoticedByTheSystemToo()
{
    const QString options = TeamAddress::fromText(u"host=h keepalives_idle=99"_s)->options(3);
    QVERIFY2(options.contains("tcp_user_timeout='8000'"_L1), qPrintable(options));
    QVERIFY(options.contains("keepalives='1'"_L1));
    QVERIFY(options.contains("keepalives_idle='99'"_L1)); // who says so knows why
}

void tst_TeamAddress::thePasswordIsNotShown()
{
    const auto address = TeamAddress::fromText(u"postgresql://me:hunter2@db.example.org:5433/errors"_s);
    QCOMPARE(address->shown(), u"me@db.example.org:5433/errors"_s);
    QVERIFY(!address->options(3).contains("hunter2"_L1));
    QCOMPARE(address->password(), u"hunter2"_s);
}

void tst_TeamAddress::settingsBecomeAnAddress()
{
    TeamSettings settings{
        .isOn = true, .host = u"db.example.org"_s, .port = 5433, .database = u"errors"_s, .user = u"me"_s};
    QVERIFY(TeamAddress::fromSettings(settings) == TeamAddress::fromText(u"postgresql://me@db.example.org:5433/errors"_s));
    settings.tls = TeamTls::VerifyFull;
    QVERIFY(TeamAddress::fromSettings(settings).options(3).contains("sslmode='verify-full'"_L1));
}

QTEST_GUILESS_MAIN(tst_TeamAddress)

#include "tst_teamaddress.moc"
