// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/problemtext.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;
using Kind = Problem::Kind;

namespace {

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

QString dataSize(const QString &bytes)
{
    return QLocale().formattedDataSize(bytes.toLongLong(), 0);
}

QString number(const QString &digits)
{
    return QLocale().toString(digits.toLongLong());
}

QString fileSentence(const Problem &problem)
{
    switch (problem.kind) {
    case Kind::FileMissing:
        return ProblemText::tr("There is no such file or folder.");
    case Kind::FileUnreadable:
        return problem.argument.isEmpty() ? ProblemText::tr("It cannot be read.")
                                          : ProblemText::tr("It cannot be read: %1").arg(problem.argument);
    case Kind::NotRegularFile:
        return ProblemText::tr("This is not a regular file.");
    case Kind::FileTooLarge:
        return ProblemText::tr("The file is larger than %1.").arg(dataSize(problem.argument));
    case Kind::FileEmpty:
        return ProblemText::tr("The file is empty.");
    case Kind::FileCompressed:
        return ProblemText::tr("The file is compressed: unpack it first.");
    case Kind::TooManyFiles:
        return ProblemText::tr("There are more than %1 files in it; the others are left out.")
            .arg(number(problem.argument));
    case Kind::NewerFormat:
        return ProblemText::tr("This was made for a newer Wayout (format %1): what this one does not know is left out.")
            .arg(problem.argument);
    case Kind::NotUtf8: {
        bool isOffset = false;
        problem.argument.toLongLong(&isOffset);
        return isOffset
            ? ProblemText::tr("The text is not valid UTF-8 (byte %1 of the file).").arg(number(problem.argument))
            : ProblemText::tr("The file is not UTF-8 text; it looks like %1.").arg(problem.argument);
    }
    case Kind::InvalidJson:
        return ProblemText::tr("This is not valid JSON: %1").arg(problem.argument);
    case Kind::TooDeep:
        return ProblemText::tr("The record is nested more than %1 levels deep.").arg(number(problem.argument));
    case Kind::NoRecords:
        return ProblemText::tr("There are no records in it.");
    case Kind::ArchiveDamaged:
        return problem.argument.isEmpty() ? ProblemText::tr("The archive is damaged here; what stands before this is in use.")
                                          : ProblemText::tr("The archive is damaged here: %1").arg(problem.argument);
    case Kind::ArchiveAltered:
        return ProblemText::tr("The archive is damaged: what comes out of it is not what was packed. Nothing of it is used.");
    case Kind::ArchiveTooLarge:
        return ProblemText::tr("Unpacked, the archive would be larger than %1; the rest of it is left out.").arg(dataSize(problem.argument));
    case Kind::ArchivePath:
        return ProblemText::tr("This name leads out of the archive; it is left out.");
    case Kind::ArchiveLink:
        return ProblemText::tr("This is a link inside an archive; it is left out.");
    case Kind::ArchiveNested:
        return ProblemText::tr("This is an archive inside an archive: unpack it first.");
    case Kind::ArchiveEncrypted:
        return ProblemText::tr("This is encrypted; it is left out.");
    case Kind::MoreProblems:
        return ProblemText::tr("There are %n more problem(s).", nullptr, problem.argument.toInt());
    case Kind::TooManyRecords:
        return ProblemText::tr("There are more than %1 records; this one and those behind it are left out.")
            .arg(number(problem.argument));
    default:
        return {};
    }
}

QString wantedType(const QString &type)
{
    if (type == "string"_L1) {
        return ProblemText::tr("This should be a text; it is left out.");
    }
    if (type == "number"_L1) {
        return ProblemText::tr("This should be a number; it is left out.");
    }
    if (type == "integer"_L1) {
        return ProblemText::tr("This should be a whole number; it is left out.");
    }
    if (type == "boolean"_L1) {
        return ProblemText::tr("This should be true or false; it is left out.");
    }
    if (type == "array"_L1) {
        return ProblemText::tr("This should be a list; it is left out.");
    }
    return ProblemText::tr("This should be an object; it is left out.");
}

QString recordSentence(const Problem &problem)
{
    switch (problem.kind) {
    case Kind::NotAnObject:
        return ProblemText::tr("A record should stand here, an object in braces.");
    case Kind::RecordTooLarge:
        return ProblemText::tr("The record is larger than %1.").arg(dataSize(problem.argument));
    case Kind::MissingField:
        return ProblemText::tr("This is missing; what needs it is left out.");
    case Kind::WrongType:
        return wantedType(problem.argument);
    case Kind::OutOfRange:
        return ProblemText::tr("%1 is not possible here; the figure is left out.").arg(problem.argument);
    case Kind::InvalidDate:
        return ProblemText::tr("“%1” is not a date; it is left out.").arg(problem.argument);
    case Kind::DuplicateKey:
        return ProblemText::tr("“%1” is given twice; the figures of this record are not trusted.")
            .arg(problem.argument);
    case Kind::DuplicateId:
        return ProblemText::tr("The id is taken by the record at %1; this one is left out.").arg(problem.argument);
    case Kind::ReplacesRecord:
        return ProblemText::tr("This record replaces the one at %1.").arg(problem.argument);
    case Kind::ListsNotParallel: {
        const QStringList sizes = problem.argument.split(u", "_s);
        return ProblemText::tr(
            "The two lists differ in length (%1 workarounds, %2 Chinese texts); the Chinese ones are left out.")
            .arg(number(sizes.value(0)), number(sizes.value(1)));
    }
    case Kind::TextTooLong:
        return ProblemText::tr("The text is longer than %1; it is left out.").arg(dataSize(problem.argument));
    case Kind::ControlCharacter:
        return ProblemText::tr("There are control characters in it.");
    default:
        return {};
    }
}

QString patternSentence(const Problem &problem)
{
    switch (problem.kind) {
    case Kind::InvalidPattern:
        return ProblemText::tr("The pattern is not valid: %1").arg(problem.argument);
    case Kind::PatternTooLarge:
        return ProblemText::tr("The pattern is larger than %1; it is left out.").arg(dataSize(problem.argument));
    case Kind::PatternMatchesEverything:
        return ProblemText::tr("The pattern asks for too little text: it would match nearly everything.");
    case Kind::PatternMissesSample:
        return ProblemText::tr("The pattern does not match the record's own sample “%1”.").arg(problem.argument);
    case Kind::PatternMissesSignature:
        return ProblemText::tr("The pattern does not match the record's own signature.");
    case Kind::PatternTooBroad:
        return ProblemText::tr("The pattern is too broad: it also matches what belongs to %1 other records.").arg(number(problem.argument));
    case Kind::PatternOfOneCase:
        return ProblemText::tr("The pattern is the text of one case: “%1” will be another one next time.").arg(problem.argument);
    case Kind::PatternMatchesOther:
        return ProblemText::tr("The pattern also matches what belongs to %1, and nothing links the two records.")
            .arg(problem.argument);
    default:
        return {};
    }
}

QString adviceSentence(const Problem &problem)
{
    switch (problem.kind) {
    case Kind::DeadEndMostlyWorks:
        return ProblemText::tr("A fail rate of %1 means that this works at least as often as it fails: no dead end.")
            .arg(QLocale().toString(problem.argument.toDouble()));
    case Kind::WorkaroundIsDeadEnd:
        return ProblemText::tr("The workaround says what the record calls a dead end: “%1”.").arg(problem.argument);
    case Kind::RiskWithoutWarning:
        return ProblemText::tr("“%1” destroys something or lowers a guard, and nothing warns of it.").arg(problem.argument);
    case Kind::SlugNamesOther:
        return ProblemText::tr("The id names another error than the record does; it would fit %1.").arg(problem.argument);
    case Kind::ContradictsTwin:
        return ProblemText::tr("%1 has the same signature, and what is a workaround in one of the two is a dead end in the other.")
            .arg(problem.argument);
    default:
        return {};
    }
}

QString healthSentence(const Problem &problem)
{
    switch (problem.kind) {
    case Kind::UnknownDomain:
        return problem.argument.isEmpty() ? ProblemText::tr("No domain is named.")
                                          : ProblemText::tr("The domain “%1” is not a known one.").arg(problem.argument);
    case Kind::UnknownCategory:
        return ProblemText::tr("The category “%1” is not a known one.").arg(problem.argument);
    case Kind::MissingChinese:
        return ProblemText::tr("The Chinese text is missing.");
    case Kind::MissingEnglish:
        return ProblemText::tr("The English text is missing.");
    case Kind::NoChineseInChinese:
        return ProblemText::tr("There is no Chinese in the Chinese text.");
    case Kind::UnknownTarget:
        return ProblemText::tr("No record has the id %1.").arg(problem.argument);
    case Kind::OneWayConfusion:
        return ProblemText::tr("The record %1 does not point back.").arg(problem.argument);
    case Kind::InvalidLink:
        return ProblemText::tr("“%1” is not a web address.").arg(problem.argument);
    case Kind::InvisibleCharacter:
        return ProblemText::tr("The code contains an invisible character (%1).").arg(problem.argument);
    case Kind::DateInFuture:
        return ProblemText::tr("%1 is in the future.")
            .arg(QLocale().toString(QDate::fromString(problem.argument, Qt::ISODate), QLocale::ShortFormat));
    case Kind::EmptyAction:
        return ProblemText::tr("No action is named.");
    case Kind::RepeatedText:
        return ProblemText::tr("The explanation only repeats the action; it is shown once.");
    default:
        return adviceSentence(problem);
    }
}

} // namespace

QString problemSentence(const Problem &problem)
{
    for (const auto sentenceOf : {fileSentence, recordSentence, patternSentence, healthSentence}) {
        if (const QString sentence = sentenceOf(problem); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return {};
}

QString problemLine(const Problem &problem)
{
    QStringList parts{problem.line > 0 ? u"%1:%2"_s.arg(problem.file).arg(problem.line) : problem.file};
    parts += {problem.recordId, problem.field, problemSentence(problem)};
    parts.removeAll(QString());
    return parts.join(u": "_s);
}
