// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "ui/answer/codeview.h"
#include "ui/answer/detailpane.h"
#include "ui/services/navigationhistory.h"

#include <QKeySequence>
#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <memory>

class QPushButton;

namespace wayout::theme {
class PaneHeader;
}

namespace wayout::window {

/// Shows the current record, and has the way back to earlier records.
class ReadingPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReadingPane(QWidget *parent = nullptr);

    void setEngine(const std::shared_ptr<const match::Engine> &engine);
    void setContentLanguage(catalog::ContentLanguage language);
    /// Returns the part that shows the record. Which record it shows is up to this pane.
    answer::DetailPane &detail() const { return *m_detail; }
    /// Toggles the favourite, as the star button does.
    void toggleFavourite();

    const services::Reading &current() const { return m_history.current(); }
    /// Returns the current record, or null if there is none.
    const catalog::Record *record() const;
    /// Shows a record chosen in a list, in place of the current one.
    void start(const services::Reading &reading);
    /// Does the same after a short delay, so that moving quickly through a list does not build every record.
    void startSoon(const services::Reading &reading);
    /// Shows no record, but the reason and the possible actions. Only NoMatchForError uses `error`.
    void startWithout(answer::EmptyDetail::Why why, const match::ErrorGroup &error = {});
    /// Shows at once the record that startSoon() delays.
    void showNow();
    /// Remembers the current record for the way back, before another list is shown.
    void keepPlace();
    /// Drops all evidence, because the text that it refers to is gone.
    void forgetEvidence();
    bool canGoBack() const { return m_history.canGoBack(); }
    bool canGoForward() const { return m_history.canGoForward(); }
    void goBack();
    void goForward();
    /// Sets whether the pane is the only visible one: then the way back also leads to the list.
    void setAlone(bool alone);
    /// Sets the keys for the way back, shown on the button.
    void setBackKeys(const QKeySequence &keys);
    struct CopiedCode {
        answer::CodeView::Copy outcome;
        QString of; ///< the purpose of the code, as the record names it
        QStringList placeholders; ///< what the reader has to fill in
    };
    /// Copies the first code block. Returns nothing when the record has no code.
    std::optional<CopiedCode> copyCode();
    /// Copies the code block behind the one that was copied last, and scrolls to it.
    std::optional<CopiedCode> copyNextCode();
    bool copySignature();
    /// Copies the whole record as Markdown, in the reader's language.
    bool copyAnswer();
    /// Copies the English signature without machine-specific details, in a form for search engines.
    bool copySearchString();
    /// Shows the record beside the first one that it is confused with. Returns false when none of those is loaded.
    bool compare();
    bool canCompare() const { return twin() >= 0; }

Q_SIGNALS:
    void currentChanged();
    /// A link leads to a record that is not loaded.
    void recordMissing(const QString &id);
    void backRequested();
    void linkRequested(const QUrl &link);

private:
    void show();
    void follow(const QString &id);
    void compareWith(qsizetype other);
    std::optional<CopiedCode> copyCodeAt(qsizetype number);
    qsizetype twin() const;
    void offerBack();
    void retranslateUi();

    std::shared_ptr<const match::Engine> m_engine;
    services::NavigationHistory m_history;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    bool m_alone = false;
    qsizetype m_codeCopied = -1; ///< number of the code block that was copied last; -1 if none was
    bool m_hasAsked = false; ///< it was not copied yet, because it can do harm
    QKeySequence m_backKeys;
    QTimer m_delay;
    theme::PaneHeader *m_header;
    QPushButton *m_back;
    answer::DetailPane *m_detail;
};

} // namespace wayout::window
