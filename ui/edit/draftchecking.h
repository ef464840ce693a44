// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/edit/recorddraft.h"
#include "app/match/engine.h"
#include "app/match/patterntrial.h"
#include "ui/edit/draftdocument.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

/// What is known about a draft.
struct DraftReport {
    QList<FieldFinding> findings;
    PatternTrial trial;
};

/// Reads, checks and tries a draft in the background each time it changes; the newest state wins.
class DraftChecking final : public QObject
{
    Q_OBJECT

public:
    DraftChecking(DraftDocument &document, const QString &paste, QObject *parent);
    /// Stops the work that is under way and waits for it.
    ~DraftChecking() override;

    /// The records that the draft is among.
    void setEngine(const std::shared_ptr<const Engine> &engine);

Q_SIGNALS:
    void reported(const DraftReport &report);

private:
    using EnginePointer = std::shared_ptr<const Engine>;
    using TextsPointer = std::shared_ptr<const TrialTexts>;
    struct Subject {
        RecordDraft draft;
        QString paste;
        EnginePointer engine;
        TextsPointer texts; ///< none yet for this engine
    };
    struct Checked {
        DraftReport report;
        TextsPointer texts;
    };

    void start();
    static void check(QPromise<Checked> &promise, const Subject &subject);

    DraftDocument &m_document;
    const QString m_paste;
    EnginePointer m_engine;
    TextsPointer m_texts;
    QTimer m_pause;
    QFutureWatcher<Checked> m_checking;
};
