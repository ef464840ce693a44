// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordcheck.h"

#include "app/authoring/recordchecks.h"
#include "app/catalog/catalog.h"
#include "app/catalog/catalogfiles.h"
#include "app/catalog/domains.h"
#include "app/catalog/jsonscanner.h"
#include "app/catalog/recordschema.h"
#include "app/evidence/entryevidence.h"
#include "app/evidence/filledtext.h"
#include "app/match/patterns.h"
#include "app/text/characters.h"
#include "app/text/hiddencharacters.h"

#include <QSet>
#include <QUrl>

#include <algorithm>
#include <tuple>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::authoring {

using Kind = catalog::Problem::Kind;

namespace {

/// Whether the address may be opened: a web address with a host and without user information, which could imitate a
/// host.
bool isWebAddress(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    return url.isValid() && (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty()
        && url.userInfo().isEmpty();
}

/// Whether the text seems to be meant as a web address. Other sources are described in words.
bool looksLikeAddress(const QString &text)
{
    return text.contains("://"_L1) || text.startsWith("www."_L1);
}

/// The records by id, and which of them name which others as easily confused with them.
struct RecordLinks {
    explicit RecordLinks(const QList<catalog::Record> &records)
    {
        for (const catalog::Record &record : records) {
            byId.insert(record.id, &record);
            for (const catalog::Transition &transition : record.confusedWith) {
                confused.insert({record.id, transition.recordId});
            }
        }
    }

    QHash<QString, const catalog::Record *> byId;
    QSet<std::pair<QString, QString>> confused;
};

/// The findings on one record.
class RecordCheck
{
public:
    RecordCheck(const catalog::Record &record, QList<catalog::Problem> &problems)
        : m_record(record)
        , m_problems(problems)
    {
    }

    void checkNames();
    /// Checks the values of all fields according to their kinds.
    void checkValues(QDate today);
    void checkActions();
    void checkCode();
    void checkTitle();
    void checkReports();
    /// Reports words of a map that are not of the kind of their capture, and so never inserted.
    void checkCaptures();
    void checkTargets(const RecordLinks &links);

private:
    void report(Kind kind, const QString &field, const QString &argument = {})
    {
        m_problems.append(problemOf(kind, m_record, field, argument));
    }
    void checkLanguages(const catalog::BilingualText &text, const QString &field);
    void checkLink(catalog::FieldKind kind, const QString &text, const QString &field);

    const catalog::Record &m_record;
    QList<catalog::Problem> &m_problems;
};

void RecordCheck::checkNames()
{
    const QList<catalog::Domain> &domains = catalog::knownDomains();
    if (std::ranges::find(domains, m_record.domain, &catalog::Domain::id) == domains.end()) {
        report(Kind::UnknownDomain, u"/domain"_s, m_record.domain);
    }
    if (!catalog::categoryNames().contains(m_record.category)) {
        report(Kind::UnknownCategory, u"/category"_s, m_record.category);
    }
}

void RecordCheck::checkLanguages(const catalog::BilingualText &text, const QString &field)
{
    const QString chineseField = field + QLatin1StringView(catalog::textLanguages.at(1).keySuffix);
    if (text.isEmpty()) {
        return;
    }
    if (text.zh.isEmpty()) {
        report(Kind::MissingChinese, chineseField);
    } else if (!text::hasChinese(text.zh)) {
        report(Kind::NoChineseInChinese, chineseField);
    }
    if (text.en.isEmpty()) {
        report(Kind::MissingEnglish, field);
    }
}

void RecordCheck::checkActions()
{
    for (qsizetype i = 0; i < m_record.deadEnds.size(); ++i) {
        if (m_record.deadEnds.at(i).action.isEmpty()) {
            report(Kind::EmptyAction, u"/dead_ends/%1/action"_s.arg(i));
        }
    }
    for (qsizetype i = 0; i < m_record.workarounds.size(); ++i) {
        if (m_record.workarounds.at(i).action.isEmpty()) {
            report(Kind::EmptyAction, u"/workarounds/%1/action"_s.arg(i));
        }
    }
}

void RecordCheck::checkCode()
{
    forEachCode(m_record, [this](const catalog::Workaround &, const QString &code, const QString &field) {
        const QList<text::HiddenCharacter> hidden = text::hiddenCharacters(code);
        if (!hidden.isEmpty()) {
            report(Kind::InvisibleCharacter, field, text::hiddenName(hidden.first().character));
        }
    });
}

void RecordCheck::checkTitle()
{
    for (const auto &[language, longest] : {std::pair(0, 80), std::pair(1, 30)}) {
        const catalog::TextLanguage &in = catalog::textLanguages.at(std::size_t(language));
        const QString title = m_record.title.*in.text;
        const QString field = u"/title"_s + QLatin1StringView(in.keySuffix);
        if (title.size() > longest) {
            report(Kind::TitleTooLong, field, QString::number(longest));
        }
        if (title.contains(u'…') || title.contains("..."_L1)) {
            report(Kind::TitleWithGap, field);
        }
    }
}

void RecordCheck::checkReports()
{
    const auto check = [this](const auto &entries, const QString &list) {
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QList<catalog::Report> &reports = entries.at(i).reports;
            const QString field = u"/%1/%2/reports/%3/url"_s;
            for (qsizetype j = 0; j < reports.size(); ++j) {
                if (reports.at(j).url.isEmpty()) {
                    report(Kind::ReportWithoutAddress, field.arg(list).arg(i).arg(j));
                }
            }
            for (const qsizetype j : evidence::repeatedReports(reports)) {
                report(Kind::RepeatedReport, field.arg(list).arg(i).arg(j), reports.at(j).url);
            }
        }
    };
    check(m_record.deadEnds, u"dead_ends"_s);
    check(m_record.workarounds, u"workarounds"_s);
}

void RecordCheck::checkCaptures()
{
    for (const catalog::Capture &capture : m_record.captures) {
        for (const auto &[pasted, inserted] : capture.map) {
            const bool isLeftOut = inserted == "-"_L1; // no word fits in place of this value
            if (!isLeftOut && !capture.kind.isEmpty() && !evidence::isOfKind(inserted, capture.kind)) {
                report(Kind::UnknownWord, u"/captures/%1/map"_s.arg(capture.name), inserted);
            }
        }
    }
}

void RecordCheck::checkLink(catalog::FieldKind kind, const QString &text, const QString &field)
{
    const bool mustBeLink =
        kind == catalog::FieldKind::Link || (kind == catalog::FieldKind::Source && looksLikeAddress(text));
    if (mustBeLink && !text.isEmpty() && !isWebAddress(text)) {
        report(Kind::InvalidLink, field, text);
    }
}

void RecordCheck::checkValues(QDate today)
{
    const auto check = [&]<typename Value>(
                           const catalog::FieldTraits &traits, const Value &value, const QString &field) {
        if constexpr (std::is_same_v<Value, catalog::BilingualText>) {
            checkLanguages(value, field);
        } else if constexpr (std::is_same_v<Value, QString>) {
            checkLink(traits.kind, value, field);
            if (traits.kind == catalog::FieldKind::Pattern && field != "/regex"_L1) { // its own is tried on all records
                if (const std::string error = match::LazyPatterns::error(value.toStdString()); !error.empty()) {
                    report(Kind::InvalidPattern, field, QString::fromStdString(error));
                }
            }
        } else if constexpr (std::is_same_v<Value, QStringList>) {
            for (qsizetype i = 0; i < value.size(); ++i) {
                checkLink(traits.kind, value.at(i), field + u'/' + QString::number(i));
            }
        } else if constexpr (std::is_same_v<Value, QDate>) {
            if (value.isValid() && value > today) {
                report(Kind::DateInFuture, field, value.toString(Qt::ISODate));
            }
        }
    };
    catalog::forEachValue<catalog::Record>(m_record, {}, check);
}

void RecordCheck::checkTargets(const RecordLinks &links)
{
    catalog::forEachField<catalog::TransitionGraph>([&](const auto &field) {
        const QList<catalog::Transition> &transitions = m_record.*field.member;
        for (qsizetype i = 0; i < transitions.size(); ++i) {
            if (const QString &id = transitions.at(i).recordId; !links.byId.contains(id)) {
                report(Kind::UnknownTarget,
                    u"/transition_graph/%1/%2/error_id"_s.arg(QLatin1StringView(field.key)).arg(i), id);
            }
        }
    });
    for (qsizetype i = 0; i < m_record.confusedWith.size(); ++i) {
        const QString &id = m_record.confusedWith.at(i).recordId;
        const catalog::Record *other = links.byId.value(id);
        if (other && isResponsibleFor(m_record, *other) && !links.confused.contains({id, m_record.id})) {
            report(Kind::OneWayConfusion, u"/transition_graph/frequently_confused_with/%1/error_id"_s.arg(i), id);
        }
    }
}

struct Languages {
    bool english = false;
    bool chinese = false;
};

/// Returns the languages in which the record has a text other than its error text, which is the tool's.
Languages languagesOf(const catalog::Record &record)
{
    Languages languages;
    const auto look = [&]<typename Value>(const catalog::FieldTraits &, const Value &value, const QString &field) {
        if constexpr (std::is_same_v<Value, catalog::BilingualText>) {
            languages.english = languages.english || (!value.en.isEmpty() && field != "/signature"_L1);
            languages.chinese = languages.chinese || !value.zh.isEmpty();
        }
    };
    catalog::forEachValue<catalog::Record>(record, {}, look);
    return languages;
}

/// The bytes of a file and where its lines begin.
class FileLines
{
public:
    explicit FileLines(const QString &file)
    {
        QList<catalog::Problem> alreadyTold;
        m_bytes = catalog::readCatalogFile(file, alreadyTold).value_or(QByteArray());
        m_starts.push_back(0);
        for (qsizetype i = m_bytes.indexOf('\n'); i >= 0; i = m_bytes.indexOf('\n', i + 1)) {
            m_starts.push_back(i + 1);
        }
    }

    /// Returns the line of a field of the record that begins in line `recordLine`, or that line if there is no such
    /// field.
    int lineOf(int recordLine, const QString &field)
    {
        if (recordLine < 1 || std::size_t(recordLine) > m_starts.size()) {
            return recordLine;
        }
        const qsizetype start = m_bytes.indexOf('{', m_starts.at(std::size_t(recordLine) - 1));
        if (start < 0) {
            return recordLine;
        }
        if (start != m_record) {
            m_record = start;
            m_places.emplace(QByteArrayView(m_bytes).sliced(start));
        }
        const qsizetype offset = start + m_places->offsetOf(field);
        return int(std::ranges::upper_bound(m_starts, offset) - m_starts.begin());
    }

private:
    QByteArray m_bytes;
    std::vector<qsizetype> m_starts;
    qsizetype m_record = -1; ///< where the record of m_places begins
    std::optional<catalog::JsonPlaces> m_places;
};

} // namespace

QList<catalog::Problem> checkRecords(const QList<catalog::Record> &records, QDate today)
{
    return checkRecords(records, match::Patterns::of(records), today);
}

QList<catalog::Problem> checkRecords(
    const QList<catalog::Record> &records, const match::Patterns &patterns, QDate today, const std::stop_token &stop)
{
    const RecordLinks links(records);
    QList<catalog::Problem> problems;
    for (const catalog::Record &record : records) {
        if (stop.stop_requested()) {
            return {};
        }
        RecordCheck check(record, problems);
        check.checkNames();
        check.checkValues(today);
        check.checkActions();
        check.checkCode();
        check.checkTitle();
        check.checkReports();
        check.checkCaptures();
        check.checkTargets(links);
    }
    checkAdvice(records, problems, stop);
    checkPatterns(records, patterns, problems, stop);
    checkWording(records, today, problems, stop);
    const auto order = [](const catalog::Problem &problem) {
        return std::tie(problem.file, problem.line, problem.field);
    };
    std::ranges::stable_sort(
        problems, [&](const catalog::Problem &a, const catalog::Problem &b) { return order(a) < order(b); });
    return problems;
}

QList<catalog::Problem> checkDraft(const catalog::Record &record, const catalog::Catalog &catalog, QDate today)
{
    QList<catalog::Record> records{record};
    QSet<QString> ids{record.id};
    const auto add = [&](qsizetype index) {
        if (index >= 0 && !ids.contains(catalog.idAt(index))) {
            records.append(catalog.copyAt(index));
            ids.insert(records.last().id);
        }
    };
    for (const QList<catalog::Transition> *edges : {&record.leadsTo, &record.precededBy, &record.confusedWith}) {
        for (const catalog::Transition &edge : *edges) {
            add(catalog.indexOf(edge.recordId));
        }
    }
    const QString signature = record.signature.original().simplified();
    for (qsizetype i = 0; i < catalog.size() && !signature.isEmpty(); ++i) {
        if (catalog.signatureAt(i).original().compare(signature, Qt::CaseInsensitive) == 0) {
            add(i);
        }
    }
    QList<catalog::Problem> problems = checkRecords(records, today);
    const Languages written = languagesOf(record);
    problems.removeIf([&](const catalog::Problem &problem) {
        return problem.recordId != record.id || (problem.kind == Kind::MissingChinese && !written.chinese)
            || (problem.kind == Kind::MissingEnglish && !written.english);
    });
    return problems;
}

void findFieldLines(QList<catalog::Problem> &findings)
{
    QHash<QString, std::shared_ptr<FileLines>> files;
    for (catalog::Problem &finding : findings) {
        std::shared_ptr<FileLines> &lines = files[finding.file];
        if (!lines) {
            lines = std::make_shared<FileLines>(finding.file);
        }
        finding.line = lines->lineOf(finding.line, finding.field);
    }
}

} // namespace wayout::authoring
