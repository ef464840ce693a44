// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recorddraft.h"
#include "app/match/engine.h"
#include "app/match/patterntrial.h"
#include "ui/editor/draftdocument.h"
#include "ui/services/tasks.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace wayout::editor {

/// The results of checking a draft.
struct DraftReport {
    QList<FieldFinding> findings;
    match::PatternTrial trial;
};

/// Reads, checks and tries a draft in the background after each change. Only the newest state counts.
class DraftChecking final : public QObject
{
    Q_OBJECT

public:
    DraftChecking(DraftDocument &document, const QString &paste, QObject *parent);

    /// Sets the engine with the other records.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);

Q_SIGNALS:
    void reported(const DraftReport &report);

private:
    using EnginePointer = std::shared_ptr<const match::Engine>;
    using TextsPointer = std::shared_ptr<const match::TrialTexts>;

    void start();

    DraftDocument &m_document;
    const QString m_paste;
    EnginePointer m_engine;
    TextsPointer m_texts; ///< null until they are prepared for this engine
    QTimer m_pause;
    services::TaskRunner m_tasks;
    services::LatestTask m_checking{m_tasks};
};

} // namespace wayout::editor
