// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/platform/descriptor.h"
#include "app/text/unpackeddevice.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace wayout::match {
struct Excerpt;
}

namespace wayout::services {

/// Bytes of a text that is read whole; of a longer one an excerpt is kept.
constexpr qint64 textSizeLimit = 32 * 1024 * 1024;

/// A text read from a file or a pipe, or the reason why there is none.
struct TextFile {
    enum class Failure {
        None,
        Missing,
        Unreadable, ///< `reason` has the system's words
        NotRegular, ///< a folder, a FIFO, a device
        Empty,
        Binary,
        Compressed,
        Canceled, ///< by the user
    };

    /// Why `text` is not all of a compressed file.
    enum class Cut {
        No,
        Damaged, ///< `reason` says what came in the way
        TooLarge, ///< there is more than UnpackedDevice::mostBytes
    };

    QString path; ///< empty for a pipe; of several files the first
    int fileCount = 1; ///< of whose texts `text` is made
    std::shared_ptr<const platform::Descriptor> pipe; ///< that more of it comes from
    QString text;
    QString encoding; ///< one of knownEncodings()
    QByteArray bytes; ///< that `text` was decoded from; of a long pipe, those that came so far
    qint64 size = 0; ///< bytes in the file; of a pipe, bytes that came
    bool isPacked = false; ///< the file is compressed
    bool isLong = false; ///< more than is read whole: see LongTextSource
    std::vector<int> lines; ///< of a long text: Excerpt::lines of `text`
    int lineCount = 0; ///< of a long text
    std::shared_ptr<const match::Excerpt> excerpt; ///< of a long text: what `text` is of it
    std::optional<match::Answer> answer; ///< to a long text: it is answered while it is read
    Failure failure = Failure::None;
    Cut cut = Cut::No;
    QString reason;
    QStringList passedOver; ///< paths that were offered too, and for which there was no room
    std::vector<TextFile> failed; ///< those that were offered too and have no text, each with its failure
};

/// Decodes in the encoding, or where it is empty in the one that the bytes seem to be in: see app/text/encodings.
TextFile decodedText(const QByteArray &bytes, const QString &encoding = {});
/// The same file, read in another encoding.
TextFile decodedAgain(const TextFile &file, const QString &encoding);
/// Files that are read as one text.
constexpr int mostFiles = 50;
/// Reads the texts of the regular files among `paths`, never blocking on anything else. Of several, each stands under a line
/// "==> its name <==", as head(1) writes it; a long text stands alone.
TextFile readTextFiles(const QStringList &paths);
/// This process's own.
std::shared_ptr<const platform::Descriptor> standardInput();
/// Reads a pipe to its end, or as far as a text is read whole; gives up within a tenth of a second once a stop is requested.
TextFile readPipe(const std::shared_ptr<const platform::Descriptor> &pipe, const std::stop_token &stop);

/// Why the file cannot be shown, or what of it is not: a sentence, empty when there is nothing to say.
QString textFileNotice(const TextFile &file);

/// The bytes of a long text from its beginning, whatever of it was read before.
class LongTextSource final
{
public:
    /// `text.isLong`.
    LongTextSource(const TextFile &text, const std::stop_token &stop);

    /// At most `most` bytes; none at the end, or where `error` has the reason.
    QByteArray read(qsizetype most);
    const QString &error() const { return m_error; }
    /// Why there is no more, once nothing came.
    TextFile::Cut cut() const { return m_cut; }

private:
    std::stop_token m_stop;
    std::shared_ptr<const platform::Descriptor> m_pipe; ///< null for a file
    QFile m_file; ///< not open for a pipe
    std::unique_ptr<text::UnpackedDevice> m_unpacked; ///< of a compressed file
    QByteArray m_before; ///< of a pipe: what came before
    QString m_error;
    TextFile::Cut m_cut = TextFile::Cut::No;
};

} // namespace wayout::services
