// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <termios.h>

#include <csignal>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

// What running a program needs of POSIX, each with an owner.

/// A file descriptor that is closed at the end; -1 for none.
class Descriptor final
{
public:
    Descriptor() = default;
    explicit Descriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~Descriptor() { close(); }
    Descriptor(Descriptor &&other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1))
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        close();
        m_descriptor = std::exchange(other.m_descriptor, -1);
        return *this;
    }

    int get() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    void close();

private:
    int m_descriptor = -1;
};

/// Two ends of a pipe or of a pseudoterminal. Not open when the system has none left.
struct Channel {
    Descriptor ours; ///< to read from; of a terminal also to write to
    Descriptor theirs;

    static Channel pipe();
    /// Like the terminal at `model` in its settings and its size.
    static Channel terminal(int model);
};

/// Makes one terminal as large as another.
void copySize(int from, int to);

/// While it lives, every key of a terminal goes through as it is and nothing is done to what is written: another one does both.
class RawMode final
{
public:
    explicit RawMode(int terminal);
    /// Keys are treated as another terminal would; what is written stays as it is.
    RawMode(int terminal, const termios &keys);
    ~RawMode();
    RawMode(const RawMode &) = delete;
    RawMode &operator=(const RawMode &) = delete;

private:
    int m_terminal;
    std::optional<termios> m_before;
};

/// While it lives, these signals do nothing but make descriptor() readable; those that are ignored already stay so. One at a time in
/// a process.
class CaughtSignals final
{
public:
    explicit CaughtSignals(std::initializer_list<int> signals);
    ~CaughtSignals();
    CaughtSignals(const CaughtSignals &) = delete;
    CaughtSignals &operator=(const CaughtSignals &) = delete;

    int descriptor() const { return m_pipe.ours.get(); }
    /// The next one that came, or 0.
    int take();
    /// Stops this process as Ctrl+Z would, and returns when it goes on; at once where nobody could make it go on.
    void stopHere();

private:
    Channel m_pipe;
    std::vector<std::pair<int, struct sigaction>> m_before;
};

/// All of it; false when that is impossible.
bool writeAll(int descriptor, QByteArrayView bytes);
