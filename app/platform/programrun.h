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

    /// The status as shells count it: 128 and the signal, 127 for a program that is not there, 126 for a file that is
    /// no program.
    int status() const;
};

/// Runs a program as a shell would, with the same terminal, standard streams, window size and job control, and waits
/// for its end. Passes everything that it prints to `heard` as well, from both streams in the order of arrival. On a
/// terminal the program gets a terminal of its own between itself and the user's, which makes it show colours and ask
/// questions as usual.
ProgramEnd runAsIs(const QStringList &command, const std::function<void(QByteArrayView)> &heard);

} // namespace wayout::platform
