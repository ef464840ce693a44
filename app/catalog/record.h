// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace wayout::catalog {

/// A text in the catalogue's two languages. An empty member means that the catalogue has none; a reader stores no
/// Chinese text that is a copy of the English one.
struct BilingualText {
    QString en;
    QString zh;

    bool isEmpty() const { return en.isEmpty() && zh.isEmpty(); }
    bool operator==(const BilingualText &) const = default;
};

/// A language that the texts of a catalogue may have.
struct TextLanguage {
    const char *tag;
    /// What a JSON key ends in where its value is in this language.
    const char *keySuffix;
    QString BilingualText::*text;
};

/// Another language is another row here, and a member of BilingualText. The first one is the language that has no suffix.
inline constexpr std::array textLanguages{
    TextLanguage{"en", "", &BilingualText::en},
    TextLanguage{"zh", "_zh", &BilingualText::zh},
};

/// The key of the text in `language` where `key` is that of the first language.
inline QByteArray keyIn(const char *key, const TextLanguage &language)
{
    return QByteArray(key).append(language.keySuffix);
}

/// What people try in vain. `action` may be empty: then `whyFails` is all that is known.
struct DeadEnd {
    BilingualText action;
    BilingualText whyFails;
    BilingualText condition;
    BilingualText misconception; ///< what people believe when they try it (`common_misconception`)
    BilingualText tradeoff;
    std::optional<double> failRate; ///< 0..1, as the record's author states it
    QStringList sources;

    bool operator==(const DeadEnd &) const = default;
};

/// What helps. `how` is empty where the record only repeats `action` there.
struct Workaround {
    BilingualText action;
    BilingualText how;
    BilingualText condition;
    BilingualText tradeoff;
    QString code; ///< the exact commands or code; empty when there is none
    QString codeLanguage; ///< a KSyntaxHighlighting definition name, or empty
    std::optional<double> successRate; ///< 0..1, as the record's author states it
    QStringList sources;

    bool operator==(const Workaround &) const = default;
};

struct AffectedVersion {
    QString version; ///< free text: "torch>=2.0.0", "macOS 13 Ventura"
    QString introduced;
    QString deprecated;
    QString removed;
    QString behaviorChange;
    QString status;

    bool operator==(const AffectedVersion &) const = default;
};

/// An edge to another record; the target need not be in any loaded catalogue.
struct Transition {
    QString recordId;
    std::optional<double> probability; ///< 0..1
    QString condition;
    BilingualText distinction; ///< how to tell the two apart

    bool operator==(const Transition &) const = default;
};

/// What a tool really printed. The record's regex matches it.
struct Sample {
    QString text;
    QString lang;
    QString tool;
    QString source;

    bool operator==(const Sample &) const = default;
};

/// What came of each attempt of a record, by position; no value where it was not tried.
using Outcomes = QList<std::optional<bool>>;

/// One execution of the error, its dead ends and its workarounds.
struct Reproduction {
    QString environment;
    QDate date;
    std::optional<bool> error; ///< the error was seen
    Outcomes deadEnds; ///< still failing as the record says
    Outcomes workarounds; ///< reached the goal

    bool operator==(const Reproduction &) const = default;
};

/// One cause that a person can act on: signature, dead ends, workarounds and their evidence.
/// Only `id` and `signature` are always there.
struct Record {
    QString id; ///< data, never a path: "pytorch/mps-float64-unsupported"
    BilingualText signature;
    QString regex; ///< RE2 syntax; matched without case
    QStringList aliases;
    QString errorCode;
    QString domain;
    QString category;
    QString subcategory;
    BilingualText rootCause;
    QString rootCauseType;
    QList<AffectedVersion> versions;
    QList<std::pair<QString, QString>> osSpecific;
    QList<DeadEnd> deadEnds;
    QList<Workaround> workarounds;
    QList<Transition> leadsTo;
    QList<Transition> precededBy;
    QList<Transition> confusedWith;
    QList<Sample> samples;
    QList<Reproduction> reproductions;
    QString officialDocUrl;
    QString officialDocSection;
    QString verificationTier; ///< "ai_generated", "sourced", "reproduced", or whatever the record says
    std::optional<int> evidenceCount;
    std::optional<double> confidence;
    std::optional<double> fixSuccessRate;
    QString resolvable;
    QDate firstSeen;
    QDate lastConfirmed;
    QDate lastUpdated;
    QStringList tags;
    QString locale;

    /// Where it was read: a path, or ":/catalog/…" for the built-in catalogue.
    QString file;
    int line = 0; ///< 1-based, of the record's first character in `file`
    /// Where the records with the same id are that this one replaces: "pack.json:12"; the last one first.
    QStringList replaces;

    bool operator==(const Record &) const = default;
};

} // namespace wayout::catalog
