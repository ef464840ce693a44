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

/// Where a start of the program learns whether a window is open already: then that one takes what this start is for. Else this window listens
/// for later starts; a window that was opened beside another does so from the moment on when the other is gone.
class SingleWindow final : public QObject
{
    Q_OBJECT

public:
    /// Waits two seconds for a window that does not answer, then no longer.
    explicit SingleWindow(const StartOptions &options);

    /// There is nothing left to do for this process.
    bool isHandedOver() const { return m_isHandedOver; }
    /// From now on `window` takes what later starts hand over. Outlived by both.
    void listen(Application &application, MainWindow &window);

private:
    void listenIfFirst(Application &application, MainWindow &window);

    std::optional<platform::SingleInstance::Endpoint> m_place;
    std::unique_ptr<platform::SingleInstance::Server> m_first; ///< null while another one listens
    bool m_isHandedOver = false;
};

} // namespace wayout::window
