// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/teamcontroller.h"

#include <QWidget>

namespace wayout::window {

// The controller of a build without the team's database (WAYOUT_TEAM is off), in place of teamcontroller.cpp.

TeamController::TeamController(Application &application, QWidget *window)
    : QObject(window)
    , m_application(application)
    , m_window(window)
{
}

bool TeamController::isShared() const
{
    return false;
}

QString TeamController::stateWords() const
{
    return {};
}

QString TeamController::stateSentence() const
{
    return {};
}

void TeamController::setRecord(const QString &) {}
void TeamController::sendNow() {}
void TeamController::setPrivate(bool) {}
void TeamController::give(const catalog::Record &) {}
void TeamController::give(const QString &, const QByteArray &) {}

} // namespace wayout::window
