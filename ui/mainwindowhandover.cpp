// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"
#include "ui/textintake.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWindow>

#include <chrono>

using namespace std::chrono_literals;

namespace {

constexpr auto focusComesWithin = 1s;

} // namespace

void MainWindow::takeHandOver(const SingleInstance::Message &message, const std::shared_ptr<Descriptor> &input)
{
    if (!message.activation.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", message.activation); // Qt's Wayland platform takes it from there when a window is activated
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    switch (message.kind) {
    case SingleInstance::Message::Kind::Raise:
        return;
    case SingleInstance::Message::Kind::Files:
        return openFiles(message.paths);
    case SingleInstance::Message::Kind::Input:
        return m_intake->openInput(input);
    case SingleInstance::Message::Kind::Clipboard:
        return pasteClipboard();
    }
}

void MainWindow::pasteClipboard()
{
    // On Wayland only the window that has the focus sees the clipboard.
    auto *wait = new QTimer(this);
    wait->setSingleShot(true);
    connect(wait, &QTimer::timeout, this, [this, wait] {
        wait->deleteLater();
        m_intake->take(*QGuiApplication::clipboard()->mimeData());
    });
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, wait, [wait](const QWindow *focused) {
        if (focused) {
            wait->start(0ms);
        }
    });
    wait->start(QGuiApplication::focusWindow() ? 0ms : std::chrono::milliseconds(focusComesWithin));
}
