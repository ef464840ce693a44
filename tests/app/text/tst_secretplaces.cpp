// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::text;

class tst_SecretPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsToldByLineAndKind();
    void linesEndInAnyWay();
    void aShortSecretIsNotGivenAwayByItsBeginning();
    void ofVeryManyTheFirstAreTold();
    void anExcerptHasMasks();
    void anExcerptOfAPrivateKeyShowsNothingOfIt();
    void anExcerptIsWhatIsSeen();
    void anExcerptStaysInsideTheText();
    void maskedLinesAreAsMany();
    void aSecretAtTheCutIsMasked();
    void aPartIsJudgedByTheWholeText();
};

namespace {

const QString token = u"ghp_"_s + u"aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0xR3uLq"_s;

QString privateKey(int lines)
{
    return u"-----BEGIN RSA PRIVATE KEY-----\n"_s + u"MIIEowIBAAKCAQEAtUlnrK3dzXy8Q0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV1w\n"_s.repeated(lines)
        + u"-----END RSA PRIVATE KEY-----\n"_s;
}

} // namespace

void tst_SecretPlaces::eachIsToldByLineAndKind()
{
    const FoundSecrets found = secretsIn(u"first\n  using %1 at the end\nhttps://u:hunter2x@host/\n"_s.arg(token));
    QCOMPARE(found.count, 2);
    const SecretPlace &key = found.places.at(0);
    QCOMPARE(key.kind, SecretKind::Key);
    QCOMPARE(key.line, 2);
    QCOMPARE(key.column, 9);
    QCOMPARE(key.length, int(token.size()));
    QCOMPARE(key.beginning, u"ghp_"_s);
    QCOMPARE(key.masked, u"using ****** at the end"_s);
    QCOMPARE(found.places.at(1).kind, SecretKind::UrlPassword);
    QCOMPARE(found.places.at(1).line, 3);
    QCOMPARE(found.places.at(1).masked, u"https://u:******@host/"_s);
    const QString header = u"curl -H \"Authorization: Bearer "_s + u"aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0xR3uLq"_s.repeated(4);
    const FoundSecrets near = secretsIn(header + u"\" https://u:hunter2x@host/"_s);
    QCOMPARE(near.count, 2);
    QCOMPARE(near.places.at(1).masked, u"******\" https://u:******@host/"_s); // of a neighbour that is cut nothing is shown
}

void tst_SecretPlaces::linesEndInAnyWay()
{
    const FoundSecrets found = secretsIn(u"a\r\nb\rc\nd %1"_s.arg(token));
    QCOMPARE(found.places.at(0).line, 4);
    QCOMPARE(found.places.at(0).column, 3);
}

void tst_SecretPlaces::aShortSecretIsNotGivenAwayByItsBeginning()
{
    const FoundSecrets found = secretsIn(u"password=hunter2x"_s);
    QCOMPARE(found.count, 1);
    QVERIFY(found.places.at(0).beginning.isEmpty());
}

void tst_SecretPlaces::ofVeryManyTheFirstAreTold()
{
    const FoundSecrets found = secretsIn(u"password=hunter2x\n"_s.repeated(3'000));
    QCOMPARE(found.count, 3'000);
    QCOMPARE(found.places.size(), FoundSecrets::mostPlaces);
    QCOMPARE(found.places.last().line, int(FoundSecrets::mostPlaces));
}

void tst_SecretPlaces::anExcerptHasMasks()
{
    const QString text = u"one\ntwo\npassword=hunter2x\nfour\nfive\nsix"_s;
    QCOMPARE(maskedExcerpt(text, 3, 3), u"two\npassword=******\nfour\n"_s);
    QCOMPARE(maskedExcerpt(text, 1, 2), u"one\ntwo\n"_s);
    QCOMPARE(maskedExcerpt(text, 6, 2), u"five\nsix"_s);
}

void tst_SecretPlaces::anExcerptOfAPrivateKeyShowsNothingOfIt()
{
    const QString text = privateKey(30) + u"Permission denied (publickey).\n"_s;
    const QString excerpt = maskedExcerpt(text, 33, 10);
    QVERIFY2(!excerpt.contains(u"MIIE"_s), qPrintable(excerpt));
    QVERIFY(excerpt.endsWith(u"Permission denied (publickey).\n"_s));
    QVERIFY(!maskedExcerpt(text, 5, 10).contains(u"MIIE"_s));
}

void tst_SecretPlaces::anExcerptIsWhatIsSeen()
{
    QCOMPARE(maskedExcerpt(u"\x1b[31merror\x1b[0m: su\u200Bdo\r\nnext\x1b]52;c;cm0=\x07"_s, 1, 5), u"error: sudo\nnext"_s);
    QCOMPARE(maskedExcerpt(u"password=\x1b[31mhunter2x\x1b[0m end"_s, 1, 5), u"password=****** end"_s);
}

void tst_SecretPlaces::anExcerptStaysInsideTheText()
{
    QCOMPARE(maskedExcerpt({}, 1, 10), QString());
    QCOMPARE(maskedExcerpt(u"one"_s, 100, 10), u"one"_s);
    QCOMPARE(maskedExcerpt(u"one\n"_s, 1, 10), u"one\n"_s);
    QVERIFY(maskedExcerpt(QString(1'000'000, u'x'), 1, 10).size() <= 64 * 1024);
}

void tst_SecretPlaces::maskedLinesAreAsMany()
{
    const QString text = u"one\n"_s + privateKey(3) + u"password=hunter2x\nlast"_s;
    const QString masked = maskedLines(text);
    QCOMPARE(masked.count(u'\n'), text.count(u'\n'));
    QVERIFY(masked.endsWith(u"\npassword=******\nlast"_s));
    QVERIFY(!masked.contains(u"MIIE"_s));
}

void tst_SecretPlaces::aSecretAtTheCutIsMasked()
{
    const QString text = u"key "_s + token + u" is wrong"_s;
    for (qsizetype longest = 0; longest <= text.size(); ++longest) {
        const QString kept = maskedBeginning(text, longest);
        QVERIFY2(kept.size() <= longest && !kept.contains(token.first(5)), qPrintable(kept));
    }
    QCOMPARE(maskedBeginning(text, text.size()), u"key ****** is wrong"_s);
}

void tst_SecretPlaces::aPartIsJudgedByTheWholeText()
{
    const QString key = u"one\n"_s + privateKey(3);
    QCOMPARE(MaskedParts(key).of(key.split(u'\n').at(2)), u"******"_s);
    QCOMPARE(MaskedParts(key).of(u"one"_s), u"one"_s);
    QCOMPARE(MaskedParts(u"\x1b[1mPassword:\x1b[0m\n\x1b[2mhunter2x\x1b[0m\n"_s).of(u"hunter2x"_s), u"******"_s);
    QCOMPARE(MaskedParts(u"password=hunter2x"_s).of(u"password=hunter2x"_s), u"password=******"_s);
}

QTEST_MAIN(tst_SecretPlaces)
#include "tst_secretplaces.moc"
