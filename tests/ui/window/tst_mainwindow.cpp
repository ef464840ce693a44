// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QScreen>

#include "tests/ui/windowfixture.h"

using namespace wayout::dialogs;
using namespace wayout::match;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

class tst_MainWindow : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void startsWithAllRecordsAndAnEmptyPaste();
    void aPasteIsAnsweredAndMarked();
    void ofAPasteWithoutErrorsNoneAreCounted();
    void whatIsTypedIsAnsweredAfterAPause();
    void composingChangesNothing();
    void aDomainIsBrowsed();
    void wordsAreSearchedAndEscapeLeadsBack();
    void aSearchSaysWhetherTheRecordsHaveAllWords();
    void browsingEndsASearch();
    void aLateAnswerDoesNotDisturbASearch();
    void aMarkedLineSelectsItsRecord();
    void evidenceIsSelectedInThePaste();
    void aDroppedFileIsReadAndOthersAreNamed();
    void aHugeUnbrokenLineIsFluid();
    void aWindowOfAScreenThatIsGoneComesToThisOne();
    void aNewWindowFitsIntoTheScreen();
};

void tst_MainWindow::startsWithAllRecordsAndAnEmptyPaste()
{
    QCOMPARE(list()->model()->rowCount(), 4);
    QCOMPARE(domains()->currentIndex().data().toString(), u"All records"_s);
    QVERIFY(pasteView()->hasFocus());
    const QString texts = shownTexts(*m_window);
    QVERIFY2(texts.contains(u"4 records in 3 domains are ready.\nWhat you paste stays on this computer."_s),
        qPrintable(texts));
    QVERIFY(texts.contains(u"1 problem in catalogues"_s));
}

void tst_MainWindow::aPasteIsAnsweredAndMarked()
{
    paste(mpsPaste);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(list()->currentIndex().data(ReasonRole).toString(), u"line 4, exact message"_s);
    QVERIFY(shownTexts(*detail()).contains(u"Metal has no 64-bit float."_s));
    QVERIFY(shownTexts(*m_window).contains(u"Pasted · 4 lines · 1 distinct error"_s));
    QCOMPARE(domains()->currentIndex().data().toString(), u"PyTorch"_s);
}

void tst_MainWindow::ofAPasteWithoutErrorsNoneAreCounted()
{
    paste(u"hello\nworld"_s);
    const QString texts = shownTexts(*m_window);
    QVERIFY2(texts.contains(u"Pasted · 2 lines"_s) && !texts.contains(u"distinct"_s), qPrintable(texts));
}

void tst_MainWindow::whatIsTypedIsAnsweredAfterAPause()
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::keyClicks(pasteView(), u"No module named 'yaml'"_s);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    QTest::keySequence(pasteView(), QKeySequence::SelectAll);
    QTest::keyClick(pasteView(), Qt::Key_Delete);
    QTRY_COMPARE(list()->model()->rowCount(), 4);
}

void tst_MainWindow::composingChangesNothing()
{
    paste(mpsPaste);
    QSignalSpy answered(m_controller, &SearchController::answered);
    QInputMethodEvent compose(u"xiancun"_s, {});
    QApplication::sendEvent(pasteView(), &compose);
    QVERIFY(!answered.wait(1'500)); // far longer than the pause after which what was typed is answered
    QInputMethodEvent commit;
    commit.setCommitString(u"显存"_s);
    QApplication::sendEvent(pasteView(), &commit);
    QTRY_COMPARE(answered.size(), 1);
    QVERIFY(pasteView()->toPlainText().contains(u"显存"_s));
}

void tst_MainWindow::aDomainIsBrowsed()
{
    const QModelIndex docker =
        domains()->model()->match(domains()->model()->index(0, 0), Qt::DisplayRole, u"Docker"_s).value(0);
    QVERIFY(docker.isValid());
    QTest::mouseClick(domains()->viewport(), Qt::LeftButton, {}, domains()->visualRect(docker).center());
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"The user is not in the docker group."_s));
    QVERIFY(shownTexts(*m_window).contains(u"Docker · 1 record"_s));
}

void tst_MainWindow::wordsAreSearchedAndEscapeLeadsBack()
{
    paste(mpsPaste);
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    QVERIFY(searchBox()->hasFocus());
    QTest::keyClicks(searchBox(), u"docker"_s);
    QTRY_COMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QTest::keyClick(searchBox(), Qt::Key_Down);
    QVERIFY(searchBox()->hasFocus());
    QTRY_VERIFY(shownTexts(*detail()).contains(u"The user is not in the docker group."_s));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(searchBox()->text(), QString());
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QCOMPARE(pasteView()->toPlainText(), mpsPaste);
}

void tst_MainWindow::aSearchSaysWhetherTheRecordsHaveAllWords()
{
    const auto says = [this](const QString &words, const QString &header) {
        searchBox()->setText(words);
        return QTest::qWaitFor([&] { return shownTexts(*m_window).contains(header); });
    };
    QVERIFY2(says(u"docker"_s, u"1 record with “docker”"_s), qPrintable(shownTexts(*m_window)));
    QVERIFY2(says(u"docker zzqx"_s, u" with some of these words"_s), qPrintable(shownTexts(*m_window)));
}

void tst_MainWindow::browsingEndsASearch()
{
    QTest::keyClicks(searchBox(), u"yaml"_s);
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    domains()->setCurrentIndex(domains()->model()->index(0, 0));
    QTest::keyClick(domains(), Qt::Key_Down);
    QCOMPARE(searchBox()->text(), QString());
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s); // Python is the first
    QCOMPARE(domains()->currentIndex().data().toString(), u"Python"_s);
}

void tst_MainWindow::aLateAnswerDoesNotDisturbASearch()
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->explain(mpsPaste, {PasteSource::Kind::Pasted});
    searchBox()->setText(u"docker"_s);
    QTRY_COMPARE(settled.size(), 1);
    QTRY_COMPARE(title(0), u"permission denied while trying to connect to the Docker daemon socket"_s);
    QCOMPARE(searchBox()->text(), u"docker"_s);
    auto *back = m_window->findChild<ResultsPane *>()->findChild<QPushButton *>(u"back"_s);
    QVERIFY(back->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(title(0), u"Cannot convert a MPS Tensor to float64 dtype"_s);
    QVERIFY(!back->isVisible());
}

void tst_MainWindow::aMarkedLineSelectsItsRecord()
{
    paste(mpsPaste);
    list()->setCurrentIndex({});
    const QTextBlock marked = pasteView()->document()->findBlockByNumber(3);
    QTextCursor cursor(marked);
    const QPoint place = pasteView()->cursorRect(cursor).center();
    QTest::mouseClick(pasteView()->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(list()->currentIndex().row(), 0);
}

void tst_MainWindow::evidenceIsSelectedInThePaste()
{
    paste(mpsPaste);
    const auto evidence = list()->currentIndex().data(EvidenceRole).value<QList<Evidence>>().first();
    Q_EMIT detail()->evidenceActivated(evidence);
    QCOMPARE(pasteView()->textCursor().selectedText(), evidence.text);
}

void tst_MainWindow::aDroppedFileIsReadAndOthersAreNamed()
{
    QFile log(m_folder->filePath(u"build.log"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("step 1\nModuleNotFoundError: No module named 'yaml'\n");
    log.close();
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(log.fileName()), QUrl::fromLocalFile(m_folder->filePath(u"other.log"_s))});
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    drop(files);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    const QString texts = shownTexts(*m_window);
    QVERIFY(texts.contains(u"build.log · 2 lines"_s));
    QVERIFY(texts.contains(u"other.log"_s));

    QMimeData link;
    link.setUrls({QUrl(u"https://example.org/a.log"_s)});
    drop(link);
    QVERIFY(shownTexts(*m_window).contains(u"https://example.org/a.log is not a file on this computer"_s));
}

void tst_MainWindow::aHugeUnbrokenLineIsFluid()
{
    QElapsedTimer timer;
    timer.start();
    paste(QString(1'000'000, u'x') + u" No module named 'yaml'"_s);
    QCOMPARE(title(0), u"ModuleNotFoundError: No module named 'yaml'"_s);
    m_window->resize(1000, 700);
    QTest::keyClick(pasteView(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY2(timer.elapsed() < 5'000, qPrintable(QString::number(timer.elapsed()))); // a stock text edit takes a minute
    QVERIFY(pasteView()->isReadOnly());
}

void tst_MainWindow::aWindowOfAScreenThatIsGoneComesToThisOne()
{
    m_window->move(20'000, 15'000);
    const QByteArray elsewhere = m_window->saveGeometry();
    close();
    Settings(m_folder->filePath(u"settings.ini"_s)).set(Setting::windowGeometry, elsewhere);
    make(m_catalogue.source());
    m_window->show();
    const QRect screen = m_window->screen()->availableGeometry();
    QVERIFY(screen.contains(m_window->frameGeometry().center()));
}

void tst_MainWindow::aNewWindowFitsIntoTheScreen()
{
    const MainWindow window(*m_application);
    const QSize room = window.screen()->availableSize();
    QVERIFY(window.width() <= room.width() && window.height() <= room.height());
}

QTEST_MAIN(tst_MainWindow)
#include "tst_mainwindow.moc"
