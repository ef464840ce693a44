// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/windowfixture.h"

#include "tests/ui/timedapplication.h"

using namespace wayout::paste;
using namespace wayout::services;
using namespace wayout::theme;
using namespace wayout::window;

/// The same monsters in the whole window, from the paste to the answer: nothing that they bring about holds up the event loop.
class tst_MonsterWindow : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void noEventTakesLong_data();
    void noEventTakesLong();
};

namespace {

constexpr double eventMs = 200 * slowness;
constexpr int answerMs = 60'000; // in the background, for as long as it takes

} // namespace

void tst_MonsterWindow::noEventTakesLong_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("38: only punctuation") << u"...!?;:--==##"_s.repeated(10'000);
    QTest::newRow("39: a hundred megabytes") << u"2026-11-21T04:05:06 INFO worker 17: a line of a log that goes on\n"_s.repeated(1'600'000);
    QTest::newRow("40: ten megabytes in one line") << u"{\"key\": [1, 2]}, "_s.repeated(600'000);
    QTest::newRow("41: 200,000 lines of Windows") << u"line of a log with some words\tin it\r\n"_s.repeated(200'000);
    QTest::newRow("42: 200,000 colours") << u"\x1b[31mx\x1b[0m"_s.repeated(200'000);
    QTest::newRow("43: a program read as a text") << QString::fromLatin1("\x7f" "ELF\x02\x01\x01\x90\xff\x07 ").repeated(200'000);
    QTest::newRow("44: four megabytes of misread Chinese") << u"é”™è¯¯ï¼šæ— æ³•æ‰“å¼€æ–‡ä»¶\n"_s.repeated(150'000);
    QTest::newRow("45: half surrogate pairs") << QString(200'000, QChar(0xd83d));
    QTest::newRow("48: 50,000 secrets") << u"password=correct-horse-42\n"_s.repeated(50'000);
}

void tst_MonsterWindow::noEventTakesLong()
{
    QFETCH(QString, text);
    auto &application = TimedApplication::instance();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QCoreApplication::processEvents();
    application.forget();
    const double start = processorMs();
    m_window->explain(text, {PasteSource::Kind::Pasted});
    m_window->grab();
    const double painted = processorMs() - start;
    QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty(), answerMs);
    for (int i = 0; i < 10; ++i) {
        QCoreApplication::processEvents();
    }
    const auto [longest, what] = application.longest(1).value(0);
    qInfo("first paint %.1f ms, longest event %.1f ms (%s)", painted, longest, qUtf8Printable(what));
    QVERIFY2(painted < eventMs, qPrintable(QString::number(painted)));
    QVERIFY2(longest < eventMs, qPrintable(what));
    QCOMPARE(m_window->findChild<PastePane *>()->text().size(), text.size());
}

int main(int argc, char **argv)
{
    TimedApplication application(argc, argv);
    tst_MonsterWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_monsterwindow.moc"
