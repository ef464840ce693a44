// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/answer/recordpage.h"
#include "ui/answer/resultswitch.h"
#include "ui/theme/segment.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/answer/examplerecord.h"

using namespace Qt::StringLiterals;
using namespace wayout::answer;
using namespace wayout::catalog;
using namespace wayout::storage;
using namespace wayout::theme;

namespace {

QAccessibleInterface *accessible(QWidget *widget)
{
    return QAccessible::queryAccessibleInterface(widget);
}

} // namespace

/// The record read with the keyboard, and by a screen reader.
class tst_DetailKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void codeNeverScrollsUpAndDown();
    void keysOfThePageGoFromCodeToThePage_data();
    void keysOfThePageGoFromCodeToThePage();
    void homeAndEndLeadToBeginningAndEnd();
    void codeIsStillSelectedWithTheKeyboard();
    void returnPressesWhatReadsLikeALink();
    void returnCopiesTheCode();
    void sourcesAreOpenedByAButton();
    void resultsAreOneGroupOfChoices();
    void aResultIsChosenAndTakenBackByAScreenReader();

private:
    QPlainTextEdit *code() const { return m_pane->findChild<CodeView *>()->findChild<QPlainTextEdit *>(); }
    QScrollBar *bar() const { return m_pane->findChild<RecordPage *>()->verticalScrollBar(); }

    std::unique_ptr<DetailPane> m_pane;
};

void tst_DetailKeys::init()
{
    Record record = example();
    record.workarounds[0].code = u"first --line\nsecond --line"_s;
    m_pane = std::make_unique<DetailPane>();
    m_pane->resize(700, 300);
    m_pane->setCanKeep(true);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_pane->showRecord(engineOf(record), 0, {});
    m_pane->finish();
    QCoreApplication::processEvents();
    QVERIFY(bar()->maximum() > 0);
}

void tst_DetailKeys::codeNeverScrollsUpAndDown()
{
    QScrollBar *upright = code()->verticalScrollBar();
    code()->setFocus();
    for (const int key : {Qt::Key_Space, Qt::Key_PageDown, Qt::Key_End, Qt::Key_Down, Qt::Key_Down}) {
        QTest::keyClick(code(), Qt::Key(key));
        QCOMPARE(upright->value(), 0);
    }
    upright->setRange(0, 1); // whatever its layout makes of fractions of a line
    upright->setValue(1);
    QCOMPARE(upright->value(), 0);
}

void tst_DetailKeys::keysOfThePageGoFromCodeToThePage_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("shift");
    QTest::addColumn<bool>("fromTop");
    QTest::newRow("space") << int(Qt::Key_Space) << false << true;
    QTest::newRow("space back") << int(Qt::Key_Space) << true << false;
    QTest::newRow("page down") << int(Qt::Key_PageDown) << false << true;
    QTest::newRow("page up") << int(Qt::Key_PageUp) << false << false;
    QTest::newRow("end") << int(Qt::Key_End) << false << true;
    QTest::newRow("home") << int(Qt::Key_Home) << false << false;
}

void tst_DetailKeys::keysOfThePageGoFromCodeToThePage()
{
    QFETCH(int, key);
    QFETCH(bool, shift);
    QFETCH(bool, fromTop);
    code()->setFocus();
    bar()->setValue(fromTop ? 0 : bar()->maximum());
    const int before = bar()->value();
    QTest::keyClick(code(), Qt::Key(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
    QVERIFY(fromTop ? bar()->value() > before : bar()->value() < before);
    QCOMPARE(code()->textCursor().position(), 0);
}

void tst_DetailKeys::homeAndEndLeadToBeginningAndEnd()
{
    auto *page = m_pane->findChild<RecordPage *>();
    page->setFocus();
    QTest::keyClick(page, Qt::Key_End);
    QCOMPARE(bar()->value(), bar()->maximum());
    QTest::keyClick(page, Qt::Key_Home);
    QCOMPARE(bar()->value(), 0);
    QTest::keyClick(page, Qt::Key_Space);
    QVERIFY(bar()->value() > 0);
    QTest::keyClick(page, Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(bar()->value(), 0);
}

void tst_DetailKeys::codeIsStillSelectedWithTheKeyboard()
{
    code()->setFocus();
    QTest::keyClick(code(), Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(code()->textCursor().selectedText(), u"first --line"_s);
    QTest::keySequence(code(), QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"first --line"_s);
}

void tst_DetailKeys::returnPressesWhatReadsLikeALink()
{
    const QSignalSpy asked(m_pane.get(), &DetailPane::linkRequested);
    TextButton *link = button(*m_pane, u"stable/notes/mps.html"_s);
    link->setFocus();
    QTest::keyClick(link, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QTest::keyClick(link, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(asked.size(), 2);
    QTest::keyClick(link, Qt::Key_Space);
    QCOMPARE(asked.size(), 3);
}

void tst_DetailKeys::returnCopiesTheCode()
{
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        QGuiApplication::clipboard()->clear();
        auto *copy = m_pane->findChild<CodeView *>()->findChild<QPushButton *>();
        copy->setFocus();
        QTest::keyClick(copy, Qt::Key(key));
        QCOMPARE(QGuiApplication::clipboard()->text(), u"first --line\nsecond --line"_s);
    }
}

void tst_DetailKeys::sourcesAreOpenedByAButton()
{
    TextButton *sources = button(*m_pane, u"2 source"_s);
    QCOMPARE(accessible(sources)->role(), QAccessible::Button);
    QVERIFY(accessible(sources)->state().expandable && accessible(sources)->state().collapsed);
    QVERIFY(!accessible(sources)->state().checkable);
    accessible(sources)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(accessible(sources)->state().expanded && !accessible(sources)->state().collapsed);
    QVERIFY(button(*m_pane, u"https://pytorch.org/docs"_s));
    TextButton *favourite = button(*m_pane, u"Add to favourites"_s);
    QCOMPARE(accessible(favourite)->role(), QAccessible::CheckBox); // this one is something to check
    QVERIFY(!accessible(button(*m_pane, u"Copy the English error text"_s))->state().expandable);
}

void tst_DetailKeys::resultsAreOneGroupOfChoices()
{
    auto *group = m_pane->findChild<ResultSwitch *>();
    QCOMPARE(accessible(group)->role(), QAccessible::Grouping);
    QVERIFY(accessible(group)->text(QAccessible::Name).startsWith(u"Your result for: "_s));
    QVERIFY(accessible(group)->text(QAccessible::Description).contains(u"press again to take it back"_s));
    const auto segments = group->findChildren<Segment *>();
    QCOMPARE(segments.size(), 2);
    for (Segment *segment : segments) {
        QCOMPARE(accessible(segment)->role(), QAccessible::RadioButton);
        QVERIFY(accessible(segment)->state().checkable);
        QVERIFY(accessible(segment)->text(QAccessible::Description).isEmpty()); // said once, of both
        QVERIFY(!segment->toolTip().isEmpty());
        QCOMPARE(accessible(segment)->parent()->object(), group);
    }
}

void tst_DetailKeys::aResultIsChosenAndTakenBackByAScreenReader()
{
    const QSignalSpy chosen(m_pane.get(), &DetailPane::resultChosen);
    Segment *worked = m_pane->findChild<ResultSwitch *>()->findChildren<Segment *>().at(0);
    accessible(worked)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.size(), 1);
    const AttemptKey key = chosen.first().first().value<AttemptKey>();
    QCOMPARE(chosen.first().at(1).value<std::optional<OwnResult>>(), OwnResult::Worked);
    OwnRecord own{.recordId = example().id};
    own.results[key.entry].now = OwnResult::Worked;
    m_pane->setOwn(own);
    QVERIFY(accessible(worked)->state().checked);
    accessible(worked)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.last().at(1).value<std::optional<OwnResult>>(), std::nullopt);
}

QTEST_MAIN(tst_DetailKeys)
#include "tst_detailkeys.moc"
