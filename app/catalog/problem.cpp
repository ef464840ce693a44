// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/problem.h"

namespace wayout::catalog {

Problem::Severity Problem::severity() const
{
    switch (kind) {
    case Kind::FileMissing:
    case Kind::FileUnreadable:
    case Kind::NotRegularFile:
    case Kind::FileTooLarge:
    case Kind::FileEmpty:
    case Kind::FileCompressed:
    case Kind::TooManyFiles:
    case Kind::ArchiveDamaged:
    case Kind::ArchiveAltered:
    case Kind::ArchiveTooLarge:
    case Kind::ArchivePath:
    case Kind::ArchiveLink:
    case Kind::ArchiveNested:
    case Kind::ArchiveEncrypted:
    case Kind::NotUtf8:
    case Kind::InvalidJson:
    case Kind::TooDeep:
    case Kind::NoRecords:
    case Kind::TooManyRecords:
    case Kind::NotAnObject:
    case Kind::RecordTooLarge:
    case Kind::MissingField:
    case Kind::DuplicateId:
        return Severity::Error;
    case Kind::ReplacesRecord:
    case Kind::NewerFormat:
    case Kind::EmptyAction:
    case Kind::RepeatedText:
    case Kind::UnknownDomain:
    case Kind::UnknownCategory:
    case Kind::MissingChinese:
    case Kind::MissingEnglish:
        return Severity::Note;
    case Kind::WrongType:
    case Kind::OutOfRange:
    case Kind::InvalidDate:
    case Kind::UnknownWord:
    case Kind::NoSignature:
    case Kind::MoreProblems:
    case Kind::DuplicateKey:
    case Kind::ListsNotParallel:
    case Kind::TextTooLong:
    case Kind::ControlCharacter:
    case Kind::InvalidPattern:
    case Kind::PatternTooLarge:
    case Kind::PatternMatchesEverything:
    case Kind::PatternMissesSample:
    case Kind::PatternMissesSignature:
    case Kind::PatternMatchesOther:
    case Kind::PatternTooBroad:
    case Kind::PatternOfOneCase:
    case Kind::DeadEndMostlyWorks:
    case Kind::WorkaroundIsDeadEnd:
    case Kind::RiskWithoutWarning:
    case Kind::SlugNamesOther:
    case Kind::ContradictsTwin:
    case Kind::ReportWithoutAddress:
    case Kind::RepeatedReport:
    case Kind::TitleTooLong:
    case Kind::TitleWithGap:
    case Kind::NoChineseInChinese:
    case Kind::UnknownTarget:
    case Kind::OneWayConfusion:
    case Kind::InvalidLink:
    case Kind::InvisibleCharacter:
    case Kind::DateInFuture:
        return Severity::Warning;
    }
    return Severity::Warning;
}

bool Problem::isRemark() const
{
    return severity() == Severity::Note || kind >= Kind::PatternMissesSample;
}

} // namespace wayout::catalog
