// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

class PasteSession;
class ReadingPane;
class StatusLine;

/// Puts parts of the record that is read on the clipboard, and says in the status line what came of it.
class Copying final
{
    Q_DECLARE_TR_FUNCTIONS(Copying)

public:
    Copying(ReadingPane &reading, const PasteSession &paste, StatusLine &status);

    void copyCode() const;
    void copySignature() const;
    void copyAnswer() const;
    /// Of the record.
    void copySearchString() const;
    /// Of the pasted text.
    void copyPasteAsSearch() const;
    /// The sentence, or that the clipboard did not take it.
    void say(const QString &sentence, bool copied) const;

private:
    ReadingPane &m_reading;
    const PasteSession &m_paste;
    StatusLine &m_status;
};
