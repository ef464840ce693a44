// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/engine.h"
#include "app/storage/pasteid.h"
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

/// A text as users paste it, for trying the program. Data: the same in every language.
QString exampleText();

/// The text that is being explained: what it is and where it comes from, its answer, its secrets, and whether it may be kept.
///
///     begin(text)    begun(), then, some time later, answered(): the text is kept under id()
///     clear()        cleared()
///
/// In private mode nothing is kept.
class PasteSession final : public QObject
{
    Q_OBJECT

public:
    PasteSession(storage::Settings &settings, services::SearchController &search, services::UserDataService &userData,
        QObject *parent = nullptr);

    const QString &text() const { return m_text; }
    const services::PasteSource &source() const { return m_source; }
    /// The paste's: what is tried is kept under it.
    qint64 id() const { return m_id; }
    const std::optional<match::Answer> &answer() const { return m_answer; }
    const text::FoundSecrets &secrets() const { return m_secrets; }
    /// False while an answer is on its way.
    bool isSettled() const { return m_text.isEmpty() || m_answer; }

    /// Another text, to be explained.
    void begin(const QString &text, const services::PasteSource &source, qint64 id = storage::newPasteId());
    /// The same with a text that was kept in an earlier session: it is not kept again.
    void resume(const QString &text, const services::PasteSource &source, qint64 id);
    /// The user goes on typing.
    void setTypedText(const QString &text) { m_text = text; }
    /// The user made a pause in typing.
    void explainTypedText();
    void clear();
    /// The catalogues were loaded: the text is answered from them.
    void setEngine(const std::shared_ptr<const match::Engine> &engine);

    paste::SecretBar::Keeping keeping() const;
    /// The text is taken out of what is kept, or kept after all.
    void refuse(bool refused);
    /// From now on the text is not kept; what is kept of it stays.
    void stopKeeping();
    bool isPrivate() const;
    void setPrivate(bool isPrivate);

    /// What to ask a search engine for where no record answers: the first error, or the first line that says anything. Secrets masked.
    QString searchString() const;
    /// The lines around the evidence, else around the first error. Secrets masked.
    QString reportedLines(const QList<match::Evidence> &evidence) const;

Q_SIGNALS:
    void begun();
    void cleared();
    /// The user typed: what was to come back of another text does not.
    void edited();
    void answered(const match::Answer &answer);
    void secretsCounted(int count);
    void keepingChanged(paste::SecretBar::Keeping keeping);
    void privateChanged(bool isPrivate);
    /// What the next session begins with is another.
    void sessionChanged();

private:
    void start(const QString &text, const services::PasteSource &source, qint64 id);
    void takeAnswer(const match::Answer &answer);
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
    text::FoundSecrets m_secrets;
    QSet<qint64> m_refused; ///< ids of texts that are not to be kept
    bool m_isKept = false; ///< as it is
};

} // namespace wayout::window
