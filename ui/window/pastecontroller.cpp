// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/pastecontroller.h"

#include "ui/window/clipboardoffer.h"
#include "ui/window/droptarget.h"
#include "ui/window/mojibakeoffer.h"
#include "ui/theme/noticebar.h"
#include "ui/paste/pastepane.h"
#include "ui/window/searchbox.h"
#include "ui/window/application.h"
#include "ui/window/pastesession.h"
#include "ui/actions/windowactions.h"
#include "ui/window/workspace.h"

PasteController::PasteController(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
{
    connectSources();
    connectSession();
    connectActions();
}

void PasteController::connectSources()
{
    PastePane *pane = &m_parts.pastePane;
    TextIntake *intake = &m_parts.application.intake();
    SearchController *search = &m_parts.application.search();
    connect(intake, &TextIntake::textTaken, this, &PasteController::explain);
    connect(intake, &TextIntake::noticed, &m_parts.notice, &NoticeBar::say);
    connect(&m_parts.searchBox, &SearchBox::longTextPasted, this, &PasteController::explainPasted);
    connect(pane, &PastePane::textPasted, this, &PasteController::explainPasted);
    connect(pane, &PastePane::exampleRequested, this, [this] { explainPasted(exampleText()); });
    connect(pane, &PastePane::typed, &m_parts.paste, &PasteSession::setTypedText);
    connect(pane, &PastePane::edited, &m_parts.paste, &PasteSession::explainTypedText);
    connect(pane, &PastePane::rowsShown, search, &SearchController::lookForRepeats);
    connect(search, &SearchController::repeatsFound, pane, &PastePane::setRepeats);
    connect(pane, &PastePane::repeatsChanged, this, &PasteController::updateActions);
    connect(new DropTarget(&m_parts.window), &DropTarget::dropped, intake, &TextIntake::take);

    auto *offer = new ClipboardOffer(m_parts.application.settings(), *search, m_parts.window);
    connect(offer, &ClipboardOffer::offered, pane, &PastePane::offerClipboard);
    connect(offer, &ClipboardOffer::withdrawn, pane, &PastePane::withdrawOffer);
    connect(&m_parts.paste, &PasteSession::privateChanged, pane, &PastePane::withdrawOffer);
    connect(pane, &PastePane::rowsShown, offer, [pane, offer] { offer->noteTaken(pane->text()); });
    connect(pane, &PastePane::clipboardAccepted, intake, &TextIntake::takeClipboard);
}

void PasteController::connectSession()
{
    const PasteSession *paste = &m_parts.paste;
    SecretBar *secretBar = &m_parts.pastePane.secretBar();
    connect(secretBar, &SecretBar::refusalChosen, &m_parts.paste, &PasteSession::refuse);
    connect(paste, &PasteSession::secretsCounted, secretBar, &SecretBar::setCount);
    connect(paste, &PasteSession::keepingChanged, secretBar, &SecretBar::setKeeping);
    secretBar->setKeeping(paste->keeping());
    connect(paste, &PasteSession::begun, this, [this] {
        const QString &encoding = m_parts.paste.source().encoding;
        m_parts.actions.setEncoding(encoding);
        if (encoding.isEmpty()) {
            m_parts.application.intake().closeFile();
        }
    });
}

void PasteController::connectActions()
{
    const auto on = [this](WindowActions::Id id, auto &&slot) {
        connect(m_parts.actions.action(id), &QAction::triggered, this, slot);
    };
    TextIntake *intake = &m_parts.application.intake();
    on(WindowActions::Paste, [intake] { intake->takeClipboard(); });
    on(WindowActions::Open, [this, intake] { intake->chooseFile(&m_parts.window); });
    on(WindowActions::PrivateMode, [this](bool isPrivate) { m_parts.paste.setPrivate(isPrivate); });
    on(WindowActions::Find, [this] {
        m_parts.workspace.showList();
        m_parts.pastePane.openFind();
    });
    on(WindowActions::FoldRepeats, [this] { m_parts.pastePane.toggleFolding(); });
    on(WindowActions::NextError, [this] { m_parts.pastePane.stepError(1); });
    on(WindowActions::PreviousError, [this] { m_parts.pastePane.stepError(-1); });
    connect(&m_parts.actions, &WindowActions::encodingChosen, intake, &TextIntake::reopen);
}

void PasteController::explain(const QString &text, const PasteSource &source)
{
    m_parts.notice.hide();
    m_parts.paste.begin(text, source);
    offerRepair(m_parts.notice, text, [this, source](const QString &chosen) { explain(chosen, source); });
}

void PasteController::updateActions()
{
    using enum WindowActions::Id;
    m_parts.actions.enable({NextError, PreviousError}, m_parts.pastePane.hasErrors());
    m_parts.actions.enable({FoldRepeats}, m_parts.pastePane.hasRepeats());
    m_parts.actions.enable({Find, Report}, !m_parts.paste.text().isEmpty());
}
