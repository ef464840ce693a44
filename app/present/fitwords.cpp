// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/fitwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

struct FitWords {
    Q_DECLARE_TR_FUNCTIONS(FitWords)
};

constexpr qsizetype shortestQuote = 3; // shorter ones say nothing without what is around them
constexpr qsizetype longestQuote = 40;

/// Returns what people call a word of catalog::systemWords.
QString systemName(const QString &word)
{
    static constexpr std::array names{std::pair("linux"_L1, "Linux"), std::pair("macos"_L1, "macOS"),
        std::pair("windows"_L1, "Windows"), std::pair("debian"_L1, QT_TRANSLATE_NOOP("FitWords", "Debian or Ubuntu")),
        std::pair("fedora"_L1, QT_TRANSLATE_NOOP("FitWords", "Fedora or Red Hat")), std::pair("arch"_L1, "Arch Linux"),
        std::pair("alpine"_L1, "Alpine Linux")};
    const auto found = std::ranges::find(names, word, &decltype(names)::value_type::first);
    return found == names.end() ? word : FitWords::tr(found->second);
}

QString quoteWords(const evidence::FittedEntry &entry)
{
    const QString quote = entry.because.simplified();
    if (quote.size() < shortestQuote) {
        return {};
    }
    //: a line of the text, and characters that are in it
    return FitWords::tr("line %1 has “%2”")
        .arg(QLocale().toString(entry.line),
            quote.size() > longestQuote ? quote.first(longestQuote - 1).trimmed() + u'…' : quote);
}

} // namespace

QString fitWords(const evidence::FittedEntry &entry)
{
    using Standing = evidence::FittedEntry::Standing;
    using enum evidence::FittedEntry::Reason;
    if (entry.standing == Standing::Fits) {
        switch (entry.reason) {
        case Text:
            return quoteWords(entry);
        case System:
            //: %1 is a system such as Windows
            return FitWords::tr("your text is from %1").arg(systemName(entry.because));
        case Version:
            return FitWords::tr("your text has version %1").arg(entry.because);
        default:
            return {};
        }
    }
    if (entry.standing == Standing::Excluded && entry.reason == System) {
        return FitWords::tr("not for %1, where your text is from").arg(systemName(entry.because));
    }
    if (entry.standing == Standing::Excluded && entry.reason == Version) {
        return FitWords::tr("not for version %1, which your text has").arg(entry.because);
    }
    return {};
}

QString filledWords(const evidence::FilledText &code, const QList<evidence::FilledValue> &values)
{
    std::set<int> numbers;
    for (const evidence::FilledText::Place &place : code.places) {
        if (values.at(place.value).archive.isEmpty()) {
            numbers.insert(values.at(place.value).line);
        }
    }
    QStringList lines;
    for (const int number : numbers) {
        lines.append(QLocale().toString(number));
    }
    if (lines.isEmpty()) {
        return {};
    }
    //: what stands in the code in place of <branch> is from there; %1 is a number, or several: "3, 19"
    return (lines.size() == 1 ? FitWords::tr("filled in from line %1") : FitWords::tr("filled in from lines %1"))
        .arg(lines.join(FitWords::tr(", ", "between numbers of lines")));
}

} // namespace wayout::present
