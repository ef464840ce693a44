// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/singlewindow.h"

#include "app/platform/terminal.h"
#include "ui/window/application.h"
#include "ui/window/mainwindow.h"
#include "ui/window/startoptions.h"
#include "ui/window/textintake.h"

#include <QDir>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace wayout::window {

using namespace platform::SingleInstance;

namespace {

Message messageFor(const StartOptions &options)
{
    Message message;
    message.activation = qgetenv("XDG_ACTIVATION_TOKEN");
    if (message.activation.isEmpty()) {
        message.activation = qgetenv("DESKTOP_STARTUP_ID");
    }
    if (options.paste) {
        message.kind = Message::Kind::Clipboard;
    } else if (options.files.contains("-"_L1)) {
        message.kind = Message::Kind::Input;
    } else if (!options.files.isEmpty()) {
        message.kind = Message::Kind::Files;
        for (const QString &file : options.files) {
            message.paths.append(QDir::current().absoluteFilePath(file));
        }
    }
    return message;
}

/// Whether another process can take the message. Terminal input belongs to the foreground process.
bool canTravel(const Message &message)
{
    return message.kind != Message::Kind::Input || !platform::standardInputIsTerminal();
}

void open(const Message &message, const std::shared_ptr<platform::Descriptor> &input, TextIntake &intake)
{
    switch (message.kind) {
    case Message::Kind::Raise:
        return;
    case Message::Kind::Files:
        return intake.openFiles(message.paths);
    case Message::Kind::Input:
        return intake.openInput(input);
    case Message::Kind::Clipboard:
        return intake.takeClipboardWhenFocused();
    }
}

} // namespace

SingleWindow::SingleWindow(const StartOptions &options)
    : m_endpoint(options.picture.isEmpty() ? Endpoint::ofUser() : std::nullopt)
{
    if (!m_endpoint) {
        return;
    }
    m_server = Server::listen(*m_endpoint);
    const Message message = messageFor(options);
    if (m_server || !options.mayBeHandedOver || !canTravel(message)) {
        return;
    }
    m_isHandedOver = send(*m_endpoint, message, message.kind == Message::Kind::Input ? 0 : -1);
    if (!m_isHandedOver) {
        m_server = Server::listen(*m_endpoint); // the other window may have just closed
    }
}

void SingleWindow::listen(Application &application, MainWindow &window)
{
    if (m_server) {
        connect(m_server.get(), &Server::received, &window,
            [&application, &window](const Message &message, const std::shared_ptr<platform::Descriptor> &input) {
                window.comeToFront(message.activation);
                open(message, input, application.intake());
            });
        m_server->begin();
    } else if (m_endpoint) {
        // The other window may close. Then the window that the user activates next takes its place.
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, &window,
            [this, &application, &window] { listenIfFirst(application, window); });
    }
}

void SingleWindow::listenIfFirst(Application &application, MainWindow &window)
{
    if (m_server) {
        return;
    }
    m_server = Server::listen(*m_endpoint);
    if (m_server) {
        listen(application, window);
    }
}

} // namespace wayout::window
