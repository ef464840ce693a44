// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/engine.h"
#include "ui/paste/pasteemptystate.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"

#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::paste;
using namespace wayout::services;

class tst_PastePane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anErrorThatIsSteppedToIsSelected_data();
    void anErrorThatIsSteppedToIsSelected();
    void theCaretIsShownWithTheText();
    void theExampleIsLeftOutWhereItWouldBeSqueezed();
};

void tst_PastePane::anErrorThatIsSteppedToIsSelected_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("selected");
    QTest::newRow("alone") << u"错误：推送一些引用到“origin”失败"_s << u"错误：推送一些引用到“origin”失败"_s;
    QTest::newRow("behind a time, before blanks")
        << u"2024-05-06T12:11:47Z web-1  | error: it broke  "_s << u"error: it broke"_s;
    QTest::newRow("in colours") << u"\x1b[31merror:\x1b[0m it broke"_s << u"error: it broke"_s;
}

void tst_PastePane::anErrorThatIsSteppedToIsSelected()
{
    QFETCH(QString, line);
    PastePane pane;
    pane.resize(900, 400);
    const QString text = u"start\n"_s + line + u"\nend\n"_s;
    pane.setText(text, {PasteSource::Kind::Pasted});
    pane.setAnswer(compiledEngine({})->matcher.find(text));
    pane.show();
    pane.stepError(1);
    QTEST(pane.findChild<PasteView *>()->textCursor().selectedText(), "selected");
}

void tst_PastePane::theCaretIsShownWithTheText()
{
    PastePane pane;
    const auto *view = pane.findChild<PasteView *>();
    QCOMPARE(view->cursorWidth(), 0);
    pane.setText(u"error: it broke"_s, {PasteSource::Kind::Pasted});
    QVERIFY(view->cursorWidth() > 0);
}

void tst_PastePane::theExampleIsLeftOutWhereItWouldBeSqueezed()
{
    PasteEmptyState state;
    state.setCatalogSize(2'000, 200);
    const auto *example = state.findChild<QPushButton *>();
    state.resize(320, 300);
    state.show();
    QVERIFY(example->isVisible());
    QCOMPARE(example->height(), example->sizeHint().height());
    state.resize(320, state.minimumSizeHint().height() - 10);
    QVERIFY(!example->isVisible());
    state.resize(320, 300);
    QVERIFY(example->isVisible());
}

QTEST_MAIN(tst_PastePane)
#include "tst_pastepane.moc"
