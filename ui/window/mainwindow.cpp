// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mainwindow.h"

#include "app/catalog/recordtitle.h"
#include "app/present/storetext.h"
#include "ui/actions/windowactions.h"
#include "ui/browse/domainpane.h"
#include "ui/dialogs/linkdialog.h"
#include "ui/paste/pastepane.h"
#include "ui/results/resultspane.h"
#include "ui/theme/changes.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/typescale.h"
#include "ui/window/application.h"
#include "ui/window/authoringcontroller.h"
#include "ui/window/copying.h"
#include "ui/window/languagerelay.h"
#include "ui/window/languageswitch.h"
#include "ui/window/navigationcontroller.h"
#include "ui/window/pastecontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"
#include "ui/window/searchbox.h"
#include "ui/window/statusline.h"
#include "ui/window/teamcontroller.h"
#include "ui/window/topbar.h"
#include "ui/window/userdatacontroller.h"
#include "ui/window/windowdialogs.h"
#include "ui/window/windowsession.h"
#include "ui/window/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QMenu>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace wayout::window {
namespace {

constexpr QSize firstSize(1240, 800);
constexpr QSize frameAllowance(8, 40); // room for the window frame on a small screen
constexpr QSize smallestSize(420, 320); // smaller than the panes ask for, because they can be hidden in a narrow window
constexpr int zoomStep = 10; // percent

} // namespace

MainWindow::MainWindow(Application &application)
    : m_application(application)
    , m_languageRelay(new LanguageRelay(application.language(), this))
    , m_actions(new actions::WindowActions(this, application.settings()))
    , m_top(new TopBar(*m_actions, this))
    , m_notice(new theme::NoticeBar(this))
    , m_domains(new browse::DomainPane(this))
    , m_pastePane(new paste::PastePane(this))
    , m_results(new results::ResultsPane(this))
    , m_reading(new ReadingPane(this))
    , m_workspace(new Workspace({m_domains, m_pastePane, m_results, m_reading}, this))
    , m_status(new StatusLine(this))
    , m_paste(new PasteSession(application.settings(), application.search(), application.userData(), this))
    , m_navigation(new NavigationController(
          {application.search(), application.userData(), *m_actions, *m_paste, m_top->searchBox(), *m_domains,
              *m_pastePane, *m_results, *m_reading, *m_workspace},
          this))
    , m_userData(new UserDataController(application.userData(), *m_paste, this))
    , m_team(new TeamController(application, this))
    , m_dialogs(new WindowDialogs(
          {application, *m_actions, *m_paste, *m_navigation, *m_pastePane, *m_reading, *m_notice, *this}))
    , m_pasting(new PasteController(
          {application, *m_actions, *m_paste, *m_pastePane, m_top->searchBox(), *m_workspace, *m_notice, *this}))
    , m_authoring(new AuthoringController(
          {application, *m_actions, *m_paste, *m_team, *m_results, *m_reading, *m_notice, *this}))
    , m_copying(new Copying(*m_actions, *m_reading, *m_paste, *m_status))
{
    layOut();
    connectServices();
    connectPaste();
    connectPanes();
    connectUserData();
    connectTeam();
    connectActions();
    nameKeys();
    m_reading->detail().setHelp({.paste = m_actions->action(actions::WindowActions::Paste),
        .open = m_actions->action(actions::WindowActions::Open),
        .search = m_actions->action(actions::WindowActions::Search),
        .report = m_actions->action(actions::WindowActions::Report)});
    takeLanguage();
    m_languageRelay->finish();
    m_actions->setInterfaceLanguage(application.language().chosenInterface());
    m_actions->setAppearance(application.appearance().chosen());
    takePrivate(m_paste->isPrivate());
    connect(m_reading, &ReadingPane::currentChanged, this, &MainWindow::nameWindow);
    connect(&application.language(), &services::Language::changed, this, &MainWindow::nameWindow);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void MainWindow::layOut()
{
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_top);
    layout->addWidget(m_workspace, 1);
    layout->addWidget(m_notice); // below, so that what is being read stays where it is
    setCentralWidget(central);
    setStatusBar(m_status);
    m_status->raise(); // last in the reading order of a screen reader
    auto *domainMenu = new QMenu(this);
    connect(domainMenu, &QMenu::aboutToShow, m_domains, [this, domainMenu] { m_domains->fillMenu(*domainMenu); });
    m_top->setDomainMenu(domainMenu);
    setMinimumSize(smallestSize);
    resize(firstSize.boundedTo(screen()->availableSize() - frameAllowance));
    restoreGeometry(m_application.settings().get(storage::Setting::windowGeometry));
    m_workspace->restoreDividers(m_application.settings());
    const QList<QWidget *> order{
        &m_top->searchBox(), &m_top->languageSwitch(), m_pastePane, m_results, m_reading, m_domains};
    for (qsizetype i = 1; i < order.size(); ++i) {
        setTabOrder(order.at(i - 1), order.at(i));
    }
    setTabOrder(m_domains, m_domains->lastStop());
    m_pastePane->setFocus();
    m_languageRelay->addPane(m_results);
    m_languageRelay->addPane(m_reading);
    m_languageRelay->addPane(m_domains);
    for (QWidget *part : std::initializer_list<QWidget *>{m_pastePane, m_top, m_notice, m_status}) {
        m_languageRelay->add(part);
    }
}

void MainWindow::connectServices()
{
    const services::SearchController &search = m_application.search();
    connect(&search, &services::SearchController::loaded, this, &MainWindow::takeEngine);
    connect(&search, &services::SearchController::healthChecked, m_results, &results::ResultsPane::setHealth);
    connect(&search, &services::SearchController::healthChecked, &m_reading->detail(), &answer::DetailPane::setHealth);
    connect(&search, &services::SearchController::readingProgressed, m_results, &results::ResultsPane::setProgress);
    connect(&m_application.intake(), &TextIntake::readingEnded, this, &MainWindow::reportSettled);
    const services::Catalogues &catalogues = m_application.catalogues();
    connect(&catalogues, &services::Catalogues::lost, this, [this](const QString &path) {
        m_notice->say([path = QDir::toNativeSeparators(path)] {
            return tr("The catalogue %1 cannot be found or read. Everything else works; it is taken up again when it "
                      "is back.")
                .arg(path);
        });
    });
    connect(&catalogues, &services::Catalogues::foundAgain, this, [this](const QString &path) {
        m_notice->inform(
            [path = QDir::toNativeSeparators(path)] { return tr("The catalogue %1 is there again.").arg(path); });
    });
    connect(&m_application.userData(), &services::UserDataService::failed, this,
        [this](const storage::StoreProblem &problem) {
            m_notice->say([problem] { return present::storeSentence(problem); });
        });
    connect(&m_application.language(), &services::Language::changed, this, &MainWindow::takeLanguage);
}

void MainWindow::connectPaste()
{
    connect(&m_pastePane->secretBar(), &paste::SecretBar::previewRequested, m_dialogs, &WindowDialogs::showSecrets);
    connect(m_paste, &PasteSession::begun, this, &MainWindow::updateActions);
    connect(m_paste, &PasteSession::cleared, this, &MainWindow::updateActions);
    connect(m_paste, &PasteSession::answered, this, &MainWindow::reportSettled);
    connect(m_paste, &PasteSession::privateChanged, this, &MainWindow::takePrivate);
}

void MainWindow::connectPanes()
{
    connect(&m_top->languageSwitch(), &LanguageSwitch::chosen, &m_application.language(), &services::Language::choose);
    connect(m_domains, &browse::DomainPane::ownChosen, this, [this](browse::OwnModel::Entry entry) {
        static constexpr std::array actions{
            actions::WindowActions::History, actions::WindowActions::Favourites, actions::WindowActions::OwnRecords};
        m_actions->action(actions.at(size_t(entry)))->trigger();
    });
    connect(m_results, &results::ResultsPane::problemsRequested, m_dialogs, &WindowDialogs::showProblems);
    connect(m_results, &results::ResultsPane::searchStringRequested, m_copying, &Copying::copyPasteAsSearch);
    connect(m_dialogs, &WindowDialogs::copied, m_copying, &Copying::say);
    connect(m_status, &StatusLine::problemsRequested, m_dialogs, &WindowDialogs::showProblems);
    connect(m_reading, &ReadingPane::recordMissing, this, [this](const QString &id) {
        m_notice->say([id] { return tr("No loaded catalogue has the record %1.").arg(id); });
    });
    connect(m_reading, &ReadingPane::linkRequested, this, [this](const QUrl &link) { dialogs::askToOpen(link, this); });
    connect(m_reading, &ReadingPane::currentChanged, this, [this] {
        const QString id = m_reading->record() ? m_reading->record()->id : QString();
        updateActions();
        m_userData->setRecord(id);
        m_team->setRecord(id);
    });
    connect(m_workspace, &Workspace::arranged, this, &MainWindow::updateActions);
}

void MainWindow::connectUserData()
{
    connect(&m_reading->detail(), &answer::DetailPane::resultChosen, m_userData, &UserDataController::setResult);
    connect(&m_reading->detail(), &answer::DetailPane::favouriteChosen, m_userData, &UserDataController::setFavourite);
    connect(&m_reading->detail(), &answer::DetailPane::noteChanged, m_userData, &UserDataController::setNote);
    connect(m_userData, &UserDataController::recordRead, &m_reading->detail(), &answer::DetailPane::setOwn);
    connect(m_userData, &UserDataController::favouritesRead, this, [this](const QSet<QString> &ids) {
        m_results->setFavourites(ids);
        m_domains->setOwnCount(browse::OwnModel::Favourites, m_results->favouriteCount());
    });
    connect(m_userData, &UserDataController::pastesCounted, m_domains,
        [this](int count) { m_domains->setOwnCount(browse::OwnModel::History, count); });
    connect(m_userData, &UserDataController::canUndoChanged, m_actions->action(actions::WindowActions::Undo),
        &QAction::setEnabled);
    connect(m_userData, &UserDataController::noticed, m_notice, &theme::NoticeBar::say);
    connect(m_userData, &UserDataController::undoOffered, this, [this](const std::function<QString()> &sentence) {
        m_notice->offer(
            sentence, [] { return tr("Undo"); }, [this] { undo(); });
    });
}

void MainWindow::connectTeam()
{
    // Connected after the data service, so that the result is saved first.
    connect(&m_reading->detail(), &answer::DetailPane::resultChosen, m_team, &TeamController::sendNow);
    connect(m_paste, &PasteSession::privateChanged, m_team, &TeamController::setPrivate);
    connect(m_authoring, &AuthoringController::outcomesImported, m_userData, &UserDataController::readRecord);
    connect(m_team, &TeamController::countsRead, &m_reading->detail(), &answer::DetailPane::setTeam);
    connect(m_team, &TeamController::noticed, m_notice, &theme::NoticeBar::say);
    connect(m_team, &TeamController::informed, m_notice, &theme::NoticeBar::inform);
    connect(m_team, &TeamController::stateChanged, this, [this] {
        m_status->setPromise([this] { return m_team->stateWords(); }, [this] { return m_team->stateSentence(); });
        updateActions();
    });
}

void MainWindow::connectActions()
{
    const auto on = [this](actions::WindowActions::Id id, auto &&slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    Application &application = m_application;
    theme::Appearance &appearance = application.appearance();
    on(actions::WindowActions::Search, [this] {
        m_top->searchBox().setFocus(Qt::ShortcutFocusReason);
        m_top->searchBox().selectAll();
    });
    on(actions::WindowActions::Clear, [this] { clear(); });
    on(actions::WindowActions::Undo, [this] { undo(); });
    on(actions::WindowActions::Star, [this] { m_reading->toggleFavourite(); });
    on(actions::WindowActions::Compare, [this] { m_reading->compare(); });
    on(actions::WindowActions::CycleLanguage, [&application] { application.language().cycle(); });
    on(actions::WindowActions::LargerText, [&appearance] { appearance.setTextZoom(appearance.textZoom() + zoomStep); });
    on(actions::WindowActions::SmallerText,
        [&appearance] { appearance.setTextZoom(appearance.textZoom() - zoomStep); });
    on(actions::WindowActions::NormalText, [&appearance] { appearance.setTextZoom(100); });
    on(actions::WindowActions::Quit, [this] { close(); });
    connect(m_actions, &actions::WindowActions::languageChosen, &application.language(), &services::Language::choose);
    connect(m_actions, &actions::WindowActions::interfaceLanguageChosen, &application.language(),
        &services::Language::chooseInterface);
    connect(m_actions, &actions::WindowActions::appearanceChosen, this,
        [&appearance](storage::Settings::Appearance chosen) { appearance.choose(chosen); });
    connect(m_actions, &actions::WindowActions::keysChanged, this, &MainWindow::nameKeys);
}

void MainWindow::restore()
{
    if (const auto problem = m_application.settings().problem()) {
        m_notice->say([problem] { return present::storeSentence(*problem); });
    }
    m_userData->readLists();
    m_authoring->lookForDrafts();
    m_navigation->session().restore();
}

void MainWindow::explain(const QString &text, const services::PasteSource &source)
{
    m_pasting->explain(text, source);
}

void MainWindow::comeToFront(const QByteArray &activation)
{
    if (!activation.isEmpty()) {
        // Qt's Wayland platform reads the token from there when a window is activated.
        qputenv("XDG_ACTIVATION_TOKEN", activation);
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

void MainWindow::takeEngine(const std::shared_ptr<const match::Engine> &engine)
{
    const int records = int(engine->catalog.size());
    const auto domains = int(
        std::ranges::count_if(engine->catalog.domains(), [](const auto &count) { return !count.domain.isEmpty(); }));
    m_pastePane->setCatalogSize(records, domains);
    m_top->setRecordCount(records);
    m_status->setCounts(
        records, domains, int(std::ranges::count_if(engine->problems, std::not_fn(&catalog::Problem::isRemark))));
    updateActions();
    reportSettled();
}

void MainWindow::takePrivate(bool isPrivate)
{
    m_reading->detail().setCanKeep(!isPrivate);
    m_status->setPrivate(isPrivate);
    m_actions->action(actions::WindowActions::PrivateMode)->setChecked(isPrivate);
    updateActions();
}

/// Goes one step back, as Escape does: from a search or a list to the answer, then clears the selection, then the text.
void MainWindow::clear()
{
    if (m_navigation->returnToAnswer()) {
        return;
    }
    if (m_pastePane->hasSelection()) {
        m_pastePane->clearSelection();
    } else if (!m_paste->text().isEmpty()) {
        m_userData->clearPaste();
    }
}

void MainWindow::undo()
{
    if (m_userData->undoStack().canUndo()) {
        m_notice->hide();
        m_userData->undo();
    }
}

/// Shows in the panes which keys have the same effect as a button.
void MainWindow::nameKeys()
{
    const auto keys = [this](actions::WindowActions::Id id) { return m_actions->action(id)->shortcut(); };
    m_pastePane->setErrorKeys(keys(actions::WindowActions::NextError), keys(actions::WindowActions::PreviousError));
    m_reading->setBackKeys(keys(actions::WindowActions::Back));
}

void MainWindow::updateActions()
{
    using enum actions::WindowActions::Id;
    const catalog::Record *record = m_reading->record();
    m_actions->enable({CopyCode, CopyNextCode, CopySignature, CopyAnswer}, record != nullptr);
    m_actions->enable({CopySearchString}, record || !m_paste->text().isEmpty());
    m_actions->enable({Star}, record && !m_paste->isPrivate());
    m_actions->enable({Compare}, m_reading->canCompare());
    m_actions->enable({Undo}, m_userData->undoStack().canUndo());
    m_pasting->updateActions();
    m_navigation->updateActions();
    m_authoring->updateActions();
    m_top->setDomainMenuVisible(m_workspace->room() != Workspace::Room::Wide);
}

void MainWindow::reportSettled()
{
    if (m_application.catalogues().engine() && !m_application.intake().isReading() && m_paste->isSettled()) {
        Q_EMIT settled();
    }
}

void MainWindow::takeLanguage()
{
    m_top->languageSwitch().setCurrent(m_application.language().content());
    m_actions->setLanguage(m_application.language().content());
    m_languageRelay->tell();
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() != QEvent::LanguageChange) {
        return QMainWindow::event(event);
    }
    m_languageRelay->tellInterface(); // tells the parts one by one; the base class would tell all children at once
    return true;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_authoring->closeAll()) {
        event->ignore();
        return;
    }
    m_reading->detail().leave();
    m_navigation->session().save();
    m_application.settings().set(storage::Setting::windowGeometry, saveGeometry());
    m_workspace->saveDividers(m_application.settings());
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslateUi()
{
    m_domains->setAccessibleName(tr("Domains"));
    m_pastePane->setAccessibleName(tr("Pasted text"));
    m_results->setAccessibleName(tr("Records"));
    nameWindow();
}

void MainWindow::nameWindow()
{
    const catalog::Record *record = m_reading->record();
    //: the name of the program in the title of its window
    const QString name = tr("Wayout");
    setWindowTitle(record
            //: the title of a window: what happened, and the name of the program
            ? tr("%1 – %2").arg(
                catalog::shownText(catalog::titleOf(*record), m_application.language().content()).primary, name)
            : name);
}

} // namespace wayout::window
