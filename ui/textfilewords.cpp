// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/textfilewords.h"

#include "ui/textfile.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace {

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
        return Words::tr("A compressed file is damaged or not complete: what stands before the damage was read (%1).").arg(file.reason);
    case TextFile::Cut::TooLarge:
        return Words::tr("Of a compressed file the first %1 were read: unpack it to have all of it searched.")
            .arg(QLocale().formattedDataSize(UnpackedDevice::mostBytes));
    }
    return {};
}

QString shownInPart(const TextFile &file)
{
    return file.isLong ? Words::tr("The text is very long (%1). All of it was searched; shown are its beginning, its end and what "
                                   "stands around failures.")
                             .arg(QLocale().formattedDataSize(file.size))
                       : QString();
}

/// The first of them, and how many more.
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
    return file.passedOver.isEmpty() ? QString()
                                     : Words::tr("Not read: %1. At most %2 files with text are read at a time, of together at most %3.")
                                           .arg(namesOf(file.passedOver), QLocale().toString(mostFiles),
                                               QLocale().formattedDataSize(textSizeLimit));
}

/// Why some of the files that were offered are not in it, each for its own reason.
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
