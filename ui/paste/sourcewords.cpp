// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/paste/sourcewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace wayout::paste {
namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceWords)
};

/// Adds the encoding to the name of the source, unless it is UTF-8 or unknown.
QString withEncoding(const QString &name, const services::PasteSource &source)
{
    return source.encoding.isEmpty() || source.encoding == u"UTF-8"
        ? name
        //: %1 is a file's name, %2 an encoding such as "GB18030"
        : Words::tr("%1, read as %2").arg(name, source.encoding);
}

} // namespace

QString sourceWords(const services::PasteSource &source)
{
    switch (source.kind) {
    case services::PasteSource::Kind::Typed:
        return Words::tr("Typed");
    case services::PasteSource::Kind::Pasted:
        return Words::tr("Pasted");
    case services::PasteSource::Kind::File:
        if (source.fileCount > 1) {
            //: %1 is a file's name, %n says how many others there are
            return Words::tr("%1 and %n other file(s)", nullptr, source.fileCount - 1).arg(source.fileName);
        }
        return withEncoding(source.lines.empty()
                ? source.fileName
                //: %1 is a file's name, %2 a size such as "68 MB"
                : Words::tr("%1 (%2)").arg(source.fileName, QLocale().formattedDataSize(source.size)),
            source);
    case services::PasteSource::Kind::Input:
        return withEncoding(Words::tr("From standard input"), source);
    }
    return {};
}

} // namespace wayout::paste
