// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordwords.h"

#include "app/catalog/domains.h"
#include "app/present/evidenceline.h"
#include "app/text/codespans.h"
#include "app/text/hazards.h"
#include "app/text/terms.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

constexpr int staleMonths = 12;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordWords)
};

int monthsBetween(QDate from, QDate to)
{
    const int months = (to.year() - from.year()) * 12 + to.month() - from.month();
    return to.day() < from.day() ? months - 1 : months;
}

bool endsSentence(const QString &text, qsizetype at)
{
    const QChar character = text.at(at);
    if (character == u'。' || character == u'！' || character == u'？' || character == u'\n') {
        return true;
    }
    // A sentence ends before a space and a capital: not in "torch 2.0", "e.g. this" or "foo.py".
    return (character == u'.' || character == u'!' || character == u'?') && at + 2 < text.size()
        && text.at(at + 1) == u' ' && text.at(at + 2).isUpper();
}

} // namespace

QString tierWords(const QString &tier)
{
    if (tier.isEmpty()) {
        return Words::tr("not verified");
    }
    if (tier == "ai_generated"_L1) {
        return Words::tr("AI-written, not verified");
    }
    if (tier == "sourced"_L1) {
        //: every claim of the record has a source that says so
        return Words::tr("sourced");
    }
    if (tier == "reproduced"_L1) {
        //: the error and what to do about it were executed
        return Words::tr("reproduced");
    }
    return tier;
}

bool isStale(QDate confirmed, QDate today)
{
    return confirmed.isValid() && monthsBetween(confirmed, today) >= staleMonths;
}

QString evidenceWords(const catalog::Record &record)
{
    return record.evidenceCount ? Words::tr("%n source(s) or run(s)", nullptr, *record.evidenceCount) : QString();
}

QString evidenceWords(const QString &text, qsizetype most)
{
    QStringList words = text.split(u", "_s);
    if (most > 0) {
        words = words.first(std::min(most, words.size()));
    }
    //: between the words of a list: "undefined, reference", “未定义的引用、text”
    return words.join(QCoreApplication::translate("EvidenceWords", ", "));
}

QString shownDomain(const QString &domain, catalog::ContentLanguage language)
{
    if (language == catalog::ContentLanguage::Both) {
        language = QLocale().language() == QLocale::Chinese ? catalog::ContentLanguage::Chinese
                                                            : catalog::ContentLanguage::English;
    }
    return catalog::shownText(catalog::domainName(domain), language).primary;
}

QString reproductionWords(const catalog::Reproduction &run)
{
    const auto tried = [](const catalog::Outcomes &outcomes) {
        return int(std::ranges::count_if(outcomes, [](const auto &one) { return one.has_value(); }));
    };
    const auto held = [](const catalog::Outcomes &outcomes) {
        return int(std::ranges::count(outcomes, std::optional(true)));
    };
    QStringList words;
    if (run.error) {
        words.append(*run.error ? Words::tr("the error was seen") : Words::tr("the error was not seen"));
    }
    if (const int trials = tried(run.deadEnds); trials > 0) {
        words.append(Words::tr("%1 of %n dead end(s) failed", nullptr, trials).arg(held(run.deadEnds)));
    }
    if (const int trials = tried(run.workarounds); trials > 0) {
        words.append(Words::tr("%1 of %n workaround(s) worked", nullptr, trials).arg(held(run.workarounds)));
    }
    return words.join(u" · "_s);
}

QString testedWords(const catalog::Record &record)
{
    QStringList environments;
    for (const catalog::Reproduction &run : record.reproductions) {
        environments.append(run.environment);
    }
    //: environments: "Debian 12, git 2.39"
    return environments.isEmpty() ? QString() : Words::tr("tested on %1").arg(environmentWords(environments));
}

bool isDestructive(const catalog::DeadEnd &deadEnd)
{
    const text::TextWithCode action = text::withCode(deadEnd.action.en);
    QList<text::HazardousLine> hazards = text::hazardsIn(action.text);
    for (const text::TextWithCode::Span &code : action.code) {
        hazards += text::hazardsIn(action.text.mid(code.start, code.length));
    }
    return std::ranges::any_of(hazards, &text::cannotBeUndone, &text::HazardousLine::hazard);
}

catalog::BilingualText rowCondition(const catalog::BilingualText &condition, const catalog::Record &record)
{
    static const QRegularExpression plainWord(u"^[a-z]+(?=$|[,'-]| (?!-))"_s);
    const QString word = plainWord.match(condition.en).captured();
    const auto isCommand = [&word](const catalog::Workaround &workaround) {
        const QStringList lines = workaround.code.split(u'\n');
        return std::ranges::any_of(lines, [&word](const QString &line) {
            return line == word || line.startsWith(word + u' ') || line.startsWith(u"sudo "_s + word + u' ');
        });
    };
    if (word.isEmpty() || word == record.domain || std::ranges::any_of(record.workarounds, isCommand)) {
        return condition;
    }
    return {condition.en.left(1).toUpper() + condition.en.mid(1), condition.zh};
}

FirstSentence firstSentence(const QString &text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (endsSentence(text, i)) {
            return {text.left(i + 1).trimmed(), text.mid(i + 1).trimmed()};
        }
    }
    return {text, {}};
}

QList<WordMark> wordMarks(const QString &text, const QStringList &sought)
{
    const QByteArray bytes = text.toUtf8();
    const QList<text::Term> terms = text::termsOf(bytes);
    const auto has = [&](const std::string &word) {
        return std::ranges::find(terms, word, &text::Term::key) != terms.end();
    };
    std::set<std::string> marked;
    for (const QString &phrase : sought) {
        std::vector<std::string> words;
        std::ranges::transform(phrase.split(u' '), std::back_inserter(words), &QString::toStdString);
        if (std::ranges::all_of(words, has)) {
            marked.insert(words.begin(), words.end());
        }
    }
    QList<WordMark> marks;
    for (const text::Term &term : terms) {
        if (!marked.contains(term.key)) {
            continue;
        }
        const qsizetype begin = QString::fromUtf8(bytes.first(term.begin)).size();
        const qsizetype end = QString::fromUtf8(bytes.first(term.end)).size();
        if (!marks.isEmpty() && begin <= marks.last().begin + marks.last().length) {
            marks.last().length = end - marks.last().begin;
        } else {
            marks.append({begin, end - begin});
        }
    }
    return marks;
}

} // namespace wayout::present
