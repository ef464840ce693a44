// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/window/readingpane.h"

#include <QObject>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::window {

class PasteSession;
class StatusLine;

/// Copies parts of the current record to the clipboard, and reports the result in the status line.
class Copying final : public QObject
{
    Q_OBJECT

public:
    /// The status line owns it.
    Copying(const actions::WindowActions &actions, ReadingPane &reading, const PasteSession &paste, StatusLine &status);

    /// Copies a search string for a web search about the pasted text.
    void copyPasteAsSearch() const;
    /// Shows the sentence, or if `copied` is false, that the clipboard did not accept the text.
    void say(const QString &sentence, bool copied) const;

private:
    /// Says what became of a code block that was to be copied.
    void sayOf(const std::optional<ReadingPane::CopiedCode> &code) const;

    ReadingPane &m_reading;
    const PasteSession &m_paste;
    StatusLine &m_status;
};

} // namespace wayout::window
