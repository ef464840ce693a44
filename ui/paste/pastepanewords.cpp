// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/actionwords.h"
#include "ui/paste/pastepane.h"
#include "ui/paste/pasteview.h"
#include "ui/theme/paneheader.h"

#include <QLocale>
#include <QToolButton>

QString PastePane::withEncoding(const QString &source) const
{
    return m_source.encoding.isEmpty() || m_source.encoding == u"UTF-8"
        ? source
        //: %1 is a file's name, %2 an encoding such as "GB18030"
        : tr("%1, read as %2").arg(source, m_source.encoding);
}

QString PastePane::sourceText() const
{
    switch (m_source.kind) {
    case PasteSource::Kind::Typed:
        return tr("Typed");
    case PasteSource::Kind::Pasted:
        return tr("Pasted");
    case PasteSource::Kind::File:
        if (m_source.fileCount > 1) {
            //: %1 is a file's name, %n says how many others there are
            return tr("%1 and %n other file(s)", nullptr, m_source.fileCount - 1).arg(m_source.fileName);
        }
        return withEncoding(m_source.lines.empty()
                ? m_source.fileName
                //: %1 is a file's name, %2 a size such as "68 MB"
                : tr("%1 (%2)").arg(m_source.fileName, QLocale().formattedDataSize(m_source.size)));
    case PasteSource::Kind::Input:
        return withEncoding(tr("From standard input"));
    }
    return {};
}

QString PastePane::headerText() const
{
    if (m_text.isEmpty()) {
        return tr("No text yet");
    }
    const PasteRows &rows = m_view->rows();
    const QString lines = rows.isWhole() ? tr("%Ln line(s)", nullptr, rows.lineCount())
                                         : tr("%Ln line(s), shown in part", nullptr, rows.lineCount());
    if (!m_answered || m_errors.isEmpty()) {
        //: where a text is from, how long it is
        return tr("%1 · %2").arg(sourceText(), lines);
    }
    const int count = int(m_errors.size());
    const QString errors = m_error < 0 || count == 1 ? tr("%Ln distinct error(s)", nullptr, count)
                                                     : tr("error %1 of %Ln", nullptr, count).arg(m_error + 1);
    return tr("%1 · %2 · %3").arg(sourceText(), lines, errors);
}

void PastePane::retranslateUi()
{
    m_header->setText(headerText());
    m_view->setAccessibleName(tr("Pasted text"));
    m_view->setAccessibleDescription(m_header->text());
    for (auto *button : {m_next, m_previous}) {
        button->setVisible(!m_errors.isEmpty());
    }
    m_fold->setVisible(hasRepeats());
    m_fold->setText(m_view->isFolding() ? tr("Unfold %Ln line(s)", nullptr, m_view->repeatedRows())
                                        : tr("Fold %Ln line(s)", nullptr, m_view->repeatedRows()));
    m_fold->setToolTip(tr("Lines that only say again what stands above them"));
    m_next->setAccessibleName(tr("Next error"));
    m_next->setToolTip(withKeys(tr("Next error"), m_nextKeys));
    m_previous->setAccessibleName(tr("Previous error"));
    m_previous->setToolTip(withKeys(tr("Previous error"), m_previousKeys));
}
