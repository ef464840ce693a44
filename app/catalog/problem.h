// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

namespace wayout::catalog {

class SectionReader;
class SectionWriter;

/// A problem in a catalogue, as facts. problemSentence() makes a sentence of it.
struct Problem {
    Q_GADGET

public:
    enum class Kind {
        // files
        FileMissing,
        FileUnreadable, ///< argument: the system's reason
        NotRegularFile, ///< a FIFO, a device, a socket
        FileTooLarge, ///< argument: the limit in bytes
        FileEmpty,
        FileCompressed,
        TooManyFiles, ///< argument: the limit; the rest is left out
        NewerFormat, ///< argument: the stated version; known fields are read. Once per file
        NotUtf8, ///< argument: the likely encoding, or the offset of the first bad byte
        InvalidJson, ///< argument: the parser's message
        TooDeep, ///< argument: the limit
        NoRecords, ///< readable, but without records
        TooManyRecords, ///< argument: the limit; the rest is left out
        ArchiveDamaged, ///< argument: libarchive's reason; the readable part is used
        ArchiveAltered, ///< the checksum is wrong; nothing is used
        ArchiveTooLarge, ///< argument: the limit of the unpacked size in bytes; the rest is left out
        ArchivePath, ///< a name in an archive that leads out of it
        ArchiveLink, ///< a link in an archive
        ArchiveNested, ///< an archive in an archive
        ArchiveEncrypted,
        MoreProblems, ///< argument: the number of problems that are not reported
        // records
        NotAnObject,
        RecordTooLarge, ///< argument: the limit in bytes
        MissingField,
        WrongType, ///< argument: the expected type: "string", "number", "integer", "boolean", "array", "object"
        OutOfRange, ///< argument: the value found
        InvalidDate, ///< argument: the value found
        UnknownWord, ///< the field has a closed list of values; argument: the value found
        NoSignature, ///< argument: the text that is shown instead
        DuplicateKey, ///< argument: the key given twice
        DuplicateId, ///< argument: the place of the first record; this one is left out
        ReplacesRecord, ///< argument: the place of the replaced record
        ListsNotParallel, ///< workarounds_zh has another length than workarounds; argument: "2, 3"
        TextTooLong, ///< argument: the limit in bytes
        ControlCharacter, ///< replaced by its picture; left out of code
        // patterns
        InvalidPattern, ///< argument: RE2's reason
        PatternTooLarge, ///< argument: the limit in bytes
        PatternMatchesEverything, ///< matches the empty text, or has too few literal characters
        // the user's beginnings of log lines
        LinePrefixColumns, ///< the row is left out
        LinePrefixMissesSample, ///< the row is left out
        // health, found only by `check`; all kinds from here on are remarks
        PatternMissesSample, ///< argument: the sample's first line
        PatternMissesSignature, ///< and there is no sample to match instead
        PatternMatchesOther, ///< argument: the other record's id
        PatternTooBroad, ///< argument: the number of other records whose texts it matches
        PatternOfOneCase, ///< matches only one literal text; argument: the number, address or path in it
        UnknownDomain, ///< argument: the domain
        UnknownCategory, ///< argument: the category
        MissingChinese,
        MissingEnglish,
        NoChineseInChinese, ///< a Chinese field without a Chinese character
        UnknownTarget, ///< argument: the graph target's id
        OneWayConfusion, ///< argument: the id that does not point back
        InvalidLink, ///< argument: the address
        InvisibleCharacter, ///< in code, where it may change what is executed; argument: "U+202E"
        DateInFuture, ///< argument: the date
        EmptyAction,
        RepeatedText, ///< `how` only repeats `action`
        DeadEndMostlyWorks, ///< argument: its fail rate
        WorkaroundIsDeadEnd, ///< argument: the record's own dead end that it resembles
        RiskWithoutWarning, ///< argument: the command
        SlugNamesOther, ///< the id describes the error of another record; argument: the id of that record
        ReportWithoutAddress, ///< a report that nobody can look up; it does not count
        RepeatedReport, ///< the person may have reported this already; argument: the address
        TitleTooLong, ///< argument: the most characters
        TitleWithGap, ///< an ellipsis, as in an error text
        ThreadAsDocumentation, ///< argument: the address
        RunInText, ///< argument: the words that claim it
        CommentInOneLanguage,
        UnsupportedVersion, ///< the entry has no condition; argument: the product and the version
        DeadEndWithoutEvidence, ///< no source, no report, no run
        ContradictsTwin, ///< a workaround is a dead end in a record of the same signature; argument: its id
    };
    Q_ENUM(Kind)
    enum class Severity {
        Error, ///< something was left out
        Warning, ///< everything is there, but something is wrong
        Note, ///< worth knowing
    };

    Kind kind = Kind::FileMissing;
    QString file;
    int line = 0; ///< from 1; 0 for the whole file
    QString recordId; ///< empty if unknown
    QString field; ///< JSON pointer inside the record: "/workarounds/2/success_rate"
    QString argument; ///< see Kind

    Severity severity() const;
    /// Whether this is a note or a doubt about the content rather than a problem of reading: the whole record is in
    /// use.
    bool isRemark() const;
    bool operator==(const Problem &) const = default;
};

/// Adds the problems to what takeProblems() reads.
void compileProblems(const QList<Problem> &problems, SectionWriter &writer);
QList<Problem> takeProblems(SectionReader &reader);

} // namespace wayout::catalog
