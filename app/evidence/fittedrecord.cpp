// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/fittedrecord.h"

#include "app/catalog/affectedversions.h"
#include "app/text/hazards.h"

#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

using Standing = FittedEntry::Standing;
using Reason = FittedEntry::Reason;

/// Whether the system is one of the words; nothing if the text does not tell.
std::optional<bool> isAmong(const text::System &system, const QStringList &words)
{
    if (system.name.isEmpty()) {
        return std::nullopt;
    }
    bool isUnknown = false;
    for (const QString &word : words) {
        const text::System wanted = text::systemNamed(word);
        if (wanted.name != system.name) {
            continue;
        }
        if (wanted.distribution.isEmpty() || wanted.distribution == system.distribution) {
            return true;
        }
        isUnknown = isUnknown || system.distribution.isEmpty();
    }
    return isUnknown ? std::nullopt : std::optional(false);
}

/// Reads `applies` of one entry. All of its parts must fit; one that does not is enough to exclude the entry, but a
/// text that is not in the paste may have been left out of it: then the entry only comes below those without a condition.
FittedEntry fittedTo(const catalog::Applicability &applies, PasteReading &paste)
{
    FittedEntry entry;
    bool fits = !applies.isEmpty();
    const auto take = [&](std::optional<bool> holds, Reason reason, const QString &because) {
        fits = fits && holds.value_or(false);
        if (holds && entry.standing != Standing::Excluded) {
            entry.reason = reason;
            entry.because = because;
            entry.standing = *holds ? entry.standing : Standing::Excluded;
        }
    };
    if (!applies.os.isEmpty()) {
        const text::System &system = paste.system();
        const bool hasDistribution = !system.distribution.isEmpty();
        take(isAmong(system, applies.os), Reason::System, hasDistribution ? system.distribution : system.name);
    }
    for (const QString &version : applies.versions) {
        const auto found = catalog::versionFound({.version = version}, paste.text());
        take(found ? std::optional(found->isAffected) : std::nullopt, Reason::Version,
            found ? found->version : QString());
    }
    if (!applies.text.isEmpty() && entry.standing != Standing::Excluded) {
        const auto found = paste.find(applies.text);
        const bool isTold = found && !paste.isSecret(*found);
        take(found ? std::optional(true) : std::nullopt, Reason::Text, isTold ? found->text : QString());
        entry.line = found ? found->line : 0;
    }
    if (entry.standing != Standing::Excluded) {
        const bool isUnmet = !fits && !applies.text.isEmpty() && entry.reason != Reason::Text;
        entry.standing = fits ? Standing::Fits : isUnmet ? Standing::Unmet : Standing::AsWritten;
    }
    if (entry.standing == Standing::AsWritten || entry.standing == Standing::Unmet) {
        entry.reason = Reason::None;
        entry.because.clear();
        entry.line = 0;
    }
    return entry;
}

void addOwnResult(const EntryOutcomes &outcomes, FittedEntry &entry)
{
    if (entry.standing != Standing::Excluded && outcomes.ownWorked != outcomes.ownFailed) {
        entry.standing = outcomes.ownWorked > outcomes.ownFailed ? Standing::WorkedForUser : Standing::FailedForUser;
    }
}

/// Whether people had clearly more of what `share` measures with `one` than with `other`.
bool isClearlyAbove(const PeopleCount &one, const PeopleCount &other, bool wantsFailures)
{
    if (std::min(one.people(), other.people()) < fewestForRate) {
        return false;
    }
    const Interval a = one.interval();
    const Interval b = other.interval();
    return wantsFailures ? a.high < b.low : a.low > b.high;
}

/// Orders entries of equal standing by people's results where these differ clearly, and leaves the others in order.
void order(QList<FittedEntry> &entries, const QList<PeopleCount> &counts, bool wantsFailures)
{
    std::ranges::stable_sort(entries, {}, &FittedEntry::standing);
    for (qsizetype i = 1; i < entries.size(); ++i) {
        const auto isWorse = [&](const FittedEntry &earlier) {
            return earlier.standing == entries.at(i).standing
                && isClearlyAbove(counts.at(entries.at(i).index), counts.at(earlier.index), wantsFailures);
        };
        const auto here = entries.begin() + i;
        std::rotate(std::find_if(entries.begin(), here, isWorse), here, here + 1);
    }
}

/// Returns the best variant for the system; -1 for the workaround's own code.
qsizetype variantFor(const catalog::Workaround &workaround, const text::System &system)
{
    qsizetype best = workaround.code.isEmpty() && !workaround.variants.isEmpty() ? 0 : -1;
    int bestFit = 0;
    for (qsizetype i = 0; i < workaround.variants.size(); ++i) {
        const text::System wanted = text::systemNamed(workaround.variants.at(i).os);
        const bool isSame = !wanted.name.isEmpty() && wanted.name == system.name;
        const int fit = !isSame                          ? 0
            : wanted.distribution.isEmpty()              ? 1
            : wanted.distribution == system.distribution ? 2
                                                         : 0;
        if (fit > bestFit) {
            best = i;
            bestFit = fit;
        }
    }
    return best;
}

/// Moves the first fix to the front, and the checks behind it: they are looks beside the fix, never the fix. What destroys
/// something does not become the fix because another way failed for the user, as long as a harmless way is left.
void leadWithFix(const catalog::Record &record, QList<FittedEntry> &workarounds)
{
    auto fix = std::ranges::find(workarounds, false, &FittedEntry::isCheck);
    if (fix == workarounds.end()) {
        return;
    }
    if (std::ranges::find(workarounds, Standing::FailedForUser, &FittedEntry::standing) != workarounds.end()) {
        const auto isHarmless = [&](const FittedEntry &entry) {
            const QString code = codeOf(record.workarounds.at(entry.index), entry.variant).code;
            return !entry.isCheck && entry.standing == fix->standing && text::hazardsIn(code).isEmpty();
        };
        const auto harmless = std::find_if(fix, workarounds.end(), isHarmless);
        fix = fix->standing == Standing::WorkedForUser || harmless == workarounds.end() ? fix : harmless;
    }
    std::rotate(workarounds.begin(), fix, fix + 1);
    std::stable_partition(workarounds.begin() + 1, workarounds.end(),
        [](const FittedEntry &entry) { return entry.isCheck && entry.standing != FittedEntry::Standing::Excluded; });
}

} // namespace

QString readersSystem()
{
    static const QString word = [] { // Qt reads it from a file each time
        const QString product = QSysInfo::productType();
        if (product == "windows"_L1 || product == "macos"_L1) {
            return product;
        }
        const QString distribution = text::systemIn(product).distribution;
        return !distribution.isEmpty() ? distribution : QSysInfo::kernelType() == "linux"_L1 ? u"linux"_s : QString();
    }();
    return word;
}

catalog::CodeVariant codeOf(const catalog::Workaround &workaround, qsizetype variant)
{
    if (variant < 0 || variant >= workaround.variants.size()) {
        return {.code = workaround.code, .codeLanguage = workaround.codeLanguage};
    }
    catalog::CodeVariant chosen = workaround.variants.at(variant);
    if (chosen.codeLanguage.isEmpty()) {
        chosen.codeLanguage = workaround.codeLanguage;
    }
    return chosen;
}

const AbsentPackage *absentIn(const QString &code, const FittedRecord &fitted)
{
    const auto isNeeded = [&](const AbsentPackage &one) { return code.contains(u'<' + one.name + u'>'); };
    const auto found = std::ranges::find_if(fitted.absent, isNeeded);
    return found == fitted.absent.end() ? nullptr : &*found;
}

PasteFacts factsOf(const catalog::Record &record, const PastedText &pasted)
{
    if (pasted.text.isEmpty()) {
        return {};
    }
    PasteReading paste(pasted.text, pasted.line, pasted.clean);
    PasteValues values = valuesOf(record, paste, pasted.readersRelease);
    PasteFacts facts{.line = pasted.line,
        .system = paste.system(),
        .values = std::move(values.filled),
        .absent = std::move(values.absent)};
    for (const catalog::Workaround &workaround : record.workarounds) {
        facts.workarounds.append(fittedTo(workaround.applies, paste));
    }
    for (const catalog::DeadEnd &deadEnd : record.deadEnds) {
        facts.deadEnds.append(fittedTo(deadEnd.applies, paste));
    }
    for (const catalog::AffectedVersion &version : record.versions) {
        facts.versions.append(catalog::versionFound(version, paste.text()));
    }
    return facts;
}

FittedRecord fittedRecord(const catalog::Record &record, const Occasion &occasion)
{
    const PasteFacts &facts = occasion.facts;
    const RecordOutcomes &outcomes = occasion.outcomes;
    FittedRecord fitted{.values = facts.values, .absent = facts.absent};
    QList<PeopleCount> counts;
    for (qsizetype i = 0; i < record.workarounds.size(); ++i) {
        const catalog::Workaround &workaround = record.workarounds.at(i);
        FittedEntry entry = facts.workarounds.value(i);
        entry.index = i;
        entry.isCheck = !workaround.step.isEmpty();
        addOwnResult(outcomes.workarounds.value(i), entry);
        if (!workaround.variants.isEmpty()) {
            entry.variant = variantFor(
                workaround, facts.system.name.isEmpty() ? text::systemNamed(occasion.readersSystem) : facts.system);
        }
        if (const AbsentPackage *absent = absentIn(codeOf(workaround, entry.variant).code, fitted)) {
            entry.standing = Standing::Excluded;
            entry.reason = Reason::NoPackage;
            entry.because = absent->name;
        }
        counts.append(evidenceOf<catalog::Workaround>(record, i, outcomes.workarounds.value(i)).counted);
        fitted.workarounds.append(entry);
    }
    order(fitted.workarounds, counts, false);
    leadWithFix(record, fitted.workarounds);
    counts.clear();
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        FittedEntry entry = facts.deadEnds.value(i);
        entry.index = i;
        counts.append(evidenceOf<catalog::DeadEnd>(record, i, outcomes.deadEnds.value(i)).counted);
        fitted.deadEnds.append(entry);
    }
    order(fitted.deadEnds, counts, true);
    return fitted;
}

} // namespace wayout::evidence
