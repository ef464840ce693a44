// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/secrets.h"
#include "ui/mainwindow.h"
#include "ui/paste/pastepane.h"
#include "ui/readingpane.h"
#include "ui/statusline.h"

#include <QStringTokenizer>

namespace {

constexpr int messageMs = 2'500;
constexpr int warningMs = 6'000; // there is more to read
constexpr qsizetype longestLine = 4'000; // characters that are looked at
constexpr qsizetype longestSearch = 200; // characters; search engines take no more

} // namespace

void MainWindow::sayCopied(bool copied)
{
    m_status->showMessage(copied ? tr("Copied.") : tr("Not copied: the clipboard did not take it."), messageMs);
}

void MainWindow::copyCode()
{
    const std::optional<CodeView::Copy> outcome = m_reading->copyCode();
    if (!outcome) {
        m_status->showMessage(tr("This record has no code."), messageMs);
    } else if (outcome == CodeView::Copy::Asked) {
        m_status->showMessage(tr("This code can do harm, see there. The same once more copies it."), warningMs);
    } else {
        sayCopied(outcome == CodeView::Copy::Done);
    }
}

/// What to ask a search engine for where no record answers: the first error, or the first line that says anything.
QString MainWindow::searchedFor() const
{
    if (m_answer && !m_answer->errors.isEmpty()) {
        return maskSecrets(m_answer->errors.first().text).left(longestSearch);
    }
    const QString text = m_paste->text();
    for (const QStringView line : QStringTokenizer(text, u'\n')) {
        if (!line.trimmed().isEmpty()) {
            return maskSecrets(line.left(longestLine).trimmed().toString()).left(longestSearch);
        }
    }
    return {};
}
