// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/aboutdialog.h"
#include "ui/appearance.h"
#include "ui/browse/domainpane.h"
#include "ui/clipboard.h"
#include "ui/clipboardoffer.h"
#include "ui/droptarget.h"
#include "ui/exampletext.h"
#include "ui/language.h"
#include "ui/languageswitch.h"
#include "ui/linkdialog.h"
#include "ui/mainwindow.h"
#include "ui/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/recordprinting.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/shortcutsdialog.h"
#include "ui/statusline.h"
#include "ui/textintake.h"
#include "ui/topbar.h"
#include "ui/windowactions.h"
#include "ui/workspace.h"

#include <QClipboard>
#include <QGuiApplication>

#include <array>

namespace {

constexpr int zoomStep = 10; // percent

} // namespace

void MainWindow::connectController()
{
    connect(&m_controller, &SearchController::loaded, this, &MainWindow::takeEngine);
    connect(&m_controller, &SearchController::healthChecked, m_results, &ResultsPane::setHealth);
    connect(&m_controller, &SearchController::healthChecked, m_reading, &ReadingPane::setHealth);
    connect(&m_controller, &SearchController::answered, this, &MainWindow::takeAnswer);
    connect(&m_controller, &SearchController::readingProgressed, m_results, &ResultsPane::setProgress);
    connect(&m_controller, &SearchController::found, this, &MainWindow::takeFound);
    connect(&m_controller, &SearchController::repeatsFound, m_paste, &PastePane::setRepeats);
    connect(m_intake, &TextIntake::textTaken, this, &MainWindow::explain);
    connect(m_intake, &TextIntake::noticed, m_notice, &NoticeBar::say);
    connect(m_printing, &RecordPrinting::noticed, m_notice, &NoticeBar::say);
    connect(m_printing, &RecordPrinting::informed, m_notice, &NoticeBar::inform);
    connect(m_intake, &TextIntake::readingEnded, this, &MainWindow::reportSettled);
    connect(&m_language, &Language::changed, this, &MainWindow::takeLanguage);
}

void MainWindow::connectPanes()
{
    SearchBox *box = &m_top->searchBox();
    connect(box, &QLineEdit::textChanged, this, &MainWindow::search);
    connect(box, &SearchBox::stepRequested, m_results, &ResultsPane::step);
    connect(box, &SearchBox::readRequested, this, [this] { focusPane(m_reading); });
    connect(box, &SearchBox::longTextPasted, this,
        [this](const QString &text) { explain(text, {PasteSource::Kind::Pasted}); });
    connect(&m_top->languageSwitch(), &LanguageSwitch::chosen, &m_language, &Language::choose);

    connect(m_paste, &PastePane::textPasted, this,
        [this](const QString &text) { explain(text, {PasteSource::Kind::Pasted}); });
    connect(m_paste, &PastePane::edited, this,
        [this](const QString &text) {
            forgetRestoring();
            QStringView(text).trimmed().isEmpty() ? forgetText() : m_controller.submit(text);
        });
    connect(m_paste, &PastePane::edited, this, &MainWindow::lookForSecrets);
    connect(m_paste, &PastePane::rowsShown, &m_controller, &SearchController::lookForRepeats);
    connect(m_paste, &PastePane::repeatsChanged, this, &MainWindow::updateActions);
    connect(
        m_paste, &PastePane::exampleRequested, this, [this] { explain(exampleText(), {PasteSource::Kind::Pasted}); });
    auto *offer = new ClipboardOffer(m_settings, m_controller, *this);
    connect(offer, &ClipboardOffer::offered, m_paste, &PastePane::offerClipboard);
    connect(offer, &ClipboardOffer::withdrawn, m_paste, &PastePane::withdrawOffer);
    connect(m_paste, &PastePane::rowsShown, offer, [this, offer] { offer->noteTaken(m_paste->text()); });
    connect(m_paste, &PastePane::clipboardAccepted, this, [this] { m_intake->take(*QGuiApplication::clipboard()->mimeData()); });
    connect(m_actions->action(WindowActions::PrivateMode), &QAction::toggled, m_paste, &PastePane::withdrawOffer);
    connect(m_paste, &PastePane::lineActivated, m_results, &ResultsPane::selectLine);
    connect(m_paste, &PastePane::errorActivated, this, &MainWindow::showError);

    connect(m_domains, &DomainPane::domainChosen, this, &MainWindow::browse);
    connect(m_domains, &DomainPane::ownChosen, this, [this](OwnModel::Entry entry) {
        static constexpr std::array actions{WindowActions::History, WindowActions::Favourites, WindowActions::OwnRecords};
        m_actions->action(actions.at(size_t(entry)))->trigger();
    });
    connect(m_results, &ResultsPane::onlyChosen, this, &MainWindow::markDomain);
    connect(m_results, &ResultsPane::recordSelected, this, [this](qsizetype record, const QList<Evidence> &evidence) {
        // Only in an answer to the pasted text evidence is a place in it.
        const bool inPaste = m_results->contents() == ResultsPane::Contents::Answer;
        m_reading->startSoon({record, inPaste ? evidence : QList<Evidence>()});
    });
    connect(m_results, &ResultsPane::recordClicked, m_workspace, &Workspace::showReading);
    connect(m_results, &ResultsPane::recordActivated, this, [this] { focusPane(m_reading); });
    connect(m_results, &ResultsPane::answerRequested, this, &MainWindow::showAnswer);
    connect(m_results, &ResultsPane::cancelRequested, &m_controller, [this] {
        m_controller.cancelSubmit();
        m_results->setBusy(false);
    });
    connect(m_results, &ResultsPane::problemsRequested, this, &MainWindow::showProblems);
    connect(m_results, &ResultsPane::searchStringRequested, this,
        [this] { sayCopied(tr("Copied: the search string"), copyToClipboard(searchedFor())); });
    connect(m_reading, &ReadingPane::currentChanged, this, [this] {
        m_paste->showEvidence(m_reading->current().evidence);
        markDomain();
        updateActions();
    });
    connect(m_reading, &ReadingPane::recordMissing, this, [this](const QString &id) {
        m_notice->say([id] { return tr("No loaded catalogue has the record %1.").arg(id); });
    });
    connect(m_reading, &ReadingPane::evidenceActivated, this, [this](const Evidence &evidence) {
        m_workspace->showList();
        m_paste->reveal(evidence);
    });
    connect(m_reading, &ReadingPane::linkRequested, this, [this](const QUrl &link) { askToOpen(link, this); });
    connect(m_reading, &ReadingPane::backRequested, this, &MainWindow::goBack);
    connect(m_workspace, &Workspace::arranged, this, &MainWindow::updateActions);
    connect(m_status, &StatusLine::problemsRequested, this, &MainWindow::showProblems);
    connect(new DropTarget(this), &DropTarget::dropped, m_intake, &TextIntake::take);
}

void MainWindow::connectActions()
{
    const auto on = [this](WindowActions::Id id, auto &&slot) {
        connect(m_actions->action(id), &QAction::triggered, this, slot);
    };
    on(WindowActions::Paste, [this] { m_intake->take(*QGuiApplication::clipboard()->mimeData()); });
    on(WindowActions::Open, [this] { m_intake->chooseFile(this); });
    on(WindowActions::Search, [this] {
        m_top->searchBox().setFocus(Qt::ShortcutFocusReason);
        m_top->searchBox().selectAll();
    });
    on(WindowActions::Clear, [this] { stepClear(); });
    on(WindowActions::Undo, [this] { undo(); });
    on(WindowActions::History, [this] { showHistory(); });
    on(WindowActions::PrivateMode, [this](bool isPrivate) { setPrivate(isPrivate); });
    on(WindowActions::Favourites, [this] { browseFavourites(); });
    on(WindowActions::OwnRecords, [this] { browseOwnRecords(); });
    on(WindowActions::Find, [this] {
        m_workspace->showList();
        m_paste->openFind();
    });
    on(WindowActions::FoldRepeats, [this] { m_paste->toggleFolding(); });
    on(WindowActions::NextError, [this] { m_paste->stepError(1); });
    on(WindowActions::PreviousError, [this] { m_paste->stepError(-1); });
    on(WindowActions::ReadRecord, [this] { focusPane(m_reading); });
    on(WindowActions::CopyCode, [this] { copyCode(); });
    on(WindowActions::CopySignature, [this] { sayCopied(tr("Copied: the English error text"), m_reading->copySignature()); });
    on(WindowActions::CopyAnswer, [this] { sayCopied(tr("Copied: the whole record, as Markdown"), m_reading->copyAnswer()); });
    on(WindowActions::CopySearchString, [this] { sayCopied(tr("Copied: the search string"), m_reading->copySearchString()); });
    on(WindowActions::Print, [this] { m_printing->print(*m_reading->record(), m_language.content()); });
    on(WindowActions::ExportPdf, [this] { m_printing->exportPdf(*m_reading->record(), m_language.content()); });
    on(WindowActions::Back, [this] { goBack(); });
    on(WindowActions::Forward, [this] { m_reading->goForward(); });
    on(WindowActions::FocusDomains, [this] { focusPane(m_domains); });
    on(WindowActions::FocusResults, [this] { focusPane(m_results); });
    on(WindowActions::FocusDetail, [this] { focusPane(m_reading); });
    on(WindowActions::DeadEnds, [this] {
        m_workspace->showReading();
        m_reading->jumpToDeadEnds();
    });
    on(WindowActions::Workarounds, [this] {
        m_workspace->showReading();
        m_reading->jumpToWorkarounds();
    });
    on(WindowActions::Compare, [this] { m_reading->compare(); });
    on(WindowActions::Palette, [this] { showPalette(); });
    on(WindowActions::NextPane, [this] { stepPane(1); });
    on(WindowActions::PreviousPane, [this] { stepPane(-1); });
    on(WindowActions::CycleLanguage, [this] { m_language.cycle(); });
    on(WindowActions::LargerText, [this] { m_appearance.setTextZoom(m_appearance.textZoom() + zoomStep); });
    on(WindowActions::SmallerText, [this] { m_appearance.setTextZoom(m_appearance.textZoom() - zoomStep); });
    on(WindowActions::NormalText, [this] { m_appearance.setTextZoom(100); });
    on(WindowActions::Problems, [this] { showProblems(); });
    on(WindowActions::Shortcuts, [this] {
        auto *sheet = new ShortcutsDialog(*m_actions, this);
        connect(sheet, &ShortcutsDialog::changeRequested, this, &MainWindow::showKeys);
        sheet->open();
    });
    on(WindowActions::About, [this] {
        auto *about = new AboutDialog(m_engine, this);
        connect(about, &AboutDialog::linkRequested, about, [about](const QUrl &link) { askToOpen(link, about); });
        connect(about, &AboutDialog::copied, this, [this](bool copied) { sayCopied(tr("Copied: what helps to find a fault"), copied); });
        about->open();
    });
    on(WindowActions::Quit, [this] { close(); });
    m_reading->setHelp({.paste = m_actions->action(WindowActions::Paste),
        .open = m_actions->action(WindowActions::Open),
        .search = m_actions->action(WindowActions::Search),
        .report = m_actions->action(WindowActions::Report)});
    connect(m_actions, &WindowActions::languageChosen, &m_language, &Language::choose);
    connect(m_actions, &WindowActions::interfaceLanguageChosen, &m_language, &Language::chooseInterface);
    connect(m_actions, &WindowActions::encodingChosen, m_intake, &TextIntake::reopen);
    connect(m_actions, &WindowActions::appearanceChosen, this,
        [this](Settings::Appearance chosen) { m_appearance.choose(chosen); });
    connect(m_actions, &WindowActions::keysChanged, this, &MainWindow::nameKeys);
    nameKeys();
}

/// Where the panes say which keys do the same as a button.
void MainWindow::nameKeys()
{
    const auto keys = [this](WindowActions::Id id) { return m_actions->action(id)->shortcut(); };
    m_paste->setErrorKeys(keys(WindowActions::NextError), keys(WindowActions::PreviousError));
    m_reading->setBackKeys(keys(WindowActions::Back));
}
