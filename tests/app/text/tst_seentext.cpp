// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"
#include "app/text/seentext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_SeenText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSeenIsLeftOut_data();
    void whatIsNotSeenIsLeftOut();
    void eachCharacterLeadsBack();
    void whatEscapesCarryFollows();
    void anEscapeHidesNoSecret_data();
    void anEscapeHidesNoSecret();
    void theEscapesAroundASecretStay();
    void anEscapeTakesNoMaskIn();
    void aKeyInColouredLinesIsOneSecret();
    void aSecretThatATerminalCutIsFound();
    void noSecretEndsBehindTheText();
};

void tst_SeenText::whatIsNotSeenIsLeftOut_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<QString>("seen");
    const auto row = [](const char *name, const QString &original, const QString &seen) {
        QTest::newRow(name) << original << seen;
    };
    row("plain", u"one\r\ntwo\n"_s, u"one\r\ntwo\n"_s);
    row("colours", u"\x1b[1;31mpass\x1b[0mword\x1b[m"_s, u"password"_s);
    row("CSI in one character", u"pass\u009b31mword"_s, u"password"_s);
    row("spelt out", uR"(\x1b[31mpass\u001b[0mword\033[1m \e[32mx^[[0m #033[0my)"_s, u"password x y"_s);
    row("spelt out in JSON in a string", uR"(\\u001b[31mpass\\u001b[0mword)"_s, u"password"_s);
    row("without ESC", u"[31mpass[0mword"_s, u"password"_s);
    row("invisible characters", u"pa\u200bss\u00adwo\u2060rd\U000e0041"_s, u"password"_s);
    row("NUL of UTF-16", QString::fromLatin1(QByteArrayView("p\0a\0s\0s\0", 8)), u"pass"_s);
    row("full width", u"ｐａｓｓ＝“ｘ”"_s, u"pass=\"x\""_s);
    row("entities", u"pass=&quot;x&#39;&quot;"_s, u"pass=\"x'\""_s);
    row("overstruck", u"p\bpa\bas\bss\bs_\bw"_s, u"passw"_s);
    row("a regex", uR"(^[[K-Z] a\b \xe9 [5m])"_s, uR"(^[[K-Z] a\b \xe9 [5m])"_s);
}

void tst_SeenText::whatIsNotSeenIsLeftOut()
{
    QFETCH(QString, original);
    QTEST(SeenText(original).text(), "seen");
}

void tst_SeenText::eachCharacterLeadsBack()
{
    const QString original = u"a\x1b[31mb\u200bc&amp;d\r\ne\\x1b[0m密😀f"_s;
    const SeenText seen(original);
    QCOMPARE(seen.text(), u"abc&d\r\ne密😀f"_s);
    for (const QChar c : {u'a', u'b', u'c', u'd', u'e', u'密', u'f'}) {
        const qsizetype at = seen.text().indexOf(c);
        // 'm' and 'a' also occur in sequences and entities.
        QCOMPARE(original.at(seen.originalOf(at)), c);
        QCOMPARE(seen.originalEndOf(at), seen.originalOf(at) + 1);
    }
    const qsizetype entity = seen.text().indexOf(u'&');
    QCOMPARE(
        original.sliced(seen.originalOf(entity), seen.originalEndOf(entity) - seen.originalOf(entity)), u"&amp;"_s);
}

void tst_SeenText::whatEscapesCarryFollows()
{
    const QString original = u"a \x1b]0;password=hunter2\x07 b"_s;
    const SeenText seen(original);
    QVERIFY(seen.text().startsWith(u"a  b\n"_s));
    const qsizetype at = seen.text().indexOf(u"hunter2"_s);
    QVERIFY(at > 0);
    QCOMPARE(original.sliced(seen.originalOf(at), 7), u"hunter2"_s);
    QCOMPARE(maskSecrets(original), u"a \x1b]0;password=******\x07 b"_s);
    QCOMPARE(maskSecrets(u"\x1b]8;;https://bob:hunter2@h/x\x1b\\link\x1b]8;;\x1b\\ password=abc12345"_s),
        u"\x1b]8;;https://bob:******@h/x\x1b\\link\x1b]8;;\x1b\\ password=******"_s);
}

/// A row: a text in which the words hunter2secret and ghp_… must not stay, whole or without what stands between their letters.
void tst_SeenText::anEscapeHidesNoSecret_data()
{
    QTest::addColumn<QString>("text");
    const QString token = u"gh"_s + u"p_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5"_s;
    for (const QString &escape :
        {u"\x1b[31m"_s, u"\x1b[0m"_s, u"\x1b[1;38;5;196m"_s, u"\x1b[K"_s, u"\x1b(B"_s, u"\u009b1m"_s, u"\\x1b[31m"_s,
            u"\\u001b[0m"_s, u"\\033[1m"_s, u"\\e[m"_s, u"^[[31m"_s, u"\\\\u001b[32m"_s, u"\u200b"_s}) {
        const auto row = [&escape](const QString &pattern) {
            const QString text = QString(pattern).replace(u'|', escape);
            QTest::addRow("%s", text.left(60).toUtf8().toPercentEncoding(" =:[;").constData()) << text;
        };
        row(u"|DB_PASSWORD|=|hunter2secret|"_s);
        row(u"|password|: |hunter2secret| next"_s);
        row(u"pass|word=hunter2|secret"_s);
        row(u"{\"msg\":\"|password|=|hunter2secret|\",\"n\":1}"_s);
        row(u"|密码|：|hunter2secret|"_s);
        row(u"Error: token |"_s + token + u"| rejected"_s);
        row(u"Error: token "_s + token.left(9) + u'|' + token.sliced(9) + u" rejected"_s);
        row(u"https|://bob|:|hunter2secret|@|host/x"_s);
        row(u"Authorization|:| Bearer |hunter2secret"_s);
    }
}

void tst_SeenText::anEscapeHidesNoSecret()
{
    QFETCH(QString, text);
    const QString masked = maskSecrets(text);
    const QString seen = SeenText(masked).text();
    QVERIFY2(
        !seen.contains(u"hunter2"_s) && !seen.contains(u"secret"_s) && !seen.contains(u"7hI9jK"_s), qPrintable(masked));
    QVERIFY2(masked.contains(u"******"_s), qPrintable(masked));
}

void tst_SeenText::theEscapesAroundASecretStay()
{
    QCOMPARE(maskSecrets(u"\x1b[33mDB_PASSWORD\x1b[0m=\x1b[36mhunter2\x1b[1msecret\x1b[0m\r\n"_s),
        u"\x1b[33mDB_PASSWORD\x1b[0m=\x1b[36m******\x1b[0m\r\n"_s);
    const QString text = u"\x1b[31m密码\x1b[0m：hunter2secret\n"_s;
    const FoundSecrets found = secretsIn(text);
    QCOMPARE(found.count, 1);
    QCOMPARE(text.sliced(found.places.first().column - 1, found.places.first().length), u"hunter2secret"_s);
    QCOMPARE(found.places.first().masked, u"密码：******"_s);
}

void tst_SeenText::anEscapeTakesNoMaskIn()
{
    QCOMPARE(maskSecrets(u"password=\x1béclair99 second2 third3"_s), u"password=\x1b****** second2 third3"_s);
    QCOMPARE(maskSecrets(u"password=\x1b,éclair99 second2 third3"_s), u"password=\x1b,****** second2 third3"_s);
    // The letter that ends the escape belongs to an identity number.
    QCOMPARE(maskSecrets(u"password=\x1b[11010519491231002Xéclair99 second2 third3"_s),
        u"password=\x1b[************ second2 third3"_s);
}

void tst_SeenText::aKeyInColouredLinesIsOneSecret()
{
    QString text;
    for (const QString &line : {u"-----BEGIN RSA "_s + u"PRIVATE KEY-----"_s, u"MIIEowIBAAKCAQEAtUlnrK3dzXy8"_s,
             u"cD2eF3gH4iJ5kL6mN7oP8q=="_s, u"-----END RSA "_s + u"PRIVATE KEY-----"_s}) {
        text += u"\x1b[36mweb-1  |\x1b[0m \x1b[31m"_s + line + u"\x1b[0m\n"_s;
    }
    const QString masked = maskSecrets(text);
    QVERIFY2(!masked.contains(u"MIIE"_s) && !masked.contains(u"cD2e"_s), qPrintable(masked));
    QVERIFY(masked.startsWith(u"\x1b[36mweb-1  |\x1b[0m \x1b[31m******"_s));
}

void tst_SeenText::aSecretThatATerminalCutIsFound()
{
    const QString token = u"gh"_s + u"p_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5"_s;
    constexpr qsizetype columns = 80;
    QString line = u"error: the remote end refused the credentials of this client, which were: "_s + token
        + u" and so nothing was fetched from the remote repository; look at the settings of the account before you try it once more"_s;
    QString cut;
    for (; line.size() > columns; line = line.sliced(columns)) {
        cut += line.first(columns) + u'\n';
    }
    const QString masked = maskSecrets(cut + line + u'\n');
    QVERIFY2(masked.contains(u"******"_s) && !masked.contains(token.right(20)) && !masked.contains(token.first(8)),
        qPrintable(masked));
}

/// What the escape carries is looked at behind the text, and the key takes the line break between them.
void tst_SeenText::noSecretEndsBehindTheText()
{
    const QString text = u"-----BEGIN "_s + u"PRIVATE KEY-----\nMIIEow\x1b]0;the title of a window\x07IBAAKCAQEA"_s;
    const QList<Secret> found = findSecrets(text);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().begin + found.first().length, text.size());
    QCOMPARE(maskSecrets(text), u"******"_s);
}

QTEST_GUILESS_MAIN(tst_SeenText)
#include "tst_seentext.moc"
