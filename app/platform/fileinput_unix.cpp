// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/platform/fileinput.h"

#include <QFile>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace wayout::platform {

using Kind = OpenFailure::Kind;

std::optional<OpenFailure> openRegularFile(QFile &file)
{
    // Without O_NONBLOCK, opening a FIFO would wait for a program that writes to it.
    Descriptor descriptor(::open(QFile::encodeName(file.fileName()).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!descriptor) {
        return OpenFailure{errno == ENOENT ? Kind::Missing : Kind::Unreadable, qt_error_string(errno)};
    }
    struct stat status = {};
    if (::fstat(descriptor.number(), &status) != 0 || !S_ISREG(status.st_mode)) {
        return OpenFailure{Kind::NotRegular, {}};
    }
    if (!file.open(descriptor.number(), QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        return OpenFailure{Kind::Unreadable, file.errorString()};
    }
    descriptor.release();
    return std::nullopt;
}

Descriptor standardInputDescriptor()
{
    return Descriptor(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0));
}

InputDevice::InputDevice(Descriptor descriptor)
    : m_descriptor(std::move(descriptor))
{
    open(QIODevice::ReadOnly);
}

qint64 InputDevice::readData(char *data, qint64 most)
{
    ssize_t count = 0;
    do {
        count = ::read(m_descriptor.number(), data, size_t(most));
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        setErrorString(qt_error_string(errno));
    }
    return count; // 0 at the end, as from a file
}

QByteArray readFromPipe(const Descriptor &pipe, qsizetype most, const std::stop_token &stop, QString &error)
{
    constexpr int pollIntervalMs = 100;
    QByteArray bytes(most, Qt::Uninitialized);
    while (!stop.stop_requested()) {
        pollfd input{pipe.number(), POLLIN, 0};
        const int ready = ::poll(&input, 1, pollIntervalMs);
        if (ready == 0 || (ready < 0 && errno == EINTR)) {
            continue;
        }
        const ssize_t count = ready < 0 ? -1 : ::read(pipe.number(), bytes.data(), size_t(most));
        if (count >= 0) {
            return bytes.first(count);
        }
        if (errno != EINTR && errno != EAGAIN) {
            error = qt_error_string(errno);
            break;
        }
    }
    return {};
}

} // namespace wayout::platform
