// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/textfile.h"

#include "app/text/encodings.h"

#include <QFile>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace {

constexpr int pollIntervalMs = 100;
constexpr qint64 pipeChunk = 1024 * 1024;

TextFile failed(TextFile::Failure failure, const QString &path, const QString &reason = {})
{
    return {.path = path, .failure = failure, .reason = reason};
}

/// The end of `bytes` from the start of a line on, so that no line and no character is cut in two.
QByteArray fromLineStart(const QByteArray &bytes)
{
    const qsizetype lineEnd = bytes.indexOf('\n');
    return lineEnd < 0 ? bytes : bytes.mid(lineEnd + 1);
}

QByteArray toLineEnd(const QByteArray &bytes)
{
    const qsizetype lineEnd = bytes.lastIndexOf('\n');
    return lineEnd < 0 ? bytes : bytes.left(lineEnd + 1);
}

TextFile fromHeadAndTail(const QByteArray &head, const QByteArray &tail, qint64 size)
{
    const QByteArray kept = tail.isEmpty() ? head : toLineEnd(head) + fromLineStart(tail);
    TextFile result = decodedText(kept);
    result.size = size;
    result.leftOut = size - kept.size();
    return result;
}

TextFile readRegularFile(QFile &file, const QString &path)
{
    const qint64 size = file.size();
    QByteArray head = file.read(size > textSizeLimit ? textSizeLimit / 2 : textSizeLimit);
    QByteArray tail;
    if (size > textSizeLimit && file.seek(size - textSizeLimit / 2)) {
        tail = file.read(textSizeLimit / 2);
    }
    if (file.error() != QFileDevice::NoError) {
        return failed(TextFile::Failure::Unreadable, path, file.errorString());
    }
    TextFile result = fromHeadAndTail(head, tail, tail.isEmpty() ? head.size() : size);
    result.path = path;
    return result;
}

TextFile readTextFile(const QString &path)
{
    // Without O_NONBLOCK, opening a FIFO that nobody writes to would wait for ever.
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) {
        const auto failure = errno == ENOENT ? TextFile::Failure::Missing : TextFile::Failure::Unreadable;
        return failed(failure, path, qt_error_string(errno));
    }
    QFile file;
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return failed(TextFile::Failure::NotRegular, path);
    }
    if (!file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        return failed(TextFile::Failure::Unreadable, path, file.errorString());
    }
    return readRegularFile(file, path);
}

} // namespace

TextFile decodedText(const QByteArray &bytes, const QString &encoding)
{
    TextFile result{.bytes = bytes, .size = bytes.size()};
    if (bytes.isEmpty()) {
        result.failure = TextFile::Failure::Empty;
        return result;
    }
    result.encoding = encoding.isEmpty() ? detectedEncoding(bytes) : encoding;
    if (result.encoding.isEmpty()) {
        return {.size = bytes.size(),
            .failure = isCompressed(bytes) ? TextFile::Failure::Compressed : TextFile::Failure::Binary};
    }
    result.text = decodedAs(bytes, result.encoding).value_or(QString());
    return result;
}

TextFile decodedAgain(const TextFile &file, const QString &encoding)
{
    TextFile again = decodedText(file.bytes, encoding);
    again.path = file.path;
    again.size = file.size;
    again.leftOut = file.leftOut;
    return again;
}

TextFile readFirstTextFile(const QStringList &paths)
{
    TextFile first;
    for (const QString &path : paths) {
        TextFile file = readTextFile(path);
        if (file.failure == TextFile::Failure::None || path == paths.first()) {
            first = std::move(file);
        }
        if (first.failure == TextFile::Failure::None) {
            break;
        }
    }
    first.passedOver = paths;
    first.passedOver.removeOne(first.path);
    return first;
}

TextFile readStandardInput(const std::function<bool()> &stopRequested)
{
    QByteArray head;
    QByteArray tail;
    qint64 size = 0;
    QByteArray chunk(pipeChunk, Qt::Uninitialized);
    while (!stopRequested()) {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        const int ready = ::poll(&input, 1, pollIntervalMs);
        if (ready == 0 || (ready < 0 && errno == EINTR)) {
            continue;
        }
        const ssize_t count = ready < 0 ? -1 : ::read(STDIN_FILENO, chunk.data(), size_t(chunk.size()));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0) {
            return failed(TextFile::Failure::Unreadable, {}, qt_error_string(errno));
        }
        if (count == 0) {
            break;
        }
        size += count;
        const qint64 toHead = std::min<qint64>(count, textSizeLimit / 2 - head.size());
        head.append(chunk.first(toHead));
        tail.append(chunk.sliced(toHead, count - toHead));
        if (tail.size() > textSizeLimit) { // twice what is kept: moved seldom
            tail = tail.last(textSizeLimit / 2);
        }
    }
    const qsizetype kept = std::min<qsizetype>(tail.size(), textSizeLimit / 2);
    if (head.size() + kept == size) {
        return fromHeadAndTail(head + tail, {}, size);
    }
    return fromHeadAndTail(head, tail.last(kept), size);
}
