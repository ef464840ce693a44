// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/platform/descriptor.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <optional>
#include <stop_token>

class QFile;

namespace wayout::platform {

struct OpenFailure {
    enum class Kind { Missing, NotRegular, Unreadable };
    Kind kind = Kind::Unreadable;
    /// The system's error text; empty for NotRegular.
    QString reason;
};

/// Opens the file for reading. Never waits: a FIFO, a device or a folder under its name is refused.
std::optional<OpenFailure> openRegularFile(QFile &file);

/// Returns a descriptor of this process's standard input that outlives it.
Descriptor standardInputDescriptor();

/// Reads from a descriptor what is there and waits only when nothing is. Unlike with the C library's streams, a line may
/// begin with NUL.
class InputDevice final : public QIODevice
{
public:
    /// Opens the device; a descriptor that cannot be read has no bytes.
    explicit InputDevice(Descriptor descriptor);

    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    Descriptor m_descriptor;
};

/// Waits for bytes from a pipe, `most` of them at most, and returns none at its end. Gives up within a tenth of a
/// second once a stop is requested, and sets `error` when reading fails.
QByteArray readFromPipe(const Descriptor &pipe, qsizetype most, const std::stop_token &stop, QString &error);

} // namespace wayout::platform
