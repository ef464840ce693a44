// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/authoringcontroller.h"

#include "app/platform/userfolders.h"
#include "ui/actions/windowactions.h"
#include "ui/results/recordlist.h"
#include "ui/results/resultspane.h"
#include "ui/theme/noticebar.h"
#include "ui/window/application.h"
#include "ui/window/exporting.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"
#include "ui/window/recordprinting.h"
#include "ui/window/recordwriting.h"
#include "ui/window/teamcontroller.h"

#include <QDir>

namespace wayout::window {

AuthoringController::AuthoringController(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_writing(new RecordWriting(&parts.window))
    , m_printing(new RecordPrinting(&parts.window))
    , m_exporting(new Exporting(&parts.window))
{
    services::Catalogues *catalogues = &parts.application.catalogues();
    connect(m_exporting, &Exporting::recordsImported, catalogues, &services::Catalogues::look);
    connect(m_exporting, &Exporting::outcomesImported, this, &AuthoringController::outcomesImported);
    connect(m_exporting, &Exporting::noticed, &parts.notice, &theme::NoticeBar::say);
    connect(m_exporting, &Exporting::informed, &parts.notice, &theme::NoticeBar::inform);
    connect(m_printing, &RecordPrinting::noticed, &parts.notice, &theme::NoticeBar::say);
    connect(m_printing, &RecordPrinting::informed, &parts.notice, &theme::NoticeBar::inform);
    connect(&parts.team, &TeamController::stateChanged, this, &AuthoringController::offerToTeam);
    connectWriting();
    connectActions();
}

void AuthoringController::connectWriting()
{
    Application &application = m_parts.application;
    connect(&application.search(), &services::SearchController::loaded, m_writing, &RecordWriting::setEngine);
    connect(&m_parts.paste, &PasteSession::privateChanged, m_writing, &RecordWriting::setPrivate);
    connect(m_writing, &RecordWriting::recordSaved, &application.catalogues(), &services::Catalogues::look);
    connect(
        m_writing, &RecordWriting::recordDeleted, this, [this](const QString &id, const std::function<void()> &undo) {
            m_parts.application.catalogues().look();
            m_parts.notice.offer([id] { return tr("%1 was deleted.").arg(id); }, [] { return tr("Undo"); }, undo);
        });
    connect(m_writing, &RecordWriting::notDone, this, [this](const QString &file, const QString &reason) {
        m_parts.notice.say([file = QDir::toNativeSeparators(file), reason] {
            return reason.isEmpty()
                ? tr("%1 holds other records, too: this one can be taken out of it with a text editor.").arg(file)
                : tr("Nothing was changed; %1: %2").arg(file, reason);
        });
    });
    connect(m_writing, &RecordWriting::keptFound, this, [this](int count, const std::function<void()> &goOn) {
        m_parts.notice.offer(
            [count] { return tr("%Ln record(s) that you were writing were not saved.", nullptr, count); },
            [] { return tr("Go on writing"); },
            [this, goOn] {
                m_parts.notice.hide();
                goOn();
            });
    });
    m_writing->setFolders({platform::userCatalogFolder(), application.userData().places().drafts});
    m_writing->setPrivate(m_parts.paste.isPrivate());
}

void AuthoringController::connectActions()
{
    const auto on = [this](actions::WindowActions::Id id, auto &&slot) {
        connect(m_parts.actions.action(id), &QAction::triggered, this, slot);
    };
    const auto record = [this] { return *m_parts.readingPane.record(); };
    const auto language = [this] { return m_parts.application.language().content(); };
    on(actions::WindowActions::NewRecord,
        [this] { m_writing->writeNew(m_parts.paste.text(), m_parts.paste.answer().value_or(match::Answer())); });
    on(actions::WindowActions::EditRecord, [this, record] { m_writing->edit(record(), m_parts.paste.text()); });
    on(actions::WindowActions::DeleteRecord, [this, record] { m_writing->remove(record()); });
    const auto sheet = [this, record, language] {
        return RecordPrinting::Sheet{record(), language(), m_parts.readingPane.detail().occasion()};
    };
    on(actions::WindowActions::Print, [this, sheet] { m_printing->print(sheet()); });
    on(actions::WindowActions::ExportPdf, [this, sheet] { m_printing->exportPdf(sheet()); });
    on(actions::WindowActions::GiveToTeam, [this, record] { m_parts.team.give(record()); });
    on(actions::WindowActions::ExportRecords, [this, language] {
        m_exporting->exportRecords({m_parts.application.catalogues().engine(), m_parts.readingPane.current().record,
            m_parts.resultsPane.list().listedRecords(), platform::userCatalogFolder(), language()});
    });
    on(actions::WindowActions::ImportRecords, [this] { m_exporting->importRecords(platform::userCatalogFolder()); });
    on(actions::WindowActions::ExportOutcomes, [this] { m_exporting->exportOutcomes(m_parts.application.userData()); });
    on(actions::WindowActions::ImportOutcomes, [this] { m_exporting->importOutcomes(m_parts.application.userData()); });
    connect(&m_parts.resultsPane, &results::ResultsPane::newRecordRequested,
        m_parts.actions.action(actions::WindowActions::NewRecord), &QAction::trigger);
}

/// Lets the editor offer to give saved records to the team, while the user's team shares records.
void AuthoringController::offerToTeam()
{
    if (!m_parts.team.isShared()) {
        m_writing->setGive({});
        return;
    }
    m_writing->setGive([this](const QString &id, const QByteArray &content) { m_parts.team.give(id, content); });
}

void AuthoringController::lookForDrafts()
{
    m_writing->lookForKept();
}

bool AuthoringController::closeAll()
{
    return m_writing->closeAll();
}

void AuthoringController::updateActions()
{
    const catalog::Record *record = m_parts.readingPane.record();
    const actions::WindowActions &actions = m_parts.actions;
    actions.enable(
        {actions::WindowActions::EditRecord, actions::WindowActions::Print, actions::WindowActions::ExportPdf},
        record != nullptr);
    actions.enable({actions::WindowActions::DeleteRecord},
        record && authoring::isInFolder(*record, platform::userCatalogFolder()));
    actions.enable({actions::WindowActions::GiveToTeam}, record && m_parts.team.isShared());
    actions.enable({actions::WindowActions::NewRecord, actions::WindowActions::ExportRecords},
        m_parts.application.catalogues().engine() != nullptr);
}

} // namespace wayout::window
