// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/loading/loadengine.h"
#include "app/match/excerpt.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace wayout::match;

/// One engine for all threads: it compiles patterns when they are first needed, and still everybody gets the same answer. Of the
/// standard library's threads, because the thread sanitizer sees what they hand to each other; Qt's own locks it does not see.
class tst_SharedEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void threadsGetTheAnswersThatOneGets();
    void whatIsStoppedFromAnotherThreadEndsAndHarmsNobody();

private:
    QStringList m_texts;
};

namespace {

constexpr int threadCount = 4;

/// New each time: with no pattern compiled yet.
std::shared_ptr<const Engine> freshEngine()
{
    return wayout::loading::loadEngine({});
}

QStringList idsOf(const Engine &engine, const Answer &answer)
{
    QStringList ids;
    for (const Match &match : answer.matches) {
        ids.append(engine.catalog.at(match.record).id);
    }
    return ids;
}

void inThreads(const std::function<void(int)> &work)
{
    std::vector<std::thread> threads;
    threads.reserve(size_t(threadCount));
    for (int number = 0; number < threadCount; ++number) {
        threads.emplace_back(work, number);
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
}

} // namespace

void tst_SharedEngine::initTestCase()
{
    const QDir cases(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/cases"));
    const QStringList names = cases.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (qsizetype i = 0; i < names.size(); i += 5) {
        QFile file(cases.filePath(names.at(i) + u"/paste.txt"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_texts.append(QString::fromUtf8(file.readAll()));
    }
    QVERIFY(m_texts.size() > 50);
}

void tst_SharedEngine::threadsGetTheAnswersThatOneGets()
{
    const auto alone = freshEngine();
    QList<QStringList> expected;
    for (const QString &text : std::as_const(m_texts)) {
        expected.append(idsOf(*alone, alone->matcher.find(text)));
    }
    const auto shared = freshEngine();
    std::atomic<int> others = 0;
    inThreads([&](int) { // all begin with the same text: they need the same patterns at the same time
        for (qsizetype i = 0; i < m_texts.size(); ++i) {
            others += idsOf(*shared, shared->matcher.find(m_texts.at(i))) == expected.at(i) ? 0 : 1;
        }
    });
    QCOMPARE(others.load(), 0);
}

void tst_SharedEngine::whatIsStoppedFromAnotherThreadEndsAndHarmsNobody()
{
    const auto engine = freshEngine();
    const QByteArray text = m_texts.join(u'\n').toUtf8();
    std::stop_source stop;
    std::atomic<int> asked = 0;
    std::atomic<int> stopped = 0;
    std::atomic<int> wrong = 0;
    const QStringList expected = idsOf(*engine, engine->matcher.find(m_texts.first()));
    inThreads([&](int number) {
        if (number == 0) {
            while (asked == 0) { // until somebody is at work
                std::this_thread::yield();
            }
            stop.request_stop();
        } else if (number == 1) {
            wrong += idsOf(*engine, engine->matcher.find(m_texts.first())) == expected ? 0 : 1;
        } else {
            const auto endless = [&]() -> std::optional<QByteArray> {
                ++asked;
                return text;
            };
            const Excerpt excerpt = engine->matcher.excerptOf(endless, stop.get_token());
            stopped += engine->matcher.find(excerpt, 10, stop.get_token()).stopped ? 1 : 0;
        }
    });
    QCOMPARE(stopped.load(), threadCount - 2);
    QCOMPARE(wrong.load(), 0);
}

QTEST_GUILESS_MAIN(tst_SharedEngine)
#include "tst_sharedengine.moc"
