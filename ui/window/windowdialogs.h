// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::paste {
class PastePane;
}

namespace wayout::settings {
class SettingsDialog;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

class Application;
class NavigationController;
class PasteSession;
class ReadingPane;

/// Handles the actions that open the window's dialogs.
class WindowDialogs final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        Application &application;
        actions::WindowActions &actions;
        PasteSession &paste;
        NavigationController &navigation;
        paste::PastePane &pastePane;
        ReadingPane &readingPane;
        theme::NoticeBar &notice;
        QWidget &window;
    };

    /// The window owns it.
    explicit WindowDialogs(const Parts &parts);

    void showSecrets();
    void showProblems();

Q_SIGNALS:
    /// Emitted after copying; `sentence` says what was copied. `copied` is false if the clipboard did not accept it.
    void copied(const QString &sentence, bool copied);

private:
    void showHistory();
    void showReport();
    void showPrivacy();
    void showPalette();
    settings::SettingsDialog *showSettings();
    void showShortcuts();
    void showAbout();

    Parts m_parts;
};

} // namespace wayout::window
