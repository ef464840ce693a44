// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/codewarnings.h"

#include "app/text/hazards.h"
#include "app/text/hiddencharacters.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

constexpr qsizetype mostChecked = 100'000; // characters; checking more would cause a noticeable delay
constexpr qsizetype mostNamed = 3; // placeholders or lines; more add no information
constexpr qsizetype longestLine = 120; // characters shown of a line with hidden characters

class Words
{
    Q_DECLARE_TR_FUNCTIONS(CodeWarnings)

public:
    struct HazardWords {
        text::Hazard hazard;
        const char *words;
    };
    static constexpr HazardWords hazards[] = {
        {text::Hazard::DeletesFiles, QT_TR_NOOP("Deletes files: cannot be undone.")},
        {text::Hazard::ErasesDevice, QT_TR_NOOP("Erases a disk or a partition: cannot be undone.")},
        {text::Hazard::RewritesRemote, QT_TR_NOOP("Rewrites history on the server: what others pushed can be lost.")},
        {text::Hazard::DiscardsWork, QT_TR_NOOP("Throws away changes that are not committed: cannot be undone.")},
        {text::Hazard::DeletesData, QT_TR_NOOP("Deletes data: cannot be undone without a backup.")},
        {text::Hazard::OpensPermissions, QT_TR_NOOP("Lets every user of the computer read and change it.")},
        {text::Hazard::RunsDownload, QT_TR_NOOP("Runs a program from the network that nobody has read.")},
        {text::Hazard::RunsUnreadable, QT_TR_NOOP("Runs a program that cannot be read.")},
        {text::Hazard::ExhaustsMachine, QT_TR_NOOP("Starts programs without end: the computer stops responding.")},
        {text::Hazard::SkipsVerification, QT_TR_NOOP("Skips a check that protects against others.")},
        {text::Hazard::DisablesProtection, QT_TR_NOOP("Switches off a protection of the system.")},
    };
    static QString of(text::Hazard hazard)
    {
        return tr(std::ranges::find(hazards, hazard, &HazardWords::hazard)->words);
    }
};

void addHazards(const QString &code, QList<CodeWarning> &warnings)
{
    QList<text::HazardousLine> hazards = text::hazardsIn(code);
    std::ranges::stable_sort(
        hazards, {}, [](const text::HazardousLine &found) { return !text::cannotBeUndone(found.hazard); });
    QList<text::Hazard> said;
    for (const text::HazardousLine &found : std::as_const(hazards)) {
        if (said.contains(found.hazard)) {
            continue;
        }
        said.append(found.hazard);
        const bool forGood = text::cannotBeUndone(found.hazard);
        warnings.append({forGood ? theme::Glyph::CrossedCircle : theme::Glyph::Triangle,
            forGood ? theme::Tone::DeadEnd : theme::Tone::Caution, true, found.line,
            [hazard = found.hazard] { return Words::of(hazard); }});
    }
}

void addLookAlikes(const QString &code, QList<CodeWarning> &warnings)
{
    const QList<text::MixedScriptWord> words = text::mixedScriptWords(code);
    for (const text::MixedScriptWord &word : words.first(std::min(words.size(), mostNamed))) {
        warnings.append({theme::Glyph::Triangle, theme::Tone::DeadEnd, true,
            int(QStringView(code).first(word.begin).count(u'\n')) + 1,
            [seen = code.mid(word.begin, word.length), like = word.looksLike] {
                return Words::tr("“%1” looks like “%2” and is not: its letters are of different alphabets.")
                    .arg(seen, like);
            }});
    }
}

void addHidden(const QString &code, QList<CodeWarning> &warnings)
{
    const int count = int(text::hiddenCharacters(code).size());
    if (count == 0) {
        return;
    }
    QStringList lines;
    for (const QString &line : code.split(u'\n')) {
        if (text::hasHidden(line) && lines.size() < mostNamed) {
            lines.append(text::visibleForm(line).left(longestLine));
        }
    }
    warnings.append(
        {theme::Glyph::Triangle, theme::Tone::Caution, false, 0, [count, shown = lines.join(u'\n')] {
             return Words::tr("%n hidden character(s) left out, here and in the copy. They stood here:", nullptr, count)
                 + u'\n' + shown;
         }});
}

void addPlaceholders(const QString &code, QList<CodeWarning> &warnings)
{
    const QStringList found = text::placeholdersIn(code);
    if (!found.isEmpty()) {
        warnings.append({theme::Glyph::Info, theme::Tone::Info, false, 0,
            [named = found.first(std::min(found.size(), mostNamed)).join(u", "_s)] {
                return Words::tr("Edit before running: %1").arg(named);
            }});
    }
}

} // namespace

QList<CodeWarning> codeWarnings(const QString &code)
{
    if (code.size() > mostChecked) {
        return {{theme::Glyph::Triangle, theme::Tone::Caution, true, 0,
            [] { return Words::tr("Too long to be checked for dangerous commands: read it before running."); }}};
    }
    QList<CodeWarning> warnings;
    const QString clean = text::withoutHidden(code);
    addHazards(clean, warnings);
    addLookAlikes(clean, warnings);
    addHidden(code, warnings);
    addPlaceholders(clean, warnings);
    return warnings;
}

} // namespace wayout::answer
