// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/palettes.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/textflow.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::theme;

namespace {

QImage picture(PlainLabel &label)
{
    label.resize(300, label.heightForWidth(300));
    return label.grab().toImage();
}

} // namespace

class tst_PlainLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markupIsShownAsText();
    void anUnbrokenWordWrapsInsteadOfBeingCut();
    void aParagraphGrowsWhereItIsNarrow();
    void aRangeStaysOnOneLineWithItsPercentSign();
    void aDoubleClickTakesTheWord();
    void whatIsSelectedIsCopied();
    void chipsAreCopiedWithoutTheirPadding();
    void aScreenReaderReadsAllOfIt();
    void aButtonShowsAmpersandsAndTakesTheKeyboard();
    void backticksMarkCodeWhereItIsAskedFor();
    void codeIsCopiedAsItIsShown();
    void codeIsDrawnInItsOwnFont();
};

void tst_PlainLabel::markupIsShownAsText()
{
    PlainLabel markup(u"<b>x</b> &amp; <img src='file:///etc/hostname'>"_s);
    QCOMPARE(markup.text(), u"<b>x</b> &amp; <img src='file:///etc/hostname'>"_s);
    QCOMPARE(markup.textFormat(), Qt::PlainText);
    // Every character is painted: without its angle brackets the text looks otherwise.
    PlainLabel without(u"bx/b amp; img src='file:///etc/hostname'"_s);
    QVERIFY(picture(markup) != picture(without));
    PlainLabel first(u"<i>a</i>"_s);
    PlainLabel second(u"<u>a</u>"_s);
    QVERIFY(picture(first) != picture(second)); // neither is italic nor underlined: the letters differ
}

void tst_PlainLabel::anUnbrokenWordWrapsInsteadOfBeingCut()
{
    const PlainLabel label(QString(500, u'W'));
    QVERIFY(label.minimumSizeHint().width() < 100);
    QVERIFY(label.heightForWidth(200) > 5 * label.heightForWidth(100000));
}

void tst_PlainLabel::aParagraphGrowsWhereItIsNarrow()
{
    const PlainLabel label(u"Some words that need several lines where there is little room for them."_s);
    QVERIFY(label.heightForWidth(100) > label.heightForWidth(250));
    QVERIFY(label.heightForWidth(250) > label.heightForWidth(2000));
    QCOMPARE(label.heightForWidth(2000), label.heightForWidth(3000));
}

void tst_PlainLabel::aRangeStaysOnOneLineWithItsPercentSign()
{
    const QString range = u"57–100 %"_s;
    const auto narrow = [&](const QString &text) {
        PlainLabel label(text);
        const int width = QFontMetrics(label.font()).horizontalAdvance(range) + 2;
        label.resize(width, label.heightForWidth(width));
        return label.grab().toImage();
    };
    QCOMPARE(narrow(u"a "_s + range), narrow(u"a\n"_s + range));
    TextFlow flow;
    flow.setRuns({{range}});
    QCOMPARE(flow.text(), range);
}

void tst_PlainLabel::aDoubleClickTakesTheWord()
{
    PlainLabel label(u"pip install torch"_s);
    label.resize(label.sizeHint());
    label.show();
    QTest::mouseDClick(&label, Qt::LeftButton, {}, QPoint(4, label.height() / 2));
    QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"pip"_s);
}

void tst_PlainLabel::whatIsSelectedIsCopied()
{
    PlainLabel label(u"line one\nline <two>"_s);
    label.resize(300, label.heightForWidth(300));
    label.show();
    QTest::keyClick(&label, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"line one\nline <two>"_s);
    QGuiApplication::clipboard()->setText(u"kept"_s);
    QTest::mouseClick(&label, Qt::LeftButton);
    QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"kept"_s); // nothing is selected any more
}

void tst_PlainLabel::chipsAreCopiedWithoutTheirPadding()
{
    PlainLabel label;
    label.setRuns({{u"text"_s}, {u"tag"_s, TextFlow::Style::Chip}, {u"\nsecond"_s, TextFlow::Style::Dim}});
    QCOMPARE(label.text(), u"text tag\nsecond"_s);
}

void tst_PlainLabel::aScreenReaderReadsAllOfIt()
{
    PlainLabel label;
    label.setRuns({{u"When:"_s, TextFlow::Style::Dim}, {u"a < b && c"_s}, {u"English only"_s, TextFlow::Style::Chip}});
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&label);
    QCOMPARE(accessible->role(), QAccessible::StaticText);
    QCOMPARE(accessible->text(QAccessible::Name), u"When: a < b && c English only"_s);
}

void tst_PlainLabel::aButtonShowsAmpersandsAndTakesTheKeyboard()
{
    TextButton button(TextButton::Look::Link);
    button.setRuns({{u"x && y <b>"_s}});
    QCOMPARE(button.plainText(), u"x && y <b>"_s);
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&button);
    QCOMPARE(accessible->text(QAccessible::Name), u"x && y <b>"_s);
    button.show();
    const QSignalSpy clicked(&button, &QPushButton::clicked);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(clicked.size(), 1);
    const QImage before = button.grab().toImage();
    button.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&button));
    QVERIFY(button.hasFocus());
    QVERIFY(button.grab().toImage() != before); // the focus can be seen
}

void tst_PlainLabel::backticksMarkCodeWhereItIsAskedFor()
{
    PlainLabel label;
    label.setRuns({{u"`a`"_s}});
    QCOMPARE(label.text(), u"`a`"_s);
    label.setRuns({{u"see"_s, TextFlow::Style::Dim}, {u"`a` or `b`."_s, TextFlow::Style::Plain, true}});
    QCOMPARE(label.text(), u"see a or b."_s);
    QCOMPARE(label.textFormat(), Qt::PlainText);
}

void tst_PlainLabel::codeIsCopiedAsItIsShown()
{
    PlainLabel label;
    label.setRuns({{u"Run `npm ci` again."_s, TextFlow::Style::Plain, true}});
    QTest::keySequence(&label, QKeySequence::SelectAll);
    QTest::keySequence(&label, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Run npm ci again."_s);
}

void tst_PlainLabel::codeIsDrawnInItsOwnFont()
{
    const auto widthOf = [](const QString &text) {
        TextFlow flow;
        flow.setRuns({{text, TextFlow::Style::Plain, true}});
        return flow.naturalWidth();
    };
    QCOMPARE(widthOf(u"`iiiiiiiiii`"_s), widthOf(u"`MMMMMMMMMM`"_s)); // of one width
    QVERIFY(widthOf(u"iiiiiiiiii"_s) < widthOf(u"MMMMMMMMMM"_s));
}

QTEST_MAIN(tst_PlainLabel)
#include "tst_plainlabel.moc"
