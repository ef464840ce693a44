// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/platform/singleinstance.h"

#include <QObject>

#include <memory>
#include <optional>

namespace wayout::window {

class Application;
class MainWindow;
struct StartOptions;

/// Finds out at the start whether a window is already open, and hands this start over to it. Otherwise this window
/// listens for later starts; a window opened beside another begins to listen when it is activated after the other has
/// closed.
class SingleWindow final : public QObject
{
    Q_OBJECT

public:
    /// Waits at most two seconds for the other window to answer.
    explicit SingleWindow(const StartOptions &options);

    /// Whether this process has nothing left to do.
    bool isHandedOver() const { return m_isHandedOver; }
    /// Lets `window` take what later starts hand over. Both must outlive this object.
    void listen(Application &application, MainWindow &window);

private:
    void listenIfFirst(Application &application, MainWindow &window);

    std::optional<platform::SingleInstance::Endpoint> m_endpoint;
    std::unique_ptr<platform::SingleInstance::Server> m_server; ///< null while another window listens
    bool m_isHandedOver = false;
};

} // namespace wayout::window
