// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"
#include "ui/browse/domainmodel.h"
#include "ui/services/catalogues.h"
#include "ui/window/readingpane.h"
#include "ui/results/answerpanel.h"
#include "ui/theme/plainlabel.h"

#include "tests/ui/memoryfixture.h"

#include <QDir>

using namespace wayout::actions;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::history;
using namespace wayout::platform;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

/// History, favourites and own records in the pane of the domains.
class tst_OwnLists : public QObject, protected MemoryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theHistoryIsCountedAtOnce();
    void theHistoryOpensAndNothingIsMarked();
    void favouritesAreCountedAtOnce();
    void favouritesAreMarkedWhileTheyAreListed();
    void favouritesOfNoLoadedCatalogueAreNotCounted();
    void ownRecordsAreListedAndStayWhenTheyAreLoadedAgain();
    void ownRecordsAreCountedAtOnce();
    void anEmptyListSaysWhatWouldBeThere();
    void theKeyboardComesToThemAfterTheDomains();
    void whatIsErasedIsCountedNoMore();

private:
    QListView *own() const { return m_window->findChild<QListView *>(u"own"_s); }
    QString count(OwnModel::Entry entry) const
    {
        const QVariant count = own()->model()->index(entry, 0).data(DomainModel::CountRole);
        return count.isValid() ? count.toString() : u"-"_s;
    }
    bool isMarked(OwnModel::Entry entry) const { return own()->selectionModel()->isRowSelected(entry); }
    bool isNothingMarked() const { return !own()->selectionModel()->hasSelection(); }
    void choose(OwnModel::Entry entry) { Q_EMIT m_window->findChild<DomainPane *>()->ownChosen(entry); }
    QAction *action(WindowActions::Id id) const { return m_window->findChild<WindowActions *>()->action(id); }
    QString readId() const
    {
        const Record *record = m_window->findChild<ReadingPane *>()->record();
        return record ? record->id : QString();
    }
    QString panelText() const
    {
        const auto *panel = m_window->findChild<AnswerPanel *>();
        return panel->isVisible() ? shownTexts(*panel) : QString();
    }
    QString header() const { return m_window->findChild<ResultsPane *>()->findChild<PaneHeader *>()->text(); }
    void write(const QString &name) const
    {
        const QString path = userCatalogFolder() + u"/x/"_s + name + u".json"_s;
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"id": "x/)" + name.toUtf8() + R"(", "domain": "x", "signature": "my )" + name.toUtf8() + R"( is broken"})");
    }
    void reload()
    {
        QSignalSpy loaded(m_controller, &SearchController::loaded);
        m_catalogues->load();
        QTRY_COMPARE(loaded.size(), 1);
    }
    void openCatalogues() { addCatalogues({{userCatalogFolder()}}); }
};

void tst_OwnLists::init()
{
    begin();
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
}

void tst_OwnLists::cleanup()
{
    close();
}

void tst_OwnLists::theHistoryIsCountedAtOnce()
{
    QTRY_COMPARE(count(OwnModel::History), u"0"_s);
    paste(floatPaste);
    paste(yamlPaste);
    QTRY_COMPARE(count(OwnModel::History), u"2"_s);
    auto *dialog = openHistory();
    auto *table = dialog->findChild<QTableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 2);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
    dialog->findChild<NoticeBar *>()->findChild<QToolButton *>()->click();
    QTRY_COMPARE(count(OwnModel::History), u"2"_s);
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->text() == u"Forget &all"_s) {
            button->click();
        }
    }
    QTRY_COMPARE(count(OwnModel::History), u"0"_s);
    dialog->reject();
    QTRY_VERIFY(!m_window->findChild<HistoryDialog *>());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    action(WindowActions::PrivateMode)->trigger();
    paste(mpsPaste);
    QTest::qWait(50);
    QCOMPARE(count(OwnModel::History), u"0"_s); // nothing is kept
    action(WindowActions::PrivateMode)->trigger();
    paste(yamlPaste + u" again"_s);
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
    close();
    open();
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
}

void tst_OwnLists::theHistoryOpensAndNothingIsMarked()
{
    paste(yamlPaste);
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
    choose(OwnModel::History);
    QVERIFY(m_window->findChild<HistoryDialog *>());
    QVERIFY(isNothingMarked());
    QCOMPARE(m_window->findChildren<HistoryDialog *>().size(), 1);
}

void tst_OwnLists::favouritesAreCountedAtOnce()
{
    QTRY_COMPARE(count(OwnModel::Favourites), u"0"_s);
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    action(WindowActions::Star)->trigger();
    QTRY_COMPARE(count(OwnModel::Favourites), u"0"_s);
    press(u"Undo"_s);
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    QCOMPARE(own()->model()->index(OwnModel::Favourites, 0).data(Qt::AccessibleTextRole).toString().left(14), u"Favourites, 1 "_s);
}

void tst_OwnLists::favouritesAreMarkedWhileTheyAreListed()
{
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    QVERIFY(isNothingMarked());
    choose(OwnModel::Favourites);
    QVERIFY(isMarked(OwnModel::Favourites));
    QVERIFY(!domains()->selectionModel()->hasSelection());
    QCOMPARE(list()->model()->rowCount(), 1);
    QVERIFY2(header().startsWith(u"Favourites · 1 "_s), qPrintable(header()));
    Q_EMIT m_window->findChild<DomainPane *>()->domainChosen(u"docker"_s);
    QVERIFY(isNothingMarked());
    QVERIFY(domains()->selectionModel()->hasSelection());
    QVERIFY2(!header().startsWith(u"Favourites"_s), qPrintable(header()));
    Q_EMIT m_window->findChild<DomainPane *>()->domainChosen(std::nullopt);
    m_window->findChild<QPushButton *>(u"favourites"_s)->click(); // comes to the same
    QVERIFY(isMarked(OwnModel::Favourites));
    m_window->findChild<QPushButton *>(u"favourites"_s)->click();
    QVERIFY(isNothingMarked());
    action(WindowActions::Favourites)->trigger();
    QVERIFY(isMarked(OwnModel::Favourites));
    press(u"Back to the pasted error"_s);
    QVERIFY(isNothingMarked());
}

void tst_OwnLists::favouritesOfNoLoadedCatalogueAreNotCounted()
{
    m_userData->setFavourite(u"gone/with-its-catalogue"_s, true);
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    choose(OwnModel::Favourites);
    QCOMPARE(list()->model()->rowCount(), 1);
    QVERIFY(m_window->findChild<QPushButton *>(u"favourites"_s)->text().contains(u'1'));
}

void tst_OwnLists::ownRecordsAreListedAndStayWhenTheyAreLoadedAgain()
{
    write(u"sprocket"_s);
    openCatalogues();
    QCOMPARE(count(OwnModel::Records), u"1"_s);
    paste(yamlPaste);
    QTRY_COMPARE(readId(), u"python/yaml-missing"_s);
    choose(OwnModel::Records);
    QVERIFY(isMarked(OwnModel::Records));
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(list()->model()->index(0, 0).data(IdRole).toString(), u"x/sprocket"_s);
    QVERIFY2(header().startsWith(u"My records · 1 "_s), qPrintable(header()));
    QTRY_COMPARE(readId(), u"x/sprocket"_s);
    QTRY_VERIFY(action(WindowActions::Back)->isEnabled()); // it is shown
    action(WindowActions::Back)->trigger();
    QCOMPARE(readId(), u"python/yaml-missing"_s);
    action(WindowActions::Forward)->trigger();
    QCOMPARE(readId(), u"x/sprocket"_s);
    write(u"widget"_s);
    reload();
    QCOMPARE(count(OwnModel::Records), u"2"_s);
    QCOMPARE(list()->model()->rowCount(), 2);
    QVERIFY(isMarked(OwnModel::Records));
    QCOMPARE(readId(), u"x/sprocket"_s);
    QTest::keyClicks(searchBox(), u"widget"_s);
    QTRY_VERIFY(isNothingMarked());
    searchBox()->clear();
    choose(OwnModel::Favourites); // there is none
    reload();
    QVERIFY(isMarked(OwnModel::Favourites));
    QCOMPARE(list()->model()->rowCount(), 0);
}

void tst_OwnLists::ownRecordsAreCountedAtOnce()
{
    openCatalogues();
    QCOMPARE(count(OwnModel::Records), u"0"_s);
    write(u"sprocket"_s);
    reload();
    QCOMPARE(count(OwnModel::Records), u"1"_s);
    choose(OwnModel::Records);
    QTRY_COMPARE(readId(), u"x/sprocket"_s);
    QTRY_VERIFY(action(WindowActions::DeleteRecord)->isEnabled()); // it is shown
    action(WindowActions::DeleteRecord)->trigger();
    QTRY_COMPARE(count(OwnModel::Records), u"0"_s);
    QCOMPARE(list()->model()->rowCount(), 0);
    QVERIFY(isMarked(OwnModel::Records));
    press(u"Undo"_s);
    QTRY_COMPARE(count(OwnModel::Records), u"1"_s);
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    QVERIFY(!m_window->findChild<AnswerPanel *>()->isVisible());
}

void tst_OwnLists::anEmptyListSaysWhatWouldBeThere()
{
    QTRY_COMPARE(count(OwnModel::Favourites), u"0"_s);
    choose(OwnModel::Favourites);
    QVERIFY(isMarked(OwnModel::Favourites));
    QVERIFY2(panelText().contains(u"the star above a record"_s), qPrintable(panelText()));
    choose(OwnModel::Records);
    QVERIFY(isMarked(OwnModel::Records));
    QVERIFY2(panelText().contains(u"once you write it down"_s), qPrintable(panelText()));
    QVERIFY2(panelText().contains(u"Write a record…"_s), qPrintable(panelText()));
    m_window->resize(800, 600); // all of it, where the list is narrow
    for (const auto *label : m_window->findChild<AnswerPanel *>()->findChildren<PlainLabel *>()) {
        QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }
    m_language->choose(ContentLanguage::Chinese);
    QTRY_VERIFY2(hasChinese(panelText()), qPrintable(panelText()));
    QTRY_COMPARE(own()->model()->index(OwnModel::Records, 0).data().toString(), u"自建记录"_s);
    Q_EMIT m_window->findChild<DomainPane *>()->domainChosen(std::nullopt);
    QVERIFY(panelText().isEmpty());
}

void tst_OwnLists::theKeyboardComesToThemAfterTheDomains()
{
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(domains()->hasFocus());
    QTest::keyClick(domains(), Qt::Key_Tab);
    QVERIFY(own()->hasFocus());
    QTest::keyClick(own(), Qt::Key_Down);
    QVERIFY(isNothingMarked());
    QTest::keyClick(own(), Qt::Key_Space);
    QVERIFY(isMarked(OwnModel::Favourites));
    QVERIFY(own()->hasFocus());
    QTest::keyClick(own(), Qt::Key_Tab, Qt::ShiftModifier);
    QVERIFY(domains()->hasFocus());
    QVERIFY(isMarked(OwnModel::Favourites)); // to come by is not to choose
    // As on the screen.
    const auto *pane = m_window->findChild<DomainPane *>();
    QAccessibleInterface *read = QAccessible::queryAccessibleInterface(const_cast<DomainPane *>(pane));
    QStringList names;
    for (int i = 0; i < read->childCount(); ++i) {
        names.append(read->child(i)->text(QAccessible::Name));
    }
    names.removeAll(QString());
    QCOMPARE(names, (QStringList{u"Domains"_s, u"Domains"_s, u"Yours"_s, u"Yours"_s}));
}

void tst_OwnLists::whatIsErasedIsCountedNoMore()
{
    paste(yamlPaste);
    press(u"Add to favourites"_s);
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
    std::optional<Erasure> erased;
    m_userData->eraseAll({this, [&](const Erasure &erasure) { erased = erasure; }});
    QTRY_COMPARE(count(OwnModel::Favourites), u"0"_s);
    QTRY_COMPARE(count(OwnModel::History), u"0"_s);
    m_userData->undo(*erased, {this, [](bool) {}});
    QTRY_COMPARE(count(OwnModel::Favourites), u"1"_s);
    QTRY_COMPARE(count(OwnModel::History), u"1"_s);
}

QTEST_MAIN(tst_OwnLists)
#include "tst_ownlists.moc"
