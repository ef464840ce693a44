// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStatusBar>

#include <functional>

class QLabel;
class QToolButton;

namespace wayout::window {

/// Shows the number of records and domains, the promise that nothing is sent, and problems with the catalogues.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setCounts(int records, int domains, int problems);
    void setPrivate(bool isPrivate);
    /// Shows the sentence for `ms` milliseconds instead of the usual text; a screen reader announces it politely.
    void say(const QString &sentence, int ms);
    /// Replaces the promise that nothing is sent, while a team's database is used. `words` is the visible text, if not
    /// empty; `sentence` is for screen readers. Both are called again when the language changes.
    void setPromise(const std::function<QString()> &words, const std::function<QString()> &sentence);

Q_SIGNALS:
    void problemsRequested();

private:
    void retranslateUi();
    void updateColours();
    void updateHeight();

    std::function<QString()> m_promiseWords;
    std::function<QString()> m_promiseSentence;
    int m_recordCount = -1; ///< -1 until known
    int m_domainCount = 0;
    int m_problemCount = 0;
    QLabel *m_counts;
    QLabel *m_promise;
    QLabel *m_private;
    QToolButton *m_problems;
};

} // namespace wayout::window
