// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/patterntrial.h"

#include <QAbstractListModel>
#include <QWidget>

class QLabel;
class QListView;

namespace wayout::editor {

/// The other records that the pattern would match, each with the matching text.
class TrialModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit TrialModel(QObject *parent = nullptr);

    void setOthers(const QList<match::PatternTrial::Other> &others);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<match::PatternTrial::Other> m_others;
};

/// Shows what the draft's pattern matches: in the pasted text, in the draft's own samples, and in all other records.
class TrialPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit TrialPanel(bool hasPaste, QWidget *parent);

    void setTrial(const match::PatternTrial &trial, const QString &regex);

private:
    QString verdict() const;
    QString pasteWords() const;
    QString sampleWords() const;
    QString otherWords() const;
    void retranslateUi();

    const bool m_hasPaste;
    match::PatternTrial m_trial;
    QString m_regex;
    bool m_isTried = false;
    TrialModel *m_model;
    QLabel *m_title;
    QLabel *m_verdict;
    QLabel *m_paste;
    QLabel *m_samples;
    QLabel *m_otherWords;
    QLabel *m_rivals;
    QListView *m_others;
};

} // namespace wayout::editor
