// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/health/recordhealth.h"
#include "app/match/engine.h"
#include "app/text/repeats.h"
#include "app/text/secrets.h"
#include "ui/textfile.h"

#include <QFutureWatcher>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <memory>
#include <optional>

/// Loads the catalogue, answers texts and reads files in the thread pool: the one place with threads. Of each kind of work
/// the newest request wins; what an older one would have answered is never heard of. What is asked for before the
/// catalogue is there is answered as soon as it is.
class SearchController final : public QObject
{
    Q_OBJECT

public:
    explicit SearchController(QObject *parent = nullptr);
    /// Stops the work that is under way and waits for it.
    ~SearchController() override;

    /// When catalogues are loaded again, the text and the words that were answered last are answered again from them.
    void load(const CatalogSource &source);
    /// The ids of the user's own records among those that were loaded last.
    const QSet<QString> &ownRecords() const { return m_ownRecords; }
    /// The same catalogues once more: something in them has changed.
    void reload() { load(m_source); }
    void submit(const QString &pasted);
    void search(const QString &words);
    /// Finds the secrets of the text, of the newest one alone; an empty one has none, and nothing is heard of it.
    void lookForSecrets(const QString &text);
    /// Finds what comes again and again in the text, of the newest one alone; an empty one has nothing, and nothing is heard of it.
    void lookForRepeats(const QString &text);
    /// Finds the first line that reports a failure in the text, of the newest one alone.
    void lookForFailure(const QString &text);
    void openFiles(const QStringList &paths);
    /// Reads a pipe, or whatever that is, to its end.
    void readInput(const std::shared_ptr<const Descriptor> &input);
    /// Decodes what was read before in another encoding.
    void readAgain(const TextFile &file, const QString &encoding);
    /// Ends the answering of a pasted text without an answer, and the reading of a file or a pipe.
    void cancelSubmit();
    void cancelSearch();

Q_SIGNALS:
    void loaded(const std::shared_ptr<const Engine> &engine);
    /// Some time after `loaded`: what is doubtful about its records.
    void healthChecked(const RecordHealth &health);
    void answered(const Answer &answer);
    void found(const QString &words, const Answer &answer);
    void secretsFound(const FoundSecrets &found);
    /// Empty when no line does.
    void failureFound(const QString &message);
    void repeatsFound(const QString &text, const QList<Repeat> &repeats);
    /// The answer to a long text follows at once.
    void fileRead(const TextFile &file);
    /// Bytes of a long text; `total` is 0 for a pipe.
    void readingProgressed(qint64 done, qint64 total);

private:
    void answer();
    void lookUp();
    void forgetFile();
    void takeFile(const TextFile &file);
    void answerLong();
    void answerExcerpt();
    void cancelReading();

    QThreadPool m_pool;
    CatalogSource m_source;
    std::shared_ptr<const Engine> m_engine;
    QSet<QString> m_ownRecords;
    std::optional<QString> m_pasted; ///< what is to be answered, or was: with other catalogues it is answered again
    std::shared_ptr<const Excerpt> m_excerpt; ///< of a long text, the same
    QString m_words;
    struct Loaded {
        std::shared_ptr<const Engine> engine;
        QSet<QString> ownRecords;
    };
    QFutureWatcher<Loaded> m_loading;
    QFutureWatcher<RecordHealth> m_checking;
    QFutureWatcher<Answer> m_answering;
    QFutureWatcher<Answer> m_searching;
    QFutureWatcher<FoundSecrets> m_findingSecrets;
    QString m_repeating; ///< the text in which repeats are looked for
    QFutureWatcher<QList<Repeat>> m_findingRepeats;
    QFutureWatcher<QString> m_findingFailure;
    QFutureWatcher<TextFile> m_reading;
    std::optional<TextFile> m_long; ///< not answered yet
    QFutureWatcher<TextFile> m_answeringLong;
    std::shared_ptr<const Engine> m_longEngine; ///< that it is answered from
};
