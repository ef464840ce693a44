// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"
#include "app/platform/descriptor.h"
#include "app/present/occasion.h"
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

/// Bytes of the longest text that is read whole. Of a longer text only an excerpt is kept.
constexpr qint64 textSizeLimit = 32 * 1024 * 1024;

/// A text read from a file or a pipe, or the reason why it could not be read.
struct TextFile {
    enum class Failure {
        None,
        Missing,
        Unreadable, ///< `reason` is the system's message
        NotRegular, ///< a folder, a FIFO, a device
        Empty,
        Binary,
        Compressed,
        Canceled, ///< by the user
    };

    /// Why `text` is not all of the file.
    enum class Cut {
        No,
        Damaged, ///< a compressed file; `reason` describes the damage
        TooLarge, ///< a compressed file, larger than UnpackedDevice::mostBytes
        TooLong, ///< longer than TextPieces::mostBytes
    };

    QString path; ///< the first of several files; empty for a pipe
    int fileCount = 1; ///< number of files that `text` is joined from
    std::shared_ptr<const platform::Descriptor> pipe; ///< for the rest of a long text
    QString text;
    QString encoding; ///< one of knownEncodings()
    QByteArray bytes; ///< bytes that `text` was decoded from; for a long pipe, those read so far
    qint64 size = 0; ///< bytes in the file; for a pipe, bytes read
    bool isPacked = false; ///< the file is compressed
    bool isLong = false; ///< larger than textSizeLimit: see LongTextSource
    std::vector<int> lines; ///< of a long text: Excerpt::lines of `text`
    int lineCount = 0; ///< of a long text
    std::shared_ptr<const match::Excerpt> excerpt; ///< of a long text: the source of `text`
    std::optional<match::Answer> answer; ///< to a long text, which is answered while it is read
    present::AnswerFacts facts; ///< for `answer`
    Failure failure = Failure::None;
    Cut cut = Cut::No;
    QString reason;
    QStringList passedOver; ///< other requested paths, which exceeded a limit
    std::vector<TextFile> failed; ///< other requested files, which have no text, each with its failure
};

/// Decodes the bytes in the encoding; if it is empty, in the detected one: see app/text/encodings.h.
TextFile decodedText(const QByteArray &bytes, const QString &encoding = {});
/// Returns the same file, decoded in another encoding.
TextFile decodedAgain(const TextFile &file, const QString &encoding);
/// Number of files that can be read as one text.
constexpr int mostFiles = 50;
/// Reads the texts of the regular files among `paths`. Never blocks on other kinds of files.
/// Each of several texts follows a line "==> its name <==", as in head(1). A long text is never joined with others.
TextFile readTextFiles(const QStringList &paths);
/// Returns the standard input of this process.
std::shared_ptr<const platform::Descriptor> standardInput();
/// Reads a pipe to its end or until the text is long. Ends within a tenth of a second after a stop is requested.
TextFile readPipe(const std::shared_ptr<const platform::Descriptor> &pipe, const std::stop_token &stop);

/// Returns a notice about why the file, or which part of it, cannot be shown; empty when all of it is shown.
QString textFileNotice(const TextFile &file);

/// Reads the bytes of a long text from its beginning, including those that were read before.
class LongTextSource final
{
public:
    /// Requires `text.isLong`.
    LongTextSource(const TextFile &text, const std::stop_token &stop);

    /// Returns at most `most` bytes; none at the end and after an error.
    QByteArray read(qsizetype most);
    const QString &error() const { return m_error; }
    /// Returns whether the text was cut. Valid once read() has returned nothing.
    TextFile::Cut cut() const { return m_cut; }

private:
    std::stop_token m_stop;
    std::shared_ptr<const platform::Descriptor> m_pipe; ///< null for a file
    QFile m_file; ///< not open for a pipe
    std::unique_ptr<text::UnpackedDevice> m_unpacked; ///< of a compressed file
    QByteArray m_before; ///< of a pipe: the bytes that were read before
    QString m_error;
    TextFile::Cut m_cut = TextFile::Cut::No;
};

} // namespace wayout::services
