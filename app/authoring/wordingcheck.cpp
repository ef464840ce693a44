// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/authoring/recordchecks.h"
#include "app/catalog/recordschema.h"
#include "app/text/characters.h"
#include "app/text/datatable.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::authoring {

using Kind = catalog::Problem::Kind;

namespace {

/// A version that its vendor no longer supports.
struct UnsupportedVersion {
    QDate end; ///< the last day of support
    QString name;
    QRegularExpression inCode;
};

/// resources/text/record-checks.tsv
struct CheckTable {
    CheckTable();

    QRegularExpression thread;
    QRegularExpression runClaim;
    QRegularExpression prose;
    std::vector<UnsupportedVersion> unsupported;
};

CheckTable::CheckTable()
{
    const auto pattern = [](const QStringList &branches) {
        return QRegularExpression(branches.join(u'|'), QRegularExpression::CaseInsensitiveOption);
    };
    QHash<QString, QStringList> branches;
    for (const QByteArray &row : text::tableRows(u"record-checks.tsv"_s)) {
        const QStringList fields = QString::fromUtf8(row).split(u'\t');
        if (fields.at(0) == "unsupported"_L1) {
            unsupported.push_back(
                {QDate::fromString(fields.at(1), Qt::ISODate), fields.at(2), pattern({fields.at(3)})});
        } else {
            branches[fields.at(0)].append(fields.at(1));
        }
    }
    thread = pattern(branches.value(u"thread"_s));
    runClaim = pattern(branches.value(u"run-claim"_s));
    prose = pattern(branches.value(u"prose"_s));
}

const CheckTable &checkTable()
{
    static const CheckTable table;
    return table;
}

/// Returns the comments of code, without their marks. A mark stands at the beginning of a line or after a space.
QStringList commentsIn(const QString &code)
{
    static const QRegularExpression comment(u"(?:^|\\s)(?:#|//|--|::|rem|<!--|/\\*)\\s+([^\\s-].*)$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QStringList comments;
    for (auto found = comment.globalMatch(code); found.hasNext();) {
        comments.append(found.next().captured(1));
    }
    return comments;
}

/// Whether the comments of code are in one of the two languages only. Code that is commented out is in neither.
bool isCommentedInOneLanguage(const QString &code)
{
    static const QRegularExpression word(u"[A-Za-z]{2}"_s);
    const QStringList comments = commentsIn(code);
    const bool isChinese = std::ranges::any_of(comments, &text::hasChinese);
    return isChinese ? !comments.join(u' ').contains(word) : std::ranges::any_of(comments, [](const QString &comment) {
        return comment.count(u' ') >= 2 && comment.contains(checkTable().prose);
    });
}

void checkTexts(const catalog::Record &record, QList<catalog::Problem> &problems)
{
    if (record.officialDocUrl.contains(checkTable().thread)) {
        problems.append(problemOf(Kind::ThreadAsDocumentation, record, u"/official_doc_url"_s, record.officialDocUrl));
    }
    catalog::forEachValue<catalog::Record>(
        record, {}, [&]<typename Value>(const catalog::FieldTraits &, const Value &value, const QString &field) {
            if constexpr (std::is_same_v<Value, catalog::BilingualText>) {
                for (const catalog::TextLanguage &language : catalog::textLanguages) {
                    if (const auto claim = checkTable().runClaim.match(value.*language.text); claim.hasMatch()) {
                        problems.append(problemOf(
                            Kind::RunInText, record, field + QLatin1StringView(language.keySuffix), claim.captured()));
                    }
                }
            }
        });
}

void checkCode(const catalog::Record &record, QDate today, QList<catalog::Problem> &problems)
{
    forEachCode(record, [&](const catalog::Workaround &workaround, const QString &code, const QString &field) {
        if (isCommentedInOneLanguage(code)) {
            problems.append(problemOf(Kind::CommentInOneLanguage, record, field));
        }
        for (const UnsupportedVersion &version : checkTable().unsupported) {
            if (workaround.condition.isEmpty() && version.end < today && code.contains(version.inCode)) {
                problems.append(problemOf(Kind::UnsupportedVersion, record, field, version.name));
            }
        }
    });
}

void checkEvidence(const catalog::Record &record, QList<catalog::Problem> &problems)
{
    for (qsizetype i = 0; i < record.deadEnds.size(); ++i) {
        const catalog::DeadEnd &deadEnd = record.deadEnds.at(i);
        const bool failedInRun = std::ranges::any_of(record.reproductions, [i](const catalog::Reproduction &run) {
            return i < run.deadEnds.size() && run.deadEnds.at(i).value_or(false);
        });
        if (deadEnd.sources.isEmpty() && deadEnd.reports.isEmpty() && !failedInRun) {
            problems.append(problemOf(Kind::DeadEndWithoutEvidence, record, u"/dead_ends/%1"_s.arg(i)));
        }
    }
}

} // namespace

void checkWording(
    const QList<catalog::Record> &records, QDate today, QList<catalog::Problem> &problems, const std::stop_token &stop)
{
    for (const catalog::Record &record : records) {
        if (stop.stop_requested()) {
            return;
        }
        checkTexts(record, problems);
        checkCode(record, today, problems);
        checkEvidence(record, problems);
    }
}

} // namespace wayout::authoring
