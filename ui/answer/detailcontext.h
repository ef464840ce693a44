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

/// The record that is being read and how; every part of the detail has it, tells it what the user wants, and hears from it
/// what changed. `record` is a position in the engine's catalogue.
class DetailContext final : public QObject
{
    Q_OBJECT

public:
    /// How wide the pane is.
    enum class Room {
        Ample,
        Narrow, ///< rates stand below their texts
        Cramped, ///< buttons stand below each other
    };

    DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, catalog::ContentLanguage language,
        QObject *parent = nullptr);
    /// For a record that stands beside another one, to be read only.
    DetailContext(std::shared_ptr<const match::Engine> engine, qsizetype record, const QString &comparedWith,
        catalog::ContentLanguage language, QObject *parent = nullptr);

    const catalog::Catalog &catalog() const { return m_engine->catalog; }
    const catalog::Record &record() const { return catalog().at(m_record); }

    /// What is said of the record, in the language that is read.
    const present::RecordDocument &document() const { return m_document; }
    /// The text that is being explained.
    void setPaste(const QString &paste) { m_document.setPaste(paste); }

    /// What is doubtful about the record.
    const QList<catalog::Problem> &findings() const { return m_findings; }
    void setFindings(const QList<catalog::Problem> &findings)
    {
        set(m_findings, findings, &DetailContext::findingsChanged);
    }

    /// What the user has about the record; empty until it is known.
    const storage::OwnRecord &own() const { return m_own; }
    void setOwn(const storage::OwnRecord &own) { set(m_own, own, &DetailContext::ownChanged); }
    /// Whether the user is asked what came of what the record advises.
    bool asksForResults() const { return m_asksForResults; }
    /// What the user's team has about the record; empty until it is known.
    const evidence::TeamCounts &team() const { return m_team; }
    void setTeam(const evidence::TeamCounts &team) { set(m_team, team, &DetailContext::teamChanged); }
    /// Whether what the user says about it can be kept.
    bool canKeep() const { return m_canKeep; }
    void setCanKeep(bool can) { set(m_canKeep, can, &DetailContext::ownChanged); }

    catalog::ContentLanguage language() const { return m_language; }
    void setLanguage(catalog::ContentLanguage language);
    /// Whether things that stand side by side have to stand below each other.
    bool isNarrow() const { return m_room != Room::Ample; }
    bool isCramped() const { return m_room == Room::Cramped; }
    void setRoom(Room room) { set(m_room, room, &DetailContext::narrowChanged); }

    /// What of the record is seen before anybody scrolls.
    struct Sight {
        int width = 0; ///< that its parts have
        int below = 0; ///< how much is left under what has been made so far
    };
    Sight sight() const { return m_sight ? m_sight() : Sight(); }
    void setSight(std::function<Sight()> sight) { m_sight = std::move(sight); }

    /// Runs `step` in a later turn of the event loop, after those before it, what it asks for itself directly after it: a
    /// record with much in it is on the screen at once and never holds up the window.
    void later(std::function<void()> step);
    /// Runs now what waits.
    void finish();
    /// Forgets what waits.
    void cancel();

Q_SIGNALS:
    /// Some of what waited is there now.
    void grown();
    /// Nothing waits any more.
    void finished();
    void languageChanged();
    void findingsChanged();
    /// own() or canKeep().
    void ownChanged();
    void teamChanged();
    /// Another record is about to be shown: what is being written is to be said now.
    void leaving();
    void resultChosen(const storage::AttemptKey &key, std::optional<storage::OwnResult> result);
    void favouriteChosen(bool favourite);
    /// The user wants to write a note.
    void noteRequested();
    void noteChanged(const QString &text);
    void narrowChanged();
    void recordRequested(const QString &id);
    /// The user wants to see what to try.
    void workaroundsRequested();
    /// Side by side with the record that is read.
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
    void runNext();

    std::shared_ptr<const match::Engine> m_engine;
    qsizetype m_record;
    catalog::ContentLanguage m_language;
    present::RecordDocument m_document;
    QList<catalog::Problem> m_findings;
    storage::OwnRecord m_own;
    bool m_asksForResults = true;
    evidence::TeamCounts m_team;
    bool m_canKeep = false;
    Room m_room = Room::Ample;
    std::function<Sight()> m_sight;
    QList<std::function<void()>> m_steps;
    qsizetype m_nextPlace = 0; ///< in m_steps, of the next one asked for
    QTimer m_pace;
};

} // namespace wayout::answer
