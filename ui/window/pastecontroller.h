// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/readabletext.h"
#include "ui/services/pastesource.h"

#include <QObject>

#include <functional>

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

/// Handles the ways in which a text enters the window (typed, pasted, dropped, opened, offered) and the actions for the
/// current text.
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

    /// The window owns the controller.
    explicit PasteController(const Parts &parts);

    /// Shows the text and looks for records that explain it. A text that was written for programs is shown by its fields,
    /// with an offer to show it as it was written. Offers to repair mojibake.
    void explain(const QString &text, const services::PasteSource &source);
    void updateActions();

private:
    void connectSources();
    void connectSession();
    void connectActions();
    void show(const QString &text, const services::PasteSource &source);
    void showReadable(const QString &written, const text::ReadableText &readable, const services::PasteSource &source);
    void explainPasted(const QString &text) { explain(text, {services::PasteSource::Kind::Pasted}); }

    Parts m_parts;
    services::PasteSource m_awaited; ///< of the text whose fields are being read
};

/// Offers to repair a text that looks like mojibake, and then to undo the repair. Calls `take` with the chosen text.
/// Does nothing for other texts.
void offerRepair(theme::NoticeBar &notice, const QString &text, const std::function<void(const QString &)> &take);

} // namespace wayout::window
