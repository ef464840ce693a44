// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::window {

class PasteSession;
class ReadingPane;
class StatusLine;

/// Puts parts of the record that is read on the clipboard, and says in the status line what came of it.
class Copying final : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the status line.
    Copying(const actions::WindowActions &actions, ReadingPane &reading, const PasteSession &paste, StatusLine &status);

    /// What to ask a search engine for about the pasted text.
    void copyPasteAsSearch() const;
    /// The sentence, or that the clipboard did not take it.
    void say(const QString &sentence, bool copied) const;

private:
    void copyCode() const;

    ReadingPane &m_reading;
    const PasteSession &m_paste;
    StatusLine &m_status;
};

} // namespace wayout::window
