// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/platform/descriptor.h"
#include "app/platform/programrun.h"

#include <QByteArray>

#include <poll.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <initializer_list>
#include <optional>
#include <vector>

namespace wayout::platform {

/// The two ends of a pipe or of a pseudoterminal. Both are closed when the system could not make one. Reading from our
/// end never waits.
struct Channel {
    /// To read from, and in a terminal also to write to.
    Descriptor ours;
    Descriptor theirs;

    static Channel pipe();
    /// Makes a terminal with the settings and the size of `model`.
    static Channel terminal(int model);
};

/// A report from the process that waits for a program.
struct ProgramReport {
    enum class Kind { Started, NotStarted, Stopped, Ended };
    Kind kind = Kind::Started;
    /// The program's process, the system's reason, or the status from waitpid().
    int value = 0;
};

/// How a program's streams are connected.
struct ProgramStreams {
    struct Source {
        Descriptor ours;
        /// Our own standard stream that the bytes are written to.
        int goesTo = -1;
    };

    /// The descriptors that become the program's standard streams.
    std::array<int, 3> theirs{STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    std::vector<Source> sources;
    /// The program's ends, kept open until it has them.
    std::vector<Descriptor> kept;
    /// The first source is a terminal.
    bool hasTerminal = false;
    /// That terminal is the program's controlling one.
    bool ownsTerminal = false;
};

/// Turns off the processing of keys and output in a terminal during its lifetime, because another terminal processes
/// both.
class RawMode final
{
public:
    explicit RawMode(int terminal)
        : RawMode(terminal, nullptr)
    {
    }
    /// Processes keys by these settings and does not change the processing of output.
    RawMode(int terminal, const termios *keys);
    ~RawMode();
    RawMode(const RawMode &) = delete;
    RawMode &operator=(const RawMode &) = delete;

private:
    int m_terminal;
    std::optional<termios> m_before;
};

/// Turns signals into bytes at descriptor() during its lifetime, except signals that are already ignored. Only one
/// object can exist in a process at a time.
class CaughtSignals final
{
public:
    explicit CaughtSignals(std::initializer_list<int> signals);
    ~CaughtSignals();
    CaughtSignals(const CaughtSignals &) = delete;
    CaughtSignals &operator=(const CaughtSignals &) = delete;

    int descriptor() const { return m_pipe.ours.number(); }
    /// Returns the next signal that came, or 0.
    int take();

private:
    Channel m_pipe;
    std::vector<std::pair<int, struct sigaction>> m_before;
};

/// Passes on the input and the output of a program until it has ended.
class ProgramRelay final
{
public:
    ProgramRelay(ProgramStreams streams, Descriptor reports, const std::function<void(QByteArrayView)> &heard);

    ProgramEnd run();

private:
    /// What run() waits for, in this order: reports, signals, keys, then the sources.
    std::vector<pollfd> watched() const;
    void takeReport();
    void takeSignal(int number);
    void followKeys();
    void readKeys();
    void writeKeys();
    void readFrom(ProgramStreams::Source &source);
    void resume();
    bool hasSources() const;
    int terminal() const { return m_streams.sources.front().ours.number(); }
    int keyboard() const { return m_streams.ownsTerminal ? STDIN_FILENO : m_keyboard.number(); }

    ProgramStreams m_streams;
    Descriptor m_reports;
    const std::function<void(QByteArrayView)> &m_heard;
    CaughtSignals m_signals;
    /// Open when keys do not come from standard input.
    Descriptor m_keyboard;
    /// Set while keys go to the program's terminal.
    std::optional<RawMode> m_raw;
    /// Keys that the program has not taken yet.
    QByteArray m_keys;
    /// False once the user's terminal is gone.
    bool m_hasKeys = true;
    pid_t m_program = 0;
    std::optional<ProgramEnd> m_end;
};

} // namespace wayout::platform
