// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/datatable.h"
#include "app/text/secretforms.h"
#include "app/text/seentext.h"

#include <QSet>
#include <QTest>

#include "tests/app/text/secretsamples.h"

using namespace Qt::StringLiterals;
using namespace wayout::text;

/// The tables of forms: each form finds its samples.
class tst_SecretForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachFormHasSamples();
    void samplesAreFound_data();
    void samplesAreFound();
    void keysAreFound_data();
    void keysAreFound();
};

namespace {

const QString table = QStringLiteral(WAYOUT_SOURCE_DIR "/resources/text/secret-forms.txt");

} // namespace

void tst_SecretForms::eachFormHasSamples()
{
    QSet<QByteArray> found;
    QSet<QByteArray> left;
    for (const SecretSample &sample : samplesIn(table)) {
        (sample.begin < 0 ? left : found).insert(sample.form);
    }
    for (const SecretForm &form : SecretForms::all().forms()) {
        const bool isKey = form.isWhole && form.pattern.starts_with("\\Q");
        QVERIFY2(isKey || (found.contains(form.name) && left.contains(form.name)), form.name.constData());
        for (const QString &literal : form.literals) {
            QVERIFY2(literal.size() >= 2, form.name.constData());
        }
    }
}

void tst_SecretForms::samplesAreFound_data()
{
    QTest::addColumn<SecretSample>("sample");
    for (const SecretSample &sample : samplesIn(table)) {
        QTest::addRow("%s: %s", sample.form.constData(), qPrintable(sample.text.left(60))) << sample;
    }
}

void tst_SecretForms::samplesAreFound()
{
    QFETCH(SecretSample, sample);
    const QList<Secret> found = findSecrets(sample.text);
    if (sample.begin < 0) {
        QVERIFY2(found.isEmpty(), qPrintable(maskSecrets(sample.text)));
        return;
    }
    QVERIFY2(!found.isEmpty(), qPrintable(sample.text));
    QCOMPARE(sample.text.sliced(found.first().begin, found.first().length), sample.secret());
    QVERIFY(findSecrets(maskSecrets(sample.text)).isEmpty());
    const QString coloured = sample.text.first(sample.begin) + u"\x1b[31m"_s + sample.secret().first(2) + u"\x1b[0;1m"_s
        + sample.secret().sliced(2) + u"\x1b[0m"_s + sample.text.sliced(sample.end);
    QVERIFY2(!maskSecrets(coloured).contains(sample.secret().sliced(2)), qPrintable(maskSecrets(coloured)));
}

void tst_SecretForms::keysAreFound_data()
{
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QChar>("alphabet");
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    const QMap<QByteArray, QChar> alphabets{{"Upper", u'U'}, {"Hex", u'x'}, {"Alnum", u'A'}, {"Word", u'A'}, {"Base64", u'b'}};
    for (const QByteArray &row : tableRows(u"service-keys.txt"_s)) {
        const QList<QByteArray> fields = row.split(' ');
        QTest::newRow(fields.at(0).constData())
            << QString::fromLatin1(fields.at(0)) << alphabets.value(fields.at(1)) << fields.at(2).toInt() << fields.at(3).toInt();
    }
}

void tst_SecretForms::keysAreFound()
{
    QFETCH(QString, prefix);
    QFETCH(QChar, alphabet);
    QFETCH(int, fewest);
    QFETCH(int, most);
    const auto isFound = [](const QString &key) {
        return maskSecrets(u"got \""_s + key + u"\", and "_s + key) == u"got \"******\", and ******"_s;
    };
    const QString key = prefix + madeUp(alphabet, fewest, 1);
    QVERIFY2(isFound(key), qPrintable(maskSecrets(key)));
    QVERIFY(most == 0 || isFound(prefix + madeUp(alphabet, most, 2)));
    QVERIFY(isFound(prefix + madeUp(alphabet, most == 0 ? fewest + 300 : most, 3)));
    for (const QString &other : {prefix, prefix + madeUp(alphabet, fewest - 1, 1), prefix + QString(fewest, u'0'), u'a' + key}) {
        QCOMPARE(maskSecrets(other), other);
    }
}

QTEST_GUILESS_MAIN(tst_SecretForms)
#include "tst_secretforms.moc"
