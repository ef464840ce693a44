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

} // namespace

QString textFileNotice(const TextFile &file)
{
    switch (file.failure) {
    case TextFile::Failure::None:
        return file.passedOver.isEmpty()
            ? shownInPart(file)
            : Words::tr("One text can be searched at a time: this one is %1. Not opened: %2")
                  .arg(file.path, namesOf(file.passedOver));
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
            : Words::tr("%1 is compressed: unpack it and open the log that is in it.").arg(file.path);
    case TextFile::Failure::Canceled:
        return Words::tr("Reading was stopped; nothing of the text was searched.");
    }
    return {};
}
