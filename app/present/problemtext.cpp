// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/problemtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::present {

using Kind = catalog::Problem::Kind;

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

QString fraction(const QString &digits)
{
    return QLocale().toString(digits.toDouble());
}

struct Sentence {
    Kind kind;
    const char *text; ///< with "%1" for the problem's argument
    QString (*shown)(const QString &argument) = nullptr; ///< formats the argument; null: shown as it is
    const char *withoutArgument = nullptr; ///< replaces `text` when the argument is empty
};

// problemSentence() handles the other kinds.
constexpr Sentence sentences[]{
    {Kind::FileMissing, QT_TRANSLATE_NOOP("ProblemText", "There is no such file or folder.")},
    {Kind::FileUnreadable, QT_TRANSLATE_NOOP("ProblemText", "It cannot be read: %1"), nullptr,
        QT_TRANSLATE_NOOP("ProblemText", "It cannot be read.")},
    {Kind::NotRegularFile, QT_TRANSLATE_NOOP("ProblemText", "This is not a regular file.")},
    {Kind::FileTooLarge, QT_TRANSLATE_NOOP("ProblemText", "The file is larger than %1."), &dataSize},
    {Kind::FileEmpty, QT_TRANSLATE_NOOP("ProblemText", "The file is empty.")},
    {Kind::FileCompressed, QT_TRANSLATE_NOOP("ProblemText", "The file is compressed: unpack it first.")},
    {Kind::TooManyFiles,
        QT_TRANSLATE_NOOP("ProblemText", "There are more than %1 files in it; the others are left out."), &number},
    {Kind::NewerFormat,
        QT_TRANSLATE_NOOP(
            "ProblemText", "This was made for a newer Wayout (format %1): what this one does not know is left out.")},
    {Kind::InvalidJson, QT_TRANSLATE_NOOP("ProblemText", "This is not valid JSON: %1")},
    {Kind::TooDeep, QT_TRANSLATE_NOOP("ProblemText", "The record is nested more than %1 levels deep."), &number},
    {Kind::NoRecords, QT_TRANSLATE_NOOP("ProblemText", "There are no records in it.")},
    {Kind::ArchiveDamaged, QT_TRANSLATE_NOOP("ProblemText", "The archive is damaged here: %1"), nullptr,
        QT_TRANSLATE_NOOP("ProblemText", "The archive is damaged here; what stands before this is in use.")},
    {Kind::ArchiveAltered,
        QT_TRANSLATE_NOOP("ProblemText",
            "The archive is damaged: what comes out of it is not what was packed. Nothing of it is used.")},
    {Kind::ArchiveTooLarge,
        QT_TRANSLATE_NOOP("ProblemText", "Unpacked, the archive would be larger than %1; the rest of it is left out."),
        &dataSize},
    {Kind::ArchivePath, QT_TRANSLATE_NOOP("ProblemText", "This name leads out of the archive; it is left out.")},
    {Kind::ArchiveLink, QT_TRANSLATE_NOOP("ProblemText", "This is a link inside an archive; it is left out.")},
    {Kind::ArchiveNested, QT_TRANSLATE_NOOP("ProblemText", "This is an archive inside an archive: unpack it first.")},
    {Kind::ArchiveEncrypted, QT_TRANSLATE_NOOP("ProblemText", "This is encrypted; it is left out.")},
    {Kind::TooManyRecords,
        QT_TRANSLATE_NOOP("ProblemText", "There are more than %1 records; this one and those behind it are left out."),
        &number},
    {Kind::NotAnObject, QT_TRANSLATE_NOOP("ProblemText", "A record should stand here, an object in braces.")},
    {Kind::RecordTooLarge, QT_TRANSLATE_NOOP("ProblemText", "The record is larger than %1."), &dataSize},
    {Kind::MissingField, QT_TRANSLATE_NOOP("ProblemText", "This is required; without it, this part is left out.")},
    {Kind::OutOfRange, QT_TRANSLATE_NOOP("ProblemText", "%1 is not possible here; the figure is left out.")},
    {Kind::InvalidDate, QT_TRANSLATE_NOOP("ProblemText", "“%1” is not a date; it is left out.")},
    {Kind::UnknownWord,
        QT_TRANSLATE_NOOP("ProblemText", "“%1” is not one of the values that this can have; it is left out.")},
    {Kind::NoSignature, QT_TRANSLATE_NOOP("ProblemText", "The error text is missing; “%1” is shown instead.")},
    {Kind::DuplicateKey,
        QT_TRANSLATE_NOOP("ProblemText", "“%1” is given twice; the figures of this record are not trusted.")},
    {Kind::DuplicateId, QT_TRANSLATE_NOOP("ProblemText", "The id is taken by the record at %1; this one is left out.")},
    {Kind::ReplacesRecord, QT_TRANSLATE_NOOP("ProblemText", "This record replaces the one at %1.")},
    {Kind::TextTooLong, QT_TRANSLATE_NOOP("ProblemText", "The text is longer than %1; it is left out."), &dataSize},
    {Kind::ControlCharacter, QT_TRANSLATE_NOOP("ProblemText", "There are control characters in it.")},
    {Kind::InvalidPattern, QT_TRANSLATE_NOOP("ProblemText", "The pattern is not valid: %1")},
    {Kind::PatternTooLarge, QT_TRANSLATE_NOOP("ProblemText", "The pattern is larger than %1; it is left out."),
        &dataSize},
    {Kind::PatternMatchesEverything,
        QT_TRANSLATE_NOOP("ProblemText", "The pattern asks for too little text: it would match nearly everything.")},
    {Kind::LinePrefixColumns,
        QT_TRANSLATE_NOOP("ProblemText",
            "This is left out: a row has a kind (part, fence, task, quote, prompt, console or place), a name, a "
            "pattern and a sample, separated by tabs; a part has no sample.")},
    {Kind::LinePrefixMissesSample,
        QT_TRANSLATE_NOOP(
            "ProblemText", "This row is left out: its pattern must end where the sign ⟫ is in its sample.")},
    {Kind::PatternMissesSample,
        QT_TRANSLATE_NOOP("ProblemText", "The pattern does not match the record's own sample “%1”.")},
    {Kind::PatternMissesSignature,
        QT_TRANSLATE_NOOP("ProblemText", "The pattern does not match the record's own signature.")},
    {Kind::PatternTooBroad,
        QT_TRANSLATE_NOOP("ProblemText", "The pattern is too broad: it also matches what belongs to %1 other records."),
        &number},
    {Kind::PatternOfOneCase,
        QT_TRANSLATE_NOOP("ProblemText", "The pattern is the text of one case: “%1” will be another one next time.")},
    {Kind::PatternMatchesOther,
        QT_TRANSLATE_NOOP(
            "ProblemText", "The pattern also matches what belongs to %1, and nothing links the two records.")},
    {Kind::DeadEndMostlyWorks,
        QT_TRANSLATE_NOOP(
            "ProblemText", "A fail rate of %1 means that this works at least as often as it fails: no dead end."),
        &fraction},
    {Kind::WorkaroundIsDeadEnd,
        QT_TRANSLATE_NOOP("ProblemText", "The workaround says what the record calls a dead end: “%1”.")},
    {Kind::RiskWithoutWarning,
        QT_TRANSLATE_NOOP("ProblemText", "“%1” destroys something or lowers a guard, and nothing warns of it.")},
    {Kind::SlugNamesOther,
        QT_TRANSLATE_NOOP("ProblemText", "The id names another error than the record does; it would fit %1.")},
    {Kind::ContradictsTwin,
        QT_TRANSLATE_NOOP("ProblemText",
            "%1 has the same signature, and what is a workaround in one of the two is a dead end in the other.")},
    {Kind::ReportWithoutAddress,
        QT_TRANSLATE_NOOP("ProblemText", "The report has no address where it can be read; it does not count.")},
    {Kind::RepeatedReport,
        QT_TRANSLATE_NOOP(
            "ProblemText", "Another report of this entry is from the same post: %1. A person counts once.")},
    {Kind::TitleTooLong, QT_TRANSLATE_NOOP("ProblemText", "The title is longer than %1 characters."), &number},
    {Kind::TitleWithGap,
        QT_TRANSLATE_NOOP(
            "ProblemText", "The title has a gap (“…”); it should be a sentence that says what happened.")},
    {Kind::ThreadAsDocumentation,
        QT_TRANSLATE_NOOP("ProblemText", "“%1” is a thread or a blog; the vendor's own page belongs here.")},
    {Kind::RunInText,
        QT_TRANSLATE_NOOP("ProblemText", "“%1” claims a run in the text; runs belong into “reproductions”.")},
    {Kind::CommentInOneLanguage,
        QT_TRANSLATE_NOOP(
            "ProblemText", "The comments in the code are in one language; the code is shown to readers of both.")},
    {Kind::UnsupportedVersion,
        QT_TRANSLATE_NOOP(
            "ProblemText", "The support of %1 has ended; say in a condition when this old version is needed.")},
    {Kind::DeadEndWithoutEvidence,
        QT_TRANSLATE_NOOP("ProblemText", "The dead end has no source, no report and no run.")},
    {Kind::UnknownDomain, QT_TRANSLATE_NOOP("ProblemText", "The domain “%1” is not a known one."), nullptr,
        QT_TRANSLATE_NOOP("ProblemText", "No domain is named.")},
    {Kind::UnknownCategory, QT_TRANSLATE_NOOP("ProblemText", "The category “%1” is not a known one.")},
    {Kind::MissingChinese, QT_TRANSLATE_NOOP("ProblemText", "The Chinese text is missing.")},
    {Kind::MissingEnglish, QT_TRANSLATE_NOOP("ProblemText", "The English text is missing.")},
    {Kind::NoChineseInChinese, QT_TRANSLATE_NOOP("ProblemText", "There is no Chinese in the Chinese text.")},
    {Kind::UnknownTarget, QT_TRANSLATE_NOOP("ProblemText", "No record has the id %1.")},
    {Kind::OneWayConfusion, QT_TRANSLATE_NOOP("ProblemText", "The record %1 does not point back.")},
    {Kind::InvalidLink, QT_TRANSLATE_NOOP("ProblemText", "“%1” is not a web address.")},
    {Kind::InvisibleCharacter, QT_TRANSLATE_NOOP("ProblemText", "The code contains an invisible character (%1).")},
    {Kind::DateInFuture, QT_TRANSLATE_NOOP("ProblemText", "%1 is in the future.")},
    {Kind::EmptyAction, QT_TRANSLATE_NOOP("ProblemText", "No action is named.")},
    {Kind::RepeatedText,
        QT_TRANSLATE_NOOP("ProblemText", "The explanation only repeats the action; it is shown once.")},
};

constexpr std::array wantedTypes{
    std::pair("string"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be a text; it is left out.")),
    std::pair("number"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be a number; it is left out.")),
    std::pair("integer"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be a whole number; it is left out.")),
    std::pair("boolean"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be true or false; it is left out.")),
    std::pair("array"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be a list; it is left out.")),
    std::pair("object"_L1, QT_TRANSLATE_NOOP("ProblemText", "This should be an object; it is left out.")),
};

QString wantedType(const QString &type)
{
    const auto found = std::ranges::find(wantedTypes, type, &decltype(wantedTypes)::value_type::first);
    return ProblemText::tr(found == wantedTypes.end() ? wantedTypes.back().second : found->second);
}

QString encodingSentence(const QString &argument)
{
    bool isOffset = false;
    argument.toLongLong(&isOffset);
    return isOffset ? ProblemText::tr("The text is not valid UTF-8 (byte %1 of the file).").arg(number(argument))
                    : ProblemText::tr("The file is not UTF-8 text; it looks like %1.").arg(argument);
}

} // namespace

QString problemSentence(const catalog::Problem &problem)
{
    switch (problem.kind) {
    case Kind::NotUtf8:
        return encodingSentence(problem.argument);
    case Kind::MoreProblems:
        return ProblemText::tr("There are %n more problem(s).", nullptr, problem.argument.toInt());
    case Kind::WrongType:
        return wantedType(problem.argument);
    case Kind::ListsNotParallel: {
        const QStringList sizes = problem.argument.split(u", "_s);
        return ProblemText::tr(
            "The two lists differ in length (%1 workarounds, %2 Chinese texts); the Chinese ones are left out.")
            .arg(number(sizes.value(0)), number(sizes.value(1)));
    }
    default:
        break;
    }
    const auto found = std::ranges::find(sentences, problem.kind, &Sentence::kind);
    if (found == std::end(sentences)) {
        return {};
    }
    if (problem.argument.isEmpty() && found->withoutArgument) {
        return ProblemText::tr(found->withoutArgument);
    }
    const QString text = ProblemText::tr(found->text);
    const QString argument = found->shown ? found->shown(problem.argument) : problem.argument;
    return text.contains("%1"_L1) ? text.arg(argument) : text;
}

QString problemLine(const catalog::Problem &problem)
{
    QStringList parts{problem.line > 0 ? u"%1:%2"_s.arg(problem.file).arg(problem.line) : problem.file};
    parts += {problem.recordId, problem.field, problemSentence(problem)};
    parts.removeAll(QString());
    return parts.join(u": "_s);
}

} // namespace wayout::present
