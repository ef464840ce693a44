// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <functional>

/// What became of a program that was run.
struct ProgramEnd {
    enum class Kind {
        Exited, ///< with `value` as its status
        Killed, ///< by the signal `value`
        NotStarted, ///< for the system's reason `value` (errno)
        Unsupported, ///< programs cannot be run on this system
    };
    Kind kind = Kind::Unsupported;
    int value = 0;

    /// As shells count it: 128 and the signal, 127 for what is not there, 126 for what is no program.
    int status() const;
};

/// Runs a program as a shell would, with the same terminal, the same standard streams, window size and job control, and waits for
/// its end. All that it prints reaches `heard` as well, from both streams in the order of its arrival. On a terminal the program
/// gets a terminal of its own between itself and the user's, so it shows colours and asks questions as ever.
ProgramEnd runAsIs(const QStringList &command, const std::function<void(QByteArrayView)> &heard);
