// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/workspace.h"

#include <QScrollBar>
#include <QSplitter>

#include "tests/ui/windowfixture.h"

/// The divider between text and list.
class tst_Workspace : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void aTextGetsTheRoomThatTheListDoesNotNeed();
    void aShortTextHasItsShare();
    void foldedLinesNeedNoRoom();
    void theListGetsTheRoomThatAShortTextDoesNotNeed();
    void typingMovesNothing();
    void aDividerThatTheUserMovedStays();
    void aDoubleClickOnTheDividerFollowsTheTextAgain();

private:
    QSplitter &centre() const { return *qobject_cast<QSplitter *>(m_window->findChild<PastePane *>()->parentWidget()); }
    int textHeight() const { return centre().sizes().first(); }
    int wholeHeight() const { return centre().sizes().first() + centre().sizes().last(); }
    void moveDivider(int by);
    static QString lines(int count);
};

QString tst_Workspace::lines(int count)
{
    QString text;
    for (int i = 0; i < count; ++i) {
        text += u"step %1: compiled part %2 of the library\n"_s.arg(QString::number(i, 36), QString::number(i * i));
    }
    return text;
}

void tst_Workspace::moveDivider(int by)
{
    QWidget *handle = centre().handle(1);
    const QPoint from = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, from);
    QTest::mouseMove(handle, from + QPoint(0, by));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, from);
}

void tst_Workspace::aTextGetsTheRoomThatTheListDoesNotNeed()
{
    paste(lines(25) + mpsPaste);
    QTRY_VERIFY(textHeight() > wholeHeight() / 2);
    QTRY_COMPARE(pasteView()->verticalScrollBar()->maximum(), 0);
    QCOMPARE(list()->verticalScrollBar()->maximum(), 0);
}

void tst_Workspace::aShortTextHasItsShare()
{
    const int share = textHeight();
    paste(mpsPaste);
    QApplication::processEvents();
    QCOMPARE(textHeight(), share);
    QCOMPARE(pasteView()->verticalScrollBar()->maximum(), 0);
}

void tst_Workspace::foldedLinesNeedNoRoom()
{
    const int share = textHeight();
    paste(u"Waiting for the device\n"_s.repeated(40) + mpsPaste);
    QTRY_COMPARE(textHeight(), share);
}

void tst_Workspace::theListGetsTheRoomThatAShortTextDoesNotNeed()
{
    const int share = textHeight();
    QString errors = mpsPaste.section(u'\n', -1);
    for (const auto *what : {"compile", "link", "sign", "upload", "publish", "install", "verify", "notify"}) {
        errors += u"\nerror: cannot %1 the library"_s.arg(QLatin1StringView(what));
    }
    paste(errors);
    QVERIFY(list()->model()->rowCount() > 6);
    QTRY_VERIFY(textHeight() < share);
    QCOMPARE(pasteView()->verticalScrollBar()->maximum(), 0);
}

void tst_Workspace::typingMovesNothing()
{
    const int share = textHeight();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::keyClicks(pasteView(), u"error 1"_s);
    QTRY_COMPARE(settled.size(), 1);
    QApplication::processEvents();
    QCOMPARE(textHeight(), share);
}

void tst_Workspace::aDividerThatTheUserMovedStays()
{
    moveDivider(-80);
    const double own = double(textHeight()) / wholeHeight();
    QVERIFY(own < 0.35);
    const auto isKept = [&] { return std::abs(double(textHeight()) / wholeHeight() - own) < 0.005; };
    paste(lines(25) + mpsPaste);
    QApplication::processEvents();
    QVERIFY(isKept());
    m_window->resize(1280, 600);
    QTRY_VERIFY(isKept());
    m_window->close();
    close();
    start(m_catalogue.source());
    QTRY_VERIFY(isKept());
}

void tst_Workspace::aDoubleClickOnTheDividerFollowsTheTextAgain()
{
    paste(lines(25) + mpsPaste);
    QTRY_VERIFY(textHeight() > wholeHeight() / 2);
    const int fitting = textHeight();
    moveDivider(-120);
    QVERIFY(textHeight() < fitting - 100);
    QTest::mouseDClick(centre().handle(1), Qt::LeftButton);
    QCOMPARE(textHeight(), fitting);
}

QTEST_MAIN(tst_Workspace)
#include "tst_workspace.moc"
