// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordhealth.h"
#include "app/match/engine.h"
#include "app/present/occasion.h"
#include "app/text/readabletext.h"
#include "app/text/repeats.h"
#include "app/text/secrets.h"
#include "ui/services/tasks.h"
#include "ui/services/textfile.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>

namespace wayout::services {

/// Loads the catalogue, answers texts and reads files in the background. For each kind of work the newest request
/// wins: an older one is stopped, and its answer never arrives. Requests made before the catalogue is loaded are
/// answered after it.
class SearchController final : public QObject
{
    Q_OBJECT

public:
    explicit SearchController(QObject *parent = nullptr);
    /// Stops the work that is under way.
    ~SearchController() override;

    /// Loads the catalogues, then answers the last text and the last words again.
    void load(const catalog::CatalogSource &source);
    /// Returns the ids of the user's own records in the loaded catalogues.
    const QSet<QString> &ownRecords() const { return m_ownRecords; }
    /// Loads the same catalogues again. Called when something in them has changed.
    void reload() { load(m_source); }
    void submit(const QString &pasted);
    void search(const QString &words);
    /// Finds the secrets of the newest text. An empty text has none, and nothing is emitted for it.
    void lookForSecrets(const QString &text);
    /// Finds repeated lines in the newest text. An empty text has none, and nothing is emitted for it.
    void lookForRepeats(const QString &text);
    /// Finds the first line that reports a failure in the newest text.
    void lookForFailure(const QString &text);
    /// Reads the newest text that was written for programs.
    void readFields(const QString &written);
    void openFiles(const QStringList &paths);
    /// Reads a pipe or another descriptor to its end.
    void readInput(const std::shared_ptr<const platform::Descriptor> &input);
    /// Decodes the file again, in another encoding.
    void readAgain(const TextFile &file, const QString &encoding);
    /// Stops answering the pasted text, and reading a file or a pipe. No answer arrives.
    void cancelSubmit();
    void cancelSearch();

Q_SIGNALS:
    void loaded(const std::shared_ptr<const match::Engine> &engine);
    /// Emitted some time after loaded(), with the doubts about the records.
    void healthChecked(const authoring::RecordHealth &health);
    void answered(const match::Answer &answer, const present::AnswerFacts &facts);
    void found(const QString &words, const match::Answer &answer);
    void secretsFound(const text::FoundSecrets &found);
    /// Emitted with the message of the first line that reports a failure; empty when no line does.
    void failureFound(const QString &message);
    void repeatsFound(const QString &text, const QList<text::Repeat> &repeats);
    void fieldsRead(const QString &written, const text::ReadableText &readable);
    /// Emitted for each file that was read. For a long text, answered() follows at once.
    void fileRead(const TextFile &file);
    /// Emitted while a long text is read, with numbers of bytes. `total` is 0 when it is unknown, as for a pipe.
    void readingProgressed(qint64 done, qint64 total);

private:
    struct Loaded {
        std::shared_ptr<const match::Engine> engine;
        QSet<QString> ownRecords;
    };

    void takeLoaded(const Loaded &loaded);
    void answer();
    void lookUp();
    void forgetFile();
    void takeFile(const TextFile &file);
    void answerLong();
    void takeLong(const TextFile &file, const std::shared_ptr<const match::Engine> &engine);

    TaskRunner m_tasks;
    LatestTask m_loading{m_tasks};
    LatestTask m_checking{m_tasks};
    LatestTask m_answering{m_tasks};
    LatestTask m_searching{m_tasks};
    LatestTask m_findingSecrets{m_tasks};
    LatestTask m_findingRepeats{m_tasks};
    LatestTask m_findingFailure{m_tasks};
    LatestTask m_readingFields{m_tasks};
    LatestTask m_reading{m_tasks};
    LatestTask m_answeringLong{m_tasks};
    catalog::CatalogSource m_source;
    std::shared_ptr<const match::Engine> m_engine;
    QSet<QString> m_ownRecords;
    // The current requests. They are answered again when other catalogues are loaded.
    std::optional<QString> m_pasted;
    std::shared_ptr<const match::Excerpt> m_excerpt; ///< of a long text, in place of m_pasted
    QString m_words;
    std::optional<TextFile> m_long; ///< a long text that waits for the catalogue
};

} // namespace wayout::services
