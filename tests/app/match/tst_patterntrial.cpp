// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/catalogreader.h"
#include "app/match/engine.h"
#include "app/match/patterntrial.h"

#include <QTest>

#include "tests/builtinrecords.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

class tst_PatternTrial final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builtInPatternsFitTheirOwnSamples();
    void sayWhatElseItWouldMatch();
    void brokenPatternSaysWhy_data();
    void brokenPatternSaysWhy();
    void fewLiteralsAreCounted_data();
    void fewLiteralsAreCounted();
    void findsItsPlacesInThePaste();
    void rivalsAreNamed();
    void stopsWhenAsked();

private:
    PatternTrial tried(const TrialSubject &subject) const { return tryPattern(subject, m_catalog, m_matcher, m_texts); }

    const std::shared_ptr<const Engine> m_engine = compiledEngine(readBuiltin());
    const Catalog &m_catalog = m_engine->catalog;
    const Matcher &m_matcher = m_engine->matcher;
    const TrialTexts m_texts{m_catalog};
};

void tst_PatternTrial::builtInPatternsFitTheirOwnSamples()
{
    for (qsizetype i = 0; i < m_catalog.size(); i += 25) {
        const Record &record = m_catalog.at(i);
        TrialSubject subject{.regex = record.regex, .id = record.id, .signature = record.signature.en};
        for (const Sample &sample : record.samples) {
            subject.samples.append(sample.text);
        }
        const PatternTrial trial = tried(subject);
        QVERIFY2(trial.isUsable(), qPrintable(record.id));
        QVERIFY2(!trial.samples.contains(false), qPrintable(record.id));
        for (const PatternTrial::Other &other : trial.others) {
            QVERIFY(other.id != record.id);
        }
    }
}

void tst_PatternTrial::sayWhatElseItWouldMatch()
{
    const PatternTrial trial = tried({.regex = u"permission denied"_s, .id = u"own/x"_s});
    QVERIFY(trial.othersCount > 3);
    QCOMPARE(trial.others.size(), trial.othersCount);
    for (const PatternTrial::Other &other : trial.others) {
        QVERIFY(other.text.contains("permission denied"_L1, Qt::CaseInsensitive));
        QCOMPARE(m_catalog.idAt(other.record), other.id);
    }
    QVERIFY(std::ranges::is_sorted(trial.others, {}, &PatternTrial::Other::record));
}

void tst_PatternTrial::brokenPatternSaysWhy_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<bool>("isBroken");
    QTest::addColumn<bool>("isTooLong");
    QTest::addColumn<bool>("matchesEverything");
    QTest::newRow("missing )") << u"CUDA error ("_s << true << false << false;
    QTest::newRow("look-ahead") << u"abc(?=def)"_s << true << false << false;
    QTest::newRow("too long") << QString(3000, u'a') << false << true << false;
    QTest::newRow("anything") << u".*"_s << false << false << true;
}

void tst_PatternTrial::brokenPatternSaysWhy()
{
    QFETCH(QString, regex);
    const PatternTrial trial = tried({.regex = regex, .id = u"own/x"_s, .samples = {u"x"_s}});
    QTEST(!trial.error.isEmpty(), "isBroken");
    QTEST(trial.isTooLong, "isTooLong");
    QTEST(trial.matchesEverything, "matchesEverything");
    QVERIFY(!trial.isUsable());
    QCOMPARE(trial.samples, QList<bool>{false});
}

void tst_PatternTrial::fewLiteralsAreCounted_data()
{
    QTest::addColumn<QString>("regex");
    QTest::addColumn<int>("literals");
    QTest::newRow("plain") << u"out of memory"_s << 13;
    QTest::newRow("the weakest branch") << u"out of memory|oom"_s << 3;
    QTest::newRow("Chinese counts by characters") << u"显存不足"_s << 4;
    QTest::newRow("gaps count for nothing") << u"abc.*def"_s << 6;
}

void tst_PatternTrial::fewLiteralsAreCounted()
{
    QFETCH(QString, regex);
    QTEST(int(tried({.regex = regex, .id = u"own/x"_s}).literals), "literals");
}

void tst_PatternTrial::findsItsPlacesInThePaste()
{
    const PatternTrial trial = tried({.regex = u"widget \\d+ jammed"_s,
        .id = u"own/x"_s,
        .paste = u"start\n\x1b[31mwidget 7 jammed\x1b[0m\nok\nWIDGET 9 jammed"_s});
    QCOMPARE(trial.inPaste.size(), 2);
    QCOMPARE(trial.inPaste.at(0).line, 2);
    QCOMPARE(trial.inPaste.at(0).text, u"widget 7 jammed"_s);
    QCOMPARE(trial.inPaste.at(1).line, 4);
}

void tst_PatternTrial::rivalsAreNamed()
{
    const Record *record = m_catalog.find(u"git/author-identity-unknown"_s);
    QVERIFY(record);
    const PatternTrial trial = tried({.id = u"own/x"_s, .samples = {record->samples.first().text}});
    QVERIFY(trial.rivals.contains(record->id));
    QVERIFY(!tried({.id = record->id, .samples = {record->samples.first().text}}).rivals.contains(record->id));
}

void tst_PatternTrial::stopsWhenAsked()
{
    std::stop_source stop;
    stop.request_stop();
    const PatternTrial trial = tryPattern(
        {.regex = u"permission denied"_s, .id = u"own/x"_s}, m_catalog, m_matcher, m_texts, stop.get_token());
    QVERIFY(trial.stopped);
}

QTEST_GUILESS_MAIN(tst_PatternTrial)
#include "tst_patterntrial.moc"
