// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "app/outcome/occasion.h"
#include "app/settings.h"
#include "app/userfolders.h"
#include "ui/appearance.h"
#include "ui/browse/domainpane.h"
#include "ui/exporting.h"
#include "ui/keeper.h"
#include "ui/language.h"
#include "ui/languageswitch.h"
#include "ui/misreadingoffer.h"
#include "ui/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/problems/problemsdialog.h"
#include "ui/readingpane.h"
#include "ui/recordprinting.h"
#include "ui/recordwriting.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/statusline.h"
#include "ui/team/teamsetup.h"
#include "ui/textintake.h"
#include "ui/theme/typescale.h"
#include "ui/topbar.h"
#include "ui/turns.h"
#include "ui/windowactions.h"
#include "ui/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr QSize firstSize(1240, 800);
constexpr QSize frameAllowance(8, 40); // of a window manager, on a screen smaller than that
constexpr QSize smallestSize(420, 320); // smaller than the panes ask for: they give way as the window narrows
constexpr int signsBelow = 760; // device-independent pixels
constexpr int fewestBelow = 560;

} // namespace

MainWindow::MainWindow(Settings &settings, Language &language, Appearance &appearance, SearchController &controller)
    : m_settings(settings)
    , m_language(language)
    , m_appearance(appearance)
    , m_controller(controller)
    , m_turns(new Turns(this))
    , m_intake(new TextIntake(controller, this))
    , m_actions(new WindowActions(this, settings))
    , m_top(new TopBar(*m_actions, this))
    , m_notice(new NoticeBar(this))
    , m_domains(new DomainPane(this))
    , m_paste(new PastePane(this))
    , m_results(new ResultsPane(this))
    , m_reading(new ReadingPane(this))
    , m_workspace(new Workspace({m_domains, m_paste, m_results, m_reading}, this))
    , m_status(new StatusLine(this))
    , m_printing(new RecordPrinting(this))
    , m_writing(new RecordWriting(this))
    , m_exporting(new Exporting(this))
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

    connectController();
    connectPanes();
    connectActions();
    connectPrivacy();
    connectWriting();
    takeLanguage();
    m_turns->finish();
    m_actions->setInterfaceLanguage(m_language.chosenInterface());
    m_actions->setAppearance(m_appearance.chosen());
    setMinimumSize(smallestSize);
    resize(firstSize.boundedTo(screen()->availableSize() - frameAllowance));
    restoreGeometry(settings.windowGeometry());
    m_workspace->restoreDividers(settings);
    const QList<QWidget *> order{
        &m_top->searchBox(), &m_top->languageSwitch(), m_paste, m_results, m_reading, m_domains};
    for (qsizetype i = 1; i < order.size(); ++i) {
        setTabOrder(order.at(i - 1), order.at(i));
    }
    setTabOrder(m_domains, m_domains->lastStop());
    m_paste->setFocus();
    updateActions();
    setWindowTitle(QApplication::applicationDisplayName());
    retranslateUi();
}

void MainWindow::openFiles(const QStringList &paths)
{
    m_intake->openFiles(paths);
}

void MainWindow::explain(const QString &text, const PasteSource &source)
{
    m_notice->hide();
    begin(text, source, newOccasion());
    offerRepair(*m_notice, text, [this, source](const QString &chosen) { explain(chosen, source); });
}

void MainWindow::takeLanguage()
{
    m_top->languageSwitch().setCurrent(m_language.content());
    m_actions->setLanguage(m_language.content());
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
            pane->setContentLanguage(m_language.content());
            tell(pane);
        });
    };
    tellPane(m_results);
    tellPane(m_reading);
    tellPane(m_domains);
    for (QWidget *part : std::initializer_list<QWidget *>{m_paste, m_top, m_notice, m_status}) {
        steps.append([=] { tell(part); });
    }
    steps.append([this] { m_wordsAreOld = false; });
    m_turns->begin(steps);
}

void MainWindow::takeAnswer(const Answer &answer)
{
    m_answer = answer;
    m_reading->setPaste(m_paste->text());
    m_paste->setAnswer(answer);
    const bool isSearching = !m_top->searchBox().text().isEmpty();
    if (isSearching || (m_isReloading && m_isBrowsing)) { // the user went on to something else meanwhile
        m_results->setAnswerWaiting(true);
    } else {
        showAnswer();
    }
    keepText();
    if (!m_isReloading || !isSearching) { // else the list of what was searched for is on its way
        finishRestoring();
    }
    reportSettled();
}

void MainWindow::takeFound(const QString &words, const Answer &answer)
{
    m_results->showFound(words, answer);
    m_results->setAnswerWaiting(m_answer.has_value());
    if (answer.matches.isEmpty()) {
        m_reading->startWithout(EmptyDetail::Why::NothingFound); // what other words found is no answer to these
    }
    m_results->selectFirst();
    if (m_isReloading) {
        finishRestoring();
    }
}

void MainWindow::forgetText()
{
    m_occasion = newOccasion();
    m_controller.cancelSubmit();
    m_paste->clear();
    lookForSecrets({});
    m_reading->setPaste({});
    m_reading->forgetEvidence();
    m_answer.reset();
    showAnswer();
    updateActions();
}

void MainWindow::showProblems()
{
    (new ProblemsDialog(m_engine ? m_engine->problems : QList<Problem>(), this))->open();
}

void MainWindow::reportSettled()
{
    if (m_engine && !m_intake->isReading() && (m_paste->text().isEmpty() || m_answer)) {
        Q_EMIT settled();
    }
}

void MainWindow::updateActions()
{
    for (const auto id : {WindowActions::CopyCode, WindowActions::CopySignature, WindowActions::CopySearchString,
             WindowActions::CopyAnswer, WindowActions::Print, WindowActions::ExportPdf, WindowActions::ReadRecord, WindowActions::EditRecord,
             WindowActions::DeadEnds, WindowActions::Workarounds}) {
        m_actions->action(id)->setEnabled(m_reading->record() != nullptr);
    }
    m_actions->action(WindowActions::DeleteRecord)
        ->setEnabled(m_reading->record() && isInFolder(*m_reading->record(), userCatalogFolder()));
    for (const auto id : {WindowActions::NextError, WindowActions::PreviousError}) {
        m_actions->action(id)->setEnabled(m_paste->hasErrors());
    }
    for (const auto id : {WindowActions::NewRecord, WindowActions::ExportRecords}) {
        m_actions->action(id)->setEnabled(m_engine != nullptr);
    }
    for (const auto id : {WindowActions::ExportOutcomes, WindowActions::ImportOutcomes}) {
        m_actions->action(id)->setEnabled(m_keeper != nullptr);
    }
    m_actions->action(WindowActions::Undo)->setEnabled(!m_undo.isEmpty());
    for (const auto id : {WindowActions::History, WindowActions::Favourites, WindowActions::PrivateMode,
             WindowActions::Privacy}) {
        m_actions->action(id)->setEnabled(m_keeper != nullptr);
    }
    m_actions->action(WindowActions::Star)
        ->setEnabled(m_keeper && !m_keeper->isPrivate() && m_reading->record() != nullptr);
    m_actions->action(WindowActions::GiveToTeam)
        ->setEnabled(m_teamSetup && m_teamSetup->isShared() && m_reading->record() != nullptr);
    m_actions->action(WindowActions::Compare)->setEnabled(m_reading->canCompare());
    m_actions->action(WindowActions::FoldRepeats)->setEnabled(m_paste->hasRepeats());
    for (const auto id : {WindowActions::Find, WindowActions::Report}) {
        m_actions->action(id)->setEnabled(!m_paste->text().isEmpty());
    }
    const bool alone = m_workspace->showsReadingOnly();
    m_reading->setAlone(alone);
    m_actions->action(WindowActions::Back)->setEnabled(alone || m_reading->canGoBack());
    m_actions->action(WindowActions::Forward)->setEnabled(m_reading->canGoForward());
    m_top->setDomainMenuVisible(m_workspace->room() != Workspace::Room::Wide);
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
    } else if (event->type() == QEvent::FontChange) {
        fitTopBar();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_writing->closeAll()) {
        event->ignore();
        return;
    }
    m_reading->leave();
    keepSession();
    m_settings.setWindowGeometry(saveGeometry());
    m_workspace->saveDividers(m_settings);
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitTopBar();
}

void MainWindow::fitTopBar()
{
    const double room = width() / textScale(font());
    m_top->setButtons(room < fewestBelow ? TopBar::Buttons::Fewest
            : room < signsBelow          ? TopBar::Buttons::Signs
                                         : TopBar::Buttons::Named);
}

void MainWindow::retranslateUi()
{
    m_domains->setAccessibleName(tr("Domains"));
    m_paste->setAccessibleName(tr("Pasted text"));
    m_results->setAccessibleName(tr("Records"));
}
