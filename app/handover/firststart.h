// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/handover/handover.h"
#include "app/handover/meetingplace.h"

#include <QObject>
#include <QSocketNotifier>

#include <memory>
#include <optional>
#include <vector>

/// Listens for second starts and takes what they hand over. Reads no more than there is: nobody who connects can hold it up. Needs an
/// event loop from the time on when begin() is called.
class FirstStart final : public QObject
{
    Q_OBJECT

public:
    static constexpr size_t mostConnections = 16; ///< at once; more are closed at once

    /// Null when another process listens at the place, or listening is not possible there. Safe whatever other starts do at the same time;
    /// a socket that a process has left behind is taken away.
    static std::unique_ptr<FirstStart> at(const MeetingPlace &place);
    ~FirstStart() override;

    /// From now on connections are answered; those that came before have waited.
    void begin();

Q_SIGNALS:
    /// `input` is there for HandOver::Kind::Input, and belongs to whoever moves it away.
    void taken(const HandOver &handOver, const std::shared_ptr<Descriptor> &input);

private:
    class Connection;

    FirstStart(const MeetingPlace &place, Descriptor lock, Descriptor socket);
    void accept();
    void end(Connection *connection);

    MeetingPlace m_place;
    Descriptor m_lock;
    Descriptor m_socket;
    std::unique_ptr<QSocketNotifier> m_notifier;
    std::vector<std::unique_ptr<Connection>> m_connections;
};
