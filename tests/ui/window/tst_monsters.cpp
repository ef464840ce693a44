// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/timedapplication.h"

using namespace Qt::StringLiterals;
using namespace wayout::paste;
using namespace wayout::services;

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

constexpr double paintMs = 200 * slowness;
constexpr double keyMs = 16 * slowness; // a frame

QString lines(int count, const QString &end)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        text += u"line %1 of a log with some words\tin it"_s.arg(i) + end;
    }
    return text;
}

/// What a program looks like that was read as a text.
QString binary(int length)
{
    QRandomGenerator random(11);
    QString text = u"\x7f" "ELF\x02\x01\x01"_s;
    while (text.size() < length) {
        text += QChar(char16_t(random.bounded(256)));
    }
    return text;
}

} // namespace

// The numbers are those of docs/reliability.md.
void tst_Monsters::isPaintedAtOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("38: nothing") << QString();
    QTest::newRow("38: spaces") << QString(1'000, u' ');
    QTest::newRow("38: only punctuation") << u"...!?;:--==##"_s.repeated(10'000);
    QTest::newRow("38: one character") << u"x"_s;
    QTest::newRow("38: one Han character") << u"错"_s;
    QTest::newRow("39: a hundred megabytes") << u"2026-11-21T04:05:06 INFO worker 17: a line of a log that goes on\n"_s.repeated(1'600'000);
    QTest::newRow("40: ten megabytes in one line") << QString(5'000'000, u'x') + QString(5'000'000, u'y');
    QTest::newRow("40: ten megabytes of words in one line") << u"{\"key\": [1, 2]}, "_s.repeated(600'000);
    QTest::newRow("41: 200,000 lines") << lines(200'000, u"\n"_s);
    QTest::newRow("41: 200,000 lines of Windows") << lines(200'000, u"\r\n"_s);
    QTest::newRow("41: 200,000 lines, ends mixed") << lines(70'000, u"\r"_s) + lines(70'000, u"\r\n"_s) + lines(70'000, u"\f\n"_s);
    QTest::newRow("41: only line breaks") << QString(2'000'000, u'\n');
    QTest::newRow("42: 200,000 colours") << u"\x1b[31mx\x1b[0m"_s.repeated(200'000);
    QTest::newRow("42: an escape that never ends") << u"\x1b]8;;"_s + QString(2'000'000, u'a');
    QTest::newRow("43: a program read as a text") << binary(2'000'000);
    QTest::newRow("44: four megabytes of misread Chinese") << u"é”™è¯¯ï¼šæ— æ³•æ‰“å¼€æ–‡ä»¶\n"_s.repeated(150'000);
    QTest::newRow("44: 100,000 lines of Chinese") << u"错误：无法打开文件，没有那个文件或目录\n"_s.repeated(100'000);
    QTest::newRow("45: only NULs") << QString(1'000'000, QChar(u'\0'));
    QTest::newRow("45: 20,000 combining marks") << u"e"_s + QString(20'000, QChar(0x301));
    QTest::newRow("45: 20,000 joined emoji") << u"👩\u200D"_s.repeated(20'000);
    QTest::newRow("45: half surrogate pairs") << QString(200'000, QChar(0xd83d));
    QTest::newRow("30: a million turns of direction") << u"\u202E\u202C"_s.repeated(500'000);
    QTest::newRow("68: right to left") << u"שגיאה خطأ "_s.repeated(20'000);
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
    QTest::newRow("38: nothing") << QString();
    QTest::newRow("a page") << lines(60, u"\n"_s);
    QTest::newRow("39: a hundred megabytes, which cannot be edited")
        << u"2026-11-21T04:05:06 INFO worker 17: a line of a log that goes on\n"_s.repeated(1'600'000);
    QTest::newRow("40: a line of ten megabytes, which cannot be edited") << QString(10'000'000, u'x');
    QTest::newRow("40: a line of 1,900 characters") << u"{\"key\": [1]}, "_s.repeated(135);
    QTest::newRow("41: 4,000 lines") << lines(4'000, u"\n"_s);
    QTest::newRow("41: 4,000 lines of Windows") << lines(4'000, u"\r\n"_s);
    QTest::newRow("42: 20,000 colours") << u"\x1b[31mx\x1b[0m\n"_s.repeated(4'000);
    QTest::newRow("43: a program read as a text") << binary(20'000);
    QTest::newRow("44: 3,000 lines of Chinese") << u"错误：无法打开文件，没有那个文件或目录\n"_s.repeated(3'000);
    QTest::newRow("45: 2,000 combining marks") << u"e"_s + QString(1'900, QChar(0x301));
    QTest::newRow("45: 2,000 NULs") << QString(2'000, QChar(u'\0'));
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
