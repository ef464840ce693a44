// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/edit/draftchecking.h"

#include "app/health/check.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <chrono>

using namespace std::chrono_literals;

namespace {

constexpr auto pauseBefore = 150ms; // typing goes on for as long

QList<FieldFinding> findingsOf(const RecordDraft &draft, const RecordDraft::Reading &reading, const QList<Problem> &health)
{
    QList<FieldFinding> findings;
    for (const Problem &problem : reading.problems) {
        findings.append({problem.field, problem});
    }
    for (const Problem &problem : health) {
        findings.append({draft.pointerOf(problem.field), problem});
    }
    return findings;
}

TrialSubject subjectOf(const RecordDraft &draft, const QString &paste)
{
    TrialSubject subject{.regex = draft.text(QStringLiteral("/regex")),
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
    connect(&m_checking, &QFutureWatcherBase::finished, this, [this] {
        if (!m_checking.isCanceled() && m_checking.future().resultCount() > 0) {
            const Checked checked = m_checking.result();
            m_texts = checked.texts;
            m_document.setFindings(checked.report.findings);
            Q_EMIT reported(checked.report);
        }
    });
}

DraftChecking::~DraftChecking()
{
    m_checking.cancel();
    m_checking.waitForFinished();
}

void DraftChecking::setEngine(const EnginePointer &engine)
{
    m_engine = engine;
    m_texts.reset();
    m_pause.start();
}

void DraftChecking::start()
{
    if (m_engine) {
        m_checking.cancel();
        m_checking.setFuture(QtConcurrent::run(&DraftChecking::check, Subject{m_document.draft(), m_paste, m_engine, m_texts}));
    }
}

void DraftChecking::check(QPromise<Checked> &promise, const Subject &subject)
{
    const StopRequested stop = [&promise] { return promise.isCanceled(); };
    const Catalog &catalog = subject.engine->catalog;
    const TextsPointer texts = subject.texts ? subject.texts : std::make_shared<const TrialTexts>(catalog, stop);
    if (stop()) {
        return; // the texts may be half of them
    }
    const RecordDraft::Reading reading = subject.draft.read();
    const QList<Problem> health = checkDraft(reading.record, catalog, QDate::currentDate());
    DraftReport report{findingsOf(subject.draft, reading, health),
        tryPattern(subjectOf(subject.draft, subject.paste), catalog, subject.engine->matcher, *texts, stop)};
    promise.addResult(Checked{std::move(report), texts});
}
