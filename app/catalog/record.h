// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace wayout::catalog {

/// A text in the catalogue's two languages. A member is empty if the catalogue has no text in that language. Readers do
/// not store a Chinese text that is a copy of the English one.
struct BilingualText {
    QString en;
    QString zh;

    bool isEmpty() const { return any().isEmpty(); }
    /// Returns the text in the first of textLanguages, the language in which most tools print.
    const QString &original() const { return en; }
    /// Returns the text in the first language that has one.
    const QString &any() const;
    /// Returns the texts in the order of textLanguages, empty ones included.
    QStringList all() const;
    bool operator==(const BilingualText &) const = default;
};

/// A language that the texts of a catalogue may have.
struct TextLanguage {
    const char *tag;
    /// The end of a JSON key whose value is in this language.
    const char *keySuffix;
    QString BilingualText::*text;
};

/// The languages of catalogues. A new language needs a row here and a member of BilingualText. The first language has
/// no suffix.
inline constexpr std::array textLanguages{
    TextLanguage{"en", "", &BilingualText::en},
    TextLanguage{"zh", "_zh", &BilingualText::zh},
};

inline const QString &BilingualText::any() const
{
    const auto stated = [this](const TextLanguage &language) { return !(this->*language.text).isEmpty(); };
    const auto found = std::ranges::find_if(textLanguages, stated);
    return found == textLanguages.end() ? original() : this->*found->text;
}

inline QStringList BilingualText::all() const
{
    QStringList texts;
    for (const TextLanguage &language : textLanguages) {
        texts.append(this->*language.text);
    }
    return texts;
}

/// Returns the key of the text in `language`, given the key of the first language.
inline QByteArray keyIn(const char *key, const TextLanguage &language)
{
    return QByteArray(key).append(language.keySuffix);
}

/// The case in which an entry holds, for the program; the entry's condition says the same to people. An empty member
/// does not restrict it.
struct Applicability {
    QString text; ///< RE2 syntax; searched in the whole paste, without case
    QStringList os; ///< words of systemWords
    QStringList versions;

    bool isEmpty() const { return text.isEmpty() && os.isEmpty() && versions.isEmpty(); }
    bool operator==(const Applicability &) const = default;
};

/// What one person wrote in one public thread after trying an entry.
struct Report {
    QString url;
    QString outcome; ///< a word of reportOutcomes
    QDate date; ///< of the post
    QString note;

    bool operator==(const Report &) const = default;
};

/// The code of a workaround for another system.
struct CodeVariant {
    QString os; ///< a word of systemWords, or empty
    QString shell;
    QString code;
    QString codeLanguage;

    bool operator==(const CodeVariant &) const = default;
};

/// Something that people try in vain. If `action` is empty, only `whyFails` is known.
struct DeadEnd {
    BilingualText action;
    BilingualText whyFails;
    BilingualText condition;
    BilingualText misconception; ///< the belief that leads people to try it (`common_misconception`)
    BilingualText tradeoff;
    std::optional<double> failRate; ///< 0..1, as the record's author states it
    QStringList sources;
    Applicability applies;
    QList<Report> reports;

    bool operator==(const DeadEnd &) const = default;
};

/// Something that helps. `how` is empty if the record only repeats `action` there.
struct Workaround {
    BilingualText action;
    BilingualText how;
    BilingualText condition;
    BilingualText tradeoff;
    QString code; ///< the exact commands or code, or empty
    QString codeLanguage; ///< a KSyntaxHighlighting definition name, or empty
    std::optional<double> successRate; ///< 0..1, as the record's author states it
    QStringList sources;
    QString step; ///< "check" for a look that changes nothing and tells which case it is; empty for a fix
    QList<CodeVariant> variants;
    Applicability applies;
    QList<Report> reports;

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

/// An edge to another record. The target may be missing in the loaded catalogues.
struct Transition {
    QString recordId;
    std::optional<double> probability; ///< 0..1
    QString condition;
    BilingualText distinction; ///< how to tell the two apart

    bool operator==(const Transition &) const = default;
};

/// The real output of a tool. The record's regex matches it.
struct Sample {
    QString text;
    QString lang;
    QString tool;
    QString source;

    bool operator==(const Sample &) const = default;
};

/// A value that is taken from the paste. `<name>` in code and texts stands for it.
struct Capture {
    QString name;
    QString regex; ///< RE2 syntax; empty if a named group of the record's regex takes the value
    QString kind; ///< a word of captureKinds: what the value may be
    QList<std::pair<QString, QString>> map; ///< the word to insert instead of a value, where it is another one
    QString from; ///< a word of captureSources: the list in which a value is looked up that `map` does not have

    bool operator==(const Capture &) const = default;
};

/// The result of each attempt of a record, by position; no value if it was not tried.
using Outcomes = QList<std::optional<bool>>;

/// One execution of the error, its dead ends and its workarounds.
struct Reproduction {
    QString environment;
    QDate date;
    std::optional<bool> error; ///< the error was seen
    Outcomes deadEnds; ///< the dead end failed as the record says
    Outcomes workarounds; ///< the workaround helped

    bool operator==(const Reproduction &) const = default;
};

/// One cause that a person can act on: signature, dead ends, workarounds and their evidence. Only `id` is always set;
/// titleOf() names any record.
struct Record {
    QString id; ///< data, never a path: "pytorch/mps-float64-unsupported"
    BilingualText signature; ///< the tool's own message
    BilingualText title; ///< what happened, in one sentence
    QString regex; ///< RE2 syntax; matched without case
    QList<Capture> captures;
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
    QString verificationTier; ///< "ai_generated", "sourced", "reproduced", or another text
    std::optional<int> evidenceCount;
    std::optional<double> confidence;
    std::optional<double> fixSuccessRate;
    QString resolvable;
    QDate firstSeen;
    QDate lastConfirmed;
    QDate lastUpdated;
    QStringList tags;
    QString locale;

    /// The path of the file that holds the record; ":/catalog/…" for the built-in catalogue.
    QString file;
    int line = 0; ///< line of the record's first character in `file`, from 1
    /// The places of the records with the same id that this one replaces: "pack.json:12"; the last one comes first.
    QStringList replaces;

    bool operator==(const Record &) const = default;
};

} // namespace wayout::catalog
