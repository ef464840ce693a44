// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/edit/fieldwords.h"

#include "app/catalog/domains.h"
#include "app/catalog/categories.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(FieldWords)
};

struct Wording {
    QLatin1StringView key;
    const char *label = nullptr;
    const char *hint = nullptr;
};

const Wording *wordingOf(const FormatField &field)
{
    static constexpr std::array words{
        Wording{"id"_L1, QT_TRANSLATE_NOOP("FieldWords", "Id"), QT_TRANSLATE_NOOP("FieldWords", "domain/short-name, in small letters")},
        Wording{"signature"_L1, QT_TRANSLATE_NOOP("FieldWords", "Error text"), QT_TRANSLATE_NOOP("FieldWords", "As the tool prints it; … for what differs from case to case")},
        Wording{"aliases"_L1, QT_TRANSLATE_NOOP("FieldWords", "Other wordings"), QT_TRANSLATE_NOOP("FieldWords", "The same error as other versions, systems or languages print it")},
        Wording{"regex"_L1, QT_TRANSLATE_NOOP("FieldWords", "Pattern"), QT_TRANSLATE_NOOP("FieldWords", "A regex in RE2 syntax; capitals and small letters are the same")},
        Wording{"error_code"_L1, QT_TRANSLATE_NOOP("FieldWords", "Error code")},
        Wording{"domain"_L1, QT_TRANSLATE_NOOP("FieldWords", "Domain")},
        Wording{"category"_L1, QT_TRANSLATE_NOOP("FieldWords", "Category")},
        Wording{"subcategory"_L1, QT_TRANSLATE_NOOP("FieldWords", "Subcategory")},
        Wording{"root_cause"_L1, QT_TRANSLATE_NOOP("FieldWords", "Cause")},
        Wording{"root_cause_type"_L1, QT_TRANSLATE_NOOP("FieldWords", "Kind of cause")},
        Wording{"versions"_L1, QT_TRANSLATE_NOOP("FieldWords", "Affected versions")},
        Wording{"os_specific"_L1, QT_TRANSLATE_NOOP("FieldWords", "By system")},
        Wording{"windows"_L1, QT_TRANSLATE_NOOP("FieldWords", "On Windows")},
        Wording{"macos"_L1, QT_TRANSLATE_NOOP("FieldWords", "On macOS")},
        Wording{"linux"_L1, QT_TRANSLATE_NOOP("FieldWords", "On Linux")},
        Wording{"dead_ends"_L1, QT_TRANSLATE_NOOP("FieldWords", "What not to try")},
        Wording{"workarounds"_L1, QT_TRANSLATE_NOOP("FieldWords", "What to try")},
        Wording{"action"_L1, QT_TRANSLATE_NOOP("FieldWords", "What is done")},
        Wording{"why_fails"_L1, QT_TRANSLATE_NOOP("FieldWords", "Why it fails")},
        Wording{"how"_L1, QT_TRANSLATE_NOOP("FieldWords", "How")},
        Wording{"condition"_L1, QT_TRANSLATE_NOOP("FieldWords", "When that holds")},
        Wording{"common_misconception"_L1, QT_TRANSLATE_NOOP("FieldWords", "What people believe")},
        Wording{"tradeoff"_L1, QT_TRANSLATE_NOOP("FieldWords", "What it costs")},
        Wording{"fail_rate"_L1, QT_TRANSLATE_NOOP("FieldWords", "How often it fails"), QT_TRANSLATE_NOOP("FieldWords", "0 to 1, such as 0.9; empty when nobody knows")},
        Wording{"success_rate"_L1, QT_TRANSLATE_NOOP("FieldWords", "How often it works"), QT_TRANSLATE_NOOP("FieldWords", "0 to 1, such as 0.9; empty when nobody knows")},
        Wording{"code"_L1, QT_TRANSLATE_NOOP("FieldWords", "Commands or code"), QT_TRANSLATE_NOOP("FieldWords", "Exactly as it is to be copied")},
        Wording{"code_language"_L1, QT_TRANSLATE_NOOP("FieldWords", "Language of the code")},
        Wording{"sources"_L1, QT_TRANSLATE_NOOP("FieldWords", "Sources"), QT_TRANSLATE_NOOP("FieldWords", "Addresses of pages that say so")},
        Wording{"version"_L1, QT_TRANSLATE_NOOP("FieldWords", "Version"), QT_TRANSLATE_NOOP("FieldWords", "Such as torch>=2.0")},
        Wording{"introduced"_L1, QT_TRANSLATE_NOOP("FieldWords", "Since version")},
        Wording{"deprecated"_L1, QT_TRANSLATE_NOOP("FieldWords", "Out of use since version")},
        Wording{"removed"_L1, QT_TRANSLATE_NOOP("FieldWords", "Gone since version")},
        Wording{"behavior_change"_L1, QT_TRANSLATE_NOOP("FieldWords", "What changed")},
        Wording{"status"_L1, QT_TRANSLATE_NOOP("FieldWords", "Status")},
        Wording{"leads_to"_L1, QT_TRANSLATE_NOOP("FieldWords", "Leads to")},
        Wording{"preceded_by"_L1, QT_TRANSLATE_NOOP("FieldWords", "Follows from")},
        Wording{"frequently_confused_with"_L1, QT_TRANSLATE_NOOP("FieldWords", "Easily confused with")},
        Wording{"error_id"_L1, QT_TRANSLATE_NOOP("FieldWords", "Id of the record")},
        Wording{"probability"_L1, QT_TRANSLATE_NOOP("FieldWords", "How often"), QT_TRANSLATE_NOOP("FieldWords", "0 to 1, such as 0.9; empty when nobody knows")},
        Wording{"distinction"_L1, QT_TRANSLATE_NOOP("FieldWords", "How to tell them apart")},
        Wording{"samples"_L1, QT_TRANSLATE_NOOP("FieldWords", "Samples"), QT_TRANSLATE_NOOP("FieldWords", "What tools really printed; the pattern has to match each")},
        Wording{"text"_L1, QT_TRANSLATE_NOOP("FieldWords", "Output")},
        Wording{"lang"_L1, QT_TRANSLATE_NOOP("FieldWords", "Language of the output")},
        Wording{"tool"_L1, QT_TRANSLATE_NOOP("FieldWords", "Tool and its version")},
        Wording{"source"_L1, QT_TRANSLATE_NOOP("FieldWords", "Where it comes from")},
        Wording{"reproductions"_L1, QT_TRANSLATE_NOOP("FieldWords", "Runs")},
        Wording{"environment"_L1, QT_TRANSLATE_NOOP("FieldWords", "System and versions")},
        Wording{"date"_L1, QT_TRANSLATE_NOOP("FieldWords", "Day"), QT_TRANSLATE_NOOP("FieldWords", "Such as 2026-06-01")},
        Wording{"error"_L1, QT_TRANSLATE_NOOP("FieldWords", "The error was seen")},
        Wording{"official_doc_url"_L1, QT_TRANSLATE_NOOP("FieldWords", "Official documentation"), QT_TRANSLATE_NOOP("FieldWords", "The address of the page")},
        Wording{"official_doc_section"_L1, QT_TRANSLATE_NOOP("FieldWords", "Section of that page")},
        Wording{"verification_tier"_L1, QT_TRANSLATE_NOOP("FieldWords", "How far it was checked")},
        Wording{"evidence_count"_L1, QT_TRANSLATE_NOOP("FieldWords", "Sources and runs behind it"), QT_TRANSLATE_NOOP("FieldWords", "A whole number")},
        Wording{"confidence"_L1, QT_TRANSLATE_NOOP("FieldWords", "How sure the author is"), QT_TRANSLATE_NOOP("FieldWords", "0 to 1, such as 0.9; empty when nobody knows")},
        Wording{"fix_success_rate"_L1, QT_TRANSLATE_NOOP("FieldWords", "How often it gets solved"), QT_TRANSLATE_NOOP("FieldWords", "0 to 1, such as 0.9; empty when nobody knows")},
        Wording{"resolvable"_L1, QT_TRANSLATE_NOOP("FieldWords", "Can it be solved?")},
        Wording{"first_seen"_L1, QT_TRANSLATE_NOOP("FieldWords", "First seen"), QT_TRANSLATE_NOOP("FieldWords", "Such as 2026-06-01")},
        Wording{"last_confirmed"_L1, QT_TRANSLATE_NOOP("FieldWords", "Last confirmed"), QT_TRANSLATE_NOOP("FieldWords", "Such as 2026-06-01")},
        Wording{"last_updated"_L1, QT_TRANSLATE_NOOP("FieldWords", "Last changed"), QT_TRANSLATE_NOOP("FieldWords", "Such as 2026-06-01")},
        Wording{"tags"_L1, QT_TRANSLATE_NOOP("FieldWords", "Tags")},
        Wording{"locale"_L1, QT_TRANSLATE_NOOP("FieldWords", "Language that it was written in")},
    };
    const auto found = std::ranges::find(words, field.key, &Wording::key);
    return found == words.end() ? nullptr : &*found;
}

} // namespace

QString fieldLabel(const FormatField &field, bool isChinese)
{
    const Wording *wording = wordingOf(field);
    const QString label = wording ? FieldWords::tr(wording->label) : QString(field.key);
    if (!field.isBilingual) {
        return label;
    }
    //: the name of a field, and its language
    return isChinese ? FieldWords::tr("%1 (Chinese)").arg(label) : FieldWords::tr("%1 (English)").arg(label);
}

QString addEntryLabel(const FormatField &field)
{
    return FieldWords::tr("Add to “%1”").arg(fieldLabel(field, false));
}

QString fieldHint(const FormatField &field, bool isChinese)
{
    if (isChinese && field.key == "signature"_L1) {
        return FieldWords::tr("A title: what the error says, in Chinese"); // no tool prints it so
    }
    const Wording *wording = wordingOf(field);
    return wording && wording->hint ? FieldWords::tr(wording->hint) : QString();
}

QStringList fieldChoices(const FormatField &field)
{
    if (field.content == FormatField::Content::Truth) {
        return {u"true"_s, u"false"_s};
    }
    if (field.key == "domain"_L1) {
        QStringList ids;
        for (const Domain &domain : knownDomains()) {
            ids.append(domain.id);
        }
        return ids;
    }
    if (field.key == "category"_L1) {
        return categoryNames();
    }
    if (field.key == "verification_tier"_L1) {
        return {u"ai_generated"_s, u"sourced"_s, u"reproduced"_s};
    }
    if (field.key == "resolvable"_L1) {
        return {u"true"_s, u"partial"_s, u"false"_s};
    }
    if (field.key == "lang"_L1 || field.key == "locale"_L1) {
        return {u"en"_s, u"zh"_s};
    }
    if (field.key == "code_language"_L1) {
        return {u"Bash"_s, u"Python"_s, u"JSON"_s, u"YAML"_s, u"SQL"_s, u"JavaScript"_s, u"TypeScript"_s, u"Java"_s, u"C++"_s, u"CMake"_s,
            u"Rust"_s, u"Go"_s, u"PHP/PHP"_s, u"Ruby"_s, u"PowerShell"_s, u"INI Files"_s, u"XML"_s, u"Dockerfile"_s, u"Diff"_s};
    }
    if (field.key == "status"_L1) {
        return {u"active"_s, u"fixed"_s};
    }
    return {};
}
