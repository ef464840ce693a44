// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/notebook.h"

#include "app/storage/teamoutbox.h"
#include "app/text/secrets.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

constexpr std::array names{std::pair(OwnResult::Tried, "tried"_L1), std::pair(OwnResult::Worked, "worked"_L1),
    std::pair(OwnResult::DidNotWork, "did-not-work"_L1)};
constexpr qsizetype keyLength = 20; // hexadecimal digits; enough to keep the entries of one record apart

const Schema &schema()
{
    static const Schema tables{
        {
            {
                u"CREATE TABLE favourite (record TEXT PRIMARY KEY, time INTEGER NOT NULL)"_s,
                u"CREATE TABLE note (record TEXT PRIMARY KEY, text TEXT NOT NULL, time INTEGER NOT NULL)"_s,
                u"CREATE TABLE outcome (record TEXT NOT NULL, entry TEXT NOT NULL, occasion INTEGER NOT NULL, "
                "result TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (record, entry, occasion))"_s,
            },
            TeamOutbox::schema(),
        },
        QStringList{u"favourite"_s, u"note"_s, u"outcome"_s} + TeamOutbox::tables()};
    return tables;
}

/// Returns the first of these texts in the first language that any of them has.
QString firstOf(const catalog::BilingualText &first, const catalog::BilingualText &second)
{
    for (const catalog::TextLanguage &language : catalog::textLanguages) {
        for (const catalog::BilingualText *text : {&first, &second}) {
            if (!(text->*language.text).isEmpty()) {
                return text->*language.text;
            }
        }
    }
    return {};
}

QString textOf(const catalog::DeadEnd &deadEnd)
{
    return firstOf(deadEnd.action, deadEnd.whyFails);
}

QString textOf(const catalog::Workaround &workaround)
{
    const QString text = firstOf(workaround.action, workaround.how);
    return text.isEmpty() ? workaround.code : text;
}

void addResult(OwnResults &results, OwnResult result, qint64 time)
{
    ++(result == OwnResult::Worked ? results.worked : result == OwnResult::Tried ? results.tried : results.didNotWork);
    const QDateTime when = QDateTime::fromMSecsSinceEpoch(time);
    if (result != OwnResult::Tried && (!results.last.isValid() || results.last < when)) {
        results.last = when;
    }
}

/// Makes a key of the entry's text and its position among the entries with the same text.
template<typename Entry>
QString entryKey(QLatin1StringView kind, const QList<Entry> &entries, qsizetype index)
{
    const QString text = textOf(entries.at(index));
    const auto same = std::count_if(
        entries.begin(), entries.begin() + index, [&](const Entry &entry) { return textOf(entry) == text; });
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex();
    return u"%1-%2-%3"_s.arg(kind, QString::fromLatin1(hash.first(keyLength))).arg(same);
}

} // namespace

QString resultName(std::optional<OwnResult> result)
{
    return result ? QString(std::ranges::find(names, *result, &decltype(names)::value_type::first)->second)
                  : u"withdrawn"_s;
}

std::optional<OwnResult> resultNamed(const QString &name)
{
    const auto found = std::ranges::find(names, name, &decltype(names)::value_type::second);
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

AttemptKey AttemptKey::ofDeadEnd(const catalog::Record &record, qsizetype index)
{
    return {record.id, entryKey("dead-end"_L1, record.deadEnds, index)};
}

AttemptKey AttemptKey::ofWorkaround(const catalog::Record &record, qsizetype index)
{
    return {record.id, entryKey("workaround"_L1, record.workarounds, index)};
}

Notebook::Notebook(const QString &path)
    : m_database(path, schema())
{
}

OwnRecord Notebook::read(const QString &recordId, qint64 pasteId)
{
    OwnRecord own{recordId};
    own.isFavourite = !m_database.rows({u"SELECT 1 FROM favourite WHERE record = ?"_s, {recordId}}).isEmpty();
    own.note = m_database.rows({u"SELECT text FROM note WHERE record = ?"_s, {recordId}}).value(0).value(0).toString();
    const Statement outcomes{u"SELECT entry, occasion, result, time FROM outcome WHERE record = ?"_s, {recordId}};
    for (const QVariantList &row : m_database.rows(outcomes)) {
        const auto result = resultNamed(row.at(2).toString());
        if (!result) {
            continue; // written by a newer version
        }
        OwnResults &results = own.results[row.at(0).toString()];
        addResult(results, *result, row.at(3).toLongLong());
        if (row.at(1).toLongLong() == pasteId) {
            results.now = result;
        }
    }
    return own;
}

QSet<QString> Notebook::favourites()
{
    QSet<QString> records;
    for (const QVariantList &row : m_database.rows({u"SELECT record FROM favourite"_s})) {
        records.insert(row.at(0).toString());
    }
    return records;
}

bool Notebook::setFavourite(const QString &recordId, bool favourite, const QDateTime &now)
{
    return m_database.change({favourite ? Statement{u"INSERT OR IGNORE INTO favourite (record, time) VALUES (?, ?)"_s,
                                  {recordId, now.toMSecsSinceEpoch()}}
                                        : Statement{u"DELETE FROM favourite WHERE record = ?"_s, {recordId}}});
}

bool Notebook::setNote(const QString &recordId, const QString &text, const QDateTime &now)
{
    return m_database.change(
        {text.trimmed().isEmpty() ? Statement{u"DELETE FROM note WHERE record = ?"_s, {recordId}}
                                  : Statement{u"INSERT OR REPLACE INTO note (record, text, time) VALUES (?, ?, ?)"_s,
                                      {recordId, text::maskedBeginning(text, longestNote), now.toMSecsSinceEpoch()}}});
}

bool Notebook::setResult(
    const AttemptKey &key, qint64 pasteId, std::optional<OwnResult> result, const QDateTime &now, Share share)
{
    QList<Statement> statements{result
            ? Statement{u"INSERT OR REPLACE INTO outcome (record, entry, occasion, result, time) VALUES (?, ?, ?, ?, ?)"_s,
                {key.recordId, key.entry, pasteId, resultName(result), now.toMSecsSinceEpoch()}}
            : Statement{u"DELETE FROM outcome WHERE record = ? AND entry = ? AND occasion = ?"_s,
                {key.recordId, key.entry, pasteId}}};
    if (share == Share::WithTeam) {
        statements.append(TeamOutbox::queueing(key, pasteId, result, now));
    }
    return m_database.change(statements);
}

QList<KeptOutcome> Notebook::outcomes()
{
    QList<KeptOutcome> outcomes;
    const Statement all{
        u"SELECT record, entry, occasion, result, time FROM outcome ORDER BY record, entry, occasion"_s, {}};
    for (const QVariantList &row : m_database.rows(all)) {
        outcomes.append({{row.at(0).toString(), row.at(1).toString()}, row.at(2).toLongLong(), row.at(3).toString(),
            QDateTime::fromMSecsSinceEpoch(row.at(4).toLongLong(), QTimeZone::utc())});
    }
    return outcomes;
}

std::optional<int> Notebook::merge(const QList<KeptOutcome> &outcomes)
{
    using Key = std::tuple<QString, QString, qint64>;
    const auto keyOf = [](const KeptOutcome &outcome) {
        return Key(outcome.key.recordId, outcome.key.entry, outcome.pasteId);
    };
    const auto rank = [](const KeptOutcome &outcome) {
        return std::pair(outcome.time.toMSecsSinceEpoch(), outcome.result);
    };
    std::map<Key, KeptOutcome> newest;
    for (const KeptOutcome &known : this->outcomes()) {
        newest[keyOf(known)] = known;
    }
    std::map<Key, KeptOutcome> changed;
    for (const KeptOutcome &outcome : outcomes) {
        const auto known = newest.find(keyOf(outcome));
        if (known == newest.end() || rank(outcome) > rank(known->second)) {
            newest[keyOf(outcome)] = outcome;
            changed[keyOf(outcome)] = outcome;
        }
    }
    QList<Statement> statements;
    for (const auto &[key, outcome] : changed) {
        statements.append(
            {u"INSERT OR REPLACE INTO outcome (record, entry, occasion, result, time) VALUES (?, ?, ?, ?, ?)"_s,
                {outcome.key.recordId, outcome.key.entry, outcome.pasteId, outcome.result,
                    outcome.time.toMSecsSinceEpoch()}});
    }
    return statements.isEmpty() || m_database.change(statements) ? std::optional(int(statements.size())) : std::nullopt;
}

ReadResults readResults(const QString &path)
{
    ReadResults read;
    if (!QFileInfo::exists(path)) {
        return read;
    }
    if (!Connection::isPossible()) {
        read.problem = {StoreProblem::Kind::NoDriver, path, {}};
        return read;
    }
    Connection connection(path, Connection::Access::ReadOnly);
    Connection::Rows rows;
    if (connection.query({u"SELECT record, entry, result, time FROM outcome"_s}, &rows) != Connection::Result::Done) {
        read.problem = {StoreProblem::Kind::NotRead, path, connection.reason()};
    }
    for (const QVariantList &row : std::as_const(rows)) {
        if (const auto result = resultNamed(row.at(2).toString())) {
            OwnRecord &own = read.records[row.at(0).toString()];
            own.recordId = row.at(0).toString();
            addResult(own.results[row.at(1).toString()], *result, row.at(3).toLongLong());
        }
    }
    return read;
}

qint64 newPasteId()
{
    return qint64(QRandomGenerator::global()->generate64() >> 1) | 1;
}

} // namespace wayout::storage
