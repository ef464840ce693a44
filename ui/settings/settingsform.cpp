// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingsform.h"

#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QPushButton>

namespace wayout::settings {

SettingsForm::SettingsForm(QWidget *page)
    : m_page(page)
{
    setRowWrapPolicy(QFormLayout::WrapLongRows);
    setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    setHorizontalSpacing(2 * theme::gridUnit);
    setVerticalSpacing(theme::gridUnit);
    page->installEventFilter(this);
}

void SettingsForm::addField(QWidget *field)
{
    auto *label = new QLabel(field->parentWidget());
    theme::standBesideField(*label);
    label->setBuddy(field);
    addRow(label, field);
    label->stackUnder(field); // keeps the reading order of a screen reader
}

void SettingsForm::setName(QWidget *field, const QString &name)
{
    static_cast<QLabel *>(labelForField(field))->setText(name);
    field->setAccessibleName(QString(name).remove(u'&'));
}

bool SettingsForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) {
        wrapWhereNarrow();
    }
    return QFormLayout::eventFilter(watched, event);
}

void SettingsForm::wrapWhereNarrow()
{
    constexpr int narrow = 44 * theme::gridUnit;
    const bool wraps = m_page->width() < narrow * theme::textScale(m_page->font());
    setRowWrapPolicy(wraps ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    const int room = m_page->width() - 4 * theme::gridUnit; // the width between the margins of the page
    for (int row = 0; row < rowCount(); ++row) {
        const QLayoutItem *item = itemAt(row, QFormLayout::LabelRole);
        if (auto *label = qobject_cast<QLabel *>(item ? item->widget() : nullptr)) {
            label->setWordWrap(wraps && label->fontMetrics().horizontalAdvance(label->text()) > room);
        }
    }
}

QPushButton *pageButton(QWidget *page)
{
    auto *button = new QPushButton(page);
    button->setAutoDefault(false);
    return button;
}

} // namespace wayout::settings
