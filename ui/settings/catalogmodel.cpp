// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/catalogmodel.h"

#include "app/platform/userfolders.h"
#include "ui/services/catalogues.h"
#include "ui/theme/labels.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::settings {

using Kind = CatalogModel::Kind;
using Row = CatalogModel::Row;

namespace {

void fill(Row &row, const match::Engine &engine, const std::optional<authoring::RecordHealth> &health)
{
    const auto part = std::ranges::find(engine.parts, row.path, &catalog::CatalogPart::path);
    if (part == engine.parts.end()) {
        return;
    }
    row.isRead = true;
    row.records = part->records;
    row.used = part->used;
    row.problems = int(std::ranges::count_if(engine.problems,
        [&](const catalog::Problem &problem) { return part->holds(problem.file) && !problem.isRemark(); }));
    row.isMissing = part->records == 0 && std::ranges::any_of(engine.problems, [&](const catalog::Problem &problem) {
        return problem.kind == catalog::Problem::Kind::FileMissing && problem.file == part->path;
    });
    if (health) {
        row.findings = int(std::ranges::count_if(*health, [&](const QList<catalog::Problem> &findings) {
            return !findings.isEmpty() && part->holds(findings.first().file);
        }));
    }
}

int alignment(CatalogModel::Column column)
{
    return int(Qt::AlignVCenter | (column == CatalogModel::NameColumn ? Qt::AlignLeading : Qt::AlignTrailing));
}

QString shownPath(const QString &path)
{
    const QString home = QDir::homePath();
    const QString shown = path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path;
    return QDir::toNativeSeparators(shown);
}

} // namespace

CatalogModel::CatalogModel(services::Catalogues &catalogues, QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
    , m_catalogues(catalogues)
    , m_rows(currentRows())
{
    connect(&catalogues, &services::Catalogues::changed, this, &CatalogModel::refresh);
}

QList<Row> CatalogModel::currentRows() const
{
    QList<Row> rows;
    const QStringList &ofRun = m_catalogues.ofRun().paths; // the last one has priority
    std::ranges::transform(ofRun.rbegin(), ofRun.rend(), std::back_inserter(rows), [](const QString &path) {
        return Row{Kind::OfRun, path};
    });
    std::ranges::transform(m_catalogues.own(), std::back_inserter(rows), [](const catalog::OwnCatalog &catalog) {
        return Row{Kind::Own, catalog.path, catalog.isOn};
    });
    rows.append({Kind::BuiltIn, catalog::builtinCatalog, m_catalogues.ofRun().builtin});
    if (const auto &engine = m_catalogues.engine()) {
        for (Row &row : rows) {
            if (row.isOn) {
                fill(row, *engine, m_catalogues.health());
            }
        }
    }
    return rows;
}

void CatalogModel::refresh()
{
    QList<Row> rows = currentRows();
    if (std::ranges::equal(rows, m_rows, {}, &Row::path, &Row::path)) {
        m_rows = std::move(rows);
        tellChanged();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QString CatalogModel::name(const Row &row) const
{
    switch (row.kind) {
    case Kind::BuiltIn:
        return tr("Built-in catalogue");
    case Kind::OfRun:
        return tr("%1 (for this run)").arg(shownPath(row.path));
    case Kind::Own:
        break;
    }
    if (row.path == platform::teamCatalogFile()) {
        return tr("The team's records");
    }
    return row.path == platform::userCatalogFolder() ? tr("The records that you write: %1").arg(shownPath(row.path))
                                                     : shownPath(row.path);
}

QVariant CatalogModel::cell(int place, int column) const
{
    const Row &row = m_rows.at(place);
    const QString none = u"–"_s;
    switch (Column(column)) {
    case NameColumn:
        return name(row);
    case RecordsColumn:
        if (row.isMissing) {
            return tr("not found");
        }
        if (!row.isRead) {
            return row.isOn && m_catalogues.isLoading() ? tr("being read…") : none;
        }
        //: how many records of a catalogue are in use, of how many
        return row.used == row.records
            ? QLocale().toString(row.records)
            : tr("%1 of %2").arg(QLocale().toString(row.used), QLocale().toString(row.records));
    case ProblemsColumn:
        return row.isRead ? QLocale().toString(row.problems) : none;
    case FindingsColumn:
        return row.isRead && row.findings ? QLocale().toString(*row.findings) : none;
    case ColumnCount:
        break;
    }
    return {};
}

QString CatalogModel::description(int row) const
{
    const Row &catalog = m_rows.at(row);
    if (!catalog.isOn) {
        return tr("It is switched off.");
    }
    if (catalog.isMissing) {
        return tr("It cannot be found. It is read again as soon as it is back.");
    }
    if (!catalog.isRead) {
        return m_catalogues.isLoading() ? tr("It is being read.") : QString();
    }
    if (catalog.path == platform::userCatalogFolder() && catalog.records == 0 && catalog.problems == 0) {
        return tr("There are no records in it yet.");
    }
    QStringList sentences{tr("It has %Ln record(s).", nullptr, catalog.records)};
    if (catalog.used != catalog.records) {
        sentences.append(
            tr("%Ln of them are replaced by records of a catalogue above.", nullptr, catalog.records - catalog.used));
    }
    if (catalog.problems > 0) {
        sentences.append(tr("There are %Ln problem(s) in its files.", nullptr, catalog.problems));
    }
    if (catalog.findings.value_or(0) > 0) {
        sentences.append(tr("Something is doubtful about %Ln of its record(s).", nullptr, *catalog.findings));
    } else if (catalog.findings && catalog.kind != Kind::BuiltIn && catalog.problems == 0) {
        sentences.append(tr("Nothing is wrong with it."));
    }
    QString all;
    for (const QString &sentence : std::as_const(sentences)) {
        //: two sentences, with the space between them that the language wants
        all = all.isEmpty() ? sentence : tr("%1 %2").arg(all, sentence);
    }
    return all;
}

QList<catalog::Problem> CatalogModel::problemsOf(int row) const
{
    QList<catalog::Problem> problems;
    const auto &engine = m_catalogues.engine();
    if (!engine) {
        return problems;
    }
    const catalog::CatalogPart part{m_rows.at(row).path};
    const auto isItsOwn = [&](const catalog::Problem &problem) { return part.holds(problem.file); };
    std::ranges::copy_if(engine->problems, std::back_inserter(problems), isItsOwn);
    if (const auto &health = m_catalogues.health()) {
        for (const QList<catalog::Problem> &findings : *health) {
            // Problems other than remarks were already found while loading, and are listed above.
            std::ranges::copy_if(findings, std::back_inserter(problems),
                [&](const catalog::Problem &finding) { return finding.isRemark() && isItsOwn(finding); });
        }
    }
    std::ranges::stable_sort(problems, [](const catalog::Problem &a, const catalog::Problem &b) {
        return std::tie(a.file, a.line) < std::tie(b.file, b.line);
    });
    return problems;
}

qsizetype CatalogModel::ownPosition(int row) const
{
    if (row < 0 || row >= m_rows.size() || m_rows.at(row).kind != Kind::Own) {
        return -1;
    }
    return row - m_catalogues.ofRun().paths.size();
}

int CatalogModel::rowOf(const QString &path) const
{
    const auto found = std::ranges::find(m_rows, path, &Row::path);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QVariant CatalogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row &row = m_rows.at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::ToolTipRole:
        return theme::plainToolTip(column == NameColumn && row.kind != Kind::BuiltIn
                ? QDir::toNativeSeparators(row.path)
                : description(index.row()));
    case Qt::CheckStateRole:
        return column == NameColumn && row.kind == Kind::Own ? QVariant(row.isOn ? Qt::Checked : Qt::Unchecked)
                                                             : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(column);
    default:
        return theme::TextTableModel::data(index, role);
    }
}

bool CatalogModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const qsizetype position = ownPosition(index.row());
    if (role != Qt::CheckStateRole || index.column() != NameColumn || position < 0) {
        return false;
    }
    QList<catalog::OwnCatalog> own = m_catalogues.own();
    own[position].isOn = value.toInt() == Qt::Checked;
    m_catalogues.setOwn(own);
    return true;
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return QAbstractTableModel::flags(index);
    }
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    return index.column() == NameColumn && ownPosition(index.row()) >= 0 ? usual | Qt::ItemIsUserCheckable : usual;
}

QVariant CatalogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::TextAlignmentRole
        ? alignment(Column(section))
        : theme::TextTableModel::headerData(section, orientation, role);
}

QStringList CatalogModel::titles() const
{
    return {tr("Catalogue"), tr("Records"), tr("Problems"),
        //: a column: how many records of a catalogue the check found something doubtful about
        tr("Doubtful")};
}

} // namespace wayout::settings
