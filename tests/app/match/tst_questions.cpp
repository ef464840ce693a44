// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "app/text/datatable.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/ranking/recordedcount.h"

using namespace Qt::StringLiterals;
using namespace wayout::match;

/// Questions in words, instead of errors: tests/questions and the samples in resources/text/search-words.txt.
class tst_Questions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSampleFindsItsRecord_data();
    void aSampleFindsItsRecord();
    void atLeastTheRecordedNumberOfQuestionsIsAnswered_data();
    void atLeastTheRecordedNumberOfQuestionsIsAnswered();
    void aQuestionIsAMatchOnlyInTheWordsOfItsRecord();
    void anErrorIsNoQuestion_data();
    void anErrorIsNoQuestion();
    void aLongTextIsNoQuestion();

private:
    QStringList found(const QString &text) const;

    std::shared_ptr<const Engine> m_engine;
};

namespace {

struct Question {
    QString text;
    QStringList records; ///< that answer it; empty if the catalogue has none
};

QList<Question> questions(const QString &name)
{
    QFile file(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/questions/") + name);
    QList<Question> questions;
    for (const QByteArray &line : file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>()) {
        if (const QJsonObject object = QJsonDocument::fromJson(line).object(); !object.isEmpty()) {
            questions.append({object[u"text"].toString(), object[u"records"].toVariant().toStringList()});
        }
    }
    return questions;
}

} // namespace

void tst_Questions::initTestCase()
{
    m_engine = wayout::loading::loadEngine({});
}

QStringList tst_Questions::found(const QString &text) const
{
    QStringList ids;
    for (const Match &match : m_engine->matcher.find(text).matches) {
        ids.append(m_engine->catalog.idAt(match.record));
    }
    return ids;
}

void tst_Questions::aSampleFindsItsRecord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    for (const QByteArray &row : wayout::text::tableRows(u"search-words.txt"_s)) {
        if (row.startsWith("yes ")) {
            const QString sample = QString::fromUtf8(row.sliced(4));
            QTest::newRow(row.constData()) << sample.section(u" = "_s, 0, 0) << sample.section(u" = "_s, 1);
        }
    }
}

void tst_Questions::aSampleFindsItsRecord()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    const QStringList ids = found(text);
    QVERIFY2(ids.mid(0, 3).contains(id), qUtf8Printable(ids.mid(0, 5).join(u' ')));
}

void tst_Questions::atLeastTheRecordedNumberOfQuestionsIsAnswered_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("counts");
    QTest::newRow("questions that were seen") << u"questions.jsonl"_s << QByteArray("questions");
    QTest::newRow("questions that nothing was fitted to") << u"second.jsonl"_s << QByteArray("second-questions");
}

void tst_Questions::atLeastTheRecordedNumberOfQuestionsIsAnswered()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, counts);
    int first = 0;
    int amongThree = 0;
    int unanswerable = 0;
    for (const Question &question : questions(file)) {
        const QStringList ids = found(question.text).mid(0, 3);
        const bool isFirst = question.records.contains(ids.value(0));
        const bool isAmong = std::ranges::any_of(ids, [&](const QString &id) { return question.records.contains(id); });
        first += isFirst ? 1 : 0;
        amongThree += isAmong ? 1 : 0;
        unanswerable += question.records.isEmpty() && !ids.isEmpty() ? 1 : 0;
        if (!isFirst && (!question.records.isEmpty() || !ids.isEmpty())) {
            qInfo().noquote() << question.text << u"→"_s << ids.join(u' ');
        }
    }
    qInfo("%d first, %d among the first three, %d listed in vain", first, amongThree, unanswerable);
    QVERIFY(first >= recordedCount(counts + "-first"));
    QVERIFY(amongThree >= recordedCount(counts + "-among-three"));
    QVERIFY(unanswerable <= recordedCount(counts + "-listed-in-vain"));
}

void tst_Questions::aQuestionIsAMatchOnlyInTheWordsOfItsRecord()
{
    const QList<Question> all = questions(u"questions.jsonl"_s);
    QCOMPARE(all.size(), 100);
    for (const Question &question : all) {
        const Answer answer = m_engine->matcher.find(question.text);
        if (answer.grade == Grade::Match) {
            const Match &first = answer.matches.first();
            QVERIFY2(first.features.wordingAlone > 0, qUtf8Printable(question.text));
            QVERIFY2(question.records.contains(m_engine->catalog.idAt(first.record)), qUtf8Printable(question.text));
        }
    }
}

void tst_Questions::anErrorIsNoQuestion_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("an error message") << u"bash: docker: command not found"_s;
    QTest::newRow("an error that no record explains") << u"frobnicate: error: docker has no permission"_s;
    QTest::newRow("a code") << u"TS2322"_s;
    QTest::newRow("a message without a colon") << u"Segmentation fault (core dumped)"_s;
}

void tst_Questions::anErrorIsNoQuestion()
{
    QFETCH(QString, text);
    QCOMPARE(m_engine->matcher.find(text).words, QStringList());
}

void tst_Questions::aLongTextIsNoQuestion()
{
    QCOMPARE(m_engine->matcher.find(u"docker permission "_s.repeated(5000)).words, QStringList());
    // The search box takes any number of words.
    QVERIFY(!m_engine->matcher.search(u"docker permission "_s.repeated(5000)).matches.isEmpty());
}

QTEST_APPLESS_MAIN(tst_Questions)
#include "tst_questions.moc"
