// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/textfile.h"

#include "app/platform/fileinput.h"
#include "app/text/encodings.h"
#include "app/text/textpieces.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace wayout::services {
namespace {

constexpr qsizetype pipeChunk = 1024 * 1024;

TextFile failed(TextFile::Failure failure, const QString &path, const QString &reason = {})
{
    return {.path = path, .failure = failure, .reason = reason};
}

/// Returns a long text without its content: its encoding or failure, as far as the beginning shows.
TextFile longText(const QByteArray &beginning)
{
    constexpr qsizetype enough = 1024 * 1024;
    const QByteArrayView sample = QByteArrayView(beginning).first(std::min(beginning.size(), enough));
    TextFile file = decodedText(text::wholeBeginning(sample).toByteArray());
    file.text.clear();
    file.bytes.clear();
    file.isLong = file.failure == TextFile::Failure::None;
    return file;
}

TextFile::Cut cutOf(text::UnpackedDevice::End end)
{
    return end == text::UnpackedDevice::End::Damaged ? TextFile::Cut::Damaged
        : end == text::UnpackedDevice::End::TooLarge ? TextFile::Cut::TooLarge
                                                     : TextFile::Cut::No;
}

TextFile readPackedFile(QFile &file, const QString &path)
{
    text::UnpackedDevice unpacked(file);
    const QByteArray bytes = unpacked.read(textSizeLimit + 1);
    if (bytes.isEmpty() && unpacked.end() == text::UnpackedDevice::End::Damaged) {
        return failed(TextFile::Failure::Unreadable, path, unpacked.errorString());
    }
    TextFile result = bytes.size() > textSizeLimit ? longText(bytes) : decodedText(bytes);
    result.path = path;
    result.size = bytes.size();
    result.isPacked = true;
    if (!result.isLong) {
        result.cut = cutOf(unpacked.end());
        result.reason = unpacked.errorString();
    }
    return result;
}

TextFile readRegularFile(QFile &file, const QString &path)
{
    if (text::isPackedText(file)) {
        return readPackedFile(file, path);
    }
    const qint64 size = file.size();
    const QByteArray bytes = file.read(textSizeLimit + 1); // the file may grow meanwhile
    if (file.error() != QFileDevice::NoError) {
        return failed(TextFile::Failure::Unreadable, path, file.errorString());
    }
    const bool isLong = bytes.size() > textSizeLimit;
    TextFile result = isLong ? longText(bytes) : decodedText(bytes);
    result.path = path;
    result.size = isLong ? size : bytes.size();
    return result;
}

TextFile readTextFile(const QString &path)
{
    QFile file(path);
    const std::optional<platform::OpenFailure> failure = platform::openRegularFile(file);
    if (!failure) {
        return readRegularFile(file, path);
    }
    switch (failure->kind) {
    case platform::OpenFailure::Kind::Missing:
        return failed(TextFile::Failure::Missing, path, failure->reason);
    case platform::OpenFailure::Kind::NotRegular:
        return failed(TextFile::Failure::NotRegular, path);
    case platform::OpenFailure::Kind::Unreadable:
        break;
    }
    return failed(TextFile::Failure::Unreadable, path, failure->reason);
}

/// Joins the texts, each under a line with the name of its file.
TextFile joined(const std::vector<TextFile> &files)
{
    TextFile all{.path = files.front().path, .fileCount = int(files.size())};
    for (const TextFile &file : files) {
        all.text += "==> %1 <==\n"_L1.arg(QFileInfo(file.path).fileName().simplified()) + file.text
            + (file.text.endsWith(u'\n') ? "\n"_L1 : "\n\n"_L1);
        all.size += file.size;
        if (file.cut != TextFile::Cut::No) {
            all.cut = file.cut;
            all.reason = file.reason;
        }
    }
    return all;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(TextFile)
};

QString cutWords(const TextFile &file)
{
    switch (file.cut) {
    case TextFile::Cut::No:
        return {};
    case TextFile::Cut::Damaged:
        return Words::tr("A compressed file is damaged or not complete: what stands before the damage was read (%1).")
            .arg(file.reason);
    case TextFile::Cut::TooLarge:
        return Words::tr("Of a compressed file the first %1 were read: unpack it to have all of it searched.")
            .arg(QLocale().formattedDataSize(text::UnpackedDevice::mostBytes));
    case TextFile::Cut::TooLong:
        return Words::tr("The text is too long: the first %1 of it were searched.")
            .arg(QLocale().formattedDataSize(text::TextPieces::mostBytes));
    }
    return {};
}

QString shownInPart(const TextFile &file)
{
    return file.isLong
        ? Words::tr("The text is very long (%1). All of it was searched; shown are its beginning, its end and what "
                    "stands around failures.")
              .arg(QLocale().formattedDataSize(file.size))
        : QString();
}

/// Returns the first few paths and the number of the others.
QString namesOf(const QStringList &paths)
{
    constexpr qsizetype most = 5;
    const QString names = paths.first(std::min(paths.size(), most)).join(u", ");
    return paths.size() <= most ? names
                                //: %1 are names of files, %n says how many are not named
                                : Words::tr("%1 and %n more", nullptr, int(paths.size() - most)).arg(names);
}

QString notOpened(const TextFile &file)
{
    return file.passedOver.isEmpty()
        ? QString()
        : Words::tr("Not read: %1. At most %2 files with text are read at a time, of together at most %3.")
              .arg(namesOf(file.passedOver), QLocale().toString(mostFiles), QLocale().formattedDataSize(textSizeLimit));
}

/// Returns the notices about the first few failed files and the number of the others.
QString failures(const std::vector<TextFile> &failed)
{
    constexpr size_t most = 3;
    QString all;
    for (size_t i = 0; i < std::min(failed.size(), most); ++i) {
        all += (all.isEmpty() ? QString() : QString(u' ')) + textFileNotice(failed[i]);
    }
    if (failed.size() > most) {
        all += u' ' + Words::tr("%n more file(s) could not be read.", nullptr, int(failed.size() - most));
    }
    return all;
}

QString sentences(QStringList all)
{
    all.removeAll(QString());
    return all.join(u' ');
}

} // namespace

TextFile decodedText(const QByteArray &bytes, const QString &encoding)
{
    TextFile result{.bytes = bytes, .size = bytes.size()};
    if (bytes.isEmpty()) {
        result.failure = TextFile::Failure::Empty;
        return result;
    }
    result.encoding = encoding.isEmpty() ? text::detectedEncoding(bytes) : encoding;
    if (result.encoding.isEmpty()) {
        return {.size = bytes.size(),
            .failure = text::isCompressed(bytes) ? TextFile::Failure::Compressed : TextFile::Failure::Binary};
    }
    result.text = text::decodedAs(bytes, result.encoding).value_or(QString());
    return result;
}

TextFile decodedAgain(const TextFile &file, const QString &encoding)
{
    TextFile again = decodedText(file.bytes, encoding);
    again.path = file.path;
    again.size = file.size;
    return again;
}

TextFile readTextFiles(const QStringList &paths)
{
    std::vector<TextFile> files;
    std::vector<TextFile> failed;
    QStringList passedOver;
    qint64 room = textSizeLimit;
    for (const QString &path : paths) {
        if (files.size() == mostFiles || (!files.empty() && files.front().isLong)) {
            passedOver.append(path);
            continue;
        }
        TextFile file = readTextFile(path);
        if (file.failure != TextFile::Failure::None) {
            failed.push_back(std::move(file));
            continue;
        }
        if (!files.empty() && (file.isLong || file.size > room)) {
            passedOver.append(path);
            continue;
        }
        room -= file.size;
        files.push_back(std::move(file));
    }
    if (files.empty()) {
        return failed.empty() ? TextFile{.failure = TextFile::Failure::Missing} : failed.front();
    }
    TextFile result = files.size() == 1 ? std::move(files.front()) : joined(files);
    result.passedOver = passedOver;
    result.failed = std::move(failed);
    return result;
}

std::shared_ptr<const platform::Descriptor> standardInput()
{
    return std::make_shared<const platform::Descriptor>(platform::standardInputDescriptor());
}

TextFile readPipe(const std::shared_ptr<const platform::Descriptor> &pipe, const std::stop_token &stop)
{
    QByteArray bytes;
    QString error;
    while (bytes.size() <= textSizeLimit) {
        const QByteArray more = platform::readFromPipe(*pipe, pipeChunk, stop, error);
        if (!error.isEmpty()) {
            return failed(TextFile::Failure::Unreadable, {}, error);
        }
        if (more.isEmpty()) {
            return decodedText(bytes);
        }
        bytes += more;
    }
    TextFile file = longText(bytes);
    file.bytes = bytes;
    file.pipe = pipe;
    file.size = bytes.size();
    return file;
}

LongTextSource::LongTextSource(const TextFile &text, const std::stop_token &stop)
    : m_stop(stop)
    , m_pipe(text.pipe)
    , m_file(text.path)
    , m_before(text.bytes)
{
    if (!text.path.isEmpty() && !m_file.open(QIODevice::ReadOnly)) {
        m_error = m_file.errorString();
    } else if (text.isPacked) {
        m_unpacked = std::make_unique<text::UnpackedDevice>(m_file);
    }
}

QByteArray LongTextSource::read(qsizetype most)
{
    if (!m_error.isEmpty()) {
        return {};
    }
    if (!m_before.isEmpty()) {
        const QByteArray bytes = m_before.first(std::min(most, m_before.size()));
        m_before = m_before.sliced(bytes.size());
        return bytes;
    }
    if (!m_file.isOpen()) {
        return m_pipe ? platform::readFromPipe(*m_pipe, most, m_stop, m_error) : QByteArray();
    }
    if (m_unpacked) {
        const QByteArray bytes = m_unpacked->read(most);
        m_cut = cutOf(m_unpacked->end());
        m_error = m_unpacked->end() == text::UnpackedDevice::End::Damaged ? m_unpacked->errorString() : QString();
        return bytes;
    }
    const QByteArray bytes = m_file.read(most);
    if (m_file.error() != QFileDevice::NoError) {
        m_error = m_file.errorString();
    }
    return bytes;
}

QString textFileNotice(const TextFile &file)
{
    switch (file.failure) {
    case TextFile::Failure::None:
        return sentences({failures(file.failed), notOpened(file), shownInPart(file), cutWords(file)});
    case TextFile::Failure::Missing:
        return Words::tr("There is no file %1.").arg(file.path);
    case TextFile::Failure::Unreadable:
        return file.path.isEmpty() ? Words::tr("Standard input cannot be read: %1").arg(file.reason)
                                   : Words::tr("%1 cannot be read: %2").arg(file.path, file.reason);
    case TextFile::Failure::NotRegular:
        return Words::tr("%1 is not a file with text.").arg(file.path);
    case TextFile::Failure::Empty:
        return file.path.isEmpty() ? Words::tr("Nothing came from standard input.")
                                   : Words::tr("%1 is empty.").arg(file.path);
    case TextFile::Failure::Binary:
        return file.path.isEmpty() ? Words::tr("What came from standard input is binary data, not text.")
                                   : Words::tr("%1 is a binary file, not text.").arg(file.path);
    case TextFile::Failure::Compressed:
        return file.path.isEmpty()
            ? Words::tr("What came from standard input is compressed: unpack it first, for example with gunzip -c.")
            : Words::tr("%1 is an archive: unpack it and open the log that is in it.").arg(file.path);
    case TextFile::Failure::Canceled:
        return Words::tr("Reading was stopped; nothing of the text was searched.");
    }
    return {};
}

} // namespace wayout::services
