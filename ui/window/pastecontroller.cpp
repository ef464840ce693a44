// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/pastecontroller.h"

#include "app/text/mojibake.h"
#include "ui/actions/windowactions.h"
#include "ui/paste/pastepane.h"
#include "ui/theme/noticebar.h"
#include "ui/window/application.h"
#include "ui/window/clipboardoffer.h"
#include "ui/window/droptarget.h"
#include "ui/window/pastesession.h"
#include "ui/window/searchbox.h"
#include "ui/window/workspace.h"

namespace wayout::window {
namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(MisreadingOffer)
};

class ReadingWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadableText)
};

void offerUndo(
    theme::NoticeBar &notice, const QString &before, bool hasLost, const std::function<void(const QString &)> &take)
{
    notice.offer(
        [hasLost] {
            return hasLost ? Words::tr("The text was repaired. Characters that were lost before are shown as \uFFFD.")
                           : Words::tr("The text was repaired.");
        },
        [] { return Words::tr("Undo"); }, [before, take] { take(before); });
}

} // namespace

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
    paste::PastePane *pane = &m_parts.pastePane;
    TextIntake *intake = &m_parts.application.intake();
    services::SearchController *search = &m_parts.application.search();
    connect(intake, &TextIntake::textTaken, this, &PasteController::explain);
    connect(intake, &TextIntake::noticed, &m_parts.notice, &theme::NoticeBar::say);
    connect(&m_parts.searchBox, &SearchBox::longTextPasted, this, &PasteController::explainPasted);
    connect(pane, &paste::PastePane::textPasted, this, &PasteController::explainPasted);
    connect(pane, &paste::PastePane::exampleRequested, this, [this] { explainPasted(exampleText()); });
    connect(pane, &paste::PastePane::typed, &m_parts.paste, &PasteSession::setTypedText);
    connect(pane, &paste::PastePane::edited, &m_parts.paste, &PasteSession::explainTypedText);
    connect(pane, &paste::PastePane::rowsShown, search, &services::SearchController::lookForRepeats);
    connect(search, &services::SearchController::fieldsRead, this,
        [this](const QString &written, const text::ReadableText &readable) {
            showReadable(written, readable, m_awaited);
        });
    connect(search, &services::SearchController::repeatsFound, pane, &paste::PastePane::setRepeats);
    connect(pane, &paste::PastePane::repeatsChanged, this, &PasteController::updateActions);
    connect(new DropTarget(&m_parts.window), &DropTarget::dropped, intake, &TextIntake::take);

    auto *offer = new ClipboardOffer(m_parts.application.settings(), *search, m_parts.window);
    connect(offer, &ClipboardOffer::offered, pane, &paste::PastePane::offerClipboard);
    connect(offer, &ClipboardOffer::withdrawn, pane, &paste::PastePane::withdrawOffer);
    connect(&m_parts.paste, &PasteSession::privateChanged, pane, &paste::PastePane::withdrawOffer);
    connect(pane, &paste::PastePane::rowsShown, offer, [pane, offer] { offer->noteTaken(pane->text()); });
    connect(pane, &paste::PastePane::clipboardAccepted, intake, &TextIntake::takeClipboard);
}

void PasteController::connectSession()
{
    const PasteSession *paste = &m_parts.paste;
    paste::SecretBar *secretBar = &m_parts.pastePane.secretBar();
    connect(secretBar, &paste::SecretBar::refusalChosen, &m_parts.paste, &PasteSession::refuse);
    connect(paste, &PasteSession::secretsCounted, secretBar, &paste::SecretBar::setCount);
    connect(paste, &PasteSession::keepingChanged, secretBar, &paste::SecretBar::setKeeping);
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
    const auto on = [this](actions::WindowActions::Id id, auto &&slot) {
        connect(m_parts.actions.action(id), &QAction::triggered, this, slot);
    };
    TextIntake *intake = &m_parts.application.intake();
    on(actions::WindowActions::Paste, [intake] { intake->takeClipboard(); });
    on(actions::WindowActions::Open, [this, intake] { intake->chooseFile(&m_parts.window); });
    on(actions::WindowActions::PrivateMode, [this](bool isPrivate) { m_parts.paste.setPrivate(isPrivate); });
    on(actions::WindowActions::Find, [this] {
        m_parts.workspace.showText();
        m_parts.pastePane.openFind();
    });
    on(actions::WindowActions::FoldRepeats, [this] { m_parts.pastePane.toggleFolding(); });
    on(actions::WindowActions::NextError, [this] { m_parts.pastePane.stepError(1); });
    on(actions::WindowActions::PreviousError, [this] { m_parts.pastePane.stepError(-1); });
    connect(&m_parts.actions, &actions::WindowActions::encodingChosen, intake, &TextIntake::reopen);
}

void PasteController::explain(const QString &text, const services::PasteSource &source)
{
    const bool isWhole = source.lines.empty(); // of a long text, the fields were read before it was cut
    if (isWhole && text::formOf(text) != text::ReadableText::Form::Plain) {
        m_awaited = source;
        m_parts.application.search().readFields(text);
    } else {
        show(text, source);
    }
}

void PasteController::showReadable(
    const QString &written, const text::ReadableText &readable, const services::PasteSource &source)
{
    show(readable.text, source);
    const QString name = text::nameOf(readable.form);
    if (name.isEmpty()) {
        return;
    }
    const auto showWritten = [this, written, readable, source, name] {
        show(written, source);
        m_parts.notice.offer([name] { return ReadingWords::tr("This is the original text (%1).").arg(name); },
            [] { return ReadingWords::tr("Show what it reports"); },
            [this, written, readable, source] { showReadable(written, readable, source); });
    };
    m_parts.notice.offer([name] { return ReadingWords::tr("This is what the text reports (%1).").arg(name); },
        [] { return ReadingWords::tr("Show the original"); }, showWritten);
}

void PasteController::show(const QString &text, const services::PasteSource &source)
{
    m_parts.notice.hide();
    m_parts.paste.begin(text, source);
    offerRepair(m_parts.notice, text, [this, source](const QString &chosen) { show(chosen, source); });
}

void PasteController::updateActions()
{
    using enum actions::WindowActions::Id;
    m_parts.actions.enable({NextError, PreviousError}, m_parts.pastePane.hasErrors());
    m_parts.actions.enable({FoldRepeats}, m_parts.pastePane.hasRepeats());
    m_parts.actions.enable({Find, Report}, !m_parts.paste.text().isEmpty());
}

void offerRepair(theme::NoticeBar &notice, const QString &text, const std::function<void(const QString &)> &take)
{
    if (!text::looksLikeMojibake(text)) {
        return;
    }
    notice.offer([] { return Words::tr("This text seems to have been read in a wrong encoding before it came here."); },
        [] { return Words::tr("Repair"); },
        [&notice, text, take] {
            const QString repaired = text::repairedMojibake(text).value_or(text);
            take(repaired);
            offerUndo(notice, text, repaired.contains(QChar::ReplacementCharacter), take);
        });
}

} // namespace wayout::window
