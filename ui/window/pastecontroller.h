// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/pastesource.h"

#include <QObject>

namespace wayout::actions {
class WindowActions;
}

namespace wayout::paste {
class PastePane;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

class Application;
class PasteSession;
class SearchBox;
class Workspace;

/// The ways in which a text comes into the window (typed, pasted, dropped, opened, offered), and the actions for the text that is there.
class PasteController final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        Application &application;
        actions::WindowActions &actions;
        PasteSession &paste;
        paste::PastePane &pastePane;
        SearchBox &searchBox;
        Workspace &workspace;
        theme::NoticeBar &notice;
        QWidget &window;
    };

    /// Belongs to the window.
    explicit PasteController(const Parts &parts);

    /// Shows the text and looks for what explains it; offers to repair one that was read in a wrong encoding.
    void explain(const QString &text, const services::PasteSource &source);
    void updateActions();

private:
    void connectSources();
    void connectSession();
    void connectActions();
    void explainPasted(const QString &text) { explain(text, {services::PasteSource::Kind::Pasted}); }

    Parts m_parts;
};

} // namespace wayout::window
