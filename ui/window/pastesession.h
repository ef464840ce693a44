// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/present/occasion.h"
#include "app/storage/notebook.h"
#include "app/text/secrets.h"
#include "ui/paste/secretbar.h"
#include "ui/services/pastesource.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace wayout::services {
class SearchController;
class UserDataService;
} // namespace wayout::services

namespace wayout::storage {
class Settings;
}

namespace wayout::window {

/// Returns a typical pasted text for trying the program. It is data and therefore the same in every language.
QString exampleText();

/// The text that is being explained: its content and source, its answer, its secrets, and whether it may be saved.
///
///     begin(text)    begun(), then, some time later, answered(): the text is saved under id()
///     clear()        cleared()
///
/// In private mode nothing is saved.
class PasteSession final : public QObject
{
    Q_OBJECT

public:
    PasteSession(storage::Settings &settings, services::SearchController &search, services::UserDataService &userData,
        QObject *parent = nullptr);

    const QString &text() const { return m_text; }
    const services::PasteSource &source() const { return m_source; }
    /// Returns the paste id, which results are saved with.
    qint64 id() const { return m_id; }
    const std::optional<match::Answer> &answer() const { return m_answer; }
    /// Returns what the text says for the records of answer().
    const present::AnswerFacts &facts() const { return m_facts; }
    const text::FoundSecrets &secrets() const { return m_secrets; }
    /// Whether no answer is pending.
    bool isSettled() const { return m_text.isEmpty() || m_answer; }

    /// Starts with another text to be explained.
    void begin(const QString &text, const services::PasteSource &source, qint64 id = storage::newPasteId());
    /// Starts with a text from an earlier session, which is already saved.
    void resume(const QString &text, const services::PasteSource &source, qint64 id);
    /// Takes the text while the user is typing.
    void setTypedText(const QString &text) { m_text = text; }
    /// Explains the text after a pause in typing.
    void explainTypedText();
    void clear();
    /// Sets the engine after the catalogues were loaded, and answers the text with it.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);

    paste::SecretBar::Keeping keeping() const;
    /// Removes the text from the saved data, or saves it after all.
    void refuse(bool refused);
    /// Stops saving the text; what is already saved stays.
    void stopKeeping();
    bool isPrivate() const;
    void setPrivate(bool isPrivate);

    /// Returns a search string for a search engine when no record answers: the first error, or the first informative
    /// line. Secrets are masked.
    QString searchString() const;
    /// Returns the lines around the evidence, or around the first error. Secrets are masked.
    QString reportedLines(const QList<match::Evidence> &evidence) const;

Q_SIGNALS:
    void begun();
    void cleared();
    /// The user typed: a text that was to be restored is dropped.
    void edited();
    void answered(const match::Answer &answer);
    void secretsCounted(int count);
    void keepingChanged(paste::SecretBar::Keeping keeping);
    void privateChanged(bool isPrivate);
    /// The state that the next session starts with has changed.
    void sessionChanged();

private:
    void start(const QString &text, const services::PasteSource &source, qint64 id);
    void takeAnswer(const match::Answer &answer, const present::AnswerFacts &facts);
    void lookForSecrets();
    void keep();

    storage::Settings &m_settings;
    services::SearchController &m_search;
    services::UserDataService &m_userData;
    std::shared_ptr<const match::Engine> m_engine;
    QString m_text;
    services::PasteSource m_source;
    qint64 m_id = storage::newPasteId();
    std::optional<match::Answer> m_answer;
    present::AnswerFacts m_facts;
    text::FoundSecrets m_secrets;
    QSet<qint64> m_refused; ///< ids of texts that must not be saved
    bool m_isKept = false; ///< the text is saved in its current form
};

} // namespace wayout::window
