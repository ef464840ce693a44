// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QEvent>
#include <QWidget>

#include <functional>
#include <utility>

/// Calls a function once, when a window has painted itself for the first time: work that can wait does not hold that up.
class FirstPaint final : public QObject
{
public:
    FirstPaint(QWidget &window, std::function<void()> then)
        : QObject(&window)
        , m_then(std::move(then))
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QMetaObject::invokeMethod(this, m_then, Qt::QueuedConnection); // what is inside is painted before that
        }
        return false;
    }

private:
    std::function<void()> m_then;
};
