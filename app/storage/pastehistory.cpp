// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/pastehistory.h"

#include "app/text/secrets.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

/// The year of the first version. A clock that shows an earlier year is wrong.
constexpr int firstYear = 2026;

const Schema &schema()
{
    static const Schema tables{{{
                                   u"CREATE TABLE paste (seq INTEGER PRIMARY KEY AUTOINCREMENT, "
                                   "id INTEGER NOT NULL UNIQUE, time INTEGER, first_line TEXT NOT NULL, "
                                   "record TEXT NOT NULL, text TEXT NOT NULL, whole INTEGER NOT NULL, "
                                   "digest BLOB NOT NULL)"_s,
                                   u"CREATE INDEX paste_digest ON paste (digest)"_s,
                               }},
        {u"paste"_s}};
    return tables;
}

QVariant timeValue(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant(QMetaType::fromType<qint64>());
}

QByteArray digestOf(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

Statement insertion(const KeptPaste &paste)
{
    return {u"INSERT INTO paste (seq, id, time, first_line, record, text, whole, digest) "
            "VALUES (NULLIF(?, 0), ?, ?, ?, ?, ?, ?, ?)"_s,
        {paste.place, paste.id, timeValue(paste.time), paste.firstLine, paste.recordId, paste.text, paste.isWhole,
            digestOf(paste.text)}};
}

Statement removal(const KeptPaste &paste)
{
    return {u"DELETE FROM paste WHERE id = ? OR digest = ?"_s, {paste.id, digestOf(paste.text)}};
}

/// Returns the pattern for LIKE … ESCAPE '\' that finds the word literally.
QString literally(const QString &word)
{
    QString pattern = u"%"_s;
    for (const QChar c : word) {
        if (c == u'%' || c == u'_' || c == u'\\') {
            pattern += u'\\';
        }
        pattern += c;
    }
    return pattern + u'%';
}

/// Returns at most `length` UTF-16 units and does not split a surrogate pair.
QString beginning(const QString &text, qsizetype length)
{
    const bool splits =
        length < text.size() && text.at(length).isLowSurrogate() && text.at(length - 1).isHighSurrogate();
    return text.first(std::min(text.size(), splits ? length - 1 : length));
}

} // namespace

PasteHistory::PasteHistory(const QString &path)
    : m_database(path, schema())
{
}

bool PasteHistory::keep(const KeptPaste &paste, const QDateTime &now)
{
    KeptPaste kept = paste;
    const QString masked = text::maskedBeginning(paste.text, longestText + 1);
    kept.isWhole = paste.isWhole && paste.text.size() <= 2 * longestText && masked.size() <= longestText;
    kept.text = beginning(masked, longestText);
    kept.firstLine =
        beginning(text::MaskedParts(beginning(paste.text, longestText)).of(paste.firstLine), longestFirstLine);
    kept.time = now.date().year() < firstYear ? QDateTime() : now;
    QList<Statement> statements{removal(kept), insertion(kept),
        {u"DELETE FROM paste WHERE seq NOT IN (SELECT seq FROM paste ORDER BY seq DESC LIMIT %1)"_s.arg(mostKept)}};
    if (kept.time.isValid()) {
        statements.append({u"DELETE FROM paste WHERE time < ?"_s, {now.addDays(-daysKept).toMSecsSinceEpoch()}});
    }
    return m_database.change(statements);
}

bool PasteHistory::maskNext()
{
    // The number is in a field of the file that SQLite leaves to its users.
    const quint32 version = text::secretTablesVersion();
    if (!m_toMask) {
        m_toMask.emplace();
        const Database::Rows rows = m_database.rows({u"PRAGMA application_id"_s});
        if (rows.value(0).value(0).toUInt() == version) {
            return false;
        }
        for (const QVariantList &row : m_database.rows({u"SELECT id FROM paste"_s})) {
            m_toMask->append(row.at(0).toLongLong());
        }
        m_toMask->append(0); // for the number, after the texts
    }
    if (m_toMask->isEmpty()) {
        return false;
    }
    const qint64 id = m_toMask->takeFirst();
    if (id == 0) {
        m_database.change({{u"PRAGMA application_id = %1"_s.arg(version)}});
        return false;
    }
    KeptPaste paste = read(id);
    const QString masked = text::maskSecrets(paste.text);
    const QString firstLine = text::MaskedParts(paste.text).of(paste.firstLine);
    if (masked != paste.text || firstLine != paste.firstLine) {
        m_database.change({{u"UPDATE paste SET text = ?, first_line = ?, digest = ? WHERE id = ?"_s,
            {masked, firstLine, digestOf(masked), id}}});
    }
    return true;
}

QList<KeptPaste> PasteHistory::select(const QString &condition, const QVariantList &values)
{
    QList<KeptPaste> pastes;
    const QString sql =
        u"SELECT id, time, first_line, record, whole, text, seq FROM paste %1 ORDER BY seq DESC"_s.arg(condition);
    const qint64 tomorrow = QDateTime::currentDateTime().addDays(1).toMSecsSinceEpoch();
    for (const QVariantList &row : m_database.rows({sql, values})) {
        const qint64 time = row.at(1).toLongLong();
        const bool known = !row.at(1).isNull() && time < tomorrow; // otherwise the clock was or is wrong
        pastes.append(
            {row.at(0).toLongLong(), known ? QDateTime::fromMSecsSinceEpoch(time) : QDateTime(), row.at(2).toString(),
                row.at(3).toString(), row.at(5).toString(), row.at(4).toBool(), row.at(6).toLongLong()});
    }
    return pastes;
}

QList<KeptPaste> PasteHistory::find(const QString &words)
{
    QStringList conditions;
    QVariantList values;
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        conditions.append(uR"((text LIKE ? ESCAPE '\' OR record LIKE ? ESCAPE '\'))"_s);
        values += {literally(word), literally(word)};
    }
    QList<KeptPaste> pastes =
        select(conditions.isEmpty() ? QString() : u"WHERE "_s + conditions.join(u" AND "_s), values);
    for (KeptPaste &paste : pastes) {
        paste.text.clear();
    }
    return pastes;
}

int PasteHistory::count()
{
    return m_database.rows({u"SELECT count(*) FROM paste"_s}).value(0).value(0).toInt();
}

KeptPaste PasteHistory::read(qint64 id)
{
    return select(u"WHERE id = ?"_s, {id}).value(0);
}

QList<KeptPaste> PasteHistory::forget(const QList<qint64> &ids)
{
    QList<KeptPaste> forgotten;
    QList<Statement> statements;
    for (const qint64 id : ids) {
        forgotten += select(u"WHERE id = ?"_s, {id});
        statements.append({u"DELETE FROM paste WHERE id = ?"_s, {id}});
    }
    return m_database.change(statements) ? forgotten : QList<KeptPaste>();
}

QList<KeptPaste> PasteHistory::forgetAll()
{
    const QList<KeptPaste> forgotten = select({}, {});
    return m_database.change({{u"DELETE FROM paste"_s}}) ? forgotten : QList<KeptPaste>();
}

bool PasteHistory::putBack(const QList<KeptPaste> &pastes)
{
    QList<Statement> statements;
    for (const KeptPaste &paste : pastes) {
        statements += {removal(paste), insertion(paste)};
    }
    return m_database.change(statements);
}

QString firstLineOf(const QString &text)
{
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.indexOf(u'\n', begin);
        end = end < 0 ? text.size() : end;
        const QString line = text.sliced(begin, std::min(end - begin, PasteHistory::longestFirstLine)).trimmed();
        if (!line.isEmpty()) {
            return line;
        }
        begin = end + 1;
    }
    return {};
}

} // namespace wayout::storage
