// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/palettemodel.h"

#include "app/catalog/domains.h"
#include "ui/actionwords.h"

#include <QAction>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRecords = 30;

bool hasAll(const QStringList &words, std::initializer_list<QStringView> texts)
{
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(texts, [&](QStringView text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

} // namespace

PaletteModel::PaletteModel(
    const QList<QAction *> &actions, const Catalog *catalog, ContentLanguage language, QObject *parent)
    : QAbstractListModel(parent)
    , m_actions(actions)
    , m_catalog(catalog)
    , m_language(language)
{
    setWords({});
}

void PaletteModel::setWords(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_entries.clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        if (m_actions.at(i)->isEnabled() && hasAll(words, {actionWords(*m_actions.at(i))})) {
            m_entries.append({Kind::Action, i});
        }
    }
    for (qsizetype i = 0; m_catalog && i < m_catalog->domains().size(); ++i) {
        const QString &domain = m_catalog->domains().at(i).domain;
        const BilingualText name = domainName(domain);
        if (!domain.isEmpty() && hasAll(words, {domain, name.en, name.zh})) {
            m_entries.append({Kind::Domain, i});
        }
    }
    const qsizetype end = m_entries.size() + mostRecords;
    for (qsizetype i = 0; m_catalog && !words.isEmpty() && i < m_catalog->size() && m_entries.size() < end; ++i) {
        const BilingualText signature = m_catalog->signatureAt(i);
        if (hasAll(words, {m_catalog->idAt(i), signature.en, signature.zh})) {
            m_entries.append({Kind::Record, i});
        }
    }
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Entry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(entry);
    case KeysRole:
        return note(entry);
    case Qt::AccessibleTextRole:
        //: spoken: a command, domain or record, and its keys or what it is
        return note(entry).isEmpty() ? text(entry) : tr("%1, %2").arg(text(entry), note(entry));
    default:
        return {};
    }
}

QString PaletteModel::text(const Entry &entry) const
{
    switch (entry.kind) {
    case Kind::Action:
        return actionWords(*m_actions.at(entry.index));
    case Kind::Domain:
        return shownText(domainName(m_catalog->domains().at(entry.index).domain), m_language).primary;
    case Kind::Record:
        return shownText(m_catalog->signatureAt(entry.index), m_language).primary;
    }
    return {};
}

QString PaletteModel::note(const Entry &entry) const
{
    switch (entry.kind) {
    case Kind::Action:
        return m_actions.at(entry.index)->shortcut().toString(QKeySequence::NativeText);
    case Kind::Domain:
        return tr("domain, %n record(s)", nullptr, m_catalog->domains().at(entry.index).count);
    case Kind::Record:
        return shownText(domainName(m_catalog->domainAt(entry.index)), m_language).primary;
    }
    return {};
}
