// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/repeats.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace wayout::match;
using namespace wayout::paste;
using namespace wayout::services;
using namespace wayout::text;
using namespace wayout::theme;

class tst_PasteView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesAgainIsFoldedBehindItsFirstTime();
    void whatIsCopiedIsTheWholeText();
    void theSignBesideALineOpensItsFold();
    void oneButtonShowsAndFoldsAll();
    void aTimeInWhichAMatchWasFoundIsSeen();
    void whatIsAskedForIsShown();
    void typingShowsEverything();
    void repeatsOfAnotherTextMeanNothing();
    void theCursorIsNeverInWhatIsHidden();
    void levelsAndFramesAreColoured();
    void coloursFollowTheScrollBar();
};

namespace {

constexpr int refusals = 40;

/// "start", forty times the same failure, "end".
QString retryingLog()
{
    QString text = u"start\n"_s;
    for (int i = 1; i <= refusals; ++i) {
        text += u"10:00:%1 ERROR attempt %2 of 40 failed: connection refused\n"_s.arg(i, 2, 10, QChar(u'0')).arg(i);
    }
    return text + u"end\n"_s;
}

struct ShownPane {
    explicit ShownPane(const QString &text)
    {
        pane.resize(900, 400);
        pane.setText(text, {PasteSource::Kind::Pasted});
        pane.show();
        view().setFocus();
    }
    PasteView &view() { return *pane.findChild<PasteView *>(); }
    void fold() { pane.setRepeats(view().rows().shown(), repeatsIn(view().rows().shown())); }
    bool sees(int row) { return view().document()->findBlockByNumber(row).isVisible(); }
    int seenRows()
    {
        int rows = 0;
        for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next()) {
            rows += block.isVisible() ? 1 : 0;
        }
        return rows;
    }
    QToolButton *button(const QString &begin)
    {
        for (QToolButton *candidate : pane.findChildren<QToolButton *>()) {
            if (candidate->isVisible() && candidate->text().startsWith(begin)) {
                return candidate;
            }
        }
        return nullptr;
    }

    PastePane pane;
};

Answer answerAt(int line, Grade grade)
{
    Answer answer;
    Match match;
    match.grade = grade;
    match.evidence = {{.kind = Evidence::Kind::Pattern, .line = line, .column = 1, .length = 5}};
    answer.matches = {match};
    return answer;
}

/// Clicks beside the row, on the right of the text, where it stands how often it comes.
void clickSign(PasteView &view, int row)
{
    const QTextCursor begin(view.document()->findBlockByNumber(row));
    const QPoint place = view.viewport()->geometry().topLeft() + QPoint(view.viewport()->width() + gridUnit, view.cursorRect(begin).center().y());
    QWidget *there = view.childAt(place);
    QTest::mouseClick(there, Qt::LeftButton, {}, there->mapFrom(&view, place));
}

/// The colours of the words of the row.
QHash<QString, QColor> colours(PasteView &view, int row)
{
    QHash<QString, QColor> found;
    for (const QTextEdit::ExtraSelection &selection : view.extraSelections()) {
        if (selection.cursor.block().blockNumber() == row && selection.format.hasProperty(QTextFormat::ForegroundBrush)) {
            found.insert(selection.cursor.selectedText(), selection.format.foreground().color());
        }
    }
    return found;
}

/// Whether letters of that colour stand there: somewhere the hue is nearly all of it.
bool hasHue(const QImage &picture, const QColor &colour)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            if (std::abs(pixel.hue() - colour.hue()) <= 4 && pixel.saturation() > colour.saturation() / 2) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void tst_PasteView::whatComesAgainIsFoldedBehindItsFirstTime()
{
    ShownPane shown(retryingLog());
    QVERIFY(!shown.pane.hasRepeats());
    shown.fold();
    QVERIFY(shown.pane.hasRepeats());
    QVERIFY(shown.sees(0));
    QVERIFY(shown.sees(1));
    QVERIFY(!shown.sees(2));
    QVERIFY(!shown.sees(refusals));
    QVERIFY(shown.sees(refusals + 1));
    QCOMPARE(shown.pane.text(), retryingLog());
}

void tst_PasteView::whatIsCopiedIsTheWholeText()
{
    ShownPane shown(retryingLog());
    shown.fold();
    QTest::keyClick(&shown.view(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&shown.view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), retryingLog());
}

void tst_PasteView::theSignBesideALineOpensItsFold()
{
    ShownPane shown(retryingLog());
    QVERIFY(QTest::qWaitForWindowExposed(&shown.pane));
    shown.fold();
    clickSign(shown.view(), 0); // nothing comes again there
    QVERIFY(!shown.sees(2));
    clickSign(shown.view(), 1);
    QVERIFY(shown.sees(2));
    QVERIFY(shown.sees(refusals));
}

void tst_PasteView::oneButtonShowsAndFoldsAll()
{
    ShownPane shown(retryingLog());
    QVERIFY(!shown.button(u"Unfold"_s));
    shown.fold();
    QToolButton *button = shown.button(u"Unfold 39 line"_s);
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(shown.seenRows(), refusals + 3);
    QCOMPARE(button, shown.button(u"Fold 39 line"_s));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(shown.seenRows(), 4);
    // The next text is as this one was left.
    QTest::mouseClick(button, Qt::LeftButton);
    shown.pane.setText(retryingLog() + u"later"_s, {PasteSource::Kind::Pasted});
    shown.fold();
    QVERIFY(shown.sees(2));
}

void tst_PasteView::aTimeInWhichAMatchWasFoundIsSeen()
{
    ShownPane shown(retryingLog());
    shown.pane.setAnswer(answerAt(20, Grade::Match));
    shown.fold();
    QVERIFY(shown.sees(19));
    shown.pane.setAnswer(answerAt(20, Grade::Related)); // marked by a sign alone: no reason to show forty lines
    QVERIFY(!shown.sees(19));
    shown.pane.setAnswer(answerAt(20, Grade::Match));
    QVERIFY(shown.sees(19));
}

void tst_PasteView::whatIsAskedForIsShown()
{
    ShownPane shown(retryingLog());
    shown.fold();
    shown.pane.reveal({.kind = Evidence::Kind::Words, .line = 20, .column = 1, .length = 5});
    QVERIFY(shown.sees(19));
    QCOMPARE(shown.view().textCursor().selectedText(), u"10:00"_s);
}

void tst_PasteView::typingShowsEverything()
{
    ShownPane shown(retryingLog());
    shown.fold();
    QTest::keyClick(&shown.view(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&shown.view(), u"more"_s);
    QCOMPARE(shown.pane.text(), retryingLog() + u"more"_s);
    QCOMPARE(shown.seenRows(), refusals + 3);
    QVERIFY(!shown.pane.hasRepeats());
}

void tst_PasteView::repeatsOfAnotherTextMeanNothing()
{
    ShownPane shown(retryingLog());
    const QString before = shown.view().rows().shown();
    shown.pane.setText(u"another\ntext\nof\nfour\nlines"_s, {PasteSource::Kind::Pasted});
    shown.pane.setRepeats(before, repeatsIn(before));
    QVERIFY(!shown.pane.hasRepeats());
    QCOMPARE(shown.seenRows(), 5);
}

void tst_PasteView::theCursorIsNeverInWhatIsHidden()
{
    ShownPane shown(retryingLog());
    shown.view().placeCursor(20, 3);
    shown.fold();
    QCOMPARE(shown.view().textCursor().blockNumber(), 1);
    QTest::keyClick(&shown.view(), Qt::Key_Down);
    QCOMPARE(shown.view().textCursor().blockNumber(), refusals + 1);
    QTest::keyClick(&shown.view(), Qt::Key_Up);
    QCOMPARE(shown.view().textCursor().blockNumber(), 1);
}

void tst_PasteView::levelsAndFramesAreColoured()
{
    ShownPane shown(u"2024-05-06 12:11:47 ERROR no such host\n2024-05-06 12:11:47 WARN slow\n    at com.shop.Cart.add(Cart.java:29)\nplain"_s);
    const auto error = [&] { return colours(shown.view(), 0).value(u"ERROR"_s); };
    QTRY_VERIFY(error().isValid());
    const QPalette palette = shown.view().palette();
    const QColor text = palette.color(QPalette::Text);
    for (const QColor &ground : {palette.color(QPalette::Base), toneSurface(Tone::Match, palette)}) {
        QVERIFY(contrastRatio(error(), ground) >= 4.5);
    }
    QVERIFY(error() != text);
    QCOMPARE(colours(shown.view(), 0).value(u"2024-05-06 12:11:47"_s), dimText(palette));
    QVERIFY(colours(shown.view(), 1).value(u"WARN"_s) != error());
    QCOMPARE(colours(shown.view(), 2).value(u"    at com.shop.Cart.add(Cart.java:29)"_s), dimText(palette));
    QVERIFY(colours(shown.view(), 3).isEmpty());
    QVERIFY(QTest::qWaitForWindowExposed(&shown.pane));
    const QImage picture = shown.view().viewport()->grab().toImage(); // what is asked for is painted
    const QRect firstRow(0, 0, picture.width(), shown.view().cursorRect().bottom());
    QVERIFY(hasHue(picture.copy(firstRow), error()));
}

void tst_PasteView::coloursFollowTheScrollBar()
{
    QString text;
    for (int i = 0; i < 2'000; ++i) {
        text += u"ERROR number %1 is another one: %2\n"_s.arg(i).arg(QString(i % 50, u'x'));
    }
    ShownPane shown(text);
    QTRY_VERIFY(!colours(shown.view(), 0).isEmpty());
    QVERIFY(colours(shown.view(), 1'900).isEmpty()); // not all of a long text at once
    QTest::keyClick(&shown.view(), Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(!colours(shown.view(), 1'990).isEmpty());
}

QTEST_MAIN(tst_PasteView)
#include "tst_pasteview.moc"
