// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"
#include "ui/appearance.h"
#include "ui/detail/detailpane.h"
#include "ui/detail/ownnote.h"
#include "ui/detail/resultswitch.h"
#include "ui/history/historydialog.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "ui/paste/pasteview.h"
#include "ui/results/recordroles.h"
#include "ui/results/resultspane.h"
#include "ui/searchcontroller.h"
#include "ui/theme/segment.h"

#include <QAccessible>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;

namespace {

const auto mpsPaste = u"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework"_s;
const auto yamlPaste = u"ModuleNotFoundError: No module named 'yaml'"_s;

QString shownTexts(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<QLabel *>()) {
        texts.append(label->isVisible() ? label->text() : QString());
    }
    return texts.join(u'\n');
}

} // namespace

/// What a window keeps, and what the next one knows of it.
class tst_Memory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { close(); }

    void whatWorkedIsShownBesideTheFigure();
    void aResultIsTakenBackAndThatIsUndone();
    void theSwitchIsOneStopForTheKeyboard();
    void aScreenReaderToggles();
    void anotherTextIsAnotherOccasion();
    void aFavouriteIsListedTheNextTime();
    void aNoteIsKeptWhenItIsLeft();
    void aDeletedNoteComesBackWithUndo();
    void aSecretInANoteIsHiddenAndThatIsSaid();
    void theHistoryOpensWhatWasPasted();
    void theHistoryForgetsAndUndoes();
    void theWindowComesBackAsItWas();
    void aTextWithASecretDoesNotComeBack();
    void inPrivateModeNothingIsKept();
    void aClearedTextComesBackWithUndo();
    void whatCannotBeKeptIsSaid();
    void aDamagedFileIsSaidOnce();

private:
    void open(const QString &folder = {});
    void close();
    void paste(const QString &text);
    ResultSwitch *firstSwitch() const
    {
        detail()->finish(); // a record is built in slices
        return detail()->findChild<ResultSwitch *>();
    }
    QPlainTextEdit *note() const { return detail()->findChild<OwnNote *>()->findChild<QPlainTextEdit *>(); }
    DetailPane *detail() const { return m_window->findChild<DetailPane *>(); }
    NoticeBar *notice() const { return m_window->findChild<NoticeBar *>(); }
    PasteView *pasteView() const { return m_window->findChild<PasteView *>(); }
    QListView *list() const { return m_window->findChild<ResultsPane *>()->findChild<QListView *>(); }
    QString kept(const QString &name) const { return m_folder->filePath(u"kept/"_s + name); }
    void press(const QString &name);
    HistoryDialog *openHistory();

    SmallCatalogue m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SearchController> m_controller;
    std::unique_ptr<Keeper> m_keeper;
    std::unique_ptr<MainWindow> m_window;
};

void tst_Memory::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
}

void tst_Memory::open(const QString &folder)
{
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"settings.ini"_s));
    m_settings->setContentLanguage(ContentLanguage::English);
    m_language = std::make_unique<Language>(*m_settings);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_controller = std::make_unique<SearchController>();
    m_keeper =
        std::make_unique<Keeper>(KeepingPlaces::inFolder(folder.isEmpty() ? m_folder->filePath(u"kept"_s) : folder));
    m_window = std::make_unique<MainWindow>(*m_settings, *m_language, *m_appearance, *m_controller);
    m_window->resize(1280, 900);
    m_window->show();
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_controller->load(m_catalogue.source());
    QTRY_VERIFY(!settled.isEmpty());
    m_window->remember(*m_keeper);
}

void tst_Memory::close()
{
    if (m_window) {
        m_window->close();
    }
    m_window.reset();
    m_keeper.reset();
    m_controller.reset();
    m_appearance.reset();
    m_language.reset();
    m_settings.reset();
}

void tst_Memory::paste(const QString &text)
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(m_window.get(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!settled.isEmpty());
}

/// The visible button of the window that says so.
void tst_Memory::press(const QString &name)
{
    detail()->finish();
    for (auto *button : m_window->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && (button->accessibleName() == name || button->text() == name)) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(name));
}

HistoryDialog *tst_Memory::openHistory()
{
    QTest::keyClick(m_window.get(), Qt::Key_H, Qt::ControlModifier);
    return m_window->findChild<HistoryDialog *>();
}

void tst_Memory::whatWorkedIsShownBesideTheFigure()
{
    paste(yamlPaste);
    press(u"Worked: Install PyYAML"_s);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"You: worked 1 of 1"_s));
    close();
    open();
    paste(u"again\n"_s + yamlPaste);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"You: worked 1 of 1"_s));
    press(u"Didn't work: Install PyYAML"_s);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"You: worked 1 of 2"_s));
}

void tst_Memory::aResultIsTakenBackAndThatIsUndone()
{
    paste(yamlPaste);
    press(u"Worked: Install PyYAML"_s);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    press(u"Worked: Install PyYAML"_s);
    QTRY_VERIFY(!shownTexts(*firstSwitch()).contains(u"worked"_s));
    QVERIFY(shownTexts(*notice()).contains(u"taken back"_s));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    QVERIFY(!notice()->isVisible());
}

void tst_Memory::theSwitchIsOneStopForTheKeyboard()
{
    paste(yamlPaste);
    const QList<Segment *> segments = firstSwitch()->findChildren<Segment *>();
    QCOMPARE(segments.size(), 3);
    const auto stops = [&] {
        return std::ranges::count_if(segments, [](auto *s) { return (s->focusPolicy() & Qt::TabFocus) != 0; });
    };
    QTRY_VERIFY(segments.first()->isEnabled());
    QCOMPARE(stops(), 1);
    segments.first()->setFocus();
    QTest::keyClick(segments.first(), Qt::Key_Right);
    QVERIFY(segments.at(1)->hasFocus());
    QVERIFY(!segments.at(1)->isChecked()); // to look is not to choose
    QTest::keyClick(segments.at(1), Qt::Key_Space);
    QTRY_VERIFY(segments.at(1)->isChecked());
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    QCOMPARE(stops(), 1);
}

void tst_Memory::aScreenReaderToggles()
{
    paste(yamlPaste);
    auto *segment = firstSwitch()->findChildren<Segment *>().at(1);
    QTRY_VERIFY(segment->isEnabled());
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(segment);
    QCOMPARE(spoken->text(QAccessible::Name), u"Worked: Install PyYAML"_s);
    const QStringList actions = spoken->actionInterface()->actionNames();
    QVERIFY(!actions.isEmpty());
    spoken->actionInterface()->doAction(actions.first());
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    spoken->actionInterface()->doAction(actions.first());
    QTRY_VERIFY(!shownTexts(*firstSwitch()).contains(u"worked"_s));
}

void tst_Memory::anotherTextIsAnotherOccasion()
{
    paste(yamlPaste);
    press(u"Worked: Install PyYAML"_s);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    paste(yamlPaste + u" again"_s);
    QTRY_VERIFY(shownTexts(*firstSwitch()).contains(u"worked 1 of 1"_s));
    QVERIFY(std::ranges::none_of(firstSwitch()->findChildren<Segment *>(), &QAbstractButton::isChecked));
}

void tst_Memory::aFavouriteIsListedTheNextTime()
{
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    close();
    open();
    QTRY_VERIFY(shownTexts(*m_window).contains(u"1 match"_s)); // the text is back
    QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(m_window->findChild<QPushButton *>(u"favourites"_s)->isVisible());
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"python/yaml-missing"_s);
}

void tst_Memory::aNoteIsKeptWhenItIsLeft()
{
    paste(yamlPaste);
    press(u"Add a note of your own"_s);
    QVERIFY(note()->isVisible());
    QTest::keyClicks(note(), u"It was the venv."_s);
    list()->setFocus(); // leaving is saving
    close();
    open();
    paste(yamlPaste);
    QTRY_COMPARE(note()->toPlainText(), u"It was the venv."_s);
    QVERIFY(note()->isVisible());
}

void tst_Memory::aDeletedNoteComesBackWithUndo()
{
    paste(yamlPaste);
    press(u"Add a note of your own"_s);
    QTest::keyClicks(note(), u"Mine."_s);
    list()->setFocus();
    QTRY_VERIFY(detail()->own().note == u"Mine."_s);
    press(u"Delete the note"_s);
    QTRY_VERIFY(detail()->own().note.isEmpty());
    QVERIFY(!note()->isVisible());
    press(u"Undo"_s);
    QTRY_COMPARE(note()->toPlainText(), u"Mine."_s);
}

void tst_Memory::aSecretInANoteIsHiddenAndThatIsSaid()
{
    paste(yamlPaste);
    press(u"Add a note of your own"_s);
    note()->setFocus();
    QTest::keyClicks(note(), u"password=hunter2-very-secret"_s);
    list()->setFocus();
    QTRY_VERIFY(shownTexts(*notice()).contains(u"hidden"_s));
    QVERIFY(!note()->toPlainText().contains(u"hunter2"_s));
}

void tst_Memory::theHistoryOpensWhatWasPasted()
{
    paste(mpsPaste);
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
    QTRY_COMPARE(pasteView()->toPlainText(), mpsPaste);
    QTRY_VERIFY(!m_window->findChild<HistoryDialog *>());
}

void tst_Memory::theHistoryForgetsAndUndoes()
{
    paste(mpsPaste);
    paste(yamlPaste);
    auto *dialog = openHistory();
    auto *table = dialog->findChild<QTableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, 1).data().toString(), mpsPaste);
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
    QTRY_VERIFY(shownTexts(*dialog).contains(u"Nothing has been kept."_s));
    dialog->reject();
    close();
    open();
    QTRY_COMPARE(openHistory()->findChild<QTableView *>()->model()->rowCount(), 0);
}

void tst_Memory::theWindowComesBackAsItWas()
{
    paste(u"first line\n"_s + mpsPaste);
    list()->setCurrentIndex(list()->model()->index(0, 0));
    m_window->resize(1280, 400);
    auto *bar = detail()->findChild<QScrollBar *>();
    QTRY_VERIFY(detail()->findChildren<QScrollBar *>().size() > 0);
    detail()->setScrollPosition(60);
    const int position = detail()->scrollPosition();
    QVERIFY(bar && position > 0);
    close();
    open();
    QTRY_COMPARE(pasteView()->toPlainText(), u"first line\n"_s + mpsPaste);
    QTRY_VERIFY(shownTexts(*detail()).contains(u"Metal has no 64-bit float."_s));
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
    QVERIFY(shownTexts(*m_window->statusBar()).contains(u"private mode"_s));
    paste(yamlPaste);
    QVERIFY(std::ranges::none_of(firstSwitch()->findChildren<Segment *>(), &QWidget::isEnabled));
    close();
    QVERIFY(!QFile::exists(kept(u"session.json"_s)));
    open();
    QVERIFY(shownTexts(*m_window->statusBar()).contains(u"private mode"_s)); // until it is switched off
    auto *dialog = openHistory();
    QTRY_VERIFY(shownTexts(*dialog).contains(u"Nothing has been kept."_s));
    QVERIFY(pasteView()->toPlainText().isEmpty());
}

void tst_Memory::aClearedTextComesBackWithUndo()
{
    paste(yamlPaste);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QTRY_VERIFY(pasteView()->toPlainText().isEmpty());
    QVERIFY(shownTexts(*notice()).contains(u"The text was cleared."_s));
    press(u"Undo"_s);
    QTRY_COMPARE(pasteView()->toPlainText(), yamlPaste);
    QTRY_COMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"python/yaml-missing"_s);
}

void tst_Memory::whatCannotBeKeptIsSaid()
{
    close();
    QFile file(m_folder->filePath(u"a-file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    open(file.fileName() + u"/below"_s);
    paste(yamlPaste);
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY(shownTexts(*notice()).contains(u"cannot be written"_s));
    auto *dialog = openHistory(); // it is there until the window closes
    QTRY_COMPARE(dialog->findChild<QTableView *>()->model()->rowCount(), 1);
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
    QTRY_VERIFY(shownTexts(*notice()).contains(u"was damaged"_s));
    close();
    open();
    paste(mpsPaste);
    QTRY_VERIFY(firstSwitch() && firstSwitch()->findChild<Segment *>()->isEnabled());
    QVERIFY(!notice()->isVisible());
}

QTEST_MAIN(tst_Memory)
#include "tst_memory.moc"
