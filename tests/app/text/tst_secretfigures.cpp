// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

#include "tests/app/text/secretsamples.h"

using namespace Qt::StringLiterals;
using namespace wayout::text;

/// How many secrets are missed and how many harmless lines are touched, over lists that were written apart from the tables.
class tst_SecretFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fewKnownFormsAreMissed_data();
    void fewKnownFormsAreMissed();
    void fewHarmlessLinesAreTouched();
};

namespace {

const QString folder = QStringLiteral(WAYOUT_SOURCE_DIR "/tests/");

bool isCovered(const SecretSample &sample)
{
    qsizetype done = sample.begin;
    for (const Secret &secret : findSecrets(sample.text)) {
        done = secret.begin <= done ? std::max(done, secret.begin + secret.length) : done;
    }
    return done >= sample.end;
}

void addLines(const QString &path, QSet<QString> &lines)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (!line.startsWith(u'#') && !line.trimmed().isEmpty()) {
            lines.insert(line);
        }
    }
}

} // namespace

void tst_SecretFigures::fewKnownFormsAreMissed_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : QDir(folder + u"app/text/secrets"_s).entryList({u"*known.txt"_s})) {
        QTest::newRow(qPrintable(file)) << file;
    }
}

void tst_SecretFigures::fewKnownFormsAreMissed()
{
    QFETCH(QString, file);
    const QList<SecretSample> samples = samplesIn(folder + u"app/text/secrets/"_s + file);
    QSet<QByteArray> forms;
    qsizetype missed = 0;
    for (const SecretSample &sample : samples) {
        forms.insert(sample.form);
        if (!isCovered(sample)) {
            ++missed;
            qInfo().noquote() << "missed:" << sample.form << maskSecrets(sample.text).left(200);
        }
    }
    qInfo() << missed << "missed of" << samples.size() << "lines," << forms.size() << "forms";
    QVERIFY(samples.size() >= 130);
    QVERIFY(missed * 100 <= samples.size() * 3);
}

void tst_SecretFigures::fewHarmlessLinesAreTouched()
{
    QSet<QString> lines;
    addLines(folder + u"app/text/secrets/harmless.txt"_s, lines);
    for (QDirIterator pastes(folder + u"cases"_s, {u"paste.txt"_s}, QDir::Files, QDirIterator::Subdirectories);
         pastes.hasNext();) {
        addLines(pastes.next(), lines);
    }
    qsizetype touched = 0;
    for (const QString &line : std::as_const(lines)) {
        if (const QString masked = maskSecrets(line); masked != line) {
            ++touched;
            qInfo().noquote() << "touched:" << masked.left(200) << " was: " << line.left(200);
        }
    }
    qInfo() << touched << "touched of" << lines.size() << "lines";
    QVERIFY(lines.size() >= 2'000);
    QVERIFY(touched * 1000 <= lines.size() * 5);
}

QTEST_GUILESS_MAIN(tst_SecretFigures)
#include "tst_secretfigures.moc"
