// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFormLayout>

class QPushButton;

namespace wayout::settings {

/// Lays out the fields of a page, each with its name beside it. When large fonts leave no room for two columns, each
/// name is above its field, on two lines if it is too long.
class SettingsForm final : public QFormLayout
{
    Q_OBJECT

public:
    /// `page` has the width that is available.
    explicit SettingsForm(QWidget *page);

    /// Adds a field, whose name is set by setName().
    void addField(QWidget *field);
    /// Sets the name of the field, also for screen readers; the character after an & is the mnemonic.
    void setName(QWidget *field, const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void wrapWhereNarrow();

    QWidget *m_page;
};

/// Returns a button for a page; Enter in a field does not press it.
QPushButton *pageButton(QWidget *page);

} // namespace wayout::settings
