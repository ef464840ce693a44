// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/results/matchmodel.h"

#include "app/present/recordwords.h"
#include "app/text/linemessage.h"
#include "ui/results/recordmodel.h"
#include "ui/theme/changes.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace wayout::results {
namespace {

constexpr qsizetype variantsNamed = 3;
constexpr qsizetype wordsNamed = 3; // the most informative words come first

} // namespace

MatchModel::MatchModel(QObject *parent)
    : QAbstractListModel(parent)
{
    theme::keepTranslated(*this);
}

void MatchModel::setAnswer(const std::shared_ptr<const match::Engine> &engine, const match::Answer &answer)
{
    beginResetModel();
    m_engine = engine;
    m_errors = answer.errors;
    m_words = answer.words;
    const auto isMatch = [](const match::Match &match) { return match.grade == match::Grade::Match; };
    const auto matchesEnd = std::ranges::find_if_not(answer.matches, isMatch);
    m_matches = QList<match::Match>(answer.matches.begin(), matchesEnd);
    const bool isExplained = !m_matches.isEmpty();
    for (const match::ErrorGroup &error : m_errors) {
        if (isExplained && std::ranges::find(m_matches, error.group, &match::Match::group) == m_matches.end()) {
            m_matches.append(match::Match{.group = error.group});
        }
    }
    std::ranges::stable_sort(m_matches, {}, [this](const match::Match &match) {
        const match::ErrorGroup *error = errorOf(match);
        return error ? error->line : std::numeric_limits<int>::max();
    });
    m_severalErrors = isExplained && m_matches.first().group != m_matches.last().group;
    // Related records stay in the order of the answer, whatever error they are related to.
    m_matches.append(QList<match::Match>(matchesEnd, answer.matches.end()));
    endResetModel();
}

void MatchModel::setContentLanguage(catalog::ContentLanguage language)
{
    m_language = language;
    refresh();
}

int MatchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_matches.size());
}

QVariant MatchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const match::Match &match = m_matches.at(index.row());
    switch (role) {
    case PositionRole:
        return match.record;
    case WordsRole:
        return m_words;
    case GradeRole:
        return QVariant::fromValue(match.grade);
    case GroupRole:
        return match.group;
    case Qt::AccessibleTextRole:
        return spokenRecord(index);
    default:
        return match.record < 0 ? errorData(match, role) : foundRecordData(index, match, role);
    }
}

QVariant MatchModel::foundRecordData(const QModelIndex &index, const match::Match &match, int role) const
{
    switch (role) {
    case EvidenceRole:
        return QVariant::fromValue(match.evidence);
    case ReasonRole:
        return joinedReason(reason(match.evidence), variants(match.variants));
    case SectionRole:
        return section(index.row());
    default:
        return recordData(m_engine->catalog.at(match.record), m_language, role);
    }
}

const match::ErrorGroup *MatchModel::errorOf(const match::Match &match) const
{
    const auto error = std::ranges::find(m_errors, match.group, &match::ErrorGroup::group);
    return error == m_errors.end() ? nullptr : &*error;
}

/// Returns the data of an error that no record explains.
QVariant MatchModel::errorData(const match::Match &match, int role) const
{
    const match::ErrorGroup *error = errorOf(match);
    switch (role) {
    case TitleRole:
        return text::lineMessage(error->text).toString().simplified();
    case ReasonRole:
        return error->count > 1 ? tr("line %1, ×%2, no record explains it").arg(error->line).arg(error->count)
                                : tr("line %1, no record explains it").arg(error->line);
    default:
        return {};
    }
}

QString MatchModel::reason(const QList<match::Evidence> &evidence)
{
    if (evidence.isEmpty()) {
        return {};
    }
    const match::Evidence &strongest = evidence.first();
    switch (strongest.kind) {
    case match::Evidence::Kind::Pattern:
        return tr("line %1, exact message").arg(strongest.line);
    case match::Evidence::Kind::Words:
        return tr("shares “%1”").arg(present::evidenceWords(strongest.text, wordsNamed));
    case match::Evidence::Kind::Code:
        return tr("code %1, line %2").arg(strongest.text).arg(strongest.line);
    }
    return {};
}

QString MatchModel::variants(const QList<qsizetype> &records) const
{
    if (records.isEmpty()) {
        return {};
    }
    QStringList names;
    for (const qsizetype record : records.first(std::min<qsizetype>(records.size(), variantsNamed))) {
        // "docker/no-space/linux" is the variant "linux"; a duplicate has a name of its own.
        names.append(m_engine->catalog.at(record).id.section(u'/', -1));
    }
    if (records.size() > variantsNamed) {
        names.append(u"…"_s);
    }
    //: other records of the same error, for other environments: "also for: linux, macos"
    return tr("also for: %1").arg(names.join(u", "_s));
}

QString MatchModel::joinedReason(const QString &reason, const QString &variants)
{
    if (reason.isEmpty() || variants.isEmpty()) {
        return reason + variants;
    }
    //: why a record was found, and what else it is known for
    return tr("%1 · %2").arg(reason, variants);
}

QString MatchModel::section(int row) const
{
    const match::Match &match = m_matches.at(row);
    const bool first = row == 0;
    if (match.grade == match::Grade::Related) {
        return first || m_matches.at(row - 1).grade == match::Grade::Related ? QString()
                                                                             : tr("Similar, probably not yours");
    }
    const match::ErrorGroup *error = errorOf(match);
    if (!m_severalErrors || !error || match.record < 0 || (!first && m_matches.at(row - 1).group == match.group)) {
        return {};
    }
    const QString message = text::lineMessage(error->text).toString().simplified();
    return error->count > 1
        //: heading: a line of the pasted text, how often it stands there, what stands there
        ? tr("Line %1, ×%2: %3").arg(error->line).arg(error->count).arg(message)
        //: heading: a line of the pasted text and what stands there
        : tr("Line %1: %2").arg(error->line).arg(message);
}

void MatchModel::refresh()
{
    if (!m_matches.isEmpty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
}

} // namespace wayout::results
