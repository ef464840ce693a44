// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordwriter.h"
#include "ui/services/searchcontroller.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "tests/builtinrecords.h"
#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::platform;
using namespace wayout::present;
using namespace wayout::services;

namespace {

const auto mpsError =
    u"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64"_s;

QString longLog(const QString &lastLine)
{
    QString text;
    for (int line = 0; line < 200'000; ++line) {
        text +=
            u"2026-05-06 12:11:47 INFO worker %1 finished item %2 without anything to say\n"_s.arg(line % 7).arg(line);
    }
    return text + lastLine;
}

/// A pipe with a text in it, whose writer stays for as long as this lives, or until waiting for its end would be a fault.
class OpenPipe
{
public:
    explicit OpenPipe(qint64 bytes)
    {
        std::array<int, 2> ends = {-1, -1};
        if (::pipe(ends.data()) != 0) {
            qFatal("there is no pipe");
        }
        m_readEnd = std::make_shared<const Descriptor>(ends[0]);
        m_writeEnd = Descriptor(ends[1]);
        m_writer = std::thread([this, bytes] { write(bytes); });
    }
    ~OpenPipe()
    {
        m_isOver = true;
        m_readEnd.reset(); // who still writes gets an error
        m_writer.join();
    }

    std::shared_ptr<const Descriptor> readEnd() const { return m_readEnd; }
    bool isReadSoFar() const
    {
        int left = 0;
        return m_isWritten && ::ioctl(m_readEnd->number(), FIONREAD, &left) == 0 && left == 0;
    }
    bool isOpen() const { return !m_isGivenUp; }

private:
    void write(qint64 bytes)
    {
        const QByteArray line("2026-05-06 12:11:47 INFO a line of a log\n");
        for (qint64 written = 0; written < bytes && !m_isOver; written += line.size()) {
            if (::write(m_writeEnd.number(), line.constData(), size_t(line.size())) <= 0) {
                return;
            }
        }
        m_isWritten = true;
        const QDeadlineTimer patience(20'000); // ms
        while (!m_isOver && !patience.hasExpired()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        m_isGivenUp = !m_isOver;
        m_writeEnd = Descriptor();
    }

    std::shared_ptr<const Descriptor> m_readEnd;
    Descriptor m_writeEnd;
    std::atomic<bool> m_isWritten = false;
    std::atomic<bool> m_isOver = false;
    std::atomic<bool> m_isGivenUp = false;
    std::thread m_writer;
};

} // namespace

class tst_SearchController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsAnswered();
    void whatIsAskedBeforeTheCatalogueIsThereIsAnsweredThen();
    void theNewestTextWins();
    void aCancelledTextIsNotAnswered();
    void theNewestSearchWins();
    void aSearchAndATextDoNotDisturbEachOther();
    void canBeDestroyedInTheMiddleOfEverything();
    void whatIsARegularFileIsRead();
    void aPipeThatNobodyWritesToDoesNotBlock();
    void aLongFileIsAnsweredWhileItIsRead();
    void theReadingOfALongFileCanBeStopped();
    void theEndWaitsForNoPipe_data();
    void theEndWaitsForNoPipe();
    void theEndWaitsForNoCatalogue();

private:
    /// More than is read whole, with one error in its middle.
    QString longFile(const QTemporaryDir &folder);

    SmallCatalogue m_catalogue;
};

void tst_SearchController::aTextIsAnswered()
{
    SearchController controller;
    QSignalSpy loaded(&controller, &SearchController::loaded);
    QSignalSpy answered(&controller, &SearchController::answered);
    controller.load(m_catalogue.source());
    QTRY_COMPARE(loaded.size(), 1);
    const auto engine = loaded.first().first().value<std::shared_ptr<const Engine>>();
    QCOMPARE(engine->catalog.size(), 4);
    controller.submit(mpsError);
    QTRY_COMPARE(answered.size(), 1);
    const auto answer = answered.first().first().value<Answer>();
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(engine->catalog.at(answer.matches.first().record).id, u"pytorch/mps-float64"_s);
    const auto facts = answered.first().last().value<AnswerFacts>();
    QCOMPARE(facts.size(), answer.matches.size());
    QCOMPARE(facts[u"pytorch/mps-float64"_s].line, 1);
}

void tst_SearchController::whatIsAskedBeforeTheCatalogueIsThereIsAnsweredThen()
{
    SearchController controller;
    QSignalSpy answered(&controller, &SearchController::answered);
    QSignalSpy found(&controller, &SearchController::found);
    controller.load(m_catalogue.source());
    controller.submit(mpsError);
    controller.search(u"docker"_s);
    QTRY_COMPARE(answered.size(), 1);
    QTRY_COMPARE(found.size(), 1);
}

void tst_SearchController::theNewestTextWins()
{
    SearchController controller;
    QSignalSpy loaded(&controller, &SearchController::loaded);
    QSignalSpy answered(&controller, &SearchController::answered);
    controller.load(m_catalogue.source());
    QTRY_COMPARE(loaded.size(), 1);
    controller.submit(longLog(u"No module named 'yaml'"_s));
    controller.submit(longLog(u"permission denied while trying to connect to the Docker daemon socket"_s));
    controller.submit(mpsError);
    QTRY_COMPARE(answered.size(), 1);
    controller.submit(mpsError); // whatever came late would have come before this one
    QTRY_COMPARE(answered.size(), 2);
    for (const auto &arguments : answered) {
        QCOMPARE(arguments.first().value<Answer>().matches.first().record, 0);
    }
}

void tst_SearchController::aCancelledTextIsNotAnswered()
{
    SearchController controller;
    QSignalSpy loaded(&controller, &SearchController::loaded);
    QSignalSpy answered(&controller, &SearchController::answered);
    QSignalSpy found(&controller, &SearchController::found);
    controller.submit(mpsError);
    controller.cancelSubmit();
    controller.load(m_catalogue.source());
    QTRY_COMPARE(loaded.size(), 1);
    controller.submit(mpsError);
    controller.cancelSubmit();
    controller.search(u"docker"_s);
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(answered.size(), 0);
}

void tst_SearchController::theNewestSearchWins()
{
    SearchController controller;
    QSignalSpy found(&controller, &SearchController::found);
    controller.load(m_catalogue.source());
    for (const QString &words : {u"d"_s, u"do"_s, u"doc"_s, u"docker"_s}) {
        controller.search(words);
    }
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(found.first().first().toString(), u"docker"_s);
    QCOMPARE(found.first().last().value<Answer>().matches.first().record, 2);
}

void tst_SearchController::aSearchAndATextDoNotDisturbEachOther()
{
    SearchController controller;
    QSignalSpy answered(&controller, &SearchController::answered);
    QSignalSpy found(&controller, &SearchController::found);
    controller.load(m_catalogue.source());
    controller.search(u"yaml"_s);
    controller.submit(mpsError);
    controller.search(u"docker"_s);
    QTRY_COMPARE(answered.size(), 1);
    QTRY_COMPARE(found.size(), 1);
}

void tst_SearchController::canBeDestroyedInTheMiddleOfEverything()
{
    for (int round = 0; round < 3; ++round) {
        SearchController controller;
        QSignalSpy loaded(&controller, &SearchController::loaded);
        controller.load(m_catalogue.source());
        if (round > 0) {
            QTRY_COMPARE(loaded.size(), 1);
        }
        controller.submit(longLog(mpsError));
        controller.search(u"docker"_s);
        controller.openFiles({m_catalogue.path()});
    }
}

void tst_SearchController::whatIsARegularFileIsRead()
{
    SearchController controller;
    QSignalSpy read(&controller, &SearchController::fileRead);
    controller.openFiles({m_catalogue.folder(), m_catalogue.path(), u"/nowhere"_s});
    QTRY_COMPARE(read.size(), 1);
    const auto file = read.first().first().value<TextFile>();
    QCOMPARE(file.failure, TextFile::Failure::None);
    QCOMPARE(file.path, m_catalogue.path());
    QCOMPARE(file.passedOver, QStringList());
    QCOMPARE(file.failed.size(), size_t(2));
    QCOMPARE(file.failed.at(0).failure, TextFile::Failure::NotRegular);
    QCOMPARE(file.failed.at(1).failure, TextFile::Failure::Missing);
    QVERIFY(file.text.contains(u"张量"_s));
}

void tst_SearchController::aPipeThatNobodyWritesToDoesNotBlock()
{
    const QString pipe = m_catalogue.folder() + u"/pipe"_s;
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    SearchController controller;
    QSignalSpy read(&controller, &SearchController::fileRead);
    controller.openFiles({pipe});
    QTRY_COMPARE(read.size(), 1);
    QCOMPARE(read.first().first().value<TextFile>().failure, TextFile::Failure::NotRegular);
}

QString tst_SearchController::longFile(const QTemporaryDir &folder)
{
    QFile file(folder.filePath(u"long.log"_s));
    if (!file.open(QIODevice::WriteOnly)) {
        return {};
    }
    const QByteArray block = longLog({}).toUtf8();
    for (qint64 size = 0; size <= textSizeLimit; size += block.size()) {
        file.write(block);
        if (size == block.size()) {
            file.write(mpsError.toUtf8() + '\n');
        }
    }
    return file.fileName();
}

void tst_SearchController::aLongFileIsAnsweredWhileItIsRead()
{
    const QTemporaryDir folder;
    SearchController controller;
    QSignalSpy read(&controller, &SearchController::fileRead);
    QSignalSpy answered(&controller, &SearchController::answered);
    QSignalSpy progressed(&controller, &SearchController::readingProgressed);
    const QString path = longFile(folder);
    controller.openFiles({path});
    controller.load(m_catalogue.source()); // after: it waits for the catalogue
    QTRY_COMPARE_WITH_TIMEOUT(answered.size(), 1, 60'000);
    const auto file = read.first().first().value<TextFile>();
    QCOMPARE(file.failure, TextFile::Failure::None);
    QVERIFY(file.text.size() < 200'000);
    QVERIFY(file.text.contains(mpsError));
    QCOMPARE(file.size, QFileInfo(path).size());
    const auto answer = answered.first().first().value<Answer>();
    QCOMPARE(answer.grade, Grade::Match);
    QCOMPARE(answer.matches.first().evidence.first().line, 400'001);
    QCOMPARE(answered.first().last().value<AnswerFacts>()[u"pytorch/mps-float64"_s].line, 400'001);
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(progressed.last().at(1).toLongLong() / 1024, QFileInfo(path).size() / 1024);
}

void tst_SearchController::theReadingOfALongFileCanBeStopped()
{
    const QTemporaryDir folder;
    SearchController controller;
    QSignalSpy read(&controller, &SearchController::fileRead);
    QSignalSpy answered(&controller, &SearchController::answered);
    QSignalSpy progressed(&controller, &SearchController::readingProgressed);
    controller.load(m_catalogue.source());
    controller.openFiles({longFile(folder)});
    QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 60'000);
    controller.cancelSubmit();
    QCOMPARE(read.size(), 1);
    QCOMPARE(read.first().first().value<TextFile>().failure, TextFile::Failure::Canceled);
    controller.submit(mpsError);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(answered.first().first().value<Answer>().matches.first().evidence.first().line, 1);
}

void tst_SearchController::theEndWaitsForNoPipe_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("a short text") << qint64(1'000);
    QTest::newRow("a long one, which is answered while it comes") << textSizeLimit + 4 * 1024 * 1024;
}

void tst_SearchController::theEndWaitsForNoPipe()
{
    QFETCH(qint64, bytes);
    OpenPipe pipe(bytes);
    {
        SearchController controller;
        QSignalSpy loaded(&controller, &SearchController::loaded);
        controller.load(m_catalogue.source());
        QTRY_COMPARE(loaded.size(), 1);
        controller.readInput(pipe.readEnd());
        QTRY_VERIFY_WITH_TIMEOUT(pipe.isReadSoFar(), 60'000); // and more may come
    }
    QVERIFY(pipe.isOpen());
}

void tst_SearchController::theEndWaitsForNoCatalogue()
{
    const QTemporaryDir folder;
    qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
    QFile file(folder.filePath(u"large.jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QList<Record> originals = readBuiltin().records;
    for (int i = 0; i < 5000; ++i) {
        Record record = originals.at(i % originals.size());
        record.id += u"-copy%1"_s.arg(i);
        record.signature.en += u" (case %1)"_s.arg(i);
        file.write(recordToJson(record) + '\n');
    }
    file.close();
    // At ever later moments: while the file is read, the records are indexed, their health is checked.
    bool isLoaded = false;
    for (int patience = 20; !isLoaded; patience *= 2) {
        QElapsedTimer elapsed;
        {
            SearchController controller;
            QSignalSpy loaded(&controller, &SearchController::loaded);
            controller.load({.builtin = false, .paths = {file.fileName()}});
            isLoaded = QTest::qWaitFor([&] { return !loaded.isEmpty(); }, patience);
            elapsed.start();
        }
        QVERIFY2(elapsed.elapsed() < 1000, qPrintable(u"%1 ms, after %2 ms"_s.arg(elapsed.elapsed()).arg(patience)));
        // On a busy machine it takes a moment to free what has been built so far. The rest of the work would take longer.
        QTRY_VERIFY_WITH_TIMEOUT(!TaskRunner::isAnythingAbandoned(), 2000);
    }
}

QTEST_GUILESS_MAIN(tst_SearchController)
#include "tst_searchcontroller.moc"
