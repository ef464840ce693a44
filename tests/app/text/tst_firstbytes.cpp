// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/firstbytes.h"
#include "app/text/secretforms.h"

#include <QTest>

#include <re2/re2.h>

#include "tests/app/text/secretsamples.h"

using namespace wayout::text;

class tst_FirstBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyAreThoseOfThePattern_data();
    void theyAreThoseOfThePattern();
    void whatIsNotKnownMayBeginWithAny_data();
    void whatIsNotKnownMayBeginWithAny();
    void everyMatchOfAFormBeginsWithOne();
};

void tst_FirstBytes::theyAreThoseOfThePattern_data()
{
    QTest::addColumn<QByteArray>("bytes"); // of the pattern that is the name of the row
    QTest::newRow("ab") << QByteArray("Aa");
    QTest::newRow("=|:b") << QByteArray(":=");
    QTest::newRow("a?[-+]*(?:;|,)x") << QByteArray("+,-;Aa");
    QTest::newRow("(?:-|)=") << QByteArray("-=");
    QTest::newRow("(?i)(?i:x){0,2}?=") << QByteArray("=Xx");
    QTest::newRow("x{1,3}y") << QByteArray("Xx");
    QTest::newRow("\\b[ \\t]*\\d+") << QByteArray("\t 0123456789");
    QTest::newRow("[]\\r-]") << QByteArray("\r-]");
    QTest::newRow("[\\d\\x3a-;]") << QByteArray("0123456789:;");
    QTest::newRow("\\Q$a\\E(x)") << QByteArray("$");
    QTest::newRow("\\$b|\\x2d") << QByteArray("$-");
    QTest::newRow("[^\\w\\x00-\\x20:-@\\x5b-\\xff]") << QByteArray("!\"#$%&'()*+,-./");
}

void tst_FirstBytes::theyAreThoseOfThePattern()
{
    QFETCH(QByteArray, bytes);
    const ByteSet first = firstBytesOf(QTest::currentDataTag());
    QByteArray all;
    for (size_t byte = 0; byte < first.size(); ++byte) {
        all += first[byte] ? QByteArray(1, char(byte)) : QByteArray();
    }
    QCOMPARE(all, bytes);
}

void tst_FirstBytes::whatIsNotKnownMayBeginWithAny_data()
{
    QTest::addColumn<QByteArray>("pattern");
    for (const char *pattern : {"", "a*", "a|", "(?:a?)\\z", "\\pL", "(?P<n>a)", "[[:alpha:]]", "(?-i)a", "(a", "a)",
             "[a", "*a", "a\\", "\\x4"}) {
        QTest::newRow(pattern) << QByteArray(pattern);
    }
}

void tst_FirstBytes::whatIsNotKnownMayBeginWithAny()
{
    QFETCH(QByteArray, pattern);
    QVERIFY(firstBytesOf(pattern.toStdString()).all());
}

/// Tries the patterns of all forms at all places of all samples.
void tst_FirstBytes::everyMatchOfAFormBeginsWithOne()
{
    QStringList texts;
    for (const SecretSample &sample : samplesIn(QStringLiteral(WAYOUT_SOURCE_DIR "/resources/text/secret-forms.txt"))) {
        texts.append(sample.text.left(200));
    }
    const std::string all = SecretForms::all().bytesOf(texts.join(u'\n'));
    qsizetype restricted = 0;
    qsizetype matches = 0;
    for (const SecretForm &form : SecretForms::all().forms()) {
        restricted += form.first.all() ? 0 : 1;
        if (form.pattern.starts_with("\\Q")) {
            continue; // a row of service-keys.txt
        }
        re2::RE2::Options options;
        options.set_encoding(re2::RE2::Options::EncodingLatin1);
        const re2::RE2 pattern(form.pattern, options);
        for (size_t at = 0; at < all.size(); ++at) {
            const size_t end = std::min(all.size(), at + 300);
            if (!form.first[uchar(all[at])]) {
                QVERIFY2(!pattern.Match(all, at, end, re2::RE2::ANCHOR_START, nullptr, 0), form.name.constData());
            } else {
                ++matches;
            }
        }
    }
    QVERIFY(matches > 0);
    QVERIFY(restricted * 10 > qsizetype(SecretForms::all().forms().size()) * 9); // the parser knows what the tables use
}

QTEST_GUILESS_MAIN(tst_FirstBytes)
#include "tst_firstbytes.moc"
