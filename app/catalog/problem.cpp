// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/problem.h"

#include "app/catalog/sections.h"

namespace wayout::catalog {
namespace {

constexpr auto lastKind = Problem::Kind::ContradictsTwin;
constexpr size_t textsOfProblem = 4;

} // namespace

void compileProblems(const QList<Problem> &problems, SectionWriter &writer)
{
    ListsBuilder<char> texts;
    std::vector<std::uint32_t> kinds;
    std::vector<std::uint32_t> lines;
    for (const Problem &problem : problems) {
        kinds.push_back(std::uint32_t(problem.kind));
        lines.push_back(std::uint32_t(problem.line));
        for (const QString *text : {&problem.file, &problem.recordId, &problem.field, &problem.argument}) {
            texts.addList(text->toUtf8());
        }
    }
    writer.add(std::move(texts));
    writer.add(std::move(kinds));
    writer.add(std::move(lines));
}

QList<Problem> takeProblems(SectionReader &reader)
{
    const Strings texts = reader.takeLists<char>();
    const Column<std::uint32_t> kinds = reader.take<std::uint32_t>();
    const Column<std::uint32_t> lines = reader.take<std::uint32_t>();
    reader.require(lines.size() == kinds.size() && texts.size() == textsOfProblem * kinds.size());
    reader.require(allBelow(kinds.items(), size_t(lastKind) + 1));
    QList<Problem> problems;
    for (size_t i = 0; reader.ok() && i < kinds.size(); ++i) {
        const auto text = [&](size_t which) {
            const std::string_view bytes = textAt(texts, textsOfProblem * i + which);
            return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
        };
        problems.append({Problem::Kind(kinds[i]), text(0), int(lines[i]), text(1), text(2), text(3)});
    }
    return problems;
}

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
    case Kind::LinePrefixColumns:
    case Kind::LinePrefixMissesSample:
        return Severity::Error;
    case Kind::ReplacesRecord:
    case Kind::NewerFormat:
    case Kind::DeadEndWithoutEvidence:
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
    case Kind::ThreadAsDocumentation:
    case Kind::RunInText:
    case Kind::CommentInOneLanguage:
    case Kind::UnsupportedVersion:
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
