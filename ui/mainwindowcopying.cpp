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
constexpr qsizetype longestName = 60; // characters: a notice is one line
constexpr qsizetype longestLine = 4'000; // characters that are looked at
constexpr qsizetype longestSearch = 200; // characters; search engines take no more

QString shortened(const QString &name)
{
    return name.size() <= longestName ? name : name.left(longestName - 1).trimmed() + u'…';
}

} // namespace

void MainWindow::sayCopied(const QString &sentence, bool copied)
{
    m_status->say(copied ? sentence : tr("Not copied: the clipboard did not take it."), messageMs);
}

void MainWindow::copyCode()
{
    const std::optional<ReadingPane::CopiedCode> code = m_reading->copyCode();
    if (!code) {
        m_status->say(tr("This record has no code."), messageMs);
    } else if (code->outcome == CodeView::Copy::Asked) {
        m_status->say(tr("This code can do harm, see there. The same once more copies it."), warningMs);
    } else {
        //: %1 is what to try, such as "Install PyYAML"
        sayCopied(tr("Copied: the code of “%1”").arg(shortened(code->of)), code->outcome == CodeView::Copy::Done);
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
