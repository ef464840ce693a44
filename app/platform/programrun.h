// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <functional>

namespace wayout::platform {

/// How a program that was run has ended.
struct ProgramEnd {
    enum class Kind {
        Exited, ///< `value` is its status
        Killed, ///< `value` is the signal
        NotStarted, ///< `value` is the system's reason (errno)
    };
    Kind kind = Kind::Exited;
    int value = 0;

    /// Returns the status in the convention of shells: 128 plus the signal, 127 for a missing program, 126 for a file
    /// that cannot be run.
    int status() const;
};

/// Returns the system's words for a signal: "Segmentation fault", "Killed".
QString signalWords(int signal);

/// Runs a program as a shell would, with the same terminal, standard streams, window size and job control, and waits
/// for its end. Passes everything that it prints to `heard` as well, from both streams in the order of arrival. On a
/// terminal the program gets a second terminal between itself and the user's, so that it shows colours and asks
/// questions as usual.
ProgramEnd runAsIs(const QStringList &command, const std::function<void(QByteArrayView)> &heard);

} // namespace wayout::platform
