// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

namespace wayout::catalog {

/// Something in a catalogue that the user should know, as facts; problemSentence() makes the sentence.
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
        NewerFormat, ///< argument: the version that it says it has; what is known of it is read. Told once a file
        NotUtf8, ///< argument: the encoding it looks like, or the offset of the first bad byte
        InvalidJson, ///< argument: the parser's own words
        TooDeep, ///< argument: the limit
        NoRecords, ///< readable, but holds no record
        TooManyRecords, ///< argument: the limit; the rest is left out
        ArchiveDamaged, ///< argument: libarchive's reason; what could be read of it is there
        ArchiveAltered, ///< what comes out is not what was packed; nothing of it is there
        ArchiveTooLarge, ///< argument: the limit of all that it holds, in bytes; the rest is left out
        ArchivePath, ///< a name in an archive that leads out of it
        ArchiveLink, ///< a link in an archive
        ArchiveNested, ///< an archive in an archive
        ArchiveEncrypted,
        MoreProblems, ///< argument: how many there are beyond those that are told
        // records
        NotAnObject,
        RecordTooLarge, ///< argument: the limit in bytes
        MissingField,
        WrongType, ///< argument: what was wanted: "string", "number", "integer", "boolean", "array", "object"
        OutOfRange, ///< argument: the value found
        InvalidDate, ///< argument: the value found
        DuplicateKey, ///< argument: the key given twice
        DuplicateId, ///< argument: where the first one is; this one is left out
        ReplacesRecord, ///< argument: where the replaced one is
        ListsNotParallel, ///< workarounds_zh has another length than workarounds; argument: "2, 3"
        TextTooLong, ///< argument: the limit in bytes
        ControlCharacter, ///< shown as its picture, left out of code
        // patterns
        InvalidPattern, ///< argument: RE2's reason
        PatternTooLarge, ///< argument: the limit in bytes
        PatternMatchesEverything, ///< it matches the empty text, or has too few literal characters
        // health, found by `check` only; all from here on are remarks
        PatternMissesSample, ///< argument: the sample's first line
        PatternMissesSignature, ///< and there is no sample to tell better
        PatternMatchesOther, ///< argument: the other record's id
        PatternTooBroad, ///< argument: how many other records' texts it matches
        PatternOfOneCase, ///< a mere literal; argument: the number, address or path in it
        UnknownDomain, ///< argument: what the record says
        UnknownCategory, ///< argument: what the record says
        MissingChinese,
        MissingEnglish,
        NoChineseInChinese, ///< a Chinese field without a Chinese character
        UnknownTarget, ///< argument: the graph target's id
        OneWayConfusion, ///< argument: the id that does not point back
        InvalidLink, ///< argument: the address
        InvisibleCharacter, ///< in code, where it may change what runs; argument: "U+202E"
        DateInFuture, ///< argument: the date
        EmptyAction,
        RepeatedText, ///< `how` only repeats `action`
        DeadEndMostlyWorks, ///< argument: its fail rate
        WorkaroundIsDeadEnd, ///< argument: the record's own dead end that it resembles
        RiskWithoutWarning, ///< argument: the command
        SlugNamesOther, ///< the id names what another record is about; argument: that one's id
        ContradictsTwin, ///< same signature, and one's workaround is the other's dead end; argument: the other id
    };
    Q_ENUM(Kind)
    enum class Severity {
        Error, ///< something was left out
        Warning, ///< everything is there, but something is wrong
        Note, ///< worth knowing
    };

    Kind kind = Kind::FileMissing;
    QString file;
    int line = 0; ///< 1-based; 0 when the whole file is meant
    QString recordId; ///< empty when not known
    QString field; ///< JSON pointer inside the record: "/workarounds/2/success_rate"
    QString argument; ///< see the kind

    Severity severity() const;
    /// All of the record is in use: worth knowing, or a doubt about what it says, and no problem of reading.
    bool isRemark() const;
    bool operator==(const Problem &) const = default;
};

} // namespace wayout::catalog
