// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/affectedversions.h"
#include "app/catalog/record.h"
#include "app/evidence/entryevidence.h"
#include "app/evidence/filledtext.h"
#include "app/evidence/pastereading.h"

namespace wayout::evidence {

/// Returns the word of catalog::systemWords that describes this computer best, such as "debian" on Ubuntu; empty for a
/// system without a word.
QString readersSystem();

/// An entry of a record, for one paste.
struct FittedEntry {
    /// Why the entry stands where it does. The first ones come first.
    enum class Standing {
        WorkedForUser,
        Fits, ///< its `applies` fits the paste
        AsWritten, ///< in the author's order
        Unmet, ///< its `applies` asks for a text that the paste does not have
        FailedForUser,
        Excluded, ///< its `applies` is for another system or version, or no package is there to be installed
    };
    /// What made it fit or excluded it.
    enum class Reason { None, Text, System, Version, NoPackage };

    qsizetype index = -1; ///< in Record::workarounds or Record::deadEnds
    Standing standing = Standing::AsWritten;
    Reason reason = Reason::None;
    /// Text: the characters found, unless they are secret; System: a word of catalog::systemWords; Version: "2.1.0". All of them are what the
    /// paste has, whether it fits or not. NoPackage: the placeholder that no package fills.
    QString because;
    int line = 0; ///< Text: 1-based line of `because` in the paste
    bool isCheck = false; ///< of a workaround: it changes nothing and tells which case it is
    qsizetype variant = -1; ///< of a workaround: the chosen one of its `variants`; -1 for its own code

    bool operator==(const FittedEntry &) const = default;
};

/// A pasted text in which a record was found.
struct PastedText {
    QString text;
    std::shared_ptr<const text::Paste> clean; ///< the text as the search read it, if that is at hand
    /// 1-based line where the record was found; 0 if unknown. Of a long text only what is around this line is read.
    int line = 0;
    /// The release of the reader's system, such as "Debian GNU/Linux 12 (bookworm)". It chooses between lists of packages
    /// where the text does not tell its own release.
    QString readersRelease;
};

/// What a pasted text says for one record. Only factsOf() runs the record's patterns and looks packages up, so that a
/// window can have that done where it searches, and order the entries again whenever a result comes in.
struct PasteFacts {
    int line = 0; ///< PastedText::line
    text::System system;
    QList<FilledValue> values; ///< one for each placeholder that the text has a value for
    QList<AbsentPackage> absent; ///< one for each placeholder that stands for a package which is in no list
    QList<FittedEntry> workarounds; ///< in the author's order; only `standing`, `reason`, `because` and `line` are set
    QList<FittedEntry> deadEnds; ///< likewise
    QList<std::optional<catalog::VersionFound>> versions; ///< for each of Record::versions

    bool operator==(const PasteFacts &) const = default;
};

/// Reads an empty text as one that says nothing.
PasteFacts factsOf(const catalog::Record &record, const PastedText &pasted);

/// For what and by whom a record is read: what a paste says, and a reader with results of earlier attempts.
struct Occasion {
    PasteFacts facts; ///< empty when the record is read without a paste
    /// A word of catalog::systemWords for the computer of the reader. It chooses between variants of code where the
    /// paste does not tell its own system; it never changes the order.
    QString readersSystem;
    RecordOutcomes outcomes;
};

/// The entries of a record in the order in which they are shown for one paste, and the values that fill its
/// placeholders.
struct FittedRecord {
    /// The first fix, the checks, the other fixes; checks alone if there is no fix.
    QList<FittedEntry> workarounds;
    QList<FittedEntry> deadEnds;
    QList<FilledValue> values; ///< one for each placeholder that the paste has a value for
    QList<AbsentPackage> absent; ///< one for each placeholder that stands for a package which is in no list

    bool operator==(const FittedRecord &) const = default;
};

/// Returns the code of a workaround in a chosen variant, not filled in. A variant without a language has that of the
/// workaround.
catalog::CodeVariant codeOf(const catalog::Workaround &workaround, qsizetype variant);

/// Returns the package that the code needs and no list has; null if there is none.
const AbsentPackage *absentIn(const QString &code, const FittedRecord &fitted);

/// Returns the record for an occasion. Starts from the author's order, and moves an entry only because `applies` fits the
/// paste, asks for what is not in it, or excludes it, because it installs a package that is not there, because of the user's own result, or because
/// it did clearly better than another with at least fewestForRate people each. Runs never move one.
FittedRecord fittedRecord(const catalog::Record &record, const Occasion &occasion = {});

} // namespace wayout::evidence
