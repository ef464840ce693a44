// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/actions/windowactions.h"
#include "ui/browse/domainpane.h"
#include "ui/paste/pastepane.h"
#include "ui/results/recordlist.h"
#include "ui/window/application.h"
#include "ui/window/navigationcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"
#include "ui/window/searchbox.h"
#include "ui/window/windowsession.h"
#include "ui/window/workspace.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/smallcatalogue.h"

using namespace Qt::StringLiterals;
using namespace wayout::actions;
using namespace wayout::browse;
using namespace wayout::catalog;
using namespace wayout::match;
using namespace wayout::paste;
using namespace wayout::results;
using namespace wayout::services;
using namespace wayout::storage;
using namespace wayout::theme;
using namespace wayout::window;

namespace {

using Contents = ResultsPane::Contents;

const auto yamlPaste = u"ModuleNotFoundError: No module named 'yaml'"_s;
const auto floatPaste = u"TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework"_s;

/// The panes without the window around them.
struct Panes {
    explicit Panes(Application &application)
        : actions(&host, application.settings())
        , searchBox(&host)
        , domains(new DomainPane(&host))
        , paste(new PastePane(&host))
        , results(new ResultsPane(&host))
        , reading(new ReadingPane(&host))
        , workspace(new Workspace({domains, paste, results, reading}, &host))
        , session(application.settings(), application.search(), application.userData())
        , navigation({application.search(), application.userData(), actions, session, searchBox, *domains, *paste,
              *results, *reading, *workspace})
    {
        host.resize(1200, 800);
        workspace->resize(host.size());
        host.show();
    }

    QWidget host;
    WindowActions actions;
    SearchBox searchBox;
    DomainPane *domains;
    PastePane *paste;
    ResultsPane *results;
    ReadingPane *reading;
    Workspace *workspace;
    PasteSession session;
    NavigationController navigation;
};

} // namespace

class tst_NavigationController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theAnswerIsShownAndReadFrom();
    void wordsAreSearchedForAndGivenUp();
    void browsingEndsASearchInSilence();
    void theWayBackLeadsToTheAnswer();
    void anAnswerWaitsWhileTheUserSearches();
    void theTextMakesRoomForOtherRecords();
    void theReadRecordIsLeftAndComeBackTo();
    void aReloadChangesNothing();
    void whatWasShownComesBack();
    void whatIsPastedMeanwhileStays();
    void nothingIsKeptBeforeItIsKnownWhatWas();
    void aRefusedTextIsNotKept();

private:
    void open();
    void load()
    {
        QSignalSpy loaded(&m_application->search(), &SearchController::loaded);
        m_application->start();
        QTRY_COMPARE(loaded.size(), 1);
    }
    void explain(const QString &text)
    {
        QSignalSpy answered(&m_panes->session, &PasteSession::answered);
        m_panes->session.begin(text, {PasteSource::Kind::Pasted});
        QTRY_COMPARE(answered.size(), 1);
    }
    void search(const QString &words)
    {
        QSignalSpy found(&m_application->search(), &SearchController::found);
        QTest::keyClicks(&m_panes->searchBox, words);
        QTRY_VERIFY(!found.isEmpty() && found.last().first().toString() == words);
    }
    QString readId() const { return m_panes->reading->record() ? m_panes->reading->record()->id : QString(); }
    Contents contents() const { return m_panes->results->contents(); }
    /// The session that a later window finds.
    Session kept()
    {
        std::optional<std::optional<Session>> read;
        m_application->userData().readSession({this, [&](const std::optional<Session> &session) { read = session; }});
        const bool isThere = QTest::qWaitFor([&] { return read.has_value(); });
        return isThere && *read ? **read : Session();
    }

    SmallCatalogue m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_application;
    std::unique_ptr<Panes> m_panes;
};

void tst_NavigationController::open()
{
    m_application =
        std::make_unique<Application>(Application::Options{.settingsFile = m_folder->filePath(u"settings.ini"_s),
            .catalogs = m_catalogue.source(),
            .places = DataPaths::inFolder(m_folder->filePath(u"kept"_s)),
            .language = ContentLanguage::English});
    m_panes = std::make_unique<Panes>(*m_application);
    load();
}

void tst_NavigationController::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open();
}

void tst_NavigationController::cleanup()
{
    m_panes.reset();
    m_application.reset();
}

void tst_NavigationController::theAnswerIsShownAndReadFrom()
{
    QCOMPARE(contents(), Contents::Domain); // something to browse
    explain(yamlPaste);
    QCOMPARE(m_panes->paste->text(), yamlPaste);
    QCOMPARE(contents(), Contents::Answer);
    QCOMPARE(readId(), u"python/yaml-missing"_s);
    QVERIFY(!m_panes->reading->current().evidence.isEmpty());
    m_panes->session.clear();
    QVERIFY(m_panes->paste->text().isEmpty());
    QCOMPARE(contents(), Contents::Domain);
    QCOMPARE(readId(), QString()); // it explained the text that is gone
    QVERIFY(m_panes->reading->current().evidence.isEmpty());
}

void tst_NavigationController::wordsAreSearchedForAndGivenUp()
{
    search(u"socket"_s);
    QCOMPARE(contents(), Contents::Search);
    QTRY_COMPARE(readId(), u"docker/socket-permission"_s);
    m_panes->searchBox.clear();
    QCOMPARE(contents(), Contents::Domain);
    search(u"qqqq"_s);
    QTRY_COMPARE(readId(), QString()); // what other words found is no answer to these
}

void tst_NavigationController::browsingEndsASearchInSilence()
{
    search(u"yaml"_s);
    QSignalSpy searched(&m_panes->searchBox, &SearchBox::userEdited);
    m_panes->navigation.browse(u"docker"_s);
    QVERIFY(m_panes->searchBox.text().isEmpty());
    QVERIFY(searched.isEmpty());
    QCOMPARE(contents(), Contents::Domain);
    QTRY_COMPARE(readId(), u"docker/socket-permission"_s);
    m_panes->navigation.browseOnly(ResultsPane::Only::Favourites);
    QCOMPARE(m_panes->results->only(), ResultsPane::Only::Favourites);
    QCOMPARE(m_panes->results->list().rowCount(), 0);
}

void tst_NavigationController::theWayBackLeadsToTheAnswer()
{
    QVERIFY(!m_panes->navigation.returnToAnswer());
    explain(yamlPaste);
    QVERIFY(!m_panes->navigation.returnToAnswer()); // it is shown
    m_panes->navigation.browse(u"docker"_s);
    search(u"float64"_s);
    QVERIFY(m_panes->navigation.returnToAnswer());
    QVERIFY(m_panes->searchBox.text().isEmpty());
    QCOMPARE(contents(), Contents::Answer);
    m_panes->navigation.browse(u"docker"_s);
    QVERIFY(m_panes->navigation.returnToAnswer());
    QCOMPARE(contents(), Contents::Answer);
    QVERIFY(!m_panes->navigation.returnToAnswer());
}

void tst_NavigationController::anAnswerWaitsWhileTheUserSearches()
{
    QSignalSpy answered(&m_panes->session, &PasteSession::answered);
    m_panes->session.begin(yamlPaste, {PasteSource::Kind::Pasted});
    search(u"socket"_s);
    QTRY_COMPARE(answered.size(), 1);
    QCOMPARE(contents(), Contents::Search);
    QVERIFY(m_panes->navigation.returnToAnswer());
    QCOMPARE(contents(), Contents::Answer);
}

void tst_NavigationController::theTextMakesRoomForOtherRecords()
{
    search(u"docker"_s);
    QVERIFY(m_panes->paste->isVisible()); // there is no answer to go back to
    explain(yamlPaste);
    QVERIFY(m_panes->paste->isVisible());
    const int height = m_panes->paste->height();
    search(u"docker"_s);
    QVERIFY(!m_panes->paste->isVisible());
    m_panes->searchBox.clear();
    QTRY_COMPARE(contents(), Contents::Answer);
    QVERIFY(m_panes->paste->isVisible());
    QTRY_COMPARE(m_panes->paste->height(), height);
    m_panes->paste->setFocus();
    Q_EMIT m_panes->domains->domainChosen(u"docker"_s);
    QVERIFY(!m_panes->paste->isVisible());
    QVERIFY(m_panes->results->isAncestorOf(QApplication::focusWidget()));
    m_panes->workspace->showText();
    QVERIFY(m_panes->paste->isVisible());
}

void tst_NavigationController::theReadRecordIsLeftAndComeBackTo()
{
    explain(yamlPaste);
    m_panes->navigation.browse(u"docker"_s);
    QTRY_COMPARE(readId(), u"docker/socket-permission"_s);
    QSignalSpy changed(m_panes->reading, &ReadingPane::currentChanged);
    QTRY_VERIFY(!changed.isEmpty() || m_panes->reading->canGoBack());
    m_panes->navigation.updateActions();
    QVERIFY(m_panes->actions.action(WindowActions::Back)->isEnabled());
    m_panes->actions.action(WindowActions::Back)->trigger();
    QCOMPARE(readId(), u"python/yaml-missing"_s);
    m_panes->actions.action(WindowActions::Forward)->setEnabled(true);
    m_panes->actions.action(WindowActions::Forward)->trigger();
    QCOMPARE(readId(), u"docker/socket-permission"_s);
}

void tst_NavigationController::aReloadChangesNothing()
{
    explain(yamlPaste);
    m_panes->navigation.browse(u"pytorch"_s);
    QTRY_VERIFY(readId().startsWith(u"pytorch/"_s));
    const QString before = readId();
    QStringList read;
    connect(m_panes->reading, &ReadingPane::currentChanged, this, [&] { read.append(readId()); });
    QSignalSpy answered(&m_panes->session, &PasteSession::answered);
    load();
    QTRY_COMPARE(answered.size(), 1); // from the new catalogues
    QCOMPARE(contents(), Contents::Domain);
    QVERIFY(!read.isEmpty());
    QCOMPARE(read.count(before), read.size());
    QVERIFY(m_panes->navigation.returnToAnswer());
}

void tst_NavigationController::whatWasShownComesBack()
{
    m_panes->navigation.session().restore();
    explain(floatPaste);
    m_panes->navigation.browse(u"docker"_s);
    QTRY_COMPARE(readId(), u"docker/socket-permission"_s);
    m_panes->navigation.session().save();
    const qint64 id = m_panes->session.id();
    cleanup();
    open();
    m_panes->navigation.session().restore();
    QTRY_COMPARE(m_panes->paste->text(), floatPaste);
    QCOMPARE(m_panes->session.id(), id); // what was tried belongs to it
    QTRY_COMPARE(contents(), Contents::Answer);
    QTRY_COMPARE(readId(), u"docker/socket-permission"_s); // though it is no answer
}

void tst_NavigationController::whatIsPastedMeanwhileStays()
{
    m_panes->navigation.session().restore();
    explain(floatPaste);
    m_panes->navigation.session().save();
    cleanup();
    open();
    m_panes->navigation.session().restore();
    m_panes->session.begin(yamlPaste, {PasteSource::Kind::Pasted});
    QCOMPARE(kept().text, floatPaste); // it has been read
    QTRY_COMPARE(readId(), u"python/yaml-missing"_s);
    QCOMPARE(m_panes->paste->text(), yamlPaste);
}

void tst_NavigationController::nothingIsKeptBeforeItIsKnownWhatWas()
{
    m_panes->navigation.session().save();
    QCOMPARE(kept(), Session());
    QVERIFY(!QFile::exists(m_folder->filePath(u"kept/session.json"_s)));
}

void tst_NavigationController::aRefusedTextIsNotKept()
{
    m_panes->navigation.session().restore();
    explain(yamlPaste);
    m_panes->navigation.session().save();
    QCOMPARE(kept().text, yamlPaste);
    m_panes->session.refuse(true);
    m_panes->navigation.session().save();
    QCOMPARE(kept(), Session());
}

QTEST_MAIN(tst_NavigationController)
#include "tst_navigationcontroller.moc"
