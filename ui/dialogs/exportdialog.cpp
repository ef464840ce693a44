// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/exportdialog.h"

#include "app/present/recordwords.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::dialogs {

using Which = ExportChoice::Which;

namespace {

/// Returns the positions for each choice from Which::Domain on.
QList<QList<qsizetype>> lookedFor(const ExportChoice &choice, const std::stop_token &stop)
{
    return {choice.positions(Which::Domain), choice.positions(Which::Own, stop), choice.positions(Which::All)};
}

} // namespace

bool ExportChoice::hasOwn() const
{
    return std::ranges::any_of(
        engine->parts, [this](const catalog::CatalogPart &part) { return part.path == ownFolder && part.records > 0; });
}

QList<qsizetype> ExportChoice::positions(Which which, const std::stop_token &stop) const
{
    QList<qsizetype> positions;
    const catalog::Catalog &catalog = engine->catalog;
    switch (which) {
    case Which::Current:
        return current >= 0 ? QList<qsizetype>{current} : positions;
    case Which::Listed:
        return listed;
    case Which::Domain:
        for (qsizetype i = 0; current >= 0 && i < catalog.size(); ++i) {
            if (catalog.domainAt(i) == catalog.domainAt(current)) {
                positions.append(i);
            }
        }
        break;
    case Which::Own:
        for (qsizetype i = 0; hasOwn() && i < catalog.size() && !stop.stop_requested(); ++i) {
            if (catalog.copyAt(i).file.startsWith(ownFolder + u'/')) {
                positions.append(i);
            }
        }
        break;
    case Which::All:
        for (qsizetype i = 0; i < catalog.size(); ++i) {
            positions.append(i);
        }
    }
    return positions;
}

ExportDialog::ExportDialog(const ExportChoice &choice, QWidget *parent)
    : QDialog(parent)
    , m_choice(choice)
    , m_group(new QButtonGroup(this))
    , m_format(new QComboBox(this))
    , m_formatWords(theme::wrappingLabel(this))
    , m_oneFileEach(new QCheckBox(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
    , m_export(m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole))
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *whichLabel = theme::saying(theme::plainLabel(this), [] { return tr("Which records"); });
    auto *formatLabel = theme::saying(theme::plainLabel(this), [] { return tr("&Format"); });
    formatLabel->setBuddy(m_format);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(whichLabel);
    for (const Which which : {Which::Current, Which::Listed, Which::Domain, Which::Own, Which::All}) {
        auto *button = new QRadioButton(this);
        const bool isAtHand = which == Which::Current || which == Which::Listed;
        m_positions.append(isAtHand ? std::optional(choice.positions(which)) : std::nullopt);
        m_which.append(button);
        m_group->addButton(button, int(which));
        layout->addWidget(button);
    }
    layout->addSpacing(theme::gridUnit);
    layout->addWidget(formatLabel);
    layout->addWidget(m_format);
    layout->addWidget(m_formatWords);
    layout->addWidget(m_oneFileEach);
    layout->addStretch();
    layout->addWidget(m_buttons);
    m_format->addItems({{}, {}, {}});
    connect(m_group, &QButtonGroup::idClicked, this, &ExportDialog::updateState);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::updateState);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_tasks.run(
        this, [choice](const std::stop_token &stop) { return lookedFor(choice, stop); },
        [this](const QList<QList<qsizetype>> &positions) { takePositions(positions); });
    setMinimumWidth(60 * theme::gridUnit);
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::readAsShown(*this);
}

void ExportDialog::takePositions(const QList<QList<qsizetype>> &positions)
{
    for (qsizetype i = 0; i < positions.size(); ++i) {
        m_positions[int(Which::Domain) + i] = positions.at(i);
    }
    retranslateUi();
}

Which ExportDialog::which() const
{
    return Which(std::max(0, m_group->checkedId()));
}

authoring::ExportFormat ExportDialog::format() const
{
    return authoring::ExportFormat(m_format->currentIndex());
}

QList<qsizetype> ExportDialog::positions() const
{
    return m_positions.at(int(which())).value_or(QList<qsizetype>());
}

bool ExportDialog::oneFileEach() const
{
    return m_oneFileEach->isEnabled() && m_oneFileEach->isChecked();
}

void ExportDialog::updateState()
{
    for (qsizetype i = 0; i < m_which.size(); ++i) {
        m_which.at(i)->setEnabled(m_positions.at(i) && !m_positions.at(i)->isEmpty());
        if (m_which.at(i)->isEnabled() && !m_group->checkedButton()) {
            m_which.at(i)->setChecked(true);
        }
    }
    m_oneFileEach->setEnabled(positions().size() > 1);
    m_export->setEnabled(!positions().isEmpty());
    switch (format()) {
    case authoring::ExportFormat::Flat:
        m_formatWords->setText(tr("Everything that is in the records. It can be added to Wayout again as it is."));
        break;
    case authoring::ExportFormat::Markdown:
        m_formatWords->setText(tr("To be read by people, in the language of the records that is chosen now."));
        break;
    case authoring::ExportFormat::ErrorCanon:
        m_formatWords->setText(
            tr("For deadends.dev. It has no room for the Chinese of error text and cause, other wordings, "
               "samples, runs and tags."));
    }
}

void ExportDialog::retranslateUi()
{
    setWindowTitle(tr("Export records"));
    const auto words = [this](Which which, const QString &whileLooking, const auto &counted) {
        const auto &positions = m_positions.at(int(which));
        m_which.at(int(which))->setText(positions ? counted(int(positions->size())) : whileLooking);
    };
    const QString domain = m_choice.current < 0
        ? QString()
        : present::shownDomain(m_choice.engine->catalog.domainAt(m_choice.current), m_choice.language);
    m_which.at(int(Which::Current))->setText(tr("The record that is &read"));
    words(Which::Listed, {}, [](int count) { return tr("&The list: %Ln record(s)", nullptr, count); });
    //: %1 is a domain such as PyTorch
    words(Which::Domain, tr("The &domain %1").arg(domain), [&domain](int count) {
        //: %1 is a domain such as PyTorch
        return tr("The &domain %1: %Ln record(s)", nullptr, count).arg(domain);
    });
    m_which.at(int(Which::Domain))->setVisible(m_choice.current >= 0);
    words(Which::Own, tr("What you &wrote"),
        [](int count) { return tr("What you &wrote: %Ln record(s)", nullptr, count); });
    words(Which::All, tr("&All"), [](int count) { return tr("&All: %Ln record(s)", nullptr, count); });
    m_format->setAccessibleName(tr("Format"));
    m_format->setItemText(int(authoring::ExportFormat::Flat), tr("Wayout's own (JSON)"));
    m_format->setItemText(int(authoring::ExportFormat::Markdown), tr("Markdown"));
    m_format->setItemText(int(authoring::ExportFormat::ErrorCanon), tr("ErrorCanon of deadends.dev (JSON)"));
    m_oneFileEach->setText(tr("A folder with &one file for each record"));
    m_export->setText(tr("&Export…"));
    updateState();
}

} // namespace wayout::dialogs
