// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/startmeeting.h"

#include "app/handover/secondstart.h"
#include "ui/mainwindow.h"
#include "ui/startoptions.h"
#include "ui/window/application.h"

#include <QDir>
#include <QGuiApplication>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

HandOver handOverFor(const StartOptions &options)
{
    HandOver handOver;
    handOver.activation = qgetenv("XDG_ACTIVATION_TOKEN");
    if (handOver.activation.isEmpty()) {
        handOver.activation = qgetenv("DESKTOP_STARTUP_ID");
    }
    if (options.paste) {
        handOver.kind = HandOver::Kind::Clipboard;
    } else if (options.files.contains("-"_L1)) {
        handOver.kind = HandOver::Kind::Input;
    } else if (!options.files.isEmpty()) {
        handOver.kind = HandOver::Kind::Files;
        for (const QString &file : options.files) {
            handOver.paths.append(QDir::current().absoluteFilePath(file));
        }
    }
    return handOver;
}

/// What is typed into a terminal is typed for the process in front of it.
bool canTravel(const HandOver &handOver)
{
    return handOver.kind != HandOver::Kind::Input || ::isatty(STDIN_FILENO) == 0;
}

void open(const HandOver &handOver, const std::shared_ptr<Descriptor> &input, TextIntake &intake)
{
    switch (handOver.kind) {
    case HandOver::Kind::Raise:
        return;
    case HandOver::Kind::Files:
        return intake.openFiles(handOver.paths);
    case HandOver::Kind::Input:
        return intake.openInput(input);
    case HandOver::Kind::Clipboard:
        return intake.takeClipboardWhenFocused();
    }
}

} // namespace

StartMeeting::StartMeeting(const StartOptions &options)
    : m_place(options.picture.isEmpty() ? MeetingPlace::ofUser() : std::nullopt)
{
    if (!m_place) {
        return;
    }
    m_first = FirstStart::at(*m_place);
    const HandOver handOver = handOverFor(options);
    if (m_first || !options.mayBeHandedOver || !canTravel(handOver)) {
        return;
    }
    m_isHandedOver = handOverTo(*m_place, handOver, handOver.kind == HandOver::Kind::Input ? STDIN_FILENO : -1);
    if (!m_isHandedOver) {
        m_first = FirstStart::at(*m_place); // it may have ended just now
    }
}

void StartMeeting::listen(Application &application, MainWindow &window)
{
    if (m_first) {
        connect(m_first.get(), &FirstStart::taken, &window,
            [&application, &window](const HandOver &handOver, const std::shared_ptr<Descriptor> &input) {
                window.comeToFront(handOver.activation);
                open(handOver, input, application.intake());
            });
        m_first->begin();
    } else if (m_place) {
        // A window that comes to the front is the one that the user goes on with.
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, &window, [this, &application, &window] { listenIfFirst(application, window); });
    }
}

void StartMeeting::listenIfFirst(Application &application, MainWindow &window)
{
    if (m_first) {
        return;
    }
    m_first = FirstStart::at(*m_place);
    if (m_first) {
        listen(application, window);
    }
}
