// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSet>
#include <QTimer>

class QMimeData;

namespace wayout::services {
class SearchController;
}

namespace wayout::storage {
class Settings;
}

namespace wayout::window {

/// Checks for an error message on the clipboard, copied from another program, when the window becomes active. It never
/// checks in private mode or when the setting is off, and never reads contents that a password manager marks as secret.
/// Nothing of the clipboard is saved.
class ClipboardOffer final : public QObject
{
    Q_OBJECT

public:
    ClipboardOffer(const storage::Settings &settings, services::SearchController &controller, QWidget &window);

    /// Marks a text as already in the window: it is not offered.
    void noteTaken(const QString &text);

Q_SIGNALS:
    /// The clipboard has an error; `message` is its first line with secrets masked.
    void offered(const QString &message);
    /// The clipboard has other contents now, or the window is no longer active.
    void withdrawn();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void takeChange();
    void withdraw();
    bool mayLook() const;

    const storage::Settings &m_settings;
    services::SearchController &m_controller;
    QWidget &m_window;
    QTimer m_rest;
    QSet<size_t> m_known; ///< hashes of texts that were offered or taken
    bool m_isNews = true; ///< the contents come from another program and have not been examined
    bool m_isLooking = false;
    /// Whether the program that owns the clipboard hangs: then the clipboard is read only on demand until the next
    /// start.
    bool m_hangs = false;
};

} // namespace wayout::window
