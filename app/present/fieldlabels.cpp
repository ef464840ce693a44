// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/fieldlabels.h"

#include "app/catalog/domains.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

struct FieldLabels {
    Q_DECLARE_TR_FUNCTIONS(FieldLabels)
};

struct Wording {
    QLatin1StringView key;
    const char *label = nullptr;
    const char *hint = nullptr;
};

const Wording *wordingOf(QLatin1StringView key)
{
    static constexpr std::array words{
        Wording{"id"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Id"),
            QT_TRANSLATE_NOOP("FieldLabels", "domain/short-name, in small letters")},
        Wording{"signature"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Error text"),
            QT_TRANSLATE_NOOP("FieldLabels", "As the tool prints it; … for what differs from case to case")},
        Wording{"title"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Title"),
            QT_TRANSLATE_NOOP("FieldLabels", "What happened, in one sentence of at most 80 characters")},
        Wording{"captures"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Values from the text"),
            QT_TRANSLATE_NOOP("FieldLabels", "JSON: a pattern and a kind for each <name> in the code")},
        Wording{"name"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Name")},
        Wording{"kind"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Kind of value")},
        Wording{"map"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Words to insert instead")},
        Wording{"from"_L1, QT_TRANSLATE_NOOP("FieldLabels", "List of packages")},
        Wording{"aliases"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Other wordings"),
            QT_TRANSLATE_NOOP("FieldLabels", "The same error as other versions, systems or languages print it")},
        Wording{"regex"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Pattern"),
            QT_TRANSLATE_NOOP("FieldLabels", "A regex in RE2 syntax; capitals and small letters are the same")},
        Wording{"error_code"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Error code")},
        Wording{"domain"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Domain")},
        Wording{"category"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Category")},
        Wording{"subcategory"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Subcategory")},
        Wording{"root_cause"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Cause")},
        Wording{"root_cause_type"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Kind of cause")},
        Wording{"versions"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Affected versions")},
        Wording{"os_specific"_L1, QT_TRANSLATE_NOOP("FieldLabels", "By system")},
        Wording{"windows"_L1, QT_TRANSLATE_NOOP("FieldLabels", "On Windows")},
        Wording{"macos"_L1, QT_TRANSLATE_NOOP("FieldLabels", "On macOS")},
        Wording{"linux"_L1, QT_TRANSLATE_NOOP("FieldLabels", "On Linux")},
        Wording{"dead_ends"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What not to try")},
        Wording{"workarounds"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What to try")},
        Wording{"action"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Action")},
        Wording{"why_fails"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Why it fails")},
        Wording{"how"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How")},
        Wording{"condition"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Condition")},
        Wording{"common_misconception"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What people believe")},
        Wording{"tradeoff"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What it costs")},
        Wording{"fail_rate"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How often it fails")},
        Wording{"success_rate"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How often it works")},
        Wording{"code"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Commands or code"),
            QT_TRANSLATE_NOOP("FieldLabels", "Exactly as it is to be copied")},
        Wording{"code_language"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Language of the code")},
        Wording{"sources"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Sources"),
            QT_TRANSLATE_NOOP("FieldLabels", "Addresses of pages that say so")},
        Wording{"step"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Kind of step"),
            QT_TRANSLATE_NOOP("FieldLabels", "“check” for a look that changes nothing; empty for a fix")},
        Wording{"variants"_L1, QT_TRANSLATE_NOOP("FieldLabels", "The same on other systems")},
        Wording{"os"_L1, QT_TRANSLATE_NOOP("FieldLabels", "System")},
        Wording{"shell"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Shell")},
        Wording{"applies"_L1, QT_TRANSLATE_NOOP("FieldLabels", "When it holds, for the program")},
        Wording{"reports"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What people reported")},
        Wording{"url"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Address"), QT_TRANSLATE_NOOP("FieldLabels", "Of the post")},
        Wording{"outcome"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What came of it")},
        Wording{"note"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Note")},
        Wording{"version"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Version"),
            QT_TRANSLATE_NOOP("FieldLabels", "Such as torch>=2.0")},
        Wording{"introduced"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Since version")},
        Wording{"deprecated"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Out of use since version")},
        Wording{"removed"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Gone since version")},
        Wording{"behavior_change"_L1, QT_TRANSLATE_NOOP("FieldLabels", "What changed")},
        Wording{"status"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Status")},
        Wording{"leads_to"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Leads to")},
        Wording{"preceded_by"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Follows from")},
        Wording{"frequently_confused_with"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Easily confused with")},
        Wording{"error_id"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Id of the record")},
        Wording{"probability"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How often")},
        Wording{"distinction"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How to tell them apart")},
        Wording{"samples"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Samples"),
            QT_TRANSLATE_NOOP("FieldLabels", "What tools really printed; the pattern has to match each")},
        Wording{"text"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Output")},
        Wording{"lang"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Language of the output")},
        Wording{"tool"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Tool and its version")},
        Wording{"source"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Where it comes from")},
        Wording{"reproductions"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Runs")},
        Wording{"environment"_L1, QT_TRANSLATE_NOOP("FieldLabels", "System and versions")},
        Wording{"date"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Day")},
        Wording{"error"_L1, QT_TRANSLATE_NOOP("FieldLabels", "The error was seen")},
        Wording{"official_doc_url"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Official documentation"),
            QT_TRANSLATE_NOOP("FieldLabels", "The address of the page")},
        Wording{"official_doc_section"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Section of that page")},
        Wording{"verification_tier"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How far it was checked")},
        Wording{"evidence_count"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Sources and runs behind it")},
        Wording{"confidence"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How sure the author is")},
        Wording{"fix_success_rate"_L1, QT_TRANSLATE_NOOP("FieldLabels", "How often it gets solved")},
        Wording{"resolvable"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Can it be solved?")},
        Wording{"first_seen"_L1, QT_TRANSLATE_NOOP("FieldLabels", "First seen")},
        Wording{"last_confirmed"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Last confirmed")},
        Wording{"last_updated"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Last changed")},
        Wording{"tags"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Tags")},
        Wording{"locale"_L1, QT_TRANSLATE_NOOP("FieldLabels", "Language that it was written in")},
    };
    const auto found = std::ranges::find(words, key, &Wording::key);
    return found == words.end() ? nullptr : &*found;
}

} // namespace

QString fieldLabel(QLatin1StringView key)
{
    const Wording *wording = wordingOf(key);
    return wording ? FieldLabels::tr(wording->label) : QString(key);
}

QString fieldLabel(const catalog::FormatField &field, const catalog::TextLanguage &language)
{
    // Patterns have different keys.
    const QString label = fieldLabel(field.content == catalog::FieldKind::Pattern ? "regex"_L1 : field.key);
    if (!field.isBilingual) {
        return label;
    }
    //: the name of a field, and its language
    return language.text == &catalog::BilingualText::zh ? FieldLabels::tr("%1 (Chinese)").arg(label)
                                                        : FieldLabels::tr("%1 (English)").arg(label);
}

QString fieldHint(const catalog::FormatField &field, const catalog::TextLanguage &language)
{
    if (language.text == &catalog::BilingualText::zh && field.key == "signature"_L1) {
        return FieldLabels::tr("What the error text says, in Chinese");
    }
    switch (field.content) {
    case catalog::FieldKind::Rate:
        return FieldLabels::tr("0 to 1, such as 0.9; empty when nobody knows");
    case catalog::FieldKind::Date:
        return FieldLabels::tr("Such as 2026-06-01");
    case catalog::FieldKind::Count:
        return FieldLabels::tr("A whole number");
    default:
        const Wording *wording = wordingOf(field.key);
        return wording && wording->hint ? FieldLabels::tr(wording->hint) : QString();
    }
}

QStringList fieldChoices(const catalog::FormatField &field)
{
    if (field.content == catalog::FormatField::Content::Truth) {
        return {u"true"_s, u"false"_s};
    }
    if (!field.words.empty()) {
        QStringList words;
        for (const std::string_view word : field.words) {
            words.append(QLatin1StringView(word));
        }
        return words;
    }
    if (field.key == "domain"_L1) {
        QStringList ids;
        for (const catalog::Domain &domain : catalog::knownDomains()) {
            ids.append(domain.id);
        }
        return ids;
    }
    if (field.key == "category"_L1) {
        return catalog::categoryNames();
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
        return {u"Bash"_s, u"Python"_s, u"JSON"_s, u"YAML"_s, u"SQL"_s, u"JavaScript"_s, u"TypeScript"_s, u"Java"_s,
            u"C++"_s, u"CMake"_s, u"Rust"_s, u"Go"_s, u"PHP/PHP"_s, u"Ruby"_s, u"PowerShell"_s, u"INI Files"_s,
            u"XML"_s, u"Dockerfile"_s, u"Diff"_s};
    }
    if (field.key == "status"_L1) {
        return {u"active"_s, u"fixed"_s};
    }
    return {};
}

} // namespace wayout::present
