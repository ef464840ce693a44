// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/links.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::services;

class tst_Links : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWebPagesAreLinks_data();
    void onlyWebPagesAreLinks();
    void anAddressIsShownInFull();
    void aHostInOtherLettersIsShownAsItIsSent();
};

void tst_Links::onlyWebPagesAreLinks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("https") << u"https://docs.python.org/3/library/venv.html"_s << true;
    QTest::newRow("http") << u"http://example.org"_s << true;
    QTest::newRow("letters in any case") << u"HTTPS://Example.org/A"_s << true;
    QTest::newRow("spaces around") << u" https://example.org \n"_s << true;
    QTest::newRow("scripts") << u"javascript:alert(1)"_s << false;
    QTest::newRow("files") << u"file:///etc/passwd"_s << false;
    QTest::newRow("shares") << u"smb://host/share"_s << false;
    QTest::newRow("data") << u"data:text/html,<b>x</b>"_s << false;
    QTest::newRow("network paths") << u"//host/share"_s << false;
    QTest::newRow("Windows paths") << u"\\\\host\\share"_s << false;
    QTest::newRow("a user name that passes for a host") << u"https://github.com@evil.example/x"_s << false;
    QTest::newRow("a user name alone") << u"https://github.com:x@evil.example"_s << false;
    QTest::newRow("another alphabet that passes for Latin") << u"https://\u0430\u0440\u0440\u04CF\u0435.com/x"_s << false;
    QTest::newRow("the same, as it is sent") << u"https://xn--80ak6aa92e.com"_s << false;
    QTest::newRow("two alphabets in a word") << u"https://g\u0456thub.com"_s << false;
    QTest::newRow("a Chinese host") << u"https://中文.example/帮助"_s << true;
    QTest::newRow("a Russian host") << u"https://пример.рф"_s << true;
    QTest::newRow("a German host") << u"https://bücher.example"_s << true;
    QTest::newRow("a relative path") << u"../../etc/passwd"_s << false;
    QTest::newRow("a starter") << u"file:///usr/share/applications/x.desktop"_s << false;
    QTest::newRow("no host") << u"https:///path"_s << false;
    QTest::newRow("words") << u"the manual, page 12"_s << false;
    QTest::newRow("several on a line") << u"https://a.example https://b.example"_s << false;
    QTest::newRow("endless") << QString(u"https://example.org/"_s + QString(5000, u'x')) << false;
    QTest::newRow("nothing") << QString() << false;
}

void tst_Links::onlyWebPagesAreLinks()
{
    QFETCH(QString, text);
    QTEST(webLink(text).has_value(), "isLink");
}

void tst_Links::anAddressIsShownInFull()
{
    const QString address = u"https://example.org/a/b?c=d#e"_s;
    QCOMPARE(shownLink(*webLink(address)), address);
}

void tst_Links::aHostInOtherLettersIsShownAsItIsSent()
{
    const auto link = webLink(u"https://bücher.example/x"_s);
    QVERIFY(link);
    QCOMPARE(shownHost(*link), u"bücher.example (xn--bcher-kva.example)"_s);
    QCOMPARE(shownLink(*link), u"https://bücher.example/x (xn--bcher-kva.example)"_s);
    const auto known = webLink(u"https://bücher.de/x"_s); // of a country whose letters Qt shows
    QCOMPARE(shownLink(*known), u"https://bücher.de/x (xn--bcher-kva.de)"_s);
    QCOMPARE(shownHost(*webLink(u"https://example.org/x"_s)), u"example.org"_s);
}

QTEST_APPLESS_MAIN(tst_Links)
#include "tst_links.moc"
