// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "ui/browse/domainpane.h"
#include "ui/language.h"
#include "ui/palette/commandpalette.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/results/resultspane.h"
#include "ui/searchbox.h"
#include "ui/searchcontroller.h"
#include "ui/topbar.h"
#include "ui/windowactions.h"
#include "ui/workspace.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace {

/// What the menus inside let one choose one of, such as the languages.
QList<QAction *> choicesIn(const QMenu &menu)
{
    QList<QAction *> choices;
    for (QAction *action : menu.actions()) {
        if (action->menu() && action->isEnabled()) {
            choices += choicesIn(*action->menu());
        } else if (action->actionGroup()) {
            choices.append(action);
        }
    }
    return choices;
}

} // namespace

void MainWindow::search(const QString &words)
{
    if (words.trimmed().isEmpty()) {
        m_controller.cancelSearch();
        showAnswer();
        return;
    }
    if (m_results->contents() != ResultsPane::Contents::Search) {
        m_reading->keepPlace();
    }
    m_results->setBusy(true);
    m_controller.search(words);
}

void MainWindow::forgetSearch()
{
    // Nothing is searched for, but the box has to hear of it: else its button to clear it stays.
    SearchBox *box = &m_top->searchBox();
    disconnect(box, &QLineEdit::textChanged, this, &MainWindow::search);
    box->clear();
    connect(box, &QLineEdit::textChanged, this, &MainWindow::search);
    m_controller.cancelSearch();
}

void MainWindow::browse(const std::optional<QString> &domain)
{
    if (!m_engine) {
        return;
    }
    forgetSearch();
    m_reading->keepPlace();
    if (!m_reading->record()) {
        m_reading->startWithout(EmptyDetail::Why::NothingChosen);
    }
    m_domain = domain;
    m_workspace->showList();
    m_results->showDomain(domain);
    m_results->setAnswerWaiting(m_answer.has_value());
    if (domain) {
        m_results->selectFirst();
    }
    markDomain();
}

void MainWindow::browseFavourites()
{
    browse(std::nullopt);
    m_results->showOnly(ResultsPane::Only::Favourites);
    m_results->selectFirst();
    markDomain();
}

void MainWindow::browseOwnRecords()
{
    browse(std::nullopt);
    m_results->showOnly(ResultsPane::Only::OwnRecords);
    m_results->selectFirst();
    markDomain();
}

void MainWindow::showAnswer()
{
    forgetSearch();
    m_results->setAnswerWaiting(false);
    if (!m_answer) {
        browse(std::nullopt);
        return;
    }
    m_reading->keepPlace();
    m_results->showAnswer(*m_answer);
    if (m_answer->grade == Grade::Match) {
        m_results->selectFirst();
        m_reading->start(m_reading->current()); // no need to wait
    } else {
        using enum EmptyDetail::Why;
        m_reading->startWithout(m_answer->matches.isEmpty() ? NoMatch : OnlyRelated);
    }
}

/// One of the errors of the text, with the record that answers it.
void MainWindow::showError(const ErrorGroup &error)
{
    if (m_results->contents() != ResultsPane::Contents::Answer) {
        forgetSearch();
        m_reading->keepPlace();
        m_results->showAnswer(*m_answer);
        m_results->setAnswerWaiting(false);
    }
    if (!m_results->selectError(error)) {
        using enum EmptyDetail::Why;
        m_reading->startWithout(m_answer->matches.isEmpty() ? NoMatch
                : m_answer->grade == Grade::Match           ? NoMatchForError
                                                            : OnlyRelated,
            error);
    }
}

void MainWindow::goBack()
{
    // Where the record stands alone the way back leads along the links, and then to the list.
    const bool isAlone = m_workspace->showsReadingOnly();
    if (m_reading->canGoBack() && (!isAlone || m_reading->current().isLinked)) {
        m_reading->goBack();
    } else {
        focusPane(m_results);
    }
}

void MainWindow::stepClear()
{
    if (!m_top->searchBox().text().isEmpty()) {
        m_top->searchBox().clear();
    } else if (m_answer && m_results->contents() != ResultsPane::Contents::Answer) {
        showAnswer();
    } else if (m_paste->hasSelection()) {
        m_paste->clearSelection();
    } else if (!m_paste->text().isEmpty()) {
        PasteSource source = m_source;
        source.lines.clear(); // what is left of a long text comes back as a text of its own
        offerUndo([] { return tr("The text was cleared."); },
            [this, text = m_paste->text(), source, occasion = m_occasion] { begin(text, source, occasion); });
        forgetText();
    }
}

void MainWindow::focusPane(QWidget *pane)
{
    if (pane == m_reading) {
        m_workspace->showReading();
    } else {
        m_workspace->showList();
    }
    pane->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::stepPane(int by)
{
    const QList<QWidget *> panes{m_domains, m_paste, m_results, m_reading};
    const auto hasFocus = [](const QWidget *pane) {
        return pane == QApplication::focusWidget() || pane->isAncestorOf(QApplication::focusWidget());
    };
    const auto current = std::ranges::find_if(panes, hasFocus) - panes.begin();
    auto next =
        current == panes.size() ? (by > 0 ? 0 : panes.size() - 1) : (current + by + panes.size()) % panes.size();
    if (panes.at(next) == m_domains && !m_domains->isVisible()) {
        next = (next + by + panes.size()) % panes.size();
    }
    focusPane(panes.at(next));
}

void MainWindow::showPalette()
{
    const auto engine = m_engine; // what the palette shows stays, whatever is loaded meanwhile
    QList<QAction *> actions = m_actions->all();
    actions.removeOne(m_actions->action(WindowActions::Palette)); // it is what is open
    actions += choicesIn(*m_actions->menu());
    auto *model = new PaletteModel(actions, engine ? &engine->catalog : nullptr, m_language.content());
    auto *palette = new CommandPalette(model, this);
    connect(palette, &CommandPalette::chosen, this, [this, engine, actions](const PaletteModel::Entry &entry) {
        switch (entry.kind) {
        case PaletteModel::Kind::Action:
            return actions.at(entry.index)->trigger();
        case PaletteModel::Kind::Domain:
            return browse(engine->catalog.domains().at(entry.index).domain);
        case PaletteModel::Kind::Record:
            if (engine == m_engine) {
                m_reading->keepPlace();
                m_reading->start({entry.index, {}});
                focusPane(m_reading);
            }
        }
    });
    palette->open();
}

void MainWindow::markDomain()
{
    using enum ResultsPane::Only;
    const Record *record = m_reading->record();
    if (m_results->contents() != ResultsPane::Contents::Domain) {
        m_domains->setCurrent(record ? std::optional(record->domain) : std::nullopt);
    } else if (m_results->only() == Everything) {
        m_domains->setCurrent(m_domain);
    } else {
        m_domains->setCurrentOwn(m_results->only() == Favourites ? OwnModel::Favourites : OwnModel::Records);
    }
}
