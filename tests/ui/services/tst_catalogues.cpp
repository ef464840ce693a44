// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/userfolders.h"
#include "ui/services/catalogues.h"
#include "ui/theme/noticebar.h"
#include "ui/window/readingpane.h"

#include <QDir>
#include <QTemporaryDir>

#include "tests/ui/windowfixture.h"

using namespace wayout::actions;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::platform;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

QByteArray record(const QByteArray &id, const QByteArray &signature)
{
    return R"({"id": ")" + id + R"(", "domain": "x", "signature": ")" + signature + "\"}\n";
}

} // namespace

/// What happens in the window when the catalogues change while it is open.
class tst_Catalogues : public QObject, private WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aRecordThatIsAddedIsFound();
    void theRecordThatIsReadStays();
    void theAnswerIsGivenAgain();
    void theDomainThatIsBrowsedStays();
    void aSearchIsMadeAgain();
    void aCatalogueThatVanishesIsSaidAndTheRestWorks();
    void whatIsChosenIsRemembered();
    void anOwnRecordIsDeletedAndComesBack();
    void aDeletionThatEndsWithTheWindowLeavesNoFile();

private:
    QString own(const QString &name) const { return m_folder->filePath(u"own/"_s + name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(own(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// Writes "x/mine" into the user's catalogue. Returns its file.
    QString writeOwnRecord()
    {
        qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
        const QString file = userCatalogFolder() + u"/x/mine.json"_s;
        [&] {
            QVERIFY(QDir().mkpath(QFileInfo(file).path()));
            QFile mine(file);
            QVERIFY(mine.open(QIODevice::WriteOnly));
            mine.write(record("x/mine", "my own sprocket is missing"));
            mine.close();
            loadAgainAfter([this] { m_catalogues->setOwn(completedCatalogs(m_catalogues->own())); });
        }();
        return file;
    }
    /// Does something to the catalogues and waits until they are loaded again and all is answered.
    template<typename Change>
    void loadAgainAfter(Change change)
    {
        QSignalSpy loaded(m_controller, &SearchController::loaded);
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        change();
        m_catalogues->load();
        QTRY_COMPARE(loaded.size(), 1);
        QTRY_VERIFY(!settled.isEmpty());
    }
    QString readId() const
    {
        const Record *record = m_window->findChild<ReadingPane *>()->record();
        return record ? record->id : QString();
    }

};

void tst_Catalogues::init()
{
    open();
    QVERIFY(QDir().mkpath(own({})));
    write(u"a.jsonl"_s, record("x/one", "frobnication of the first widget failed") + record("x/two", "the second gadget has exploded"));
    addCatalogues({{m_folder->filePath(u"own"_s)}});
}

void tst_Catalogues::cleanup()
{
    close();
}

void tst_Catalogues::aRecordThatIsAddedIsFound()
{
    paste(u"the third thing is missing its sprocket"_s);
    QCOMPARE(readId(), QString());
    loadAgainAfter([this] { write(u"b.json"_s, record("x/three", "the third thing is missing its sprocket")); });
    QTRY_COMPARE(readId(), u"x/three"_s);
}

void tst_Catalogues::theRecordThatIsReadStays()
{
    QTest::keyClicks(searchBox(), u"gadget"_s);
    QTRY_COMPARE(readId(), u"x/two"_s);
    searchBox()->clear();
    paste(u"frobnication of the first widget failed"_s);
    QTRY_COMPARE(readId(), u"x/one"_s);
    QStringList read;
    connect(m_window->findChild<ReadingPane *>(), &ReadingPane::currentChanged, this, [&] { read.append(readId()); });
    loadAgainAfter([this] { write(u"0.json"_s, record("x/zero", "another one that is read before")); });
    QVERIFY(!read.isEmpty());
    QCOMPARE(read.count(u"x/one"_s), read.size()); // never anything else in between
}

void tst_Catalogues::theAnswerIsGivenAgain()
{
    paste(mpsPaste);
    const QString first = title(0);
    const QString id = readId();
    QVERIFY(!id.isEmpty());
    loadAgainAfter([this] { write(u"0.json"_s, record("a/first", "unrelated")); });
    QCOMPARE(title(0), first);
    QCOMPARE(readId(), id);
    QCOMPARE(m_window->findChild<ResultsPane *>()->contents(), ResultsPane::Contents::Answer);
}

void tst_Catalogues::theDomainThatIsBrowsedStays()
{
    paste(mpsPaste);
    Q_EMIT m_window->findChild<DomainPane *>()->domainChosen(u"x"_s);
    QCOMPARE(list()->model()->rowCount(), 2);
    list()->setCurrentIndex(list()->model()->index(1, 0));
    const QString id = list()->currentIndex().data(IdRole).toString();
    QTRY_COMPARE(readId(), id);
    loadAgainAfter([this] { write(u"b.json"_s, record("x/three", "a third")); });
    QCOMPARE(m_window->findChild<ResultsPane *>()->contents(), ResultsPane::Contents::Domain);
    QCOMPARE(list()->model()->rowCount(), 3);
    QCOMPARE(list()->currentIndex().data(IdRole).toString(), id);
    QCOMPARE(readId(), id);
}

void tst_Catalogues::aSearchIsMadeAgain()
{
    QTest::keyClicks(searchBox(), u"the"_s);
    QTRY_VERIFY(list()->model()->rowCount() > 1);
    QTRY_VERIFY(!readId().isEmpty());
    list()->setCurrentIndex(list()->model()->index(1, 0));
    const QString id = list()->currentIndex().data(IdRole).toString();
    QTRY_COMPARE(readId(), id);
    const int rows = list()->model()->rowCount();
    loadAgainAfter([this] { write(u"b.json"_s, record("x/three", "the the the")); });
    QTRY_COMPARE(list()->model()->rowCount(), rows + 1);
    QCOMPARE(searchBox()->text(), u"the"_s);
    QTRY_COMPARE(readId(), id);
}

void tst_Catalogues::aCatalogueThatVanishesIsSaidAndTheRestWorks()
{
    const QString folder = m_folder->filePath(u"own"_s);
    loadAgainAfter([&] { QVERIFY(QDir().rename(folder, folder + u"-away"_s)); });
    auto *notice = m_window->findChild<NoticeBar *>();
    QVERIFY(notice->isVisible());
    QVERIFY2(shownTexts(*notice).contains(folder), qPrintable(shownTexts(*notice)));
    paste(mpsPaste);
    QVERIFY(!readId().isEmpty());
    loadAgainAfter([&] { QVERIFY(QDir().rename(folder + u"-away"_s, folder)); });
    QVERIFY2(shownTexts(*notice).contains(u"is there again"_s), qPrintable(shownTexts(*notice)));
    QVERIFY(m_catalogues->engine()->catalog.find(u"x/one"_s));
}

void tst_Catalogues::whatIsChosenIsRemembered()
{
    const QList<OwnCatalog> chosen{{u"/nowhere.zip"_s, false}, {m_folder->filePath(u"own"_s)}};
    m_catalogues->setOwn(chosen);
    QCOMPARE(m_settings->ownCatalogs(), chosen);
    QTRY_VERIFY(!m_catalogues->isLoading());
    QCOMPARE(m_catalogues->engine()->parts.first(), (CatalogPart{m_folder->filePath(u"own"_s), 2, 2}));
}

void tst_Catalogues::anOwnRecordIsDeletedAndComesBack()
{
    const QString file = writeOwnRecord();
    QAction *action = m_window->findChild<WindowActions *>()->action(WindowActions::DeleteRecord);
    paste(u"frobnication of the first widget failed"_s); // of a catalogue that is only read
    QTRY_COMPARE(readId(), u"x/one"_s);
    QVERIFY(!action->isEnabled());
    paste(u"my own sprocket is missing"_s);
    QTRY_COMPARE(readId(), u"x/mine"_s);
    QVERIFY(action->isEnabled());
    action->trigger();
    auto *notice = m_window->findChild<NoticeBar *>();
    QTRY_VERIFY2(shownTexts(*notice).contains(u"x/mine was deleted."_s), qPrintable(shownTexts(*notice)));
    QVERIFY(!QFile::exists(file));
    QTRY_VERIFY(!m_catalogues->isLoading() && !m_catalogues->engine()->catalog.find(u"x/mine"_s));
    for (auto *button : notice->findChildren<QToolButton *>()) {
        if (button->text() == "Undo"_L1) {
            button->click();
        }
    }
    QTRY_VERIFY(QFile::exists(file));
    QTRY_VERIFY(!m_catalogues->isLoading() && m_catalogues->engine()->catalog.find(u"x/mine"_s));
    QTRY_COMPARE(readId(), u"x/mine"_s);
    action->trigger();
    QTRY_VERIFY(!QFile::exists(file));
    close(); // from now on there is no way back
    QCOMPARE(QDir(QFileInfo(file).path()).entryList(QDir::Files), QStringList());
    open();
}

void tst_Catalogues::aDeletionThatEndsWithTheWindowLeavesNoFile()
{
    const QString file = writeOwnRecord();
    paste(u"my own sprocket is missing"_s);
    QTRY_COMPARE(readId(), u"x/mine"_s);
    m_window->findChild<WindowActions *>()->action(WindowActions::DeleteRecord)->trigger();
    close(); // before the answer comes
    QCOMPARE(QDir(QFileInfo(file).path()).entryList(QDir::Files), QStringList());
    open();
}

QTEST_MAIN(tst_Catalogues)
#include "tst_catalogues.moc"
