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

/// Opens the dialogs that lie over the window, each with what it shows, for their actions.
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

    /// Belongs to the window.
    explicit WindowDialogs(const Parts &parts);

    void showSecrets();
    void showProblems();

Q_SIGNALS:
    /// The sentence says what, unless the clipboard did not take it.
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
