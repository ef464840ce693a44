// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"

#include <QSignalSpy>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;

/// Texts that make windows freeze: each is shown at once, and typing into it goes on.
class tst_Monsters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPaintedAtOnce_data();
    void isPaintedAtOnce();
    void typingStaysUnderAFrame_data();
    void typingStaysUnderAFrame();
    void nothingOfATerminalIsCarriedOut();
    void hiddenCharactersGoWithTheFirstEdit();
};

namespace {

/// Bounds for builds without optimisation; the figures are printed.
constexpr double paintMs = 600;
constexpr double keyMs = 60;

/// Of this thread alone: what else the machine does is no fault of the window's.
double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

QString lines(int count, const QString &end)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        text += u"line %1 of a log with some words\tin it"_s.arg(i) + end;
    }
    return text;
}

} // namespace

void tst_Monsters::isPaintedAtOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("one character") << u"x"_s;
    QTest::newRow("one Han character") << u"错"_s;
    QTest::newRow("ten megabytes in one line") << QString(5'000'000, u'x') + QString(5'000'000, u'y');
    QTest::newRow("ten megabytes of words in one line") << u"{\"key\": [1, 2]}, "_s.repeated(600'000);
    QTest::newRow("200,000 lines") << lines(200'000, u"\n"_s);
    QTest::newRow("200,000 lines of Windows") << lines(200'000, u"\r\n"_s);
    QTest::newRow("200,000 lines, ends mixed") << lines(70'000, u"\r"_s) + lines(70'000, u"\r\n"_s) + lines(70'000, u"\f\n"_s);
    QTest::newRow("only line breaks") << QString(2'000'000, u'\n');
    QTest::newRow("only NULs") << QString(1'000'000, QChar(u'\0'));
    QTest::newRow("20,000 combining marks") << u"e"_s + QString(20'000, QChar(0x301));
    QTest::newRow("20,000 joined emoji") << u"👩\u200D"_s.repeated(20'000);
    QTest::newRow("half surrogate pairs") << QString(200'000, QChar(0xd83d));
    QTest::newRow("200,000 colours") << u"\x1b[31mx\x1b[0m"_s.repeated(200'000);
    QTest::newRow("an escape that never ends") << u"\x1b]8;;"_s + QString(2'000'000, u'a');
    QTest::newRow("a million turns of direction") << u"\u202E\u202C"_s.repeated(500'000);
    QTest::newRow("right to left") << u"שגיאה خطأ "_s.repeated(20'000);
}

void tst_Monsters::isPaintedAtOnce()
{
    QFETCH(QString, text);
    PastePane pane;
    pane.resize(700, 800);
    pane.show();
    const double start = processorMs();
    pane.setText(text, {PasteSource::Kind::Pasted});
    pane.grab();
    const double took = processorMs() - start;
    QTest::setBenchmarkResult(took, QTest::WalltimeMilliseconds);
    QVERIFY2(took < paintMs, qPrintable(QString::number(took)));
    QCOMPARE(pane.text(), text); // what is searched is all of it
}

void tst_Monsters::typingStaysUnderAFrame_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a page") << lines(60, u"\n"_s);
    QTest::newRow("4,000 lines") << lines(4'000, u"\n"_s);
    QTest::newRow("a line of ten megabytes, which cannot be edited") << QString(10'000'000, u'x');
    QTest::newRow("2,000 combining marks") << u"e"_s + QString(1'900, QChar(0x301));
    QTest::newRow("20,000 colours") << u"\x1b[31mx\x1b[0m\n"_s.repeated(4'000);
}

void tst_Monsters::typingStaysUnderAFrame()
{
    QFETCH(QString, text);
    PastePane pane;
    pane.resize(700, 800);
    pane.show();
    pane.setText(text, {PasteSource::Kind::Pasted});
    pane.grab();
    auto *view = pane.findChild<PasteView *>();
    QTest::keyClick(view, Qt::Key_A); // the first edit of coloured text lays it out again
    double longest = 0;
    for (int i = 0; i < 10; ++i) {
        const double start = processorMs();
        QTest::keyClick(view, Qt::Key_B);
        longest = std::max(longest, processorMs() - start);
    }
    QTest::setBenchmarkResult(longest, QTest::WalltimeMilliseconds);
    QVERIFY2(longest < keyMs, qPrintable(QString::number(longest)));
}

void tst_Monsters::nothingOfATerminalIsCarriedOut()
{
    PastePane pane;
    pane.setText(u"\x1b]52;c;cm0gLXJm\x07"_s u"a\x1b]8;;file:///etc/passwd\x1b\\b\x1b]8;;\x1b\\c\x1b[2J\x1b[1;1Hd\x08"_s, {});
    const QString shown = pane.findChild<PasteView *>()->toPlainText();
    QVERIFY2(!shown.contains(u'\x1b') && !shown.contains(u"passwd"_s) && !shown.contains(u"cm0g"_s), qPrintable(shown));
    QCOMPARE(shown, u"abcd␈"_s);
}

void tst_Monsters::hiddenCharactersGoWithTheFirstEdit()
{
    PastePane pane;
    pane.show();
    pane.setText(u"one\nsu\u200Bdo rm"_s, {});
    auto *view = pane.findChild<PasteView *>();
    QCOMPARE(view->toPlainText(), u"one\nsu[U+200B]do rm"_s);
    view->moveCursor(QTextCursor::End);
    QTest::keyClick(view, Qt::Key_X);
    QCOMPARE(view->toPlainText(), u"one\nsudo rmx"_s);
    QCOMPARE(pane.text(), u"one\nsudo rmx"_s);
    QTest::keyClick(view, Qt::Key_Y);
    QCOMPARE(pane.text(), u"one\nsudo rmxy"_s);
}

QTEST_MAIN(tst_Monsters)
#include "tst_monsters.moc"
