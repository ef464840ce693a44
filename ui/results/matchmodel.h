// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"

#include <QAbstractListModel>

#include <memory>

namespace wayout::results {

/// The records that were found, each with the reason, and the errors that no record explains. These come before related
/// records.
class MatchModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit MatchModel(QObject *parent = nullptr);

    /// Shows the records of an answer. If it has several distinct errors, orders the matches by error, as they stand in
    /// the text; an error without a match is a row without a record among them.
    void setAnswer(const std::shared_ptr<const match::Engine> &engine, const match::Answer &answer);
    void setContentLanguage(catalog::ContentLanguage language);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QVariant errorData(const match::Match &match, int role) const;
    QVariant foundRecordData(const QModelIndex &index, const match::Match &match, int role) const;
    static QString reason(const QList<match::Evidence> &evidence);
    QString variants(const QList<qsizetype> &records) const;
    static QString joinedReason(const QString &reason, const QString &variants);
    QString section(int row) const;
    /// Returns the error that the row is about, or null.
    const match::ErrorGroup *errorOf(const match::Match &match) const;
    void refresh();

    std::shared_ptr<const match::Engine> m_engine;
    QList<match::Match> m_matches; ///< one for each row; without a record for an error that none explains
    QList<match::ErrorGroup> m_errors;
    QStringList m_words; ///< see match::Answer::words
    bool m_severalErrors = false; ///< the rows above the related records are about more than one error
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
};

} // namespace wayout::results
