// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/evidence/teamcounts.h"
#include "app/match/answer.h"
#include "app/match/engine.h"
#include "app/present/recorddocument.h"
#include "app/storage/notebook.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

#include <functional>

namespace wayout::answer {

/// The record that the detail pane shows, and how it is shown. All parts of the pane share it: they report the user's
/// wishes to it and learn from it what has changed. `record` is a position in the engine's catalogue.
class DetailContext final : public QObject
{
    Q_OBJECT

public:
    /// The available width of the pane.
    enum class Room {
        Ample,
        Narrow, ///< what is usually beside a text is below it
    };

    /// What was found for the record in the text that is being explained. Empty when it does not explain the text.
    struct Pasted {
        QList<match::Evidence> evidence;
        evidence::PasteFacts facts;
    };

    DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, const Pasted &pasted,
        catalog::ContentLanguage language, QObject *parent = nullptr);
    /// Creates the context of a read-only record that is compared with another one.
    DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, const QString &comparedWith,
        catalog::ContentLanguage language, QObject *parent = nullptr);

    const catalog::Catalog &catalog() const { return m_engine->catalog; }
    const catalog::Record &record() const { return catalog().at(m_record); }

    /// Returns the document of the record, in the reader's language.
    const present::RecordDocument &document() const { return m_document; }
    const QList<match::Evidence> &evidence() const { return m_pasted.evidence; }

    /// Returns the doubtful points that the check found in the record.
    const QList<catalog::Problem> &findings() const { return m_findings; }
    void setFindings(const QList<catalog::Problem> &findings)
    {
        set(m_findings, findings, &DetailContext::findingsChanged);
    }

    /// Returns the user's own data about the record; empty until it is loaded.
    const storage::OwnRecord &own() const { return m_own; }
    void setOwn(const storage::OwnRecord &own);
    /// Whether the user is asked for the results of what the record advises.
    bool asksForResults() const { return m_asksForResults; }
    /// Returns the team's data about the record; empty until it is loaded.
    const evidence::TeamCounts &team() const { return m_team; }
    void setTeam(const evidence::TeamCounts &team);
    /// Whether the user's own data can be saved.
    bool canKeep() const { return m_canKeep; }
    void setCanKeep(bool can) { set(m_canKeep, can, &DetailContext::ownChanged); }

    catalog::ContentLanguage language() const { return m_language; }
    void setLanguage(catalog::ContentLanguage language);
    /// Whether widgets that are usually side by side must be below each other.
    bool isNarrow() const { return m_room != Room::Ample; }
    void setRoom(Room room) { set(m_room, room, &DetailContext::narrowChanged); }
    /// Whether so few lines are in view that long texts must be cut to let the fix be seen.
    bool isLow() const { return m_isLow; }
    void setLow(bool low) { set(m_isLow, low, &DetailContext::narrowChanged); }

    /// Runs `step` in a later turn of the event loop, after the steps queued before. Steps that `step` itself queues
    /// run directly after it. So a long record appears at once and never blocks the window.
    void later(std::function<void()> step);
    /// Runs all waiting steps now.
    void finish();
    /// Drops all waiting steps.
    void cancel();

Q_SIGNALS:
    /// Some waiting steps have run, or the user has opened a part.
    void grown();
    /// No steps are waiting any more.
    void finished();
    void languageChanged();
    void findingsChanged();
    /// own() or canKeep() has changed.
    void ownChanged();
    void teamChanged();
    /// Another record is about to be shown: unsaved input must be reported now.
    void leaving();
    void resultChosen(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void favouriteChosen(bool favourite);
    /// The user wants to write a note.
    void noteRequested();
    void noteChanged(const QString &text);
    /// The user has ended writing the note.
    void noteLeft();
    /// The room for the record has changed: isNarrow() or isLow().
    void narrowChanged();
    void recordRequested(const QString &id);
    /// The user wants to see record `id` beside the current one.
    void comparisonRequested(const QString &id);
    void evidenceActivated(const match::Evidence &evidence);
    void linkRequested(const QUrl &url);

private:
    template<typename Value>
    void set(Value &member, const Value &value, void (DetailContext::*changed)())
    {
        if (member != value) {
            member = value;
            Q_EMIT(this->*changed)();
        }
    }
    evidence::Occasion occasion() const;
    void runNext();

    std::shared_ptr<const match::Engine> m_engine;
    qsizetype m_record;
    Pasted m_pasted;
    catalog::ContentLanguage m_language;
    storage::OwnRecord m_own;
    evidence::TeamCounts m_team;
    present::RecordDocument m_document;
    QList<catalog::Problem> m_findings;
    bool m_asksForResults = true;
    bool m_canKeep = false;
    Room m_room = Room::Ample;
    bool m_isLow = false;
    QList<std::function<void()>> m_steps;
    qsizetype m_nextPlace = 0; ///< where the next step is inserted in m_steps
    QTimer m_pace;
};

} // namespace wayout::answer
