// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/draftchecking.h"

#include "app/authoring/recordcheck.h"
#include "app/catalog/recordform.h"

#include <chrono>

namespace wayout::editor {

using namespace std::chrono_literals;

namespace {

constexpr auto pauseBefore = 150ms; // waits for the user to pause in typing

/// Returns the pointer of the field of the form that shows the value. Named objects are shown as one field.
QString formField(const QString &pointer)
{
    const QString own = pointer.section(u'/', 0, 1);
    const catalog::FormatField *field = catalog::formatField(own);
    return field && field->content == catalog::FieldKind::NamedObjects ? own : pointer;
}

QList<FieldFinding> findingsOf(const authoring::RecordDraft &draft, const authoring::RecordDraft::Reading &reading,
    const QList<catalog::Problem> &health)
{
    QList<FieldFinding> findings;
    for (const catalog::Problem &problem : reading.problems) {
        findings.append({formField(problem.field), problem});
    }
    for (const catalog::Problem &problem : health) {
        findings.append({formField(draft.pointerOf(problem.field)), problem});
    }
    return findings;
}

match::TrialSubject subjectOf(const authoring::RecordDraft &draft, const QString &paste)
{
    match::TrialSubject subject{.regex = draft.text(QStringLiteral("/regex")),
        .id = draft.id(),
        .signature = draft.text(QStringLiteral("/signature")),
        .paste = paste};
    for (qsizetype i = 0; i < draft.count(QStringLiteral("/samples")); ++i) {
        subject.samples.append(draft.text(QStringLiteral("/samples/%1/text").arg(i)));
    }
    return subject;
}

} // namespace

DraftChecking::DraftChecking(DraftDocument &document, const QString &paste, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_paste(paste)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBefore);
    connect(&m_pause, &QTimer::timeout, this, &DraftChecking::start);
    connect(&document, &DraftDocument::changed, this, [this] { m_pause.start(); });
}

void DraftChecking::setEngine(const EnginePointer &engine)
{
    m_engine = engine;
    m_texts.reset();
    m_pause.start();
}

void DraftChecking::start()
{
    if (!m_engine) {
        return;
    }
    const auto check = [draft = m_document.draft(), paste = m_paste, engine = m_engine, texts = m_texts](
                           const std::stop_token &stop) {
        const TextsPointer tried = texts ? texts : std::make_shared<const match::TrialTexts>(engine->catalog, stop);
        if (stop.stop_requested()) {
            return std::pair(DraftReport(), TextsPointer()); // cancelled: the texts may be incomplete
        }
        const authoring::RecordDraft::Reading reading = draft.read();
        const QList<catalog::Problem> health =
            authoring::checkDraft(reading.record, engine->catalog, QDate::currentDate());
        return std::pair(
            DraftReport{findingsOf(draft, reading, health),
                match::tryPattern(subjectOf(draft, paste), engine->catalog, engine->matcher, *tried, stop)},
            tried);
    };
    m_checking.run(check, [this](const std::pair<DraftReport, TextsPointer> &checked) {
        m_texts = checked.second;
        m_document.setFindings(checked.first.findings);
        Q_EMIT reported(checked.first);
    });
}

} // namespace wayout::editor
