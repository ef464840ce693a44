// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/trialpanel.h"

#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::editor {
namespace {

constexpr qsizetype linesNamed = 5;
constexpr qsizetype rivalsNamed = 5;

QLabel *sentence(QWidget *parent)
{
    return theme::wrappingLabel(parent, Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QString listed(const QStringList &words)
{
    return QLocale().createSeparatedList(words);
}

} // namespace

TrialModel::TrialModel(QObject *parent)
    : QAbstractListModel(parent)
{
    theme::keepTranslated(*this);
}

void TrialModel::setOthers(const QList<match::PatternTrial::Other> &others)
{
    beginResetModel();
    m_others = others;
    endResetModel();
}

int TrialModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_others.size());
}

QVariant TrialModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const match::PatternTrial::Other &other = m_others.at(index.row());
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
        //: a record's id, and what of it a pattern matches
        return other.isSample ? tr("%1, in a sample: %2").arg(other.id, other.text.simplified())
                              : tr("%1, in its error text: %2").arg(other.id, other.text.simplified());
    }
    return {};
}

TrialPanel::TrialPanel(bool hasPaste, QWidget *parent)
    : QWidget(parent)
    , m_hasPaste(hasPaste)
    , m_model(new TrialModel(this))
    , m_title(sentence(this))
    , m_verdict(sentence(this))
    , m_paste(sentence(this))
    , m_samples(sentence(this))
    , m_otherWords(sentence(this))
    , m_rivals(sentence(this))
    , m_others(new QListView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::gridUnit);
    for (QLabel *label : {m_title, m_verdict, m_paste, m_samples, m_otherWords}) {
        layout->addWidget(label);
    }
    layout->addWidget(m_others, 1);
    layout->addWidget(m_rivals);
    layout->addStretch();
    m_others->setModel(m_model);
    m_others->setWordWrap(true);
    m_others->setUniformItemSizes(false);
    m_others->setAlternatingRowColors(true);
    m_others->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    retranslateUi();
    theme::onChange(*this, {QEvent::LanguageChange, QEvent::FontChange}, [this] { retranslateUi(); });
}

void TrialPanel::setTrial(const match::PatternTrial &trial, const QString &regex)
{
    m_trial = trial;
    m_regex = regex;
    m_isTried = true;
    m_model->setOthers(trial.others);
    retranslateUi();
}

QString TrialPanel::verdict() const
{
    if (!m_isTried) {
        return tr("The pattern is being tried…");
    }
    if (m_regex.isEmpty()) {
        return tr("There is no pattern. The record is found by the words of its error text and samples alone.");
    }
    if (!m_trial.error.isEmpty()) {
        //: %1 is what the pattern library says
        return tr("⚠ The pattern is not valid: %1. Text search still finds the record.").arg(m_trial.error);
    }
    if (m_trial.isTooLong) {
        return tr("⚠ The pattern is longer than 2,048 bytes and is not used.");
    }
    if (m_trial.matchesEverything) {
        return tr("⚠ The pattern would match nearly any text and is not used: it has to spell out some characters.");
    }
    if (m_trial.literals < match::PatternTrial::leastLiterals) {
        return tr(
            "⚠ The pattern is weak: a match rests on %Ln character(s), and on fewer than six it counts for little.",
            nullptr, int(m_trial.literals));
    }
    return tr("✓ The pattern is valid. A match rests on at least %Ln character(s).", nullptr, int(m_trial.literals));
}

QString TrialPanel::pasteWords() const
{
    if (!m_hasPaste) {
        return tr("No text was pasted to try it on.");
    }
    if (m_trial.inPaste.isEmpty()) {
        return tr("⚠ It does not match the pasted text.");
    }
    QStringList lines;
    for (const match::Evidence &evidence : m_trial.inPaste) {
        lines.append(QLocale().toString(evidence.line));
    }
    lines.removeDuplicates();
    const bool all = lines.size() <= linesNamed;
    const QString named = listed(lines.first(std::min(lines.size(), linesNamed)));
    return all ? tr("✓ It matches the pasted text in line %1: %2").arg(named, m_trial.inPaste.first().text.simplified())
               : tr("✓ It matches the pasted text in %1 lines, the first ones: %2")
                     .arg(QLocale().toString(lines.size()), named);
}

QString TrialPanel::sampleWords() const
{
    if (m_trial.samples.isEmpty()) {
        return tr("There is no sample to try it on.");
    }
    QStringList missed;
    for (qsizetype i = 0; i < m_trial.samples.size(); ++i) {
        if (!m_trial.samples.at(i)) {
            missed.append(QLocale().toString(i + 1));
        }
    }
    return missed.isEmpty() ? tr("✓ It matches all of the %Ln sample(s).", nullptr, int(m_trial.samples.size()))
                            : tr("⚠ It misses these samples: %1").arg(listed(missed));
}

QString TrialPanel::otherWords() const
{
    return m_trial.othersCount == 0
        ? tr("✓ It matches no other record.")
        : tr("⚠ It would also match %Ln other record(s):", nullptr, int(m_trial.othersCount));
}

void TrialPanel::retranslateUi()
{
    const bool isUsed = m_isTried && m_trial.isUsable() && !m_regex.isEmpty();
    m_title->setFont(theme::strongFont());
    m_title->setText(tr("What the pattern does"));
    m_verdict->setText(verdict());
    m_paste->setText(isUsed ? pasteWords() : QString());
    m_samples->setText(isUsed ? sampleWords() : QString());
    m_otherWords->setText(isUsed ? otherWords() : QString());
    const QStringList named = m_trial.rivals.first(std::min(m_trial.rivals.size(), rivalsNamed));
    m_rivals->setText(named.isEmpty() ? QString()
                                      : tr("The patterns of %Ln other record(s) match its samples as well: %1", nullptr,
                                          int(m_trial.rivals.size()))
                                            .arg(listed(named)));
    for (QLabel *label : {m_paste, m_samples, m_otherWords, m_rivals}) {
        label->setVisible(!label->text().isEmpty());
    }
    m_others->setVisible(isUsed && m_trial.othersCount > 0);
    m_others->setAccessibleName(tr("Other records that the pattern would match"));
}

} // namespace wayout::editor
