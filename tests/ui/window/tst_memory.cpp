// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/storetext.h"

#include <QDir>

#include "tests/ui/memoryfixture.h"

using namespace wayout::history;
using namespace wayout::paste;
using namespace wayout::present;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

/// What a window keeps, and what the next one knows of it.
class tst_Memory : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { close(); }

    void theHistoryOpensWhatWasPasted();
    void theHistoryForgetsAndUndoes();
    void theWindowComesBackAsItWas();
    void aTextWithASecretDoesNotComeBack();
    void inPrivateModeNothingIsKept();
    void aClearedTextComesBackWithUndo();
    void aClearedTextComesBackWithUndoFromTheText();
    void aClearedTextComesBackWithUndoFromTheSearch();
    void whatIsPastedWhileTheWindowComesBackStays();
    void whatCannotBeKeptIsSaid();
    void whereThereIsNoPlaceItIsSaid();
    void aSessionThatCannotBeWrittenIsSaid();
    void aDamagedSessionIsPutAside();
    void aDamagedFileIsSaidOnce();
};

void tst_Memory::theHistoryOpensWhatWasPasted()
{
    paste(floatPaste);
    paste(yamlPaste);
    auto *dialog = openHistory();
    QVERIFY(dialog);
    auto *table = dialog->findChild<QTableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 1).data().toString(), yamlPaste);
    QCOMPARE(table->model()->index(1, 2).data().toString(), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"float64"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    QTRY_COMPARE(pasteView()->toPlainText(), floatPaste);
    QTRY_VERIFY(!m_window->findChild<HistoryDialog *>());
}

void tst_Memory::theHistoryForgetsAndUndoes()
{
    paste(floatPaste);
    paste(yamlPaste);
    auto *dialog = openHistory();
    auto *table = dialog->findChild<QTableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, 1).data().toString(), floatPaste);
    auto *bar = dialog->findChild<NoticeBar *>();
    QVERIFY(bar->isVisible());
    bar->findChild<QToolButton *>()->click();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(0, 1).data().toString(), yamlPaste);
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->text() == u"Forget &all"_s) {
            button->click();
        }
    }
    QTRY_COMPARE(table->model()->rowCount(), 0);
    QTRY_VERIFY(visibleTexts(*dialog).contains(u"Nothing has been kept."_s));
    dialog->reject();
    close();
    open();
    QTRY_COMPARE(openHistory()->findChild<QTableView *>()->model()->rowCount(), 0);
}

void tst_Memory::theWindowComesBackAsItWas()
{
    paste(u"first line\n"_s + floatPaste);
    list()->setCurrentIndex(list()->model()->index(0, 0));
    m_window->resize(1280, 400);
    auto *bar = detail()->findChild<QScrollBar *>();
    QTRY_VERIFY(!detail()->findChildren<QScrollBar *>().isEmpty());
    detail()->setScrollPosition(60);
    const int position = detail()->scrollPosition();
    QVERIFY(bar && position > 0);
    close();
    open();
    QTRY_COMPARE(pasteView()->toPlainText(), u"first line\n"_s + floatPaste);
    QTRY_VERIFY(visibleTexts(*detail()).contains(u"Metal has no 64-bit float."_s));
    QTRY_VERIFY(detail()->scrollPosition() > 0 || detail()->height() > 500);
}

void tst_Memory::aTextWithASecretDoesNotComeBack()
{
    paste(yamlPaste + u"\npassword=hunter2-very-secret"_s);
    close();
    for (const auto name : {"history.sqlite"_L1, "notebook.sqlite"_L1, "session.json"_L1}) {
        QFile file(kept(name));
        QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains("hunter2"));
    }
    open();
    QTRY_COMPARE(openHistory()->findChild<QTableView *>()->model()->rowCount(), 1);
    QVERIFY(pasteView()->toPlainText().isEmpty());
}

void tst_Memory::inPrivateModeNothingIsKept()
{
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(visibleTexts(*m_window->statusBar()).contains(u"private mode"_s));
    paste(yamlPaste);
    QVERIFY(std::ranges::none_of(firstSwitch()->findChildren<Segment *>(), &QWidget::isEnabled));
    close();
    QVERIFY(!QFile::exists(kept(u"session.json"_s)));
    open();
    QVERIFY(visibleTexts(*m_window->statusBar()).contains(u"private mode"_s)); // until it is switched off
    auto *dialog = openHistory();
    QTRY_VERIFY(visibleTexts(*dialog).contains(u"Nothing has been kept."_s));
    QVERIFY(pasteView()->toPlainText().isEmpty());
    close();
    for (const auto name : {"history.sqlite"_L1, "notebook.sqlite"_L1, "session.json"_L1}) {
        QFile file(kept(name)); // the window says so before it has looked
        QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains("yaml"));
    }
}

void tst_Memory::aClearedTextComesBackWithUndo()
{
    paste(yamlPaste);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_VERIFY(pasteView()->toPlainText().isEmpty());
    QVERIFY(visibleTexts(*notice()).contains(u"The text was cleared."_s));
    press(u"Undo"_s);
    QTRY_COMPARE(pasteView()->toPlainText(), yamlPaste);
    QTRY_COMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"python/yaml-missing"_s);
}

void tst_Memory::aClearedTextComesBackWithUndoFromTheText()
{
    paste(yamlPaste);
    QVERIFY(visibleTexts(*m_window).contains(u"Pasted"_s));
    pasteView()->setFocus();
    QTest::keyClick(pasteView(), Qt::Key_Escape);
    QTRY_VERIFY(pasteView()->toPlainText().isEmpty());
    QVERIFY(!shownTexts(*detail()).contains(u"of the paste"_s)); // there is none
    QTest::keyClick(pasteView(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(pasteView()->toPlainText(), yamlPaste);
    QVERIFY(!notice()->isVisible()); // nothing is left to undo
    QVERIFY(visibleTexts(*m_window).contains(u"Pasted"_s)); // not typed
}

void tst_Memory::aClearedTextComesBackWithUndoFromTheSearch()
{
    paste(yamlPaste);
    auto *box = m_window->findChild<SearchBox *>();
    box->setFocus();
    QTest::keyClicks(box, u"yaml"_s);
    QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier); // of words the box undoes
    QVERIFY(box->text() != u"yaml"_s);
    QVERIFY(!pasteView()->toPlainText().isEmpty());
    box->setText(u"yaml"_s);
    QTest::keyClick(box, Qt::Key_Escape);
    QTest::keyClick(box, Qt::Key_Escape);
    QTRY_VERIFY(pasteView()->toPlainText().isEmpty());
    QVERIFY(box->hasFocus());
    QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(pasteView()->toPlainText(), yamlPaste);
    QVERIFY(!notice()->isVisible());
}

void tst_Memory::whatIsPastedWhileTheWindowComesBackStays()
{
    paste(floatPaste);
    close();
    bool isPasted = false;
    start(m_catalogue.source(), DataPaths::inFolder(kept({})));
    auto *pane = m_window->findChild<PastePane *>();
    connect(
        pane, &PastePane::rowsShown, m_window.get(),
        [&](const QString &shown) {
            if (shown == floatPaste && !std::exchange(isPasted, true)) { // before the answer to it
                m_window->explain(yamlPaste, {PasteSource::Kind::Pasted});
            }
        },
        Qt::QueuedConnection);
    m_window->restore();
    QTRY_VERIFY(isPasted);
    QTRY_COMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"python/yaml-missing"_s);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"yaml"_s));
    QTRY_COMPARE(openHistory()->findChild<QTableView *>()->model()->rowCount(), 2); // and is kept
}

void tst_Memory::whatCannotBeKeptIsSaid()
{
    close();
    QFile file(m_folder->filePath(u"a-file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    open(file.fileName() + u"/below"_s);
    paste(yamlPaste);
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY(visibleTexts(*notice()).contains(u"cannot be written"_s));
    auto *dialog = openHistory(); // it is there until the window closes
    QTRY_COMPARE(dialog->findChild<QTableView *>()->model()->rowCount(), 1);
    QVERIFY(file.remove());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file.fileName() + u"/below/history.sqlite"_s), 20'000); // tried again every few seconds
}

void tst_Memory::whereThereIsNoPlaceItIsSaid()
{
    for (const bool isChosen : {true, false}) {
        close();
        start(m_catalogue.source(), {.isNowhereByChoice = isChosen});
        m_window->restore();
        paste(yamlPaste);
        openHistory(); // it is there until the window closes
        QTRY_COMPARE(m_window->findChild<HistoryDialog *>()->findChild<QTableView *>()->model()->rowCount(), 1);
        QCOMPARE(notice()->isVisible(), !isChosen);
    }
    QCOMPARE(visibleTexts(*notice()), storeSentence({StoreProblem::Kind::NoPlace, {}, {}}));
}

void tst_Memory::aSessionThatCannotBeWrittenIsSaid()
{
    close();
    QVERIFY(QFile::remove(kept(u"session.json"_s)) && QDir().mkpath(kept(u"session.json"_s))); // a folder in its place
    open();
    paste(yamlPaste);
    QTRY_VERIFY_WITH_TIMEOUT(notice()->isVisible(), 20'000);
    QVERIFY2(visibleTexts(*notice()).contains(u"session.json"_s), qPrintable(visibleTexts(*notice())));
}

void tst_Memory::aDamagedSessionIsPutAside()
{
    close();
    QFile file(kept(u"session.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"version\": 1, \"text\": \"half of");
    file.close();
    open();
    QTRY_VERIFY(visibleTexts(*notice()).contains(u"was damaged"_s));
    const QStringList aside = QDir(kept({})).entryList({u"session.json.corrupt-*"_s});
    QCOMPARE(aside.size(), 1);
    QVERIFY(pasteView()->toPlainText().isEmpty());
}

void tst_Memory::aDamagedFileIsSaidOnce()
{
    paste(yamlPaste);
    close();
    QFile file(kept(u"notebook.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5'000, 'x'));
    file.close();
    open();
    QTRY_VERIFY(visibleTexts(*notice()).contains(u"was damaged"_s));
    close();
    open();
    paste(floatPaste);
    QTRY_VERIFY(firstSwitch() && firstSwitch()->findChild<Segment *>()->isEnabled());
    QVERIFY(!notice()->isVisible());
}

QTEST_MAIN(tst_Memory)
#include "tst_memory.moc"
