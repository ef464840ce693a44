// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

/// What a second start asks of the window that is open.
struct HandOver {
    enum class Kind {
        Raise, ///< nothing but to be seen
        Files, ///< `paths`
        Input, ///< a descriptor that comes with it: a pipe, or whatever standard input was
        Clipboard, ///< what the clipboard holds
    };

    Kind kind = Kind::Raise;
    QStringList paths; ///< absolute ones
    QByteArray activation; ///< the token that allows a window to come to the front; empty where there is none

    bool operator==(const HandOver &) const = default;
};

/// How it travels: "WAYO", version, length of what follows, kind, then each field with its length, as QDataStream writes numbers and
/// byte arrays; between paths stands a zero. Fields behind those that are known are left to newer versions.
namespace HandOverFrame {

constexpr int version = 1;
constexpr qsizetype headBytes = 12;
constexpr quint32 mostBytes = 64 * 1024; ///< behind the head; paths and a token are far smaller
constexpr char accepted = 'A'; ///< the window's word: it has read all of it
constexpr char go = 'G'; ///< the second start's: it will not open a window of its own

QByteArray toBytes(const HandOver &handOver);
/// The bytes of a whole frame that begins so; 0 as long as that is not known; nothing when it is none.
std::optional<qsizetype> sizeOf(QByteArrayView beginning);
/// Nothing when anything is wrong with it.
std::optional<HandOver> fromBytes(QByteArrayView frame);

} // namespace HandOverFrame
