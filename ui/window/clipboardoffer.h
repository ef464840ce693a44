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

/// Looks, when the window has become the active one, whether another program has put an error on the clipboard. Only then: never in
/// private mode, nor where the settings say no, nor at what a password manager calls secret. Nothing of it is kept.
class ClipboardOffer final : public QObject
{
    Q_OBJECT

public:
    ClipboardOffer(const storage::Settings &settings, services::SearchController &controller, QWidget &window);

    /// A text that is in the window: it need not be offered.
    void noteTaken(const QString &text);

Q_SIGNALS:
    /// The clipboard has an error; `message` is its first line, secrets masked.
    void offered(const QString &message);
    /// The clipboard has something else, or the window was left.
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
    QSet<size_t> m_known; ///< texts that were offered or taken
    bool m_isNews = true; ///< what the clipboard has came from elsewhere, and was not looked at
    bool m_isLooking = false;
    bool m_hangs = false; ///< whoever has the clipboard: until the next start it is read on demand only
};

} // namespace wayout::window
