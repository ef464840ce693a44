// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "app/command/storetext.h"
#include "app/userfolders.h"
#include "ui/browse/domainpane.h"
#include "ui/clipboardoffer.h"
#include "ui/droptarget.h"
#include "ui/exporting.h"
#include "ui/languageswitch.h"
#include "ui/linkdialog.h"
#include "ui/misreadingoffer.h"
#include "ui/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/recordprinting.h"
#include "ui/recordwriting.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/statusline.h"
#include "ui/topbar.h"
#include "ui/turns.h"
#include "ui/window/application.h"
#include "ui/window/navigationcontroller.h"
#include "ui/window/pastesession.h"
#include "ui/window/teamcontroller.h"
#include "ui/window/userdatacontroller.h"
#include "ui/window/windowdialogs.h"
#include "ui/windowactions.h"
#include "ui/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QMenu>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace {

constexpr QSize firstSize(1240, 800);
constexpr QSize frameAllowance(8, 40); // of a window manager, on a screen smaller than that
constexpr QSize smallestSize(420, 320); // smaller than the panes ask for: they give way as the window narrows
constexpr int zoomStep = 10; // percent

} // namespace

MainWindow::MainWindow(Application &application)
    : m_application(application)
    , m_turns(new Turns(this))
    , m_actions(new WindowActions(this, application.settings()))
    , m_top(new TopBar(*m_actions, this))
    , m_notice(new NoticeBar(this))
    , m_domains(new DomainPane(this))
    , m_pastePane(new PastePane(this))
    , m_results(new ResultsPane(this))
    , m_reading(new ReadingPane(this))
    , m_workspace(new Workspace({m_domains, m_pastePane, m_results, m_reading}, this))
    , m_status(new StatusLine(this))
    , m_paste(new PasteSession(application.settings(), application.search(), application.keeper(), this))
    , m_navigation(new NavigationController({application.search(), application.keeper(), *m_paste, m_top->searchBox(), *m_domains,
          *m_pastePane, *m_results, *m_reading, *m_workspace}, this))
    , m_userData(new UserDataController(application.keeper(), *m_paste, this))
    , m_team(new TeamController(application.team(), application.keeper(), application.language(), this))
    , m_dialogs(new WindowDialogs({application, *m_actions, *m_paste, *m_navigation, *m_pastePane, *m_reading, *m_notice, *this}))
    , m_printing(new RecordPrinting(this))
    , m_writing(new RecordWriting(this))
    , m_exporting(new Exporting(this))
    , m_copying(*m_reading, *m_paste, *m_status)
{
    layOut();
    connectServices();
    connectPaste();
    connectPanes();
    connectUserData();
    connectTeam();
    connectWriting();
    connectActions();
    connectCopying();
    nameKeys();
    m_reading->setHelp({.paste = m_actions->action(WindowActions::Paste),
        .open = m_actions->action(WindowActions::Open),
        .search = m_actions->action(WindowActions::Search),
        .report = m_actions->action(WindowActions::Report)});
    takeLanguage();
    m_turns->finish();
    m_actions->setInterfaceLanguage(application.language().chosenInterface());
    m_actions->setAppearance(application.appearance().chosen());
    takePrivate(m_paste->isPrivate());
    m_pastePane->secretBar().setKeeping(m_paste->keeping());
    setWindowTitle(QApplication::applicationDisplayName());
    retranslateUi();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    auto *central = new QWidget(this);
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_top);
    layout->addWidget(m_notice);
    layout->addWidget(m_workspace, 1);
    setCentralWidget(central);
    setStatusBar(m_status);
    m_status->raise(); // read last
    auto *domainMenu = new QMenu(this);
    connect(domainMenu, &QMenu::aboutToShow, m_domains, [this, domainMenu] { m_domains->fillMenu(*domainMenu); });
    m_top->setDomainMenu(domainMenu);
    setMinimumSize(smallestSize);
    resize(firstSize.boundedTo(screen()->availableSize() - frameAllowance));
    restoreGeometry(m_application.settings().windowGeometry());
    m_workspace->restoreDividers(m_application.settings());
    const QList<QWidget *> order{
        &m_top->searchBox(), &m_top->languageSwitch(), m_pastePane, m_results, m_reading, m_domains};
    for (qsizetype i = 1; i < order.size(); ++i) {
        setTabOrder(order.at(i - 1), order.at(i));
    }
    setTabOrder(m_domains, m_domains->lastStop());
    m_pastePane->setFocus();
}

void MainWindow::connectServices()
{
    const SearchController &search = m_application.search();
    connect(&search, &SearchController::loaded, this, &MainWindow::takeEngine);
    connect(&search, &SearchController::healthChecked, m_results, &ResultsPane::setHealth);
    connect(&search, &SearchController::healthChecked, m_reading, &ReadingPane::setHealth);
    connect(&search, &SearchController::readingProgressed, m_results, &ResultsPane::setProgress);
    connect(&search, &SearchController::repeatsFound, m_pastePane, &PastePane::setRepeats);
    const TextIntake &intake = m_application.intake();
    connect(&intake, &TextIntake::textTaken, this, &MainWindow::explain);
    connect(&intake, &TextIntake::noticed, m_notice, &NoticeBar::say);
    connect(&intake, &TextIntake::readingEnded, this, &MainWindow::reportSettled);
    const Catalogues &catalogues = m_application.catalogues();
    connect(&catalogues, &Catalogues::lost, this, [this](const QString &path) {
        m_notice->say([path = QDir::toNativeSeparators(path)] {
            return tr("The catalogue %1 cannot be found or read. Everything else works; it is taken up again when it is back.").arg(path);
        });
    });
    connect(&catalogues, &Catalogues::foundAgain, this, [this](const QString &path) {
        m_notice->inform([path = QDir::toNativeSeparators(path)] { return tr("The catalogue %1 is there again.").arg(path); });
    });
    connect(&m_application.keeper(), &Keeper::failed, this,
        [this](const StoreProblem &problem) { m_notice->say([problem] { return storeSentence(problem); }); });
    connect(&m_application.language(), &Language::changed, this, &MainWindow::takeLanguage);
}

void MainWindow::connectPaste()
{
    TextIntake &intake = m_application.intake();
    SearchController &search = m_application.search();
    const auto explainPasted = [this](const QString &text) { explain(text, {PasteSource::Kind::Pasted}); };
    connect(&m_top->searchBox(), &SearchBox::longTextPasted, this, explainPasted);
    connect(m_pastePane, &PastePane::textPasted, this, explainPasted);
    connect(m_pastePane, &PastePane::exampleRequested, this, [explainPasted] { explainPasted(exampleText()); });
    connect(m_pastePane, &PastePane::typed, m_paste, &PasteSession::setTypedText);
    connect(m_pastePane, &PastePane::edited, m_paste, &PasteSession::explainTypedText);
    connect(m_pastePane, &PastePane::rowsShown, &search, &SearchController::lookForRepeats);
    connect(m_pastePane, &PastePane::repeatsChanged, this, &MainWindow::updateActions);
    connect(m_pastePane, &PastePane::clipboardAccepted, &intake, &TextIntake::takeClipboard);
    auto *offer = new ClipboardOffer(m_application.settings(), search, *this);
    connect(offer, &ClipboardOffer::offered, m_pastePane, &PastePane::offerClipboard);
    connect(offer, &ClipboardOffer::withdrawn, m_pastePane, &PastePane::withdrawOffer);
    connect(m_pastePane, &PastePane::rowsShown, offer, [this, offer] { offer->noteTaken(m_pastePane->text()); });
    connect(new DropTarget(this), &DropTarget::dropped, &intake, &TextIntake::take);

    SecretBar *secretBar = &m_pastePane->secretBar();
    connect(secretBar, &SecretBar::previewRequested, m_dialogs, &WindowDialogs::showSecrets);
    connect(secretBar, &SecretBar::refusalChosen, m_paste, &PasteSession::refuse);
    connect(m_paste, &PasteSession::secretsCounted, secretBar, &SecretBar::setCount);
    connect(m_paste, &PasteSession::keepingChanged, secretBar, &SecretBar::setKeeping);
    connect(m_paste, &PasteSession::begun, this, [this, &intake] {
        const QString &encoding = m_paste->source().encoding;
        m_actions->setEncoding(encoding);
        if (encoding.isEmpty()) {
            intake.closeFile();
        }
        updateActions();
    });
    connect(m_paste, &PasteSession::cleared, this, &MainWindow::updateActions);
    connect(m_paste, &PasteSession::answered, this, &MainWindow::reportSettled);
    connect(m_paste, &PasteSession::privateChanged, this, &MainWindow::takePrivate);
    connect(m_paste, &PasteSession::privateChanged, m_pastePane, &PastePane::withdrawOffer);
}

void MainWindow::connectPanes()
{
    connect(&m_top->languageSwitch(), &LanguageSwitch::chosen, &m_application.language(), &Language::choose);
    connect(m_domains, &DomainPane::ownChosen, this, [this](OwnModel::Entry entry) {
        static constexpr std::array actions{WindowActions::History, WindowActions::Favourites, WindowActions::OwnRecords};
        m_actions->action(actions.at(size_t(entry)))->trigger();
    });
    connect(m_results, &ResultsPane::problemsRequested, m_dialogs, &WindowDialogs::showProblems);
    connect(m_results, &ResultsPane::newRecordRequested, m_actions->action(WindowActions::NewRecord), &QAction::trigger);
    connect(m_status, &StatusLine::problemsRequested, m_dialogs, &WindowDialogs::showProblems);
    connect(m_reading, &ReadingPane::recordMissing, this, [this](const QString &id) {
        m_notice->say([id] { return tr("No loaded catalogue has the record %1.").arg(id); });
    });
    connect(m_reading, &ReadingPane::linkRequested, this, [this](const QUrl &link) { askToOpen(link, this); });
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
    connect(m_reading, &ReadingPane::resultChosen, m_userData, &UserDataController::setResult);
    connect(m_reading, &ReadingPane::favouriteChosen, m_userData, &UserDataController::setFavourite);
    connect(m_reading, &ReadingPane::noteChanged, m_userData, &UserDataController::setNote);
    connect(m_userData, &UserDataController::recordRead, m_reading, &ReadingPane::setOwn);
    connect(m_userData, &UserDataController::favouritesRead, this, [this](const QSet<QString> &ids) {
        m_results->setFavourites(ids);
        m_domains->setOwnCount(OwnModel::Favourites, m_results->favouriteCount());
    });
    connect(m_userData, &UserDataController::pastesCounted, m_domains,
        [this](int count) { m_domains->setOwnCount(OwnModel::History, count); });
    connect(m_userData, &UserDataController::canUndoChanged, m_actions->action(WindowActions::Undo), &QAction::setEnabled);
    connect(m_userData, &UserDataController::noticed, m_notice, &NoticeBar::say);
    connect(m_userData, &UserDataController::undoOffered, this, [this](const std::function<QString()> &sentence) {
        m_notice->offer(sentence, [] { return tr("Undo"); }, [this] { undo(); });
    });
}

void MainWindow::connectTeam()
{
    TeamSetup &setup = m_application.team();
    connect(m_reading, &ReadingPane::resultChosen, &setup.team(), &Team::sendNow); // after it was kept
    connect(m_paste, &PasteSession::privateChanged, &setup, &TeamSetup::setPrivate);
    connect(m_team, &TeamController::countsRead, m_reading, &ReadingPane::setTeam);
    connect(m_team, &TeamController::noticed, m_notice, &NoticeBar::say);
    connect(m_team, &TeamController::informed, m_notice, &NoticeBar::inform);
    connect(m_team, &TeamController::stateChanged, this, [this] {
        m_status->setTeam(m_team->state());
        updateActions();
        m_writing->setGive({});
        if (m_team->isShared()) {
            m_writing->setGive([this](const QString &id, const QByteArray &content) { m_team->give(id, content); });
        }
    });
}

void MainWindow::connectWriting()
{
    connect(&m_application.search(), &SearchController::loaded, m_writing, &RecordWriting::setEngine);
    connect(m_writing, &RecordWriting::recordSaved, &m_application.catalogues(), &Catalogues::look);
    connect(m_writing, &RecordWriting::recordDeleted, this, [this](const QString &id, const std::function<void()> &undo) {
        m_application.catalogues().look();
        m_notice->offer([id] { return tr("%1 was deleted.").arg(id); }, [] { return tr("Undo"); }, undo);
    });
    connect(m_writing, &RecordWriting::notDone, this, [this](const QString &file, const QString &reason) {
        m_notice->say([file = QDir::toNativeSeparators(file), reason] {
            return reason.isEmpty() ? tr("%1 holds other records, too: this one can be taken out of it with a text editor.").arg(file)
                                    : tr("Nothing was changed; %1: %2").arg(file, reason);
        });
    });
    connect(m_writing, &RecordWriting::keptFound, this, [this](int count, const std::function<void()> &goOn) {
        m_notice->offer([count] { return tr("%Ln record(s) that you were writing were not saved.", nullptr, count); },
            [] { return tr("Go on writing"); },
            [this, goOn] {
                m_notice->hide();
                goOn();
            });
    });
    m_writing->setFolders({userCatalogFolder(), m_application.keeper().places().drafts});
    connect(m_exporting, &Exporting::recordsImported, &m_application.catalogues(), &Catalogues::look);
    connect(m_exporting, &Exporting::outcomesImported, m_userData, &UserDataController::readRecord);
    connect(m_exporting, &Exporting::noticed, m_notice, &NoticeBar::say);
    connect(m_exporting, &Exporting::informed, m_notice, &NoticeBar::inform);
    connect(m_printing, &RecordPrinting::noticed, m_notice, &NoticeBar::say);
    connect(m_printing, &RecordPrinting::informed, m_notice, &NoticeBar::inform);
}

void MainWindow::connectActions()
{
    const auto on = [this](WindowActions::Id id, auto &&slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    Application &application = m_application;
    Appearance &appearance = application.appearance();
    const auto language = [&application] { return application.language().content(); };
    on(WindowActions::Paste, [&application] { application.intake().takeClipboard(); });
    on(WindowActions::Open, [this, &application] { application.intake().chooseFile(this); });
    on(WindowActions::Search, [this] {
        m_top->searchBox().setFocus(Qt::ShortcutFocusReason);
        m_top->searchBox().selectAll();
    });
    on(WindowActions::Clear, [this] { clear(); });
    on(WindowActions::Undo, [this] { undo(); });
    on(WindowActions::History, [this] { m_dialogs->showHistory(); });
    on(WindowActions::PrivateMode, [this](bool isPrivate) { m_paste->setPrivate(isPrivate); });
    on(WindowActions::Favourites, [this] { m_navigation->browseOnly(ResultsPane::Only::Favourites); });
    on(WindowActions::OwnRecords, [this] { m_navigation->browseOnly(ResultsPane::Only::OwnRecords); });
    on(WindowActions::Star, [this] { m_reading->toggleFavourite(); });
    on(WindowActions::GiveToTeam, [this] { m_team->give(*m_reading->record()); });
    on(WindowActions::Find, [this] {
        m_workspace->showList();
        m_pastePane->openFind();
    });
    on(WindowActions::FoldRepeats, [this] { m_pastePane->toggleFolding(); });
    on(WindowActions::NextError, [this] { m_pastePane->stepError(1); });
    on(WindowActions::PreviousError, [this] { m_pastePane->stepError(-1); });
    on(WindowActions::ReadRecord, [this] { m_workspace->focusPane(m_reading); });
    on(WindowActions::Print, [this, language] { m_printing->print(*m_reading->record(), language()); });
    on(WindowActions::ExportPdf, [this, language] { m_printing->exportPdf(*m_reading->record(), language()); });
    on(WindowActions::NewRecord, [this] { m_writing->writeNew(m_paste->text(), m_paste->answer().value_or(Answer())); });
    on(WindowActions::EditRecord, [this] { m_writing->edit(*m_reading->record(), m_paste->text()); });
    on(WindowActions::DeleteRecord, [this] { m_writing->remove(*m_reading->record()); });
    on(WindowActions::ExportRecords, [this, language] {
        m_exporting->exportRecords({m_application.catalogues().engine(), m_reading->current().record, m_results->listedRecords(),
            userCatalogFolder(), language()});
    });
    on(WindowActions::ImportRecords, [this] { m_exporting->importRecords(userCatalogFolder()); });
    on(WindowActions::ExportOutcomes, [this] { m_exporting->exportOutcomes(m_application.keeper()); });
    on(WindowActions::ImportOutcomes, [this] { m_exporting->importOutcomes(m_application.keeper()); });
    on(WindowActions::Back, [this] { m_navigation->goBack(); });
    on(WindowActions::Forward, [this] { m_reading->goForward(); });
    on(WindowActions::FocusDomains, [this] { m_workspace->focusPane(m_domains); });
    on(WindowActions::FocusResults, [this] { m_workspace->focusPane(m_results); });
    on(WindowActions::FocusDetail, [this] { m_workspace->focusPane(m_reading); });
    on(WindowActions::DeadEnds, [this] {
        m_workspace->showReading();
        m_reading->jumpToDeadEnds();
    });
    on(WindowActions::Workarounds, [this] {
        m_workspace->showReading();
        m_reading->jumpToWorkarounds();
    });
    on(WindowActions::Compare, [this] { m_reading->compare(); });
    on(WindowActions::NextPane, [this] { m_workspace->stepPane(1); });
    on(WindowActions::PreviousPane, [this] { m_workspace->stepPane(-1); });
    on(WindowActions::CycleLanguage, [&application] { application.language().cycle(); });
    on(WindowActions::LargerText, [&appearance] { appearance.setTextZoom(appearance.textZoom() + zoomStep); });
    on(WindowActions::SmallerText, [&appearance] { appearance.setTextZoom(appearance.textZoom() - zoomStep); });
    on(WindowActions::NormalText, [&appearance] { appearance.setTextZoom(100); });
    on(WindowActions::Palette, [this] { m_dialogs->showPalette(); });
    on(WindowActions::Report, [this] { m_dialogs->showReport(); });
    on(WindowActions::Problems, [this] { m_dialogs->showProblems(); });
    on(WindowActions::Privacy, [this] { m_dialogs->showPrivacy(); });
    on(WindowActions::Settings, [this] { m_dialogs->showSettings(); });
    on(WindowActions::Shortcuts, [this] { m_dialogs->showShortcuts(); });
    on(WindowActions::About, [this] { m_dialogs->showAbout(); });
    on(WindowActions::Quit, [this] { close(); });
    connect(m_actions, &WindowActions::languageChosen, &application.language(), &Language::choose);
    connect(m_actions, &WindowActions::interfaceLanguageChosen, &application.language(), &Language::chooseInterface);
    connect(m_actions, &WindowActions::encodingChosen, &application.intake(), &TextIntake::reopen);
    connect(m_actions, &WindowActions::appearanceChosen, this,
        [&appearance](Settings::Appearance chosen) { appearance.choose(chosen); });
    connect(m_actions, &WindowActions::keysChanged, this, &MainWindow::nameKeys);
}

void MainWindow::connectCopying()
{
    const auto on = [this](WindowActions::Id id, void (Copying::*copy)() const) {
        connect(m_actions->action(id), &QAction::triggered, this, [this, copy] { (m_copying.*copy)(); });
    };
    on(WindowActions::CopyCode, &Copying::copyCode);
    on(WindowActions::CopySignature, &Copying::copySignature);
    on(WindowActions::CopyAnswer, &Copying::copyAnswer);
    on(WindowActions::CopySearchString, &Copying::copySearchString);
    connect(m_results, &ResultsPane::searchStringRequested, this, [this] { m_copying.copyPasteAsSearch(); });
    connect(m_dialogs, &WindowDialogs::copied, this,
        [this](const QString &sentence, bool copied) { m_copying.say(sentence, copied); });
}

void MainWindow::restore()
{
    if (const auto problem = m_application.settings().problem()) {
        m_notice->say([problem] { return storeSentence(*problem); });
    }
    m_userData->readLists();
    m_writing->lookForKept();
    m_navigation->restoreSession();
}

void MainWindow::explain(const QString &text, const PasteSource &source)
{
    m_notice->hide();
    m_paste->begin(text, source);
    offerRepair(*m_notice, text, [this, source](const QString &chosen) { explain(chosen, source); });
}

void MainWindow::comeToFront(const QByteArray &activation)
{
    if (!activation.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", activation); // Qt's Wayland platform takes it from there when a window is activated
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
}

void MainWindow::takeEngine(const std::shared_ptr<const Engine> &engine)
{
    const int records = int(engine->catalog.size());
    const auto domains = int(
        std::ranges::count_if(engine->catalog.domains(), [](const auto &count) { return !count.domain.isEmpty(); }));
    m_pastePane->setCatalogSize(records, domains);
    m_top->setRecordCount(records);
    m_status->setCounts(records, domains, int(std::ranges::count_if(engine->problems, std::not_fn(&Problem::isRemark))));
    updateActions();
    reportSettled();
}

void MainWindow::takePrivate(bool isPrivate)
{
    m_writing->setPrivate(isPrivate);
    m_reading->setCanKeep(!isPrivate);
    m_status->setPrivate(isPrivate);
    m_actions->action(WindowActions::PrivateMode)->setChecked(isPrivate);
    updateActions();
}

/// One step back, as Escape does: from a search or a list to the answer, then the selection, then the text.
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

/// Where the panes say which keys do the same as a button.
void MainWindow::nameKeys()
{
    const auto keys = [this](WindowActions::Id id) { return m_actions->action(id)->shortcut(); };
    m_pastePane->setErrorKeys(keys(WindowActions::NextError), keys(WindowActions::PreviousError));
    m_reading->setBackKeys(keys(WindowActions::Back));
}

void MainWindow::updateActions()
{
    using Ids = std::initializer_list<WindowActions::Id>;
    const auto enable = [this](Ids ids, bool enabled) {
        for (const WindowActions::Id id : ids) {
            m_actions->action(id)->setEnabled(enabled);
        }
    };
    using enum WindowActions::Id;
    const Record *record = m_reading->record();
    const bool isAlone = m_workspace->showsReadingOnly();
    enable({CopyCode, CopySignature, CopySearchString, CopyAnswer, Print, ExportPdf, ReadRecord, EditRecord, DeadEnds, Workarounds},
        record != nullptr);
    enable({DeleteRecord}, record && isInFolder(*record, userCatalogFolder()));
    enable({Star}, record && !m_paste->isPrivate());
    enable({GiveToTeam}, record && m_team->isShared());
    enable({Compare}, m_reading->canCompare());
    enable({NextError, PreviousError}, m_pastePane->hasErrors());
    enable({FoldRepeats}, m_pastePane->hasRepeats());
    enable({Find, WindowActions::Id::Report}, !m_paste->text().isEmpty());
    enable({NewRecord, ExportRecords}, m_application.catalogues().engine() != nullptr);
    enable({Undo}, m_userData->undoStack().canUndo());
    enable({Back}, isAlone || m_reading->canGoBack());
    enable({Forward}, m_reading->canGoForward());
    m_reading->setAlone(isAlone);
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
    tellLanguage();
}

/// Both languages, to one part of the window after the other: all of them at once would be felt.
void MainWindow::tellLanguage()
{
    const auto tell = [this](QWidget *part) {
        if (m_wordsAreOld) {
            QEvent change(QEvent::LanguageChange);
            QApplication::sendEvent(part, &change);
        }
    };
    QList<std::function<void()>> steps;
    const auto tellPane = [&](auto *pane) {
        steps.append([=, this] {
            pane->setContentLanguage(m_application.language().content());
            tell(pane);
        });
    };
    tellPane(m_results);
    tellPane(m_reading);
    tellPane(m_domains);
    for (QWidget *part : std::initializer_list<QWidget *>{m_pastePane, m_top, m_notice, m_status}) {
        steps.append([=] { tell(part); });
    }
    steps.append([this] { m_wordsAreOld = false; });
    m_turns->begin(steps);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() != QEvent::LanguageChange) {
        return QMainWindow::event(event);
    }
    changeEvent(event);
    m_wordsAreOld = true;
    tellLanguage(); // instead of all children now
    return true;
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_writing->closeAll()) {
        event->ignore();
        return;
    }
    m_reading->leave();
    m_navigation->keepSession();
    m_application.settings().setWindowGeometry(saveGeometry());
    m_workspace->saveDividers(m_application.settings());
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslateUi()
{
    m_domains->setAccessibleName(tr("Domains"));
    m_pastePane->setAccessibleName(tr("Pasted text"));
    m_results->setAccessibleName(tr("Records"));
}
