// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/posix.h"
#include "app/command/programrun.h"

#include <QByteArray>

#include <poll.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <optional>
#include <vector>

/// What the process that waits for a program has to tell.
struct ProgramReport {
    enum class Kind { Started, NotStarted, Stopped, Ended };
    Kind kind = Kind::Started;
    int value = 0; ///< its process, the system's reason, or what wait() says
};

/// How a program's streams are laid, and how what it prints comes back.
struct ProgramStreams {
    std::array<int, 3> theirs{0, 1, 2}; ///< descriptors that become its standard streams
    struct Source {
        Descriptor ours;
        int goesTo = -1; ///< our own standard stream that it is handed on to
    };
    std::vector<Source> sources;
    std::vector<Descriptor> kept; ///< their ends, until the program has them
    bool hasTerminal = false; ///< the first of the sources is one
    bool ownsTerminal = false; ///< and it is the program's controlling terminal
};

/// Hands on what goes to the program and what comes from it until it has ended.
class ProgramRelay final
{
public:
    ProgramRelay(ProgramStreams streams, Descriptor reports, const std::function<void(QByteArrayView)> &heard);

    ProgramEnd run();

private:
    /// What is waited for, in this order: reports, signals, keys, then the sources.
    std::vector<pollfd> watched() const;
    void takeReport();
    void takeSignal(int number);
    void followKeys();
    void readKeys();
    void writeKeys();
    void readFrom(ProgramStreams::Source &source);
    void stopWithProgram();
    void resume();
    bool hasSources() const;
    int terminal() const { return m_streams.sources.front().ours.get(); }
    int keyboard() const { return m_streams.ownsTerminal ? STDIN_FILENO : m_keyboard.get(); }

    ProgramStreams m_streams;
    Descriptor m_reports;
    const std::function<void(QByteArrayView)> &m_heard;
    CaughtSignals m_signals;
    Descriptor m_keyboard; ///< where it is not standard input
    std::optional<RawMode> m_raw; ///< while keys go to the program's terminal
    QByteArray m_keys; ///< not yet taken by the program
    bool m_hasKeys = true; ///< the user's terminal is still there
    pid_t m_program = 0;
    std::optional<ProgramEnd> m_end;
};
